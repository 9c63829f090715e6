#!/usr/bin/env python3
"""Prints where the time of a page's start goes, for pages with 1, 12 and 60 items, until the first frame with placed items: on a processor
slowed four times, with the module preloaded. The phases are processor time of the main thread, in milliseconds. The trace itself takes
time, too: start.py measures without it.

    ./carousel web && build/python/bin/python Benchmarks/web/phases.py
"""

import statistics

import start

COUNTS = (1, 12, 60)
ROUNDS = 7
#: The parts of the main thread's work by the beginnings of the names of the browser's events; what is within another event counts
#: only there. Looking up lines parses again, which counts as the look-up.
PHASES = {
    "parse and compile the script": ("V8.Compile", "v8.compile", "V8.Parse", "V8.PreParse"),
    # Only while a program such as this one is attached: users do not wait for it.
    "look up lines for this measurement": ("V8.CollectSourcePositions",),
    "compile the module": ("wasm.",),
    "run the script, and the module": ("v8.", "FunctionCall", "RunMicrotasks", "FireAnimationFrame", "EvaluateScript", "TimerFire"),
    "style": ("UpdateLayoutTree",),
    "layout": ("Layout",),
    "paint": ("PrePaint", "Paint", "Layerize", "Commit"),
}
LOOK_UP = "look up lines for this measurement"
#: What the page loads.
FILES = (".js", ".wasm", ".css")
#: Parts of these, with all that is within them.
INSIDE = {"of all: the script's first run": "v8.evaluateModule", "of all: make an element": "v8.callAsConstructor"}
CATEGORIES = ["devtools.timeline", "v8", "v8.wasm", "disabled-by-default-v8.compile", "disabled-by-default-v8.wasm.detailed"]


def traced(browser, server) -> list[dict]:
    """Returns the events of a start until the first frame with placed items."""
    events, ended = [], []
    context = browser.new_context(viewport={"width": 1000, "height": 500})
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    devtools.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    devtools.on("Tracing.tracingComplete", lambda _: ended.append(True))
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": start.SLOWDOWN})
    devtools.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": {"includedCategories": CATEGORIES}})
    page.goto(f"http://127.0.0.1:{server.server_port}/0.html", wait_until="commit")
    server.times.get(timeout=start.PATIENCE)
    devtools.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(10)
    context.close()
    placed = next(event["ts"] for event in requests(events) if event["args"]["data"]["url"].endswith("/placed"))
    return [event for event in events if event["ts"] <= placed]


def requests(events: list[dict]) -> list[dict]:
    return [event for event in events if event["name"] == "ResourceSendRequest"]


def main_thread(events: list[dict]) -> list[dict]:
    """Returns the events of the thread that runs the script, with durations, in order: those around others first."""
    timed = [event for event in events if event.get("ph") == "X" and "tdur" in event]
    script = next(event for event in timed if event["name"] == "v8.evaluateModule")
    mine = [event for event in timed if (event["pid"], event["tid"]) == (script["pid"], script["tid"])]
    return sorted(mine, key=lambda event: (event["ts"], -event["dur"]))


def phase_of(name: str) -> str | None:
    return next((phase for phase, names in PHASES.items() if name.startswith(names)), None)


def phases(events: list[dict]) -> dict[str, float]:
    """Returns the milliseconds of each phase."""
    result = dict.fromkeys([*PHASES, *INSIDE], 0.0)
    around = []
    for event in main_thread(events):
        while around and around[-1]["ts"] + around[-1]["dur"] <= event["ts"]:
            around.pop()
        phase, duration = phase_of(event["name"]), event["tdur"] / 1000
        outer = around[-1]["phase"] if around else None
        phase = outer if outer == LOOK_UP else phase or outer
        if phase:
            result[phase] += duration
        if outer:
            result[outer] -= duration
        for part, name in INSIDE.items():
            if event["name"] == name:
                result[part] += duration
        around.append({**event, "phase": phase})
    return result


def start_phases(events: list[dict]) -> dict[str, float]:
    """Returns the times from the request of the page, and those of each phase, in milliseconds."""
    begin = min(event["ts"] for event in requests(events))
    files = [event["args"]["data"]["requestId"] for event in requests(events) if event["args"]["data"]["url"].endswith(FILES)]
    received = [event["ts"] for event in events if event["name"] == "ResourceFinish" and event["args"]["data"]["requestId"] in files]
    placed = max(event["ts"] for event in requests(events))
    times = {"all files are there, after": (max(received) - begin) / 1000, "first placement, after": (placed - begin) / 1000}
    return {**times, **phases(events)}


def measure(browser, count: int) -> dict[str, float]:
    server = start.Server({"element": start.element(start.items(count), start.PRELOAD)})
    rounds = [start_phases(traced(browser, server)) for _ in range(ROUNDS)]
    server.shutdown()
    return {name: statistics.median(times[name] for times in rounds) for name in rounds[0]}


def main():
    with start.chromium() as browser:
        results = [measure(browser, count) for count in COUNTS]
    print(f"{'ms, with this many items':<34}" + "".join(f"{count:>8}" for count in COUNTS))
    for name in results[0]:
        print(f"{name:<34}" + "".join(f"{result[name]:>8.0f}" for result in results))


if __name__ == "__main__":
    main()
