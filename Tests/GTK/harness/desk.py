"""A virtual desktop: a screen, a session bus, and no window manager."""

import os
import subprocess


def _announced(command, words={}, **options):
    """Starts a program that writes a line to a pipe when it is ready, and returns it with that line."""
    read, write = os.pipe()
    try:
        process = subprocess.Popen(
            [part.format(pipe=write, **words) for part in command], pass_fds=[write], stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, **options)
    finally:
        os.close(write)
    with os.fdopen(read) as pipe:
        line = pipe.readline().strip()
    if not line:
        raise RuntimeError(f"{command[0]} ended at once, with status {process.wait()}")
    return process, line


class Desk:
    def __init__(self):
        self._screen, number = _announced(
            ["Xvfb", "-displayfd", "{pipe}", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"])
        #: The environment of programs on this desktop.
        self.environment = {
            **os.environ,
            "DISPLAY": f":{number}",
            "GDK_BACKEND": "x11",
            "GSETTINGS_BACKEND": "memory",
            "LANG": "C.UTF-8",
            "NO_AT_BRIDGE": "0",
        }
        for name in ("WAYLAND_DISPLAY", "GTK_THEME", "GSK_RENDERER", "GDK_SCALE", "DBUS_SESSION_BUS_ADDRESS"):
            self.environment.pop(name, None)
        self._bus, address = _announced(
            # An abstract socket is also found from the folder with a newer system.
            ["dbus-daemon", "--session", "--address=unix:abstract=/carousel/{pid}-{number}", "--nofork", "--nopidfile",
             "--print-address={pipe}"], {"pid": os.getpid(), "number": number}, env=self.environment)
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = address

    def close(self):
        for process in (self._bus, self._screen):
            process.terminate()
            process.wait()
