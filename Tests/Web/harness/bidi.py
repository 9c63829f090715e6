"""A small client of WebDriver BiDi, Firefox's protocol over a web socket."""

import json
from collections.abc import Callable

import websocket


class BidiError(Exception):
    """The browser refused a command."""


class Bidi:
    """Sends commands one at a time; events that arrive meanwhile go to `on_event(method, params)`."""

    def __init__(self, address: str, on_event: Callable[[str, dict], None], timeout: float = 60):
        # Firefox refuses connections from web pages, which have an Origin header.
        self._socket = websocket.create_connection(address, suppress_origin=True, timeout=timeout)
        self._on_event = on_event
        self._number = 0

    def send(self, method: str, **params) -> dict:
        """Sends a command and returns its result."""
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while True:
            message = json.loads(self._socket.recv())
            if message["type"] == "event":
                self._on_event(message["method"], message["params"])
            elif message.get("id") == self._number:
                if message["type"] == "error":
                    raise BidiError(f"{method}: {message['error']}, {message['message']}")
                return message["result"]

    def close(self) -> None:
        self._socket.close()
