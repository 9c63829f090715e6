"""A web server for one test, on the loopback address: files of the repository and of the test itself."""

import posixpath
import re
from collections.abc import Callable, Mapping
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from urllib.parse import unquote, urlsplit

#: A strict content security policy; anything else that the element needs would be reported as a violation.
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

#: The name of the preamble script, if any.
PREAMBLE = "preamble.harness.js"

#: The content of a file: text, bytes, or a function that returns them (and may wait, to simulate a slow picture).
Content = str | bytes | Callable[[], str | bytes]
#: A source of files: a folder, or a mapping from paths to contents.
Layer = Path | Mapping[str, Content]


class Site:
    """Serves layers until closed; the first layer that has a file wins.

    `preamble` is the source of a script that every HTML page runs first, for an engine that can't be observed from
    outside.
    """

    def __init__(self, *layers: Layer, policy: str = STRICT_POLICY, preamble: str | None = None):
        for layer in layers:
            if isinstance(layer, Path) and not layer.is_dir():
                raise FileNotFoundError(f"there is no folder {layer} to serve")
        self.layers = layers
        self.policy = policy
        self.preamble = preamble
        #: The requested paths, in order.
        self.requests: list[str] = []
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self._server.daemon_threads = True
        # A request that never ends must not block the end of the test.
        self._server.block_on_close = False
        self._thread = Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
        self._thread.start()

    def url(self, path: str = "") -> str:
        """Returns the address of a file."""
        return f"http://127.0.0.1:{self._server.server_port}/{path}"

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def content(self, path: str) -> bytes | None:
        """Returns the content of a file, or None."""
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
                    # The page did not wait for it.
                    self.close_connection = True

            def log_message(self, *_):
                """Logs nothing: a failing test reports enough."""

        return Handler
