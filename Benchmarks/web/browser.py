"""Chromium for the benchmark: frames as fast as possible, and their cost for the main thread."""

import os
import shutil

from harness.chromium import COMMANDS
from playwright.sync_api import sync_playwright

#: A frame begins when the last one is done, not when a screen would be ready.
FLAGS = ("--no-sandbox", "--disable-frame-rate-limit", "--disable-gpu-vsync")

#: A page's own metrics, in seconds of the main thread, which exclude other processes, unlike wall clock time.
METRICS = {
    "all": "ThreadTime",
    "script": "ScriptDuration",
    "style": "RecalcStyleDuration",
    "layout": "LayoutDuration",
    "other": "TaskOtherDuration",
}


class Browser:
    """One process, with one process per page, whose size is that of the carousel."""

    def __init__(self):
        found = os.environ.get("CAROUSEL_CHROMIUM") or next(filter(None, map(shutil.which, COMMANDS)), None)
        if not found:
            raise SystemExit("web: Chromium is not installed: none of " + ", ".join(COMMANDS) + " is on the path")
        self._playwright = sync_playwright().start()
        self._browser = self._playwright.chromium.launch(executable_path=found, args=FLAGS)
        self.version = self._browser.version

    def open(self, url: str) -> "BenchPage":
        return BenchPage(self._browser.new_context(viewport={"width": 1000, "height": 500}), url)

    def close(self) -> None:
        self._browser.close()
        self._playwright.stop()


class BenchPage:
    """A page with `bench`, from pages/driver.js or pages/engine.js."""

    def __init__(self, context, url: str):
        self._context = context
        page = context.new_page()
        self._errors: list[str] = []
        page.on("pageerror", lambda error: self._errors.append(str(error)))
        self._devtools = context.new_cdp_session(page)
        # Otherwise its durations are wall clock time.
        self._devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
        before = self._metrics()
        page.goto(url, wait_until="load")
        self.run("bench.ready?.()")
        #: The cost of loading the page and its scripts.
        self.load = self._since(before)["all"]

    def close(self) -> None:
        self._context.close()

    def run(self, expression: str):
        answer = self._devtools.send(
            "Runtime.evaluate", {"expression": expression, "awaitPromise": True, "returnByValue": True}
        )
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            self._errors.append(details.get("exception", {}).get("description") or details["text"])
        if self._errors:
            raise SystemExit("web: the page had errors:\n" + "\n".join(dict.fromkeys(self._errors)))
        return answer["result"].get("value")

    def cost(self, expression: str) -> dict[str, float]:
        """Returns the cost of an expression for the main thread, in milliseconds."""
        before = self._metrics()
        self.run(expression)
        return self._since(before)

    def heap(self) -> dict[str, float]:
        """Returns the memory in use after garbage collection, in megabytes."""
        self._devtools.send("HeapProfiler.collectGarbage")
        wasm = self.run("bench.memory?.buffer.byteLength ?? 0")
        return {"js": self._metrics()["JSHeapUsedSize"] / 1e6, "wasm": wasm / 1e6}

    def allocated(self, expression: str) -> float:
        """Returns the bytes of JavaScript memory that an expression allocates, by sampling."""
        options = {"includeObjectsCollectedByMajorGC": True, "includeObjectsCollectedByMinorGC": True}
        self._devtools.send("HeapProfiler.startSampling", {"samplingInterval": 256, **options})
        self.run(expression)
        profile = self._devtools.send("HeapProfiler.stopSampling")["profile"]
        return sum(sample["size"] for sample in profile["samples"])

    def _metrics(self) -> dict[str, float]:
        return {metric["name"]: metric["value"] for metric in self._devtools.send("Performance.getMetrics")["metrics"]}

    def _since(self, before: dict[str, float]) -> dict[str, float]:
        now = self._metrics()
        return {name: (now[metric] - before[metric]) * 1000 for name, metric in METRICS.items()}
