"""Touch input: GDK's broadway server with this client in place of a browser, which draws nothing and sends touches. GTK
handles them like any others.
"""

import os
import socket
import struct
import subprocess
import tempfile
import threading
import time
from pathlib import Path

#: The server's messages, by number: the size of the rest, in bytes; messages of variable size are parsed separately.
SIZES = {0: 3, 1: 0, 2: 10, 3: 2, 4: 2, 5: 2, 6: 2, 7: 2, 9: 4, 12: 2, 14: 4, 16: 6}
GRAB, UNGRAB, NEW, SHOW, MOVE_RESIZE, UPLOAD, NODES, ROUNDTRIP = 0, 1, 2, 3, 8, 13, 15, 16
#: The client's messages.
ENTER, TOUCH, GRABBED, UNGRABBED, CONFIGURED, SCREEN, FOCUS, ANSWER = 0, 5, 9, 10, 11, 12, 13, 14
BEGIN, UPDATE, END = 0, 1, 2


class TouchScreen:
    def __init__(self, size=(1600, 1200)):
        self._folder = tempfile.TemporaryDirectory(prefix="touch")
        folder = Path(self._folder.name)
        #: The environment of programs on this screen.
        self.environment = {"GDK_BACKEND": "broadway", "BROADWAY_DISPLAY": ":1", "XDG_RUNTIME_DIR": str(folder)}
        self._server = subprocess.Popen(
            ["gtk4-broadwayd", "--unixsocket", str(folder / "web"), ":1"], stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, env={**os.environ, **self.environment})
        self._socket = socket.socket(socket.AF_UNIX)
        self._connect(folder / "web")
        self._size = size
        self._sending = threading.Lock()
        self._serial = 0
        self._surfaces = {}
        self._shown = []
        self._is_known = False
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    def _connect(self, path):
        end = time.monotonic() + 20
        while True:
            try:
                self._socket.connect(str(path))
                break
            except OSError:
                if time.monotonic() > end:
                    raise
                time.sleep(0.02)
        self._socket.sendall(
            b"GET /socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nOrigin: http://localhost\r\n"
            b"Sec-WebSocket-Protocol: broadway\r\nSec-WebSocket-Version: 13\r\n"
            b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n")
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += self._receive(1)
        assert b" 101 " in answer, answer

    # MARK: Messages

    def _receive(self, count):
        data = b""
        while len(data) < count:
            part = self._socket.recv(count - len(data))
            if not part:
                raise EOFError
            data += part
        return data

    def _listen(self):
        try:
            while True:
                head = self._receive(2)
                length = head[1] & 127
                if length == 126:
                    length = struct.unpack(">H", self._receive(2))[0]
                elif length == 127:
                    length = struct.unpack(">Q", self._receive(8))[0]
                message = self._receive(length)
                if not self._is_known:
                    self._is_known = True
                    self._say(SCREEN, *self._size, 1)
                self._hear(message)
        except (EOFError, OSError):
            pass

    def _say(self, event, *values):
        data = struct.pack(f">{3 + len(values)}i", event, self._serial, 0, *map(round, values))
        head = struct.pack(">BB", 0x82, 0x80 | len(data)) + bytes(4)
        with self._sending:
            self._socket.sendall(head + data)

    def _hear(self, message):
        place = 0
        while place < len(message):
            command, self._serial = struct.unpack_from("<BI", message, place)
            place += 5
            if command == MOVE_RESIZE:
                place = self._move(message, place)
            elif command == UPLOAD:
                place += 8 + struct.unpack_from("<I", message, place + 4)[0]
            elif command == NODES:
                place += 6 + 4 * struct.unpack_from("<I", message, place + 2)[0]
            else:
                self._obey(command, message, place)
                place += SIZES[command]

    def _move(self, message, place):
        surface, has = struct.unpack_from("<HB", message, place)
        place += 3
        area = self._surfaces[surface]
        if has & 1:
            area[:2] = struct.unpack_from("<hh", message, place)
            place += 4
        if has & 2:
            area[2:] = struct.unpack_from("<HH", message, place)
            place += 4
        self._say(CONFIGURED, surface, *area)
        return place

    def _obey(self, command, message, place):
        if command == ROUNDTRIP:
            self._say(ANSWER, *struct.unpack_from("<HI", message, place))
        elif command == NEW:
            surface, *area = struct.unpack_from("<HhhHH", message, place)
            self._surfaces[surface] = area
            self._say(CONFIGURED, surface, *area)
        elif command == SHOW:
            surface = struct.unpack_from("<H", message, place)[0]
            self._shown.append(surface)
            self._say(FOCUS, surface, 0)
        elif command == GRAB:
            self._say(GRABBED)
        elif command == UNGRAB:
            self._say(UNGRABBED)

    # MARK: Touches

    def touch(self, what, point, finger=1):
        """Begins, moves or ends a touch, at a point of the newest window."""
        surface = self._shown[-1]
        x, y = point
        left, top = self._surfaces[surface][:2]
        self._say(TOUCH, what, surface, finger, finger == 1, x + left, y + top, x, y, 0)

    def tap(self, point):
        self.touch(BEGIN, point)
        self.touch(END, point)

    def drag(self, start, end, seconds=0.2, steps=10, rest=0):
        """Presses, moves, rests and lifts a finger."""
        self.touch(BEGIN, start)
        for step in range(1, steps + 1):
            time.sleep(seconds / steps)
            point = [a + (b - a) * step / steps for a, b in zip(start, end)]
            self.touch(UPDATE, point)
        time.sleep(rest)
        self.touch(END, end)

    def close(self):
        self._server.terminate()
        self._server.wait()
        self._socket.close()
        self._listener.join()
        self._folder.cleanup()
