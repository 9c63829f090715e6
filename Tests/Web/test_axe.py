"""All pages of the gallery, and all styles alone, checked by axe: at three sizes, in both themes, with reduced motion, and in forced
colours. `CAROUSEL_AXE=all` checks every combination of these everywhere. Without it, each page is checked with one of three, and the first of them with all three."""

import itertools
import json
import os
from pathlib import Path

import axe_playwright_python
import pytest
import designer_page
import element_page
import gallery_page
from gallery_page import BUILT, EXAMPLES, GALLERY, MADE, NARROW, POLICY, WIDE
from harness import ROOT

AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
STYLES = [style["name"] for style in json.loads((ROOT / "build/catalogue/catalogue.json").read_text())["styles"]]
#: The size, dark theme, reduced motion, and forced colours.
LOOKS = list(itertools.product((WIDE, (1024, 768), NARROW), (False, True), (False, True), (False, True)))
#: Each choice is among them.
FEW = [(WIDE, False, False, False), (NARROW, True, True, False), ((1024, 768), False, False, True)]
#: Inert items may be faded: the contrast of what cannot be used is its author's choice.
FIND = """async () => {
  const isInert = part => !!part && (part.inert || isInert(part.assignedSlot ?? part.parentNode ?? part.host))
  const { violations } = await axe.run({ resultTypes: ['violations'], elementRef: true })
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ element }) => id !== 'color-contrast' || !isInert(element))
      .map(({ html, failureSummary }) => `${id}: ${html}: ${failureSummary}`))
}"""


def check(page, what, rest, looks=None):
    """Returns what axe finds, as sentences."""
    if not page.evaluate("!!window.axe"):
        # The page's policy refuses other scripts.
        page.devtools.send("Runtime.evaluate", {"expression": AXE + ";0"})
    found = []
    for look in LOOKS if os.environ.get("CAROUSEL_AXE") == "all" else looks or FEW:
        size, dark, reduced_motion, forced_colors = look
        page.emulate(dark=dark, reduced_motion=reduced_motion, forced_colors=forced_colors)
        page.resize(*size)
        rest(page)
        # The colours of a theme may come by a transition.
        page.wait_for("document.getAnimations().every(animation => !(animation instanceof CSSTransition))")
        page.evaluate(f"void (window.found = null, ({FIND})().then(all => window.found = all))")
        found += [f"{what} {look}: {finding}" for finding in page.wait_for("window.found", timeout=120)]
    return found


@pytest.mark.complete
def test_axe_finds_nothing_on_the_pages_of_the_gallery(page, serve):
    found = []
    gallery_page.open_gallery(page, serve, f"#{EXAMPLES[0]}")
    for number, example in enumerate(EXAMPLES):
        page.evaluate(f"void (location.hash = '#{example}')")
        page.wait_for(f"document.querySelector('#examples [aria-current]')?.hash.split(/[?/]/)[0] === '#{example}'")
        found += check(page, example, gallery_page.rest, number and [FEW[number % 3]])
    assert not found, "\n".join(found)


@pytest.mark.complete
@pytest.mark.parametrize("name", MADE)
def test_axe_finds_nothing_in_what_is_made_with_it(page, serve, name):
    def rest(page):
        page.wait_for(
            """[...document.querySelectorAll('swift-carousel')].every(c => c.numberOfItems >= 3 && !c.matches(':state(waiting)'))
              && [...document.images].every(image => image.complete)"""
        )

    page.open(serve(GALLERY, BUILT, policy=POLICY).url(f"made-{name}.html"))
    rest(page)
    found = check(page, name, rest)
    assert not found, "\n".join(found)


@pytest.mark.complete
def test_axe_finds_nothing_in_the_designer(page, serve):
    found = []
    designer_page.open_designer(page, serve)
    for number, name in enumerate(("style", "view", "motion", "finish", "code")):
        designer_page.tab(page, name)
        found += check(page, name, designer_page.rest, number and [FEW[number % 3]])
    assert not found, "\n".join(found)


@pytest.mark.complete
def test_axe_finds_nothing_in_the_styles_alone(page, serve):
    found = []
    button = "<button>Buy</button>"
    body = f'<main><h1>Test</h1>{element_page.carousel(element_page.cards(8, button), label="Test", controls="", indicator="dots")}</main>'
    element_page.show(page, serve, body)
    for number, style in enumerate(STYLES):
        element_page.evaluate(page, "void (c.itemStyle = a)", style)
        found += check(page, style, element_page.rest, [FEW[number % 3]])
    assert not found, "\n".join(found)


def test_axe_finds_nothing_in_a_list(page, serve):
    body = f'<main><h1>Test</h1>{element_page.carousel(element_page.cards(8, "<button>Buy</button>"), label="Test", controls="")}</main>'
    element_page.show(page, serve, body)
    element_page.evaluate(page, "void (c.asList = true)")
    found = check(page, "list", lambda page: element_page.wait(page, "c.shadowRoot.querySelectorAll('[role=listitem]').length === 8"))
    assert not found, "\n".join(found)
