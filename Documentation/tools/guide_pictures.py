#!/usr/bin/env python3
"""Makes the pictures at the top of the guides from pages of the built gallery, in the light theme and at rest.

    build/python/bin/python Documentation/tools/guide_pictures.py [--out FOLDER]
"""

import argparse
import base64
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests" / "Web"))

from harness.chromium import Chromium  # noqa: E402
from harness.site import Site  # noqa: E402

WIDTH, HEIGHT = 960, 480
#: Every reader of a guide loads its picture.
LIMIT = 60_000
#: The page of each picture.
PAGES = {
    "web": "made-product.html",
    "sizes": "alone-three.html",
    "motion": "alone-motion.html",
    "decorations": "alone-reflections.html",
    "item-styles": "alone-moving.html",
    "accessibility": "alone-right-to-left.html",
    "designer": "designer/index.html",
    "gallery": "index.html",
}
READY = """
(() => {
  const carousels = [...document.querySelectorAll('swift-carousel')]
  return carousels.length > 0 && document.readyState === 'complete'
    && carousels.every(carousel => carousel.numberOfItems > 0 && !carousel.matches(':state(waiting)') && !carousel.isScrolling)
    && [...document.images].every(image => image.loading === 'lazy' || image.complete)
})()
"""
DRAWN = """
Promise.all([document.fonts.ready, ...[...document.images].map(image => image.loading === 'lazy' || image.decode().catch(() => {}))])
  .then(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => done())))))
"""


def take(folder: Path) -> None:
    site = Site(ROOT / "build" / "site")
    browser = Chromium()
    try:
        page = browser.new_page()
        page.emulate(dark=False, reduced_motion=True)
        page.resize(WIDTH, HEIGHT)
        folder.mkdir(parents=True, exist_ok=True)
        for name, address in PAGES.items():
            page.open(site.url(address))
            page.wait_for(READY)
            page.evaluate(DRAWN)
            picture = smallest(page)
            if len(picture) > LIMIT:
                sys.exit(f"{name} has more than {LIMIT:,} bytes")
            (folder / f"{name}.webp").write_bytes(picture)
            print(f"{folder / name}.webp: {len(picture):,} bytes")
    finally:
        browser.close()
        site.close()


def smallest(page) -> bytes:
    """Returns a WebP file of the page in the best quality that is small enough, or in the least one."""
    for quality in (85, 75, 65, 55):
        shot = page.devtools.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
        picture = base64.b64decode(shot["data"])
        if len(picture) <= LIMIT:
            break
    return picture


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=ROOT / "Documentation" / "Pictures" / "guides")
    take(parser.parse_args().out.resolve())
