"""The mouse and touch on the element."""

import pytest
from element_page import carousel, current, evaluate, flick, heard, listen, offset, rest, show, wait

everywhere = pytest.mark.engines("all")
#: The centre of a page's carousel.
MIDDLE = (720, 250)
BUTTON = '<div class="card"><button >Press</button><input value="some text"></div>'


@everywhere
@pytest.mark.main_path
def test_a_drag_moves_the_items_with_the_mouse(page, serve):
    show(page, serve, carousel(10))
    page.move(*MIDDLE)
    page.press()
    page.glide(MIDDLE, (520, 250), seconds=0.3)
    assert offset(page) == pytest.approx(1, abs=0.1)
    # It does not jump at the start: an item has moved by the same distance, minus the slop.
    assert page.box("#card1").centre.x == pytest.approx(720, abs=20)
    page.glide((520, 250), (520, 250), seconds=0.2)
    page.release()
    rest(page)
    assert current(page) == 1
    assert page.box("#card1").centre.x == pytest.approx(720, abs=0.6)


@everywhere
@pytest.mark.main_path
def test_a_flick_decelerates_to_an_item(page, serve):
    show(page, serve, carousel(30))
    listen(page, "carouseldragstart", "carouseldragend", "decelerationstart", "decelerationend")
    flick(page, (900, 250), (400, 250))
    rest(page)
    assert offset(page) == current(page) >= 3
    assert heard(page)[-4:] == [
        ["carouseldragstart", {}],
        ["carouseldragend", {"willDecelerate": True}],
        ["decelerationstart", {}],
        ["decelerationend", {"finished": True}],
    ]


def test_a_touch_stops_a_deceleration(page, serve):
    show(page, serve, carousel(600, deceleration_rate="0.997"))
    flick(page, MIDDLE, (320, 250))
    assert evaluate(page, "c.isDecelerating")
    page.move(*MIDDLE)
    page.press()
    held = offset(page)
    page.glide(MIDDLE, MIDDLE, seconds=0.1)
    assert offset(page) == held
    page.release()
    rest(page)
    assert offset(page) == current(page)


@everywhere
@pytest.mark.main_path
def test_a_click_centres_and_selects_an_item(page, serve):
    show(page, serve, carousel(10))
    listen(page, "itemselect", "itemselected")
    page.click(1130, 250)
    wait(page, "c.currentIndex === 2")
    rest(page)
    assert heard(page) == [["itemselect", {"index": 2}], ["itemselected", {"index": 2}]]
    assert page.box("#card2").centre.x == pytest.approx(720, abs=0.6)


def test_a_selection_can_be_refused(page, serve):
    show(page, serve, carousel(10))
    listen(page, "itemselected")
    evaluate(page, "c.addEventListener('itemselect', event => event.preventDefault())")
    page.click(1130, 250)
    rest(page)
    assert heard(page) == [] and current(page) == 0


def test_a_click_selects_by_events_that_no_other_element_has(page, serve):
    show(page, serve, carousel(10))
    listen(page, "itemselect", "select", "itemselected", "selected")
    page.click(1130, 250)
    wait(page, "c.currentIndex === 2")
    assert heard(page) == [["itemselect", {"index": 2}], ["itemselected", {"index": 2}]]


@pytest.mark.engines("all", usual="chromium")
def test_a_text_field_in_an_item_selects_no_item(page, serve):
    show(page, serve, carousel('<div class="card"><input id="field" value="some text"></div>' * 3))
    page.evaluate(
        """() => {
          window.indexes = []
          for (const name of ['itemselect', 'itemselected']) document.addEventListener(name, event => indexes.push(event.detail.index))
          window.fields = 0
          document.addEventListener('select', event => event.target.id === 'field' && fields++)
          // As the field does itself when its text is selected, but WebKit only for the user.
          document.querySelector('#field').dispatchEvent(new Event('select', { bubbles: true }))
        }"""
    )
    assert page.evaluate("[fields, indexes]") == [1, []]


def test_a_click_beside_the_items_does_nothing(page, serve):
    show(page, serve, carousel(3))
    listen(page, "itemselect", "itemselected", "offsetchange", "scrollanimationstart", "settle")
    page.click(300, 420)
    rest(page)
    assert heard(page) == []


@pytest.mark.engines("all", usual="chromium")
def test_where_the_user_may_not_scroll_a_click_still_selects(page, serve):
    show(page, serve, carousel(10, scroll_enabled="false"))
    listen(page, "itemtap", "itemselected", "settle")
    page.click(*MIDDLE)
    rest(page)
    assert [name for name, _ in heard(page)] == ["itemtap", "itemselected"], "nothing has moved"
    page.click(1130, 250)
    wait(page, "c.currentIndex === 2")
    wait(page, "heard.at(-1)[0] === 'settle'")
    assert [name for name, _ in heard(page)][2:] == ["itemtap", "itemselected", "settle"]


@pytest.mark.engines("all", usual="chromium")
def test_with_paging_a_long_swipe_moves_by_one_item(page, serve):
    show(page, serve, carousel(12, paging=""))
    for seconds, index in ((0.1, 1), (0.5, 2)):
        page.drag((1300, 250), (100, 250), seconds=seconds)
        rest(page)
        assert offset(page) == index


def test_a_click_hits_the_item_in_front(page, serve):
    show(page, serve, carousel(12, item_style="rotary"))
    box = page.box("#card1")
    # Where the first two items overlap, the current one is in front.
    assert evaluate(page, "c.elementAt(a[0], a[1]).id", [box.x + 2, 250]) == "card0"
    page.click(box.right - 3, 250)
    wait(page, "c.currentIndex === 1")


@everywhere
def test_a_click_on_a_button_in_the_current_item_works(page, serve):
    show(page, serve, carousel(BUTTON * 5, item_style="cover-flow"))
    listen(page, "click", selector="button")
    evaluate(page, "c.addEventListener('itemselect', event => heard.push(['itemselect', event.detail]))")
    page.click(*page.box("button").centre)
    assert [name for name, _ in heard(page)] == ["click"]


@everywhere
def test_a_flick_that_begins_on_a_button_scrolls_without_clicking(page, serve):
    show(page, serve, carousel('<button class="card">Press</button>' * 10))
    listen(page, "click", selector="button")
    page.drag(MIDDLE, (480, 250), seconds=0.1)
    rest(page)
    assert current(page) > 0 and heard(page) == []
    # The next click works again.
    evaluate(page, "c.currentElement.addEventListener('click', () => heard.push('next'))")
    page.click(*MIDDLE)
    assert heard(page) == ["next"]


def test_the_browser_does_not_drag_pictures_and_links(page, serve):
    item = '<a class="card" href="#there"><svg width="100" height="100"></svg></a>'
    show(page, serve, carousel(item * 10))
    page.drag(MIDDLE, (420, 250), seconds=0.2, rest=0.2)
    rest(page)
    assert current(page) == 1
    assert page.evaluate("location.hash") == ""


@everywhere
def test_a_text_field_keeps_its_drags(page, serve):
    show(page, serve, carousel('<input class="card" value="some text to be selected">' * 5))
    box = page.box("input")
    page.drag((box.x + 4, box.centre.y), (box.x + 150, box.centre.y), seconds=0.2)
    assert offset(page) == 0
    assert page.evaluate("document.activeElement.selectionEnd - document.activeElement.selectionStart") > 3
    page.type("x")
    assert "x" in page.evaluate("document.activeElement.value")


def test_marked_elements_are_left_alone(page, serve):
    show(page, serve, carousel('<div class="card" data-carousel-ignore>Mine</div>' * 5))
    page.drag(MIDDLE, (420, 250), seconds=0.2)
    rest(page)
    assert offset(page) == 0


@everywhere
def test_items_beside_the_current_one_are_not_pressed(page, serve):
    show(page, serve, carousel('<button class="card">Press</button>' * 5))
    page.evaluate("() => { window.heard = []; addEventListener('click', event => heard.push(event.target.localName)) }")
    page.click(930, 250)
    wait(page, "c.currentIndex === 1")
    assert page.evaluate("heard") == ["swift-carousel"]


def test_items_beside_the_current_one_work_if_nothing_is_centred(page, serve):
    show(page, serve, carousel('<button class="card">Press</button>' * 5, center_item_when_selected="false"))
    page.evaluate("() => { window.heard = []; addEventListener('click', event => heard.push(event.target.localName)) }")
    page.click(930, 250)
    assert page.evaluate("heard") == ["button"] and current(page) == 0


@pytest.mark.engines("chromium")
def test_a_finger_scrolls_the_carousel_along_its_axis_and_the_page_across(page, serve):
    tall = '<div class="tall"></div>'
    show(page, serve, carousel(20) + tall, style=".tall { height: 3000px }")
    page.swipe(MIDDLE, (420, 250), seconds=0.15)
    rest(page)
    assert current(page) > 1 and page.evaluate("scrollY") == 0
    before = offset(page)
    page.swipe((720, 300), (724, 100), seconds=0.2)
    page.wait_for("scrollY > 50")
    rest(page)
    assert offset(page) == before


@pytest.mark.engines("chromium")
def test_a_tap_of_a_finger_selects(page, serve):
    show(page, serve, carousel(10))
    listen(page, "itemselected")
    page.tap(930, 250)
    wait(page, "c.currentIndex === 1")
    assert heard(page) == [["itemselected", {"index": 1}]]


def test_dragging_can_be_disabled(page, serve):
    show(page, serve, carousel(10, scroll_enabled="false"))
    page.drag(MIDDLE, (420, 250), seconds=0.2)
    rest(page)
    assert offset(page) == 0
    evaluate(page, "c.scrollTo(3)")
    wait(page, "c.currentIndex === 3")


def test_a_swipe_across_is_ignored(page, serve):
    show(page, serve, carousel(10))
    page.drag(MIDDLE, (640, 50), seconds=0.2)
    rest(page)
    assert offset(page) == 0


def test_a_nested_carousel_receives_its_own_drags(page, serve):
    inner = '<swift-carousel class="inner">' + '<div class="small">x</div>' * 9 + "</swift-carousel>"
    style = ".card swift-carousel { height: 150px; margin: 0 } .small { width: 60px; height: 60px; background: #fff }"
    show(page, serve, carousel(f'<div class="card">{inner}</div>' * 5), style=style)
    page.drag((720, 225), (640, 225), seconds=0.2)
    rest(page)
    assert offset(page) == 0
    page.wait_for("document.querySelector('.inner').scrollOffset > 0.5")
    # Beside the inner carousel, the outer one is dragged.
    page.drag((720, 340), (560, 340), seconds=0.2)
    rest(page)
    assert offset(page) >= 1


def test_a_nested_carousel_on_the_other_axis_leaves_swipes_along_the_outer_one(page, serve):
    inner = '<swift-carousel vertical class="inner">' + '<div class="small">x</div>' * 9 + "</swift-carousel>"
    style = ".card swift-carousel { height: 200px; margin: 0 } .small { width: 60px; height: 60px; background: #fff }"
    show(page, serve, carousel(f'<div class="card">{inner}</div>' * 5), style=style)
    page.drag(MIDDLE, (520, 250), seconds=0.2)
    rest(page)
    assert offset(page) >= 1
    page.drag((720, 250), (720, 150), seconds=0.2)
    rest(page)
    page.wait_for("document.querySelectorAll('.inner')[document.querySelector('swift-carousel').currentIndex].scrollOffset > 0.5")
