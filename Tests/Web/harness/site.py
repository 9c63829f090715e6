"""A web server for one test: files of the repository and files written in the test itself, on the loopback address."""

import posixpath
import re
from collections.abc import Callable, Mapping
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from urllib.parse import unquote, urlsplit

#: The policy of a careful site; whatever the element needs beyond it would show up as a violation.
STRICT_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' blob: data:; connect-src 'self'"
)

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".jpeg": "image/jpeg",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".ts": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webp": "image/webp",
}

#: The name of the script that pages load first, where there is one.
PREAMBLE = "preamble.harness.js"

#: What a file is: text, bytes, or a function that makes them when asked (it may wait, to be a late picture).
Content = str | bytes | Callable[[], str | bytes]
#: Where files come from: a folder, or a mapping of paths to contents.
Layer = Path | Mapping[str, Content]


class Site:
    """Serves layers, the first that has the file wins, until closed.

    `preamble` is a script's source that every HTML page loads before anything of its own, for an engine that cannot be
    watched from outside.
    """

    def __init__(self, *layers: Layer, policy: str = STRICT_POLICY, preamble: str | None = None):
        for layer in layers:
            if isinstance(layer, Path) and not layer.is_dir():
                raise FileNotFoundError(f"there is no folder {layer} to serve")
        self.layers = layers
        self.policy = policy
        self.preamble = preamble
        #: The paths that were asked for, in order.
        self.requests: list[str] = []
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self._server.daemon_threads = True
        # A request that is held back for good must not hold the test back.
        self._server.block_on_close = False
        self._thread = Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
        self._thread.start()

    def url(self, path: str = "") -> str:
        """The address of a file of this site."""
        return f"http://127.0.0.1:{self._server.server_port}/{path}"

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def content(self, path: str) -> bytes | None:
        """The bytes of a file, or nothing where no layer has it."""
        path = posixpath.normpath("/" + path).lstrip("/") or "index.html"
        for layer in self.layers:
            if isinstance(layer, Path):
                file = (layer / path).resolve()
                if file.is_dir():
                    file /= "index.html"
                if file.is_file() and file.is_relative_to(layer.resolve()):
                    return file.read_bytes()
            elif path in layer:
                found = layer[path]
                found = found() if callable(found) else found
                return found.encode() if isinstance(found, str) else found
        if self.preamble and path == PREAMBLE:
            return self.preamble.encode()
        return b"" if path == "favicon.ico" else None

    def _with_preamble(self, page: bytes) -> bytes:
        script = f'<script src="/{PREAMBLE}"></script>'.encode()
        start = re.match(rb"\s*(<!doctype[^>]*>)?\s*(<html[^>]*>)?\s*(<head[^>]*>)?", page, re.IGNORECASE).end()
        return page[:start] + script + page[start:]

    def _handler(site):
        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                path = unquote(urlsplit(self.path).path)
                site.requests.append(path)
                body = site.content(path)
                extension = posixpath.splitext(path)[1].lower() or ".html"
                kind = TYPES.get(extension, "application/octet-stream")
                if body is not None and site.preamble and kind == TYPES[".html"]:
                    body = site._with_preamble(body)
                try:
                    self.send_response(200 if body is not None else 404)
                    self.send_header("Content-Type", kind)
                    self.send_header("Content-Length", str(len(body or b"")))
                    self.send_header("Content-Security-Policy", site.policy)
                    self.send_header("X-Content-Type-Options", "nosniff")
                    self.send_header("Cache-Control", "no-store")
                    self.end_headers()
                    self.wfile.write(body or b"")
                except (BrokenPipeError, ConnectionResetError):
                    # The page did not wait for it, which is its right.
                    self.close_connection = True

            def log_message(self, *_):
                """Says nothing: the test that fails says enough."""

        return Handler
