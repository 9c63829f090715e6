#!/usr/bin/env python3
"""Makes the picture at the top of the README from the built gallery: its initial stage, in the dark theme.

    build/python/bin/python Documentation/tools/hero.py [--out FILE] [--address '#covers/cover-flow']
"""

import argparse
import base64
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests" / "Web"))

from harness.chromium import Chromium  # noqa: E402
from harness.site import Site  # noqa: E402

#: Wide enough for a row of covers; displayed at half the size, it is also sharp on high-resolution screens.
SIZE = {"width": 1120, "height": 560}
SCALE = 1.6
#: The maximum size of the picture, in bytes, because every reader of the README loads it.
LIMIT = 250_000

READY = """
(() => {
  const carousel = document.querySelector('#show swift-carousel')
  return carousel && !carousel.isScrolling && !carousel.isDragging
    && [...carousel.querySelectorAll('img')].every(picture => !picture.src || picture.complete)
})()
"""

#: The stage alone, edge to edge.
STAGE = """
header, nav, aside, .foot, .caption, .strip, .dock, body::before { display: none !important }
.stage { position: fixed !important; inset: 0 !important }
"""


def take(address: str, out: Path) -> None:
    site = Site(ROOT / "build" / "site")
    browser = Chromium()
    try:
        page = browser.new_page()
        page.emulate(dark=True, reduced_motion=True)
        metrics = {**SIZE, "deviceScaleFactor": SCALE, "mobile": False}
        page.devtools.send("Emulation.setDeviceMetricsOverride", metrics)
        page.open(site.url(address))
        page.evaluate(
            f"""(() => {{
              const sheet = new CSSStyleSheet()
              sheet.replaceSync(`{STAGE}`)
              document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
            }})()"""
        )
        page.wait_for(READY)
        page.evaluate("Promise.all([...document.querySelectorAll('#show img')].map(i => i.decode().catch(() => {})))")
        page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))")
        picture = screenshot(page)
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_bytes(picture)
        print(f"{out}: {len(picture):,} bytes")
    finally:
        browser.close()
        site.close()


def screenshot(page) -> bytes:
    """Returns the JPEG of the highest quality that is small enough."""
    for quality in range(92, 40, -4):
        shot = page.devtools.send("Page.captureScreenshot", {"format": "jpeg", "quality": quality})
        picture = base64.b64decode(shot["data"])
        if len(picture) <= LIMIT:
            return picture
    sys.exit(f"the picture has more than {LIMIT:,} bytes")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=ROOT / "Documentation" / "Pictures" / "gallery.jpg")
    parser.add_argument("--address", default="#covers/cover-flow?at=8")
    arguments = parser.parse_args()
    take(arguments.address, arguments.out.resolve())
