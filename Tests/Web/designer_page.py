"""Opens the designer in a browser, and reads its visible state."""

import json

from gallery_page import BUILT, GALLERY, NARROW, POLICY, WIDE
from harness import ROOT
from harness.page import until

WEB = ROOT / "build" / "web"
CAROUSEL = "document.querySelector('#show > swift-carousel')"

#: The initial design.
FRESH = {"version": 1, "style": {"name": "cover-flow"}, "decorations": [{"name": "reflection"}]}
ROTARY = {"version": 1, "style": {"name": "rotary"}}


def open_designer(page, serve, state: dict | str | None = None, *, size=WIDE):
    """Opens the designer with a state, `{document, items}`, or with the text of a hash."""
    site = serve(GALLERY, BUILT, policy=POLICY)
    page.resize(*size)
    page.open(site.url("designer/index.html" + (state if isinstance(state, str) else "")))
    ready(page)
    if isinstance(state, dict):
        show(page, state)
    return site


def ready(page):
    page.wait_for("document.documentElement?.dataset.ready === ''", timeout=30)
    rest(page)


def rest(page):
    """Waits until all that the carousel shows has been loaded, nothing moves but by autoscroll, and the address is up to date."""
    page.wait_for(
        f"""(() => {{
          const c = {CAROUSEL}
          return document.getElementById('stage').ariaBusy !== 'true' && c.numberOfItems >= 0 && !c.isScrolling && !c.isDecelerating && !c.isDragging
            && (c.autoscroll || !c.shadowRoot.getAnimations().length)
            && (!(c.controls || c.indicator) || c.shadowRoot.querySelector('.controls'))
        }})()""",
    )
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))")


def show(page, state: dict):
    """Opens a state in the designer through its address."""
    # The address follows the last change with a delay; until then, the same one again would change nothing.
    wait_for_document(page, document_of(page))
    hash = page.evaluate("async (state) => (await import('./link.js')).hashOf(state)", {"items": 24, **state})
    page.evaluate("(hash) => void (location.hash = hash || '#')", hash)
    wait_for_document(page, state["document"])
    wanted = page.evaluate(
        "async (document) => (await import('./model.js')).model.differences(document)", state["document"]
    )
    # The address is read with a delay.
    until(lambda: document_of(page) == wanted)
    rest(page)


def document_of(page) -> dict:
    """Returns the document that the designer would save."""
    return json.loads(code(page, "json"))


def code(page, language: str) -> str:
    """Returns the code in a language, as the panel shows it."""
    before = page.evaluate("document.querySelector('[role=tab][aria-selected=true]').id")
    page.evaluate("document.getElementById('tab-code').click()")
    page.evaluate(f"document.querySelector('input[name=language][value={language}]').click()")
    text = page.evaluate("document.querySelector('.code-text-block').textContent")
    page.evaluate(f"document.getElementById('{before}').click()")
    return text


def wait_for_document(page, document: dict):
    """Waits until the designer has a document, ignoring default values."""
    page.wait_for(
        """async (wanted) => {
          const { stateOf } = await import('./link.js')
          const { model } = await import('./model.js')
          const { document } = await stateOf(location.hash) ?? model.beginning
          return JSON.stringify(model.differences(document)) === JSON.stringify(model.differences(wanted))
        }""",
        document,
    )


def tab(page, name: str):
    page.evaluate(f"document.getElementById('tab-{name}').click()")


def field(name: str, part: str = "") -> str:
    return f"[role=tabpanel]:not([hidden]) [data-field='{name}'] {part}".strip()


def stage(page, expression: str):
    return page.evaluate(f"(() => {{ const c = {CAROUSEL}; return {expression} }})()")


def wait_for_path(page, share: float):
    """Waits until the current item is on the path's line, at a share of its length."""
    page.wait_for(
        f"""(share) => {{
          const line = document.querySelector('.path-line')
          const {{ x, y }} = line.getPointAtLength(line.getTotalLength() * share)
          const box = line.ownerSVGElement.getBoundingClientRect()
          const item = {CAROUSEL}.currentElement.getBoundingClientRect()
          return Math.hypot(item.x + item.width / 2 - box.x - x, item.y + item.height / 2 - box.y - y) < 3
        }}""",
        share,
    )


def pictures(page, selector: str = "swift-carousel") -> list:
    """Returns the matrices and opacities of a carousel's visible items, by index."""
    return page.evaluate(
        """(selector) => {
          const carousel = document.querySelector(selector)
          const items = [...carousel.shadowRoot.querySelectorAll('[part~=item]')]
            .filter(item => item.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          return items.map(item => {
            const { transform, opacity, zIndex } = getComputedStyle(item)
            const matrix = new DOMMatrix(transform)
            const shown = item.querySelector('slot')?.assignedElements()[0]
            return [carousel.indexOf(shown), Number(opacity), ...matrix.toFloat64Array()]
          }).sort((a, b) => a[0] - b[0] || a[14] - b[14])
        }""",
        selector,
    )


def finish(page, selector: str = "swift-carousel") -> list:
    """Returns the decorations of each visible item, by index: painting properties and visibility."""
    return page.evaluate(
        """(selector) => {
          const carousel = document.querySelector(selector)
          const items = [...carousel.shadowRoot.querySelectorAll('[part~=item]')]
            .filter(item => item.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          return items.map(item => {
            const shown = [...item.querySelectorAll('slot')].flatMap(slot => slot.assignedElements())[0]
            const layers = [...item.querySelectorAll('.decor, .decor *'), shown].map(layer => {
              const { filter, webkitBoxReflect: reflection, visibility } = getComputedStyle(layer)
              return [filter, reflection, visibility]
            })
            return [carousel.indexOf(shown), layers.filter(([filter, reflection]) => filter !== 'none' || reflection !== 'none')]
          }).sort((a, b) => a[0] - b[0])
        }""",
        selector,
    )


def controls(page, selector: str = "swift-carousel") -> list:
    """Returns the parts that the carousel itself draws, relative to its corner."""
    return page.evaluate(
        """(selector) => {
          const carousel = document.querySelector(selector)
          const { x, y } = carousel.getBoundingClientRect()
          return [...carousel.shadowRoot.querySelectorAll('.controls [part]')].filter(part => part.checkVisibility())
            .map(part => {
              const box = part.getBoundingClientRect()
              return [part.getAttribute('part'), box.x - x, box.y - y, box.width, box.height]
            })
        }""",
        selector,
    )
