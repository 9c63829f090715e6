#!/usr/bin/env python3
"""Compares the web element with a hand-written cover flow, from ten items to a million.

    ./carousel bench             after ./carousel web, whose build it measures, and ./carousel test browsers, for its tools
    Benchmarks/web/run.py --check

It prints a table and writes build/bench/web.json. With --check it fails if a frame of the element costs the main thread
more than 1.25 times as much as the floor, a start with a million items more than 1.5 times as much as one with ten, or a frame
with a million items of different lengths more than 1.1 times as much as with items of one length, and a jump more than 1.5 times.
"""

import argparse
import importlib.util
import json
import os
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
BUILT = ROOT / "build" / "web"
PYTHON = ROOT / "build" / "python"
RESULT = ROOT / "build" / "bench" / "web.json"

COUNTS = [10, 100, 1_000, 10_000, 100_000, 1_000_000]

#: The number of items with reflections.
DECORATED = 1_000

#: The maximum cost of a frame, relative to the floor.
FRAME_LIMIT = 1.25

#: The maximum cost of a start with the most items, relative to the fewest.
START_LIMIT = 1.5

#: The item in a million to which it jumps.
JUMP = 700_000

#: The maximum costs with items of different lengths, relative to items of one length. After a jump all are placed twice: as
#: if they had their old lengths, and as measured.
MEASURED_LIMITS = {"frame": 1.1, "jump": 1.5}

#: How often a slow result is measured again; the best one counts, because other load on the machine varies.
TRIES = 3


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="fail if it exceeds the limits")
    parser.add_argument("--items", type=int, nargs="+", default=COUNTS, help="numbers of items, ascending")
    parser.add_argument("--frames", type=int, default=60, help="frames in a round")
    parser.add_argument("--rounds", type=int, default=40, help="rounds at each number of items")
    options = parser.parse_args()
    if not (BUILT / "swift-carousel.js").is_file():
        raise SystemExit("web: there is no build/web; ./carousel web makes it")

    result = measure(options)
    print(table(result), flush=True)
    found = complaints(result)
    RESULT.parent.mkdir(parents=True, exist_ok=True)
    RESULT.write_text(json.dumps(result, indent=1) + "\n")
    for complaint in found:
        print(f"web: {complaint}", file=sys.stderr)
    return 1 if options.check and found else 0


def measure(options) -> dict:
    from browser import Browser
    from harness.site import Site
    from measure import Bench

    site = Site(HERE / "pages", BUILT, ROOT / "Web", ROOT / "build" / "catalogue")
    browser = Browser()
    try:
        bench = Bench(browser, site, options.frames, options.rounds)
        return {
            "browser": browser.version,
            "frames": {count: best(lambda: bench.frames(count), frame_ratio, FRAME_LIMIT) for count in options.items},
            "decorated": best(lambda: bench.frames(DECORATED, "#reflection"), frame_ratio, FRAME_LIMIT),
            "measured": best(lambda: bench.measured(COUNTS[-1], JUMP), measured_ratio, 1),
            "starts": best(lambda: bench.starts(options.items), start_ratio, START_LIMIT),
            "engine": bench.engine(),
        }
    finally:
        browser.close()
        site.close()


def best(measurement, ratio, limit: float) -> dict:
    """Returns the first result within a limit, or the one nearest to it."""
    results = []
    while len(results) < TRIES:
        results.append(measurement())
        if ratio(results[-1]) <= limit:
            break
    return min(results, key=ratio)


def frame_ratio(frame: dict) -> float:
    return frame["ratio"]


def measured_ratio(measured: dict) -> float:
    """Returns the cost that is nearest to its limit, or farthest beyond it, as a share of that."""
    return max(part["ratio"] / MEASURED_LIMITS[name] for name, part in measured.items())


def start_ratio(starts: dict) -> float:
    costs = list(starts["contender"]["start"].values())
    return costs[-1] / costs[0]


def complaints(result: dict) -> list[str]:
    found = [
        f"with {count:,} items a frame costs {frame['ratio']:.2f} times that of the floor; {FRAME_LIMIT} is allowed"
        for count, frame in result["frames"].items()
        if frame["ratio"] > FRAME_LIMIT
    ]
    if result["decorated"]["ratio"] > FRAME_LIMIT:
        found.append(
            f"with reflections a frame costs {result['decorated']['ratio']:.2f} times that of the floor; "
            f"{FRAME_LIMIT} is allowed"
        )
    found += [
        f"with items of different lengths a {name} costs {part['ratio']:.2f} times that with one length; {MEASURED_LIMITS[name]} is allowed"
        for name, part in result["measured"].items()
        if part["ratio"] > MEASURED_LIMITS[name]
    ]
    if start_ratio(result["starts"]) > START_LIMIT:
        counts = list(result["frames"])
        found.append(
            f"a start with {counts[-1]:,} items costs {start_ratio(result['starts']):.2f} times one with {counts[0]:,}"
        )
    return found


def table(result: dict) -> str:
    """Formats the results: main-thread CPU, medians, milliseconds."""
    floor, ours = (result["starts"][side] for side in ("floor", "contender"))
    lines = [
        f"\nThe element (E) and a cover flow by hand (F), 1000×500, items 200×200, Chromium {result['browser']}",
        "main-thread CPU in milliseconds, medians; ratios are medians of neighbouring runs",
        f"\n{'':>9} {'':>7} {'each frame':^23} {'E: script style layout other':^30} {'start':^13} {'heap, MB':^20} "
        f"{'bytes per frame':^15}",
        f"{'items':>9} {'visible':>7} {'F':>7} {'E':>7} {'ratio':>7} {'':>30} {'F':>6} {'E':>6} {'F':>5} {'E':>6} {'wasm':>7} "
        f"{'F':>7} {'E':>7}",
    ]
    for count, frame in result["frames"].items():
        a, b = frame["floor"], frame["contender"]
        parts = " ".join(f"{b[name]:6.3f}" for name in ("script", "style", "layout", "other"))
        lines.append(
            f"{count:>9,} {frame['visible']:>7} {a['all']:7.3f} {b['all']:7.3f} {frame['ratio']:7.2f} {parts:>30} "
            f"{floor['start'][count]:6.1f} {ours['start'][count]:6.1f} {a['heap']['js']:5.1f} {b['heap']['js']:6.1f} "
            f"{b['heap']['wasm']:7.1f} {a['allocated']:7.0f} {b['allocated']:7.0f}"
        )
    a, b = (result["decorated"][side] for side in ("floor", "contender"))
    lines.append(
        f"\nWith reflections, of {DECORATED:,} items: F {a['all']:.3f}, E {b['all']:.3f} a frame, "
        f"ratio {result['decorated']['ratio']:.2f}."
    )
    frame, jump = (result["measured"][name] for name in ("frame", "jump"))
    lines.append(
        f"\nA million items, all of one length / each of its own: {frame['uniform']['all']:.3f} / {frame['measured']['all']:.3f} a "
        f"frame, ratio {frame['ratio']:.2f}; {jump['uniform']['all']:.2f} / {jump['measured']['all']:.2f} a jump, ratio {jump['ratio']:.2f}."
    )
    lines.append(
        f"\nThe page until it can start: F {floor['load']:.1f}, E {ours['load']:.1f}. The engine's step alone, of a "
        f"million items: {result['engine']:.4f} per frame.\nA start with the most items costs {start_ratio(result['starts']):.2f} "
        "times one with the fewest."
    )
    return "\n".join(lines)


if __name__ == "__main__":
    if (PYTHON / "bin" / "python").exists() and Path(sys.prefix) != PYTHON:
        os.execv(PYTHON / "bin" / "python", [str(PYTHON / "bin" / "python"), __file__, *sys.argv[1:]])
    if not importlib.util.find_spec("playwright"):
        raise SystemExit("web: Playwright is missing; ./carousel test browsers installs it")
    sys.path.insert(0, str(ROOT / "Tests" / "Web"))
    sys.exit(main())
