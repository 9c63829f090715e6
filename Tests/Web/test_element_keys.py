"""Keys and wheels on the element."""

import pytest
from element_page import carousel, current, evaluate, heard, listen, offset, rest, show, wait

everywhere = pytest.mark.engines("all")


def focus(page):
    evaluate(page, "c.focus()")
    assert page.evaluate("document.activeElement.localName") == "swift-carousel"


@everywhere
@pytest.mark.main_path
def test_arrows_home_and_end(page, serve):
    show(page, serve, carousel(12))
    focus(page)
    for key, index in [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", 11), ("Home", 0)]:
        page.key(key)
        wait(page, "c.currentIndex === a", index)
        rest(page)
    page.key("ArrowDown")
    rest(page)
    assert current(page) == 0


def test_quick_presses_add_up(page, serve):
    show(page, serve, carousel(12))
    focus(page)
    for _ in range(3):
        page.key("ArrowRight")
    rest(page)
    assert current(page) == 3


def test_page_keys_scroll_by_the_visible_items(page, serve):
    show(page, serve, carousel(40))
    focus(page)
    page.key("PageDown")
    rest(page)
    assert current(page) == 7
    page.key("PageUp")
    rest(page)
    assert current(page) == 0


def test_vertical_carousels_use_the_vertical_arrows(page, serve):
    show(page, serve, carousel(12, vertical=""))
    focus(page)
    page.key("ArrowDown")
    rest(page)
    assert current(page) == 1
    page.key("ArrowRight")
    rest(page)
    assert current(page) == 1
    page.key("ArrowUp")
    rest(page)
    assert current(page) == 0


@pytest.mark.main_path
def test_enter_and_space_select(page, serve):
    show(page, serve, carousel(12, current_index=4))
    listen(page, "itemselect", "itemselected")
    focus(page)
    page.key("Enter")
    page.key("Space")
    assert heard(page) == [["itemselect", {"index": 4}], ["itemselected", {"index": 4}]] * 2


def test_keys_in_a_text_field_are_ignored(page, serve):
    show(page, serve, carousel('<input class="card" value="text">' * 5))
    page.click(*page.box("input").centre)
    for key in ["Home", "ArrowRight", "End"]:
        page.key(key)
    rest(page)
    assert offset(page) == 0


def test_keys_do_nothing_if_scrolling_is_disabled(page, serve):
    show(page, serve, carousel(12, scroll_enabled="false"))
    focus(page)
    page.key("ArrowRight")
    rest(page)
    assert offset(page) == 0


def test_focus_in_an_item_that_leaves_the_centre_moves_to_the_carousel(page, serve):
    show(page, serve, carousel('<div class="card"><button>Press</button></div>' * 5))
    page.click(*page.box("button").centre)
    assert page.evaluate("document.activeElement.localName") == "button"
    page.key("ArrowRight")
    rest(page)
    assert current(page) == 1
    assert page.evaluate("document.activeElement.localName") == "swift-carousel"


@everywhere
def test_a_sideways_wheel_scrolls(page, serve):
    show(page, serve, carousel(30))
    # In one event: WebKit's driver reverts each of several.
    page.wheel(720, 250, 390, 0)
    wait(page, "Math.abs(c.scrollOffset - 2) < 1e-6 && !c.isDragging && !c.isScrolling")
    assert page.evaluate("scrollX") == 0


def test_wheel_notches_scroll_by_items(page, serve):
    show(page, serve, carousel(30))
    for _ in range(3):
        page.wheel(720, 250, 100, 0)
    rest(page)
    assert current(page) == 3


def test_a_vertical_wheel_scrolls_the_page(page, serve):
    show(page, serve, carousel(30) + '<div class="tall"></div>', style=".tall { height: 3000px }")
    page.wheel(720, 250, 0, 200)
    page.wait_for("scrollY > 100")
    assert offset(page) == 0


def test_a_vertical_carousel_leaves_the_wheel_to_the_page_at_its_ends(page, serve):
    show(page, serve, carousel(3, vertical="") + '<div class="tall"></div>', style=".tall { height: 3000px }")
    for index in [1, 2]:
        page.wheel(720, 250, 0, 100)
        wait(page, "c.currentIndex === a", index)
        rest(page)
    assert page.evaluate("scrollY") == 0
    page.wheel(720, 250, 0, 100)
    page.wait_for("scrollY > 50")


def test_the_wheel_over_a_list_in_an_item_scrolls_the_list(page, serve):
    item = '<div class="card list"><div class="wide">wide</div></div>'
    show(page, serve, carousel(item * 5), style=".list { overflow: auto } .wide { width: 900px }")
    page.wheel(720, 250, 50, 0)
    page.wait_for("document.querySelector('.list').scrollLeft > 20")
    assert offset(page) == 0


@everywhere
@pytest.mark.parametrize("init", ["{ isComposing: true }", "{ keyCode: 229 }"])
def test_keys_of_an_input_method_are_not_the_carousels(page, serve, init):
    show(page, serve, carousel('<div class="card"><b class="editor" tabindex="0">text</b></div>' * 5))
    press = """(init, target) => {
      const event = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, composed: true, cancelable: true, ...init })
      target.dispatchEvent(event)
      return event.defaultPrevented
    }"""
    for target in ["c", "c.querySelector('.editor')"]:
        evaluate(page, f"{target}.focus()")
        assert evaluate(page, f"({press})({init}, {target})") is False
        assert evaluate(page, "c.destinationIndex") == 0
        assert evaluate(page, f"({press})({{}}, {target})") is True
        wait(page, "c.destinationIndex === 1")
        evaluate(page, "(c.scrollTo(0, { animated: false }), 0)")
        rest(page)
