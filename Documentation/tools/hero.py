#!/usr/bin/env python3
"""Makes the moving picture at the top of the README from the built gallery: its stage in several styles, in the dark theme.

    build/python/bin/python Documentation/tools/hero.py [--out FILE]

Each frame is a picture of the carousel at a given offset, so the result does not depend on how fast the machine is.
"""

import argparse
import base64
import math
import struct
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests" / "Web"))

from harness.chromium import Chromium  # noqa: E402
from harness.site import Site  # noqa: E402

WIDTH, HEIGHT = 840, 420
#: Every reader of the README loads the picture.
LIMIT = 1_800_000
STYLES = ("cover-flow", "rotary", "wheel", "cylinder")
#: The items between which each style moves.
FIRST, LAST = 6, 9
#: The number of frames of a motion, how long each is shown, and how long the last one is, in milliseconds.
FRAMES, SHORT, LONG = 24, 50, 600
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

SETTLED = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => done()))))"


def offsets():
    """Yields the offset of each frame: an easing in and out, by a cosine."""
    for frame in range(FRAMES):
        share = (1 - math.cos(math.pi * frame / (FRAMES - 1))) / 2
        yield FIRST + (LAST - FIRST) * share


def frames(page, quality: int):
    """Yields each frame, as a WebP file, with its duration."""
    for style in STYLES:
        page.evaluate(f"void (location.hash = '#covers/{style}?at={FIRST}')")
        page.wait_for(f"document.querySelector('#show swift-carousel').itemStyle === '{style}'")
        for number, offset in enumerate(offsets()):
            page.evaluate(f"void (document.querySelector('#show swift-carousel').scrollOffset = {offset})")
            page.wait_for(READY)
            page.evaluate("Promise.all([...document.querySelectorAll('#show img')].map(image => image.decode().catch(() => {})))")
            page.evaluate(SETTLED)
            shot = page.devtools.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
            yield base64.b64decode(shot["data"]), LONG if number == FRAMES - 1 else SHORT


def chunks(data: bytes):
    """Yields the name and content of each chunk of a WebP file."""
    at = 12
    while at < len(data):
        name, size = data[at : at + 4], struct.unpack_from("<I", data, at + 4)[0]
        yield name, data[at + 8 : at + 8 + size]
        at += 8 + size + size % 2


def chunk(name: bytes, content: bytes) -> bytes:
    return name + struct.pack("<I", len(content)) + content + b"\0" * (len(content) % 2)


def three(number: int) -> bytes:
    """Returns a number in three bytes."""
    return struct.pack("<I", number)[:3]


def animated(pictures) -> bytes:
    """Returns a WebP file that plays frames endlessly, as in https://developers.google.com/speed/webp/docs/riff_container."""
    size = three(WIDTH - 1) + three(HEIGHT - 1)
    parts = [chunk(b"VP8X", bytes([2, 0, 0, 0]) + size), chunk(b"ANIM", bytes(4) + struct.pack("<H", 0))]
    for picture, milliseconds in pictures:
        image = next(content for name, content in chunks(picture) if name == b"VP8 ")
        # At the top left, over the frame before, which is not blended with it.
        parts.append(chunk(b"ANMF", bytes(6) + size + three(milliseconds) + bytes([2]) + chunk(b"VP8 ", image)))
    body = b"WEBP" + b"".join(parts)
    return b"RIFF" + struct.pack("<I", len(body)) + body


def take(out: Path) -> None:
    site = Site(ROOT / "build" / "site")
    browser = Chromium()
    try:
        page = browser.new_page()
        page.emulate(dark=True, reduced_motion=True)
        page.devtools.send(
            "Emulation.setDeviceMetricsOverride", {"width": WIDTH, "height": HEIGHT, "deviceScaleFactor": 1, "mobile": False})
        page.open(site.url(f"#covers/{STYLES[0]}?at={FIRST}"))
        page.evaluate(
            f"""(() => {{
              const sheet = new CSSStyleSheet()
              sheet.replaceSync(`{STAGE}`)
              document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
            }})()"""
        )
        page.wait_for(READY)
        for quality in (70, 60, 50, 40):
            picture = animated(frames(page, quality))
            if len(picture) <= LIMIT:
                break
        else:
            sys.exit(f"the picture has more than {LIMIT:,} bytes")
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_bytes(picture)
        print(f"{out}: {len(picture):,} bytes")
    finally:
        browser.close()
        site.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=ROOT / "Documentation" / "Pictures" / "gallery.webp")
    take(parser.parse_args().out.resolve())
