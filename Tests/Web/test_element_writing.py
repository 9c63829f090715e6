"""Vertical text turns nothing: a carousel is as in horizontal text, and items may be written vertically."""

import pytest
from element_page import BUILT, PAGE, carousel, evaluate, frames, rest, show, wait

everywhere = pytest.mark.engines("all")

ITEMS = "".join(f"<article>Item {index}</article>" for index in range(9))
STYLE = """
  body { margin: 0 }
  main { width: 600px; height: 500px }
  swift-carousel { width: 600px }
  article { width: 120px; height: 90px; background: #48c }
"""
KINDS = {
    "linear": {"gap": 16},
    "cover-flow": {"item_style": "cover-flow"},
    "vertical": {"vertical": ""},
    "fit": {"items_per_view": 3, "gap": 10, "contain": ""},
    "auto-height": {"auto_height": ""},
    "list": {"as_list": ""},
}
#: The boxes of the carousel, its items, buttons and dots, from the corner of the carousel.
BOXES = """(around => [c, ...c.children, ...c.shadowRoot?.querySelectorAll('button, .dot, .indicator') ?? []]
  .filter(one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })).map(one => one.getBoundingClientRect())
  .map(box => [box.left - around.left, box.top - around.top, box.width, box.height].map(Math.round)))(c.getBoundingClientRect())"""


def boxes(page, serve, style: str, **attributes) -> list:
    show(page, serve, f"<main>{carousel(ITEMS, **attributes)}</main>", **{"page.css": STYLE + style})
    frames(page, 3)
    rest(page)
    return evaluate(page, BOXES)


@everywhere
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("owner", ["html", "main", "swift-carousel"])
def test_nothing_turns(page, serve, owner, kind):
    attributes = KINDS[kind] | ({} if kind == "list" else {"controls": "", "indicator": "dots"})
    before = boxes(page, serve, "", **attributes)
    assert len(before) >= 9
    for mode in ("vertical-rl", "vertical-lr"):
        assert boxes(page, serve, f"{owner} {{ writing-mode: {mode} }}", **attributes) == before


@everywhere
def test_items_may_be_written_vertically(page, serve):
    before = boxes(page, serve, "", gap=16)
    assert boxes(page, serve, "article { writing-mode: vertical-rl }", gap=16) == before
    assert evaluate(page, "getComputedStyle(c.children[0]).writingMode") == "vertical-rl"
    # Without, they are written as the carousel.
    boxes(page, serve, "main { writing-mode: vertical-rl }", gap=16)
    assert evaluate(page, "getComputedStyle(c.children[0]).writingMode") == "horizontal-tb"


@everywhere
def test_without_a_width_it_is_as_wide_as_its_items_in_vertical_text(page, serve):
    boxes(page, serve, "swift-carousel { width: auto } main { writing-mode: vertical-rl }", gap=16)
    width, height = evaluate(page, "[c.clientWidth, c.clientHeight]")
    assert 120 <= width <= 600 and height == 90


@everywhere
def test_the_row_before_the_script_has_run_is_not_turned(page, serve):
    def opened(style):
        body = f'<link rel="stylesheet" href="swift-carousel.css"><main>{carousel(ITEMS, gap=16)}</main>'
        files = {"index.html": PAGE.format(html="", body=body), "page.css": STYLE + style, "swift-carousel.js": ""}
        page.open(serve(files, BUILT).url())
        wait(page, "c.children[1].getBoundingClientRect().left > c.children[0].getBoundingClientRect().left")
        return evaluate(page, BOXES)

    assert opened("main { writing-mode: vertical-rl }") == opened("")
