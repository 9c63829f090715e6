"""Opens pages with a carousel, and reads their visible state."""

from pathlib import Path

BUILT = Path(__file__).parents[2] / "build" / "web"

STYLE = """
body { margin: 0; background: #eee; font: 16px sans-serif }
swift-carousel { height: 400px; margin-top: 50px }
.card { width: 200px; height: 200px; background: #48c; color: #fff }
"""

PAGE = """<!doctype html>
<html lang="en"{html}><meta charset="utf-8"><title>Test</title>
<link rel="stylesheet" href="page.css">
<script type="module" src="swift-carousel.js"></script>
<body>{body}
"""


#: For pages that count frames: each is a sixtieth of a second after the one before, however late it comes on a busy machine.
STEADY = """
const { requestAnimationFrame: next } = window
let now = performance.now(), last
performance.now = () => now
window.requestAnimationFrame = act => next.call(window, time => {
  if (time !== last) [last, now] = [time, now + 1000 / 60]
  act(now)
})
"""


#: For pages whose later parts of the module are of another build than the first one.
OTHER_BUILD = """
const { instantiate } = WebAssembly
WebAssembly.instantiate = async (bytes, imports) =>
  instantiate(bytes, imports.math ? imports : Object.fromEntries(Object.values(imports).map((part, at) => ['other' + at, part])))
"""


def cards(count: int, content: str = "") -> str:
    return "".join(f'<div class="card" id="card{n}">{content or n}</div>' for n in range(count))


def carousel(items: str | int = 10, **attributes) -> str:
    """Returns a carousel's HTML; underscores in names become hyphens."""
    words = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in attributes.items())
    return f"<swift-carousel{words}>{cards(items) if isinstance(items, int) else items}</swift-carousel>"


def show(page, serve, body: str, *, html: str = "", style: str = "", ready: bool = True, **files):
    """Opens a page with this body, and waits until its first carousel is ready."""
    layers = {"index.html": PAGE.format(body=body, html=html), "page.css": STYLE + style, **files}
    site = serve(layers, BUILT)
    page.open(site.url())
    if ready:
        started(page)
        if " controls=" in body or " indicator=" in body:
            wait(page, "c.shadowRoot.querySelector('.controls')?.checkVisibility()")
        if "autoscroll" not in body:
            rest(page)
    return site


def started(page):
    """Waits until the first carousel no longer waits for its engine."""
    page.wait_for("(c => c.shadowRoot && !c.shadowRoot.querySelector('.waiting'))(document.querySelector('swift-carousel'))")


def evaluate(page, expression: str, argument=None):
    """Evaluates an expression about the first carousel, `c`."""
    return page.evaluate(f"(a) => {{ const c = document.querySelector('swift-carousel'); return {expression} }}", argument)


def wait(page, expression: str, argument=None):
    """Waits for a condition of the first carousel, `c`."""
    return page.wait_for(f"(a) => {{ const c = document.querySelector('swift-carousel'); return {expression} }}", argument)


def rest(page):
    """Waits until nothing moves and the layout is up to date."""
    wait(page, "!c.isDragging && !c.isDecelerating && !c.isScrolling")
    # Items may still turn or move.
    page.evaluate(
        """async () => {
          const frame = () => new Promise(done => requestAnimationFrame(done))
          const items = () => [...document.querySelector('swift-carousel').shadowRoot?.querySelectorAll('.item') ?? []]
          const look = () => items().map(item => item.style.cssText).join()
          for (let before = '', now = look(); before !== now; before = now, now = look()) {
            await frame()
            await frame()
          }
        }"""
    )


def frames(page, count: int):
    """Waits for some frames, in which a carousel that can move does so."""
    page.evaluate("async count => { while (count--) await new Promise(done => requestAnimationFrame(done)) }", count)


#: A carousel whose autoplay shows that time passes for another one.
OTHER = carousel(5, autoplay="0.15", id="other")


def others_advance(page, count: int = 3):
    """Waits until `OTHER` has advanced several times."""
    page.evaluate(
        """async count => {
          const other = document.querySelector('#other')
          while (count--) await new Promise(done => other.addEventListener('currentindexchange', done, { once: true }))
        }""",
        count,
    )


def flick(page, *points) -> None:
    """Flicks until the carousel decelerates. On a busy machine, late moves can turn the first try into a slow drag."""
    for _ in range(8):
        evaluate(
            page,
            """(c.currentIndex = 0, window.flicked = false,
               c.addEventListener('carouseldragend', event => flicked = event.detail.willDecelerate, { once: true }))""",
        )
        page.drag(*points, seconds=0.1)
        if page.evaluate("flicked"):
            return
        rest(page)
    raise AssertionError("the machine is too slow for a flick")


def current(page) -> int:
    return evaluate(page, "c.currentIndex")


def offset(page) -> float:
    return evaluate(page, "c.scrollOffset")


def listen(page, *names: str, selector: str = "swift-carousel"):
    """Records events of the first carousel as [name, detail]."""
    page.evaluate(
        """([selector, names]) => {
          window.heard = []
          for (const name of names) document.querySelector(selector).addEventListener(name, event => heard.push([name, event.detail]))
        }""",
        [selector, list(names)],
    )


def heard(page) -> list:
    return page.evaluate("heard")
