"""Which input scrolls the carousel, and what the page refuses, by real input."""

import pytest
from element_page import carousel, current, evaluate, rest, show, wait

everywhere = pytest.mark.engines("all")
MIDDLE = (400, 250)
STYLE = "swift-carousel { width: 800px } .card { font-size: 30px } body { height: 3000px }"
TEXT = '<div class="card">Some words to select</div>' * 6


def selected(page) -> str:
    return page.evaluate("String(getSelection())")


@everywhere
@pytest.mark.parametrize("drag", ["all", "touch", "none"])
def test_a_mouse_drags_only_where_it_may_and_selects_text_elsewhere(page, serve, drag):
    show(page, serve, carousel(TEXT, drag=drag, wrap="false"), style=STYLE)
    box = page.box("swift-carousel > .card")
    page.drag((box.x + 150, box.y + 20), (box.x + 2, box.y + 20), seconds=0.3, rest=0.1)
    rest(page)
    assert (current(page) > 0) == (drag == "all")
    assert (selected(page) != "") == (drag != "all")
    # A click selects an item in any case.
    index = current(page) + 1
    box = page.boxes("swift-carousel > .card")[index]
    page.click(box.x + box.width / 2, box.y + box.height - 20)
    wait(page, f"c.currentIndex === {index}")


# Only Chromium's driver scrolls with its touches.
def test_a_finger_scrolls_the_page_where_it_may_not_drag(page, serve):
    show(page, serve, carousel(6, drag="none", wrap="false", controls=""), style=STYLE + "body { width: 3000px }")
    page.swipe(MIDDLE, (200, 250), seconds=0.3, rest=0.1)
    page.wait_for("scrollX > 100")
    assert current(page) == 0
    evaluate(page, "(scrollTo(0, 0), c.drag = 'touch')")
    page.wait_for("scrollX === 0")
    page.swipe(MIDDLE, (200, 250), seconds=0.3, rest=0.1)
    wait(page, "c.currentIndex > 0")
    assert page.evaluate("scrollX") == 0


@everywhere
def test_wheels_scroll_the_page_where_they_may_not_scroll_the_carousel(page, serve):
    style = STYLE + "html { overflow: auto }"
    show(page, serve, carousel(6, wheel="false", vertical="", wrap="false"), style=style)
    page.wheel(*MIDDLE, 0, 200)
    page.wait_for("scrollY > 50")
    assert current(page) == 0
    evaluate(page, "(scrollTo(0, 0), c.wheel = true)")
    page.wait_for("scrollY === 0")
    page.wheel(*MIDDLE, 0, 120)
    wait(page, "c.currentIndex > 0")


@everywhere
def test_keys_scroll_the_page_where_they_may_not_scroll_the_carousel(page, serve):
    show(page, serve, carousel(6, keys="false", wrap="false"), style=STYLE)
    evaluate(page, "(window.heard = [], addEventListener('keydown', event => heard.push([event.key, event.defaultPrevented])), c.focus())")
    for key in ("ArrowRight", "End", "PageDown"):
        page.key(key)
    rest(page)
    assert page.evaluate("heard") == [["ArrowRight", False], ["End", False], ["PageDown", False]]
    assert current(page) == 0
    evaluate(page, "(c.keys = true)")
    page.key("ArrowRight")
    wait(page, "c.currentIndex === 1")


def refuse(page, condition: str) -> None:
    """Lets the page refuse items, and note what it is asked."""
    evaluate(
        page,
        "(window.asked = [], c.addEventListener('beforecurrentindexchange', event => { asked.push(event.detail.index); "
        f"if ({condition}) event.preventDefault() }}), 0)",
    )


@everywhere
def test_the_page_can_keep_an_item(page, serve):
    show(page, serve, carousel(6, wrap="false", controls="", indicator="dots"), style=STYLE)
    refuse(page, "event.detail.index > 1")
    evaluate(page, "c.focus()")
    page.key("ArrowRight")
    wait(page, "c.currentIndex === 1")
    rest(page)
    page.key("ArrowRight")
    page.key("End")
    next_button = evaluate(page, "(b => [b.x + b.width / 2, b.y + b.height / 2])(c.shadowRoot.querySelector('.next').getBoundingClientRect())")
    page.click(*next_button)
    rest(page)
    assert current(page) == 1
    assert page.evaluate("asked") == [1, 2, 5, 2]
    # A mouse that drags, and lets go at speed.
    page.drag(MIDDLE, (150, 250), seconds=0.15)
    wait(page, "!c.isDragging")
    rest(page)
    assert current(page) == 1 and max(page.evaluate("asked.slice(4)")) > 1
    # Scripts are not asked for.
    evaluate(page, "(asked.length = 0, c.scrollTo(4, { animated: false }))")
    rest(page)
    assert current(page) == 4 and page.evaluate("asked") == []


@everywhere
def test_a_form_keeps_its_page_until_it_is_filled_in(page, serve):
    # The code of the guide.
    form = '<form class="card"><input required><button type="button">Next</button></form>' * 3
    body = carousel(form, wrap="false", items_per_view="1") + '<script src="form.js"></script>'
    script = """
    const carousel = document.querySelector('swift-carousel')
    carousel.addEventListener('beforecurrentindexchange', event => {
      const form = carousel.currentElement.querySelector('form')
      if (event.detail.index > carousel.currentIndex && !form.reportValidity()) event.preventDefault()
    })
    """.replace("carousel.currentElement.querySelector('form')", "carousel.currentElement")
    show(page, serve, body, style=STYLE, **{"form.js": script})
    evaluate(page, "c.focus()")
    page.key("ArrowRight")
    rest(page)
    assert current(page) == 0
    # The browser has shown what is missing.
    assert page.evaluate("document.activeElement.localName") == "input"
    page.type("Ada")
    evaluate(page, "c.focus()")
    page.key("ArrowRight")
    wait(page, "c.currentIndex === 1")
