"""Storms of calls: random calls, moves between documents and shadow roots, listeners that throw and change everything.

`./carousel fuzz` runs many more of them, for CAROUSEL_FUZZ_MINUTES from CAROUSEL_FUZZ_SEED on.
"""

import os
import time
from pathlib import Path

import pytest
from element_page import BUILT, PAGE, STYLE

STORM = Path(__file__).parent / "pages" / "storm"
MINUTES = float(os.environ.get("CAROUSEL_FUZZ_MINUTES", 0))
SEED = int(os.environ.get("CAROUSEL_FUZZ_SEED", 1)) % 10**9
STEPS = 150

#: The storms change elements in other documents.
POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; frame-src 'self'"


def begin(page, serve):
    site = serve({"index.html": PAGE.format(body='<script src="storm.js"></script><swift-carousel></swift-carousel>', html=""), "page.css": STYLE}, STORM, BUILT, policy=POLICY)
    page.open(site.url())
    page.wait_for("window.storm && document.querySelector('swift-carousel')?.numberOfItems === 0")


def test_a_page_works_after_any_calls(page, serve):
    begin(page, serve)
    for seed in range(1, 13):
        assert page.evaluate("(a) => storm(a, 150)", seed) is None, f"seed {seed}"


@pytest.mark.skipif(not MINUTES, reason="only ./carousel fuzz runs it")
def test_of_the_fuzzer(page, serve):
    begin(page, serve)
    seed, end, faults = SEED, time.monotonic() + MINUTES * 60, []
    while time.monotonic() < end:
        if fault := page.evaluate("(a) => storm(a, 150)", seed):
            # Each length plays the beginning of the same storm.
            good, bad = 0, STEPS
            while bad - good > 1:
                middle = (good + bad) // 2
                if page.evaluate("(a) => storm(...a)", [seed, middle]):
                    bad = middle
                else:
                    good = middle
            faults.append(f"storm({seed}, {bad}): {fault}")
            begin(page, serve)
        seed += 1
    print(f"element: {(seed - SEED) * STEPS} operations, up to seed {seed - 1}, {len(faults)} faults")
    assert faults == []
