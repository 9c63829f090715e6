"""Opens the gallery in a browser, and reads its visible state."""

import json
import re
import struct
import sys
import zlib
from pathlib import Path

from harness import ROOT
from harness.geometry import Box

sys.path.insert(0, str(ROOT / "Web"))

import standalone  # noqa: E402

GALLERY = ROOT / "Web" / "gallery"
#: The built parts: the element and the artwork.
BUILT = ROOT / "build" / "site"
#: The content security policy of the gallery's server.
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' blob: data:; "
    "connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
)
WIDE, NARROW = (1440, 900), (360, 740)
#: The stage's first carousel.
CAROUSEL = "document.querySelector('#show swift-carousel')"

#: The examples by their names in addresses, without the designer, which is a page of its own.
DATA = json.loads((ROOT / "Gallery" / "examples.json").read_text())
EXAMPLES = [
    example["id"] for group in DATA["groups"] for example in group["examples"] if example["id"] != "designer"
]

#: The page that each of them has of its own.
PAGES = {example["id"]: standalone.page(example) for example in standalone.examples()}

#: The whole pages, which are in no other gallery, by their names in addresses.
MADE = sorted(file.stem for file in (GALLERY / "made").glob("*.html"))


def open_gallery(page, serve, hash: str = "", *, size=WIDE, files: dict | None = None, ready: bool = True):
    """Opens the gallery at an address and waits for its items; `files` take precedence over the gallery's."""
    site = serve(files or {}, GALLERY, BUILT, policy=POLICY)
    page.resize(*size)
    page.open(site.url(hash))
    if ready:
        rest(page)
    return site


def rest(page):
    """Waits until the stage shows an example and nothing on it moves but by autoscroll, which never ends."""
    page.wait_for(
        """(() => {
          const parts = [...document.getElementById('show').children]
          const all = [...document.querySelectorAll('#show swift-carousel')]
          return all.length && document.getElementById('code').textContent
            && parts.every(part => !part.getAnimations().length)
            && all.every(c =>
              !c.isDragging && !c.isDecelerating && !c.isScrolling && (c.autoscroll || !c.shadowRoot.getAnimations().length))
        })()"""
    )
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))")


def shown_items(page) -> list[Box]:
    """Returns the boxes of the visible items of the stage's first carousel."""
    boxes = page.evaluate(
        """[...document.querySelector('#show swift-carousel').shadowRoot.querySelectorAll('[part~=item]')]
          .filter(item => item.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          .map(item => item.getBoundingClientRect()).map(r => [r.x, r.y, r.width, r.height])"""
    )
    return [Box(*box) for box in boxes]


def middle_item(page) -> Box:
    """Returns the box of the current item of the stage's first carousel."""
    return Box(*stage(page, "(r => [r.x, r.y, r.width, r.height])(c.currentElement.getBoundingClientRect())"))


def stage(page, expression: str):
    """Evaluates an expression about the stage's first carousel, `c`."""
    return page.evaluate(f"(() => {{ const c = {CAROUSEL}; return {expression} }})()")


def wait_for_stage(page, expression: str):
    """Waits for a condition of the stage's first carousel, `c`."""
    return page.wait_for(f"(() => {{ const c = {CAROUSEL}; return {expression} }})()")


def centre_of(page, selector: str):
    """Returns the point at which to click an element."""
    return page.box(selector).centre


def click(page, selector: str):
    """Clicks an element when it is visible and nothing that it is in, such as a sheet, is still moving in."""
    page.wait_for(
        """selector => {
          const element = document.querySelector(selector)
          const isComing = ({ playState, effect }) =>
            playState === 'running' && effect.getComputedTiming().endTime < Infinity
          if (!element?.checkVisibility()) return false
          for (let part = element; part; part = part.parentElement) {
            if (part.getAnimations().some(isComing)) return false
          }
          element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
          return true
        }""",
        selector,
    )
    page.click(*centre_of(page, selector))


def png(width: int, height: int, colour=(200, 80, 40)) -> bytes:
    """Returns a picture of a single colour."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = (b"\0" + bytes(colour) * width) * height
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
        + chunk(b"IDAT", zlib.compress(rows))
        + chunk(b"IEND", b"")
    )


def sorted_tags(code: str) -> str:
    """Returns a page with the attributes of its carousels in the order of their names."""
    tag = r'<swift-carousel((?:\s+[\w-]+(?:="[^"]*")?)*)\s*>'
    given = r'[\w-]+(?:="[^"]*")?'
    return re.sub(tag, lambda found: f"<swift-carousel {' '.join(sorted(re.findall(given, found[1])))}>", code)


def source(path: str) -> str:
    return Path(GALLERY / path).read_text()


#: The sliders whose number is not that of their text, which a screen reader may speak instead.
WRONG_SLIDERS = """[...document.querySelectorAll('input[type=range][aria-valuetext]')].flatMap(slider => {
  const text = slider.getAttribute('aria-valuetext').replace('−', '-')
  const number = parseFloat(text)
  return Number.isNaN(number) || Math.abs(number - slider.valueAsNumber) <= Number(slider.step) ? [] : [`${slider.valueAsNumber}: ${text}`]
})"""
