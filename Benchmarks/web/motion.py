#!/usr/bin/env python3
"""Measures a motion as people see it: a scroll over 20 items of 60 in three seconds, in a carousel and in the same cover flow by hand; and
again while the page is busy for 600 ms in the middle of it.

    ./carousel web && build/python/bin/python Benchmarks/web/motion.py --check
    build/python/bin/python Benchmarks/web/motion.py --page http://127.0.0.1:8000/other.html

Another page has the object `bench` as in pages/live.js. With --check it fails if the main thread works more than LIMIT times as long for the
carousel as for the floor, or if less than FRAMES_LIMIT of the frames are drawn while the page is busy.
"""

import argparse
import json
import os
import shutil
import statistics
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT / "Tests" / "Web"))

from harness.chromium import COMMANDS  # noqa: E402
from harness.site import Site  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402

RESULT = ROOT / "build" / "bench" / "motion.json"
ITEMS, DISTANCE, SECONDS, BUSY = 60, 20, 3, 0.6
ROUNDS = 5
LIMIT = 0.5
FRAMES_LIMIT = 0.95
#: The frames of a screen in a second.
RATE = 60
#: What the browser notes about the marks of a page, and about what it draws.
CATEGORIES = ["blink.user_timing", "devtools.timeline.frame", "disabled-by-default-devtools.timeline.frame"]


class Page:
    """A page with `bench` in a browser of its own, so that its processes are known."""

    def __init__(self, playwright, url: str):
        found = os.environ.get("CAROUSEL_CHROMIUM") or next(filter(None, map(shutil.which, COMMANDS)), None)
        self._browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        self._page = self._browser.new_page(viewport={"width": 1000, "height": 500})
        self._devtools = self._page.context.new_cdp_session(self._page)
        self._system = self._browser.new_browser_cdp_session()
        self._devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
        self._page.goto(url)
        self._page.evaluate("bench.ready()")
        self._page.evaluate(f"bench.start({ITEMS})")

    def close(self):
        self._browser.close()

    def scroll(self, distance: int) -> dict[str, float]:
        """Returns the seconds of its main thread, and of its whole process, in a scroll."""
        before = self._main_thread(), self._renderer()
        self._page.evaluate(f"bench.scroll({distance}, {SECONDS})")
        after = self._main_thread(), self._renderer()
        return {"main thread": after[0] - before[0], "renderer": after[1] - before[1]}

    def frames_while_busy(self, distance: int) -> float:
        """Returns the share of the screen's frames that are drawn while the page is busy."""
        self._browser.start_tracing(page=self._page, categories=CATEGORIES)
        self._page.evaluate(f"bench.scrollWhileBusy({distance}, {SECONDS}, {BUSY})")
        events = json.loads(self._browser.stop_tracing())["traceEvents"]
        begin, end = (next(event["ts"] for event in events if event["name"] == name) for name in ("busy", "free"))
        drawn = sum(event["name"] == "DrawFrame" and begin < event["ts"] < end for event in events)
        return min(1, drawn / (RATE * (end - begin) / 1e6))

    def _main_thread(self) -> float:
        metrics = self._devtools.send("Performance.getMetrics")["metrics"]
        return next(metric["value"] for metric in metrics if metric["name"] == "ThreadTime")

    def _renderer(self) -> float:
        info = self._system.send("SystemInfo.getProcessInfo")["processInfo"]
        return max(process["cpuTime"] for process in info if process["type"] == "renderer")


def measure(playwright, url: str) -> dict[str, float]:
    page = Page(playwright, url)
    try:
        results = [{**page.scroll(DISTANCE), "frames": page.frames_while_busy(-DISTANCE)} for _ in range(ROUNDS)]
        return {name: statistics.median(result[name] for result in results) for name in results[0]}
    finally:
        page.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="fail if it exceeds the limits")
    parser.add_argument("--page", action="append", default=[], help="the address of another page")
    options = parser.parse_args()
    site = Site(HERE / "pages", ROOT / "build" / "web")
    pages = {"by hand": site.url("live-floor.html"), "carousel": site.url("live-contender.html"), **{url: url for url in options.page}}
    with sync_playwright() as playwright:
        results = {name: measure(playwright, url) for name, url in pages.items()}
    site.close()
    RESULT.parent.mkdir(parents=True, exist_ok=True)
    RESULT.write_text(json.dumps(results, indent=1) + "\n")
    print(f"{f'a scroll over {DISTANCE} items in {SECONDS} s':<30} {'main thread':>12} {'renderer':>10}   frames while busy for {BUSY} s")
    for name, result in results.items():
        print(f"{name:<30} {result['main thread']:>10.3f} s {result['renderer']:>8.3f} s {result['frames']:>8.0%}")
    ratio = results["carousel"]["main thread"] / results["by hand"]["main thread"]
    print(f"The carousel's main thread works {ratio:.2f} times as long as that of the one by hand.")
    found = []
    if ratio > LIMIT:
        found.append(f"the main thread works {ratio:.2f} times as long as by hand; {LIMIT} is allowed")
    if results["carousel"]["frames"] < FRAMES_LIMIT:
        found.append(f"while the page is busy {results['carousel']['frames']:.0%} of the frames are drawn; {FRAMES_LIMIT:.0%} is the least")
    for text in found:
        print(f"motion: {text}", file=sys.stderr)
    return 1 if options.check and found else 0


if __name__ == "__main__":
    sys.exit(main())
