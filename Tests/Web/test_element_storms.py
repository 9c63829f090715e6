"""Storms of calls: random calls, moves between documents and shadow roots, listeners that throw and change everything.

`./carousel fuzz` runs many more of them, for CAROUSEL_FUZZ_MINUTES from CAROUSEL_FUZZ_SEED on. A storm with a fault is
shortened to the steps that it needs, and written into build/fuzz. In pages/storm/storms, it is a test.
"""

import json
import os
import time
from pathlib import Path

import pytest
from element_page import BUILT, PAGE, STYLE, started

STORM = Path(__file__).parent / "pages" / "storm"
FAULTS = Path(__file__).parents[2] / "build" / "fuzz"
MINUTES = float(os.environ.get("CAROUSEL_FUZZ_MINUTES", 0))
SEED = int(os.environ.get("CAROUSEL_FUZZ_SEED", 1)) % 10**9
STEPS = list(range(150))

#: The storms change elements in other documents.
POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; frame-src 'self'; connect-src 'self'"


def begin(page, serve):
    site = serve({"index.html": PAGE.format(body='<script src="storm.js"></script><swift-carousel></swift-carousel>', html=""), "page.css": STYLE}, STORM, BUILT, policy=POLICY)
    page.open(site.url())
    page.wait_for("window.storm && document.querySelector('swift-carousel')?.numberOfItems === 0")
    started(page)


def fault(page, seed: int, steps: list[int]) -> str | None:
    return page.evaluate("(a) => storm(...a)", [seed, steps])


def minimized(steps: list[int], fails) -> list[int]:
    """Returns the steps without those that their fault does not need, by halving (ddmin, after Zeller 1999)."""
    size = max(1, len(steps) // 2)
    while True:
        start, before = 0, len(steps)
        while start < len(steps):
            shorter = steps[:start] + steps[start + size :]
            if fails(shorter):
                steps = shorter
            else:
                start += size
        if size == 1 and len(steps) == before:
            return steps
        size = max(1, size // 2)


def test_a_page_works_after_any_calls(page, serve):
    begin(page, serve)
    for seed in range(1, 13 if os.environ.get("CAROUSEL_TESTS") == "all" else 5):
        assert fault(page, seed, STEPS) is None, f"seed {seed}"


def test_storms_that_have_failed_once_pass_now(page, serve):
    begin(page, serve)
    files = sorted((STORM / "storms").glob("*.json"))
    assert files
    for file in files:
        storm = json.loads(file.read_text())
        assert fault(page, storm["seed"], storm["steps"]) is None, file.name


def test_storms_are_minimised_to_the_steps_that_a_fault_needs():
    assert minimized(STEPS, lambda steps: 40 in steps and 122 in steps) == [40, 122]


@pytest.mark.skipif(not MINUTES, reason="only ./carousel fuzz runs it")
def test_of_the_fuzzer(page, serve):
    begin(page, serve)
    seed, end, faults = SEED, time.monotonic() + MINUTES * 60, []
    while time.monotonic() < end:
        if said := fault(page, seed, STEPS):

            def fails(steps):
                begin(page, serve)
                return fault(page, seed, steps) is not None

            # A page that a fault has damaged is not used again; some faults also need more than the steps.
            steps = minimized(STEPS, fails) if fails(STEPS) else STEPS
            FAULTS.mkdir(parents=True, exist_ok=True)
            (FAULTS / f"storm-{seed}.json").write_text(json.dumps({"seed": seed, "steps": steps, "fault": said}, indent=2) + "\n")
            faults.append(f"storm({seed}, {steps}): {said}")
            begin(page, serve)
        seed += 1
    print(f"element: {(seed - SEED) * len(STEPS)} operations, up to seed {seed - 1}, {len(faults)} faults")
    assert faults == []
