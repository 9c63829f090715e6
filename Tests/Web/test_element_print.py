"""Printed pages: all items are on the paper."""

import pytest
from element_page import BUILT, PAGE, STYLE, cards, carousel, evaluate, heard, listen, rest, show, wait

everywhere = pytest.mark.engines("all")

#: What browsers send before they lay out the paper, and after it.
BEGIN, END = ("dispatchEvent(new Event('beforeprint'))", "dispatchEvent(new Event('afterprint'))")

ITEMS = {
    "styled": ({"item_style": "cover-flow", "controls": "", "indicator": "dots"}, ""),
    "per view": ({"items_per_view": "3", "controls": ""}, ".card { width: auto }"),
    "percentages": ({"controls": ""}, ".card { width: 40%; height: 80% }"),
    "copies": ({"wrap": "", "copies": ""}, ""),
    "clipped": ({}, "swift-carousel { overflow: hidden; max-height: 300px; contain: strict }"),
    "vertical": ({"vertical": ""}, ""),
    "list": ({"as_list": ""}, ""),
}


def visible(page, selector=".card:not([data-carousel-copy])"):
    """Returns the boxes of the items that are visible, in their order."""
    count = evaluate(page, f"[...c.querySelectorAll('{selector}')].filter(item => item.checkVisibility()).length")
    boxes = page.boxes(f"swift-carousel {selector}")
    assert len(boxes) == count
    return boxes


@pytest.mark.parametrize("kind", ITEMS)
def test_all_items_are_on_the_paper(page, serve, kind):
    attributes, style = ITEMS[kind]
    show(page, serve, carousel(12, **attributes) + "<p id='after'>after</p>", style=style)
    # As wide as paper with margins.
    page.resize(720, 900)
    rest(page)
    before = [page.box("#card0"), page.box("swift-carousel")]
    page.playwright.emulate_media(media="print")
    page.evaluate(BEGIN)
    boxes = visible(page)
    assert len(boxes) == 12
    around = page.box("swift-carousel")
    for index, box in enumerate(boxes):
        assert box.width > 100 and box.height > 100
        assert box.x >= 0 and box.x + box.width <= 720
        assert box.y >= around.y and box.y + box.height <= around.y + around.height + 1
        for other in boxes[:index]:
            assert box.y >= other.y + other.height - 1 or box.x >= other.x + other.width - 1
    assert page.box("#after").y >= around.y + around.height - 1
    assert evaluate(page, "[...c.shadowRoot.querySelectorAll('button')].filter(button => button.checkVisibility()).length") == 0
    page.evaluate(END)
    page.playwright.emulate_media(media="screen")
    assert [page.box("#card0"), page.box("swift-carousel")] == before


@everywhere
@pytest.mark.parametrize("kind", ["children", "source"])
def test_it_goes_on_as_before_when_the_page_is_printed(page, serve, kind):
    show(page, serve, carousel('<div class="card"><button>press</button></div>' * 12 if kind == "children" else 0))
    if kind == "source":
        evaluate(
            page,
            """(c.dataSource = {
              numberOfItems: 12,
              element: (index, old) => old ?? Object.assign(document.createElement('div'), { className: 'card', innerHTML: '<button>press</button>' }),
            }, 0)""",
        )
    evaluate(page, "c.scrollTo(5, { animated: false })")
    rest(page)
    evaluate(page, "c.currentElement.querySelector('button').focus()")
    rest(page)
    state = """[
      c.currentIndex, c.children.length, c.numberOfVisibleItems, document.activeElement === c.currentElement.querySelector('button'),
      [...c.shadowRoot.querySelectorAll('.item')].map(item => [item.style.cssText, item.querySelector('slot').assignedElements().length]),
    ]"""
    before = evaluate(page, state)
    listen(page, "currentindexchange", "settle", "itemdisplay", "itemdisplayend", "offsetchange")
    page.evaluate(BEGIN)
    assert len(visible(page)) == 12
    # It may be visible for some frames.
    evaluate(page, "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert len(visible(page)) == 12
    page.evaluate(END)
    rest(page)
    assert evaluate(page, state) == before
    assert [name for name, _ in heard(page) if name != "itemdisplay"] == []
    evaluate(page, "(c.focus(), 0)")
    page.key("ArrowRight")
    wait(page, "c.currentIndex === 6")


def test_the_browser_prints_all_items(page, serve):
    show(page, serve, carousel(12, controls=""))
    page.evaluate("addEventListener('beforeprint', () => { window.printed = [...document.querySelectorAll('.card')].filter(item => item.checkVisibility()).length })")
    page.playwright.pdf()
    assert page.evaluate("printed") == 12
    rest(page)
    assert evaluate(page, "[c.numberOfVisibleItems > 2, c.shadowRoot.querySelector('.printed')]") == [True, None]


def test_a_page_without_scripts_prints_all_items(page, serve):
    files = {"index.html": PAGE.format(html="", body=carousel(12)).replace('src="swift-carousel.js"', "").replace('"page.css">', '"page.css"><link rel="stylesheet" href="swift-carousel.css">'), "page.css": STYLE}
    page.open(serve(files, BUILT).url())
    page.resize(720, 900)
    page.playwright.emulate_media(media="print")
    boxes = visible(page)
    assert len(boxes) == 12 and all(box.x >= 0 and box.x + box.width <= 720 for box in boxes)
    assert page.box("swift-carousel").height > boxes[-1].y + boxes[-1].height - boxes[0].y - 1
