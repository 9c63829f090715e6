#!/usr/bin/env python3
"""Measures how long a page needs from its navigation to the first frame with placed items, beside a slider by hand with the same
items: with a processor slowed four times, without and with a slow network (1.6 Mbit/s, 150 ms). Files are compressed by Brotli.

    ./carousel web && build/python/bin/python Benchmarks/web/start.py --check

With --check it fails if the element takes more than LIMIT times as long as the slider with the slowed processor alone, or more than SLOW_LIMIT
milliseconds with both.
"""

import json
import os
import shutil
import statistics
import subprocess
import sys
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from urllib.parse import urlsplit

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT / "Tests" / "Web"))

from harness.site import TYPES  # noqa: E402

BUILT = ROOT / "build" / "web"
RESULT = ROOT / "build" / "bench" / "start.json"
LIMIT = 1.3
SLOW_LIMIT = 900
ROUNDS = 15
SLOWDOWN = 4
#: How long a page may take, in seconds.
PATIENCE = 60
#: In bytes per second, and milliseconds.
NETWORK = {"offline": False, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8, "latency": 150}

STYLE = """<style>
body { margin: 0 } .carousel { display: block; width: 1000px; height: 320px; overflow: hidden }
.carousel > * { width: 200px; height: 240px; background: #48c }
</style>"""


def items(count: int) -> str:
    return "".join(f"<article>{number}</article>" for number in range(count))


ITEMS = items(12)
#: Sends the time of the first frame in which the items are placed. Whoever asked the page for it would add scripts of its own meanwhile.
NOTE = """<script>
(function look() {
  const carousel = document.querySelector('.carousel')
  if (carousel && (carousel.numberOfVisibleItems > 0 || 'placed' in carousel.dataset)) {
    navigator.sendBeacon('placed', performance.now())
  } else requestAnimationFrame(look)
})()
</script>"""
SHEET = '<link rel="stylesheet" href="swift-carousel.css">'
PRELOAD = """<link rel="modulepreload" href="swift-carousel.js">
<link rel="preload" href="swift-carousel.wasm" as="fetch" type="application/wasm" crossorigin>"""


def element(items: str, head: str = "", script: str = "swift-carousel.js") -> str:
    """Returns the body of a page with the element."""
    carousel = f'<swift-carousel class="carousel" item-style="cover-flow">{items}</swift-carousel>'
    return f'{SHEET}{head}<script type="module" src="{script}"></script>{STYLE}{NOTE}{carousel}'


#: The bodies of the pages. The first is the floor.
PAGES = {
    "slider by hand": f'<script type="module" src="start.js"></script>{STYLE}{NOTE}<div class="carousel">{ITEMS}</div>',
    "element": element(ITEMS, PRELOAD),
    "element, without preload": element(ITEMS),
    "element in one file": element(ITEMS, script="swift-carousel.inline.js"),
}


class Server(ThreadingHTTPServer):
    """Serves the pages by their numbers, and files, compressed in advance."""

    daemon_threads = True

    def __init__(self, pages=PAGES):
        names = ["swift-carousel.js", "swift-carousel.inline.js", "swift-carousel.wasm", "swift-carousel.css"]
        files = {f"/{name}": (BUILT / name).read_bytes() for name in names}
        files["/start.js"] = (HERE / "pages" / "start.js").read_bytes()
        for number, body in enumerate(pages.values()):
            files[f"/{number}.html"] = f'<!doctype html><meta charset="utf-8"><title>Start</title>{body}'.encode()
        self.files = {path: compressed(content) for path, content in files.items()}
        self.times = SimpleQueue()
        super().__init__(("127.0.0.1", 0), Handler)
        Thread(target=self.serve_forever, daemon=True).start()


def compressed(content: bytes) -> bytes:
    return subprocess.run(["brotli", "--best", "--stdout", "-"], input=content, stdout=subprocess.PIPE, check=True).stdout


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        path = urlsplit(self.path).path
        body = self.server.files.get(path)
        self.send_response(404 if body is None else 200)
        self.send_header("Content-Type", TYPES.get(Path(path).suffix, "application/octet-stream"))
        if body is not None:
            self.send_header("Content-Encoding", "br")
        self.send_header("Content-Length", str(len(body or b"")))
        self.end_headers()
        self.wfile.write(body or b"")

    def do_POST(self):
        self.server.times.put(float(self.rfile.read(int(self.headers["Content-Length"]))))
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_):
        """Logs nothing."""


def start_time(browser, server: Server, number: int, network: bool) -> float:
    """Returns the time of one page, in milliseconds, with nothing cached."""
    context = browser.new_context(viewport={"width": 1000, "height": 500})
    try:
        page = context.new_page()
        devtools = context.new_cdp_session(page)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
        if network:
            devtools.send("Network.enable")
            devtools.send("Network.emulateNetworkConditions", NETWORK)
        page.goto(f"http://127.0.0.1:{server.server_port}/{number}.html", wait_until="commit")
        return server.times.get(timeout=PATIENCE)
    finally:
        context.close()


@contextmanager
def chromium():
    from harness.chromium import COMMANDS
    from playwright.sync_api import sync_playwright

    found = os.environ.get("CAROUSEL_CHROMIUM") or next(filter(None, map(shutil.which, COMMANDS)), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield browser
        browser.close()


def measure() -> dict[str, dict[str, float]]:
    server = Server()
    times = {page: {False: [], True: []} for page in PAGES}
    with chromium() as browser:
        for _ in range(ROUNDS):
            for network in (False, True):
                for number, page in enumerate(PAGES):
                    times[page][network].append(start_time(browser, server, number, network))
    server.shutdown()
    return {
        page: {"processor": statistics.median(of[False]), "processor and network": statistics.median(of[True])}
        for page, of in times.items()
    }


def main() -> int:
    result = measure()
    RESULT.parent.mkdir(parents=True, exist_ok=True)
    RESULT.write_text(json.dumps(result, indent=1) + "\n")
    print(f"{'to the first placed frame, ms':<32} {'slow processor':>16} {'and network':>16}")
    for page, times in result.items():
        print(f"{page:<32} {times['processor']:>16.0f} {times['processor and network']:>16.0f}")
    floor, element = result["slider by hand"], result["element"]
    found = []
    if element["processor"] > LIMIT * floor["processor"]:
        found.append(f"it takes {element['processor'] / floor['processor']:.2f} times as long as a slider; the limit is {LIMIT}")
    if element["processor and network"] > SLOW_LIMIT:
        found.append(f"it takes {element['processor and network']:.0f} ms with a slow network; the limit is {SLOW_LIMIT}")
    for complaint in found:
        print(f"start: {complaint}", file=sys.stderr)
    return 1 if found and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
