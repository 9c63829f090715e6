"""What a pointer does that is not for the carousel, or not for it alone: presses that only stop it, text and pictures where nothing
scrolls, widgets of the page, other documents, scrollers in items, and the browser's own gestures at the ends."""

import pytest
from element_page import carousel, current, evaluate, heard, listen, offset, rest, show, wait

everywhere = pytest.mark.engines("all")
touched = pytest.mark.engines("chromium", "firefox")

MIDDLE = (720, 250)
PIXEL = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"

# MARK: Presses that only stop a flick

LINKS = {
    "links": '<a class="card" href="#there">Link</a>',
    "buttons": '<button class="card">Press</button>',
    "buttons in the current item": '<div class="card"><button class="inside">Press</button></div>',
}
#: A flick that takes long, and has passed many items at any time.
FAST = {"deceleration_rate": "0.997", "motion": "system"}


def fast(items: str, count: int = 120, **attributes) -> str:
    return carousel(items * count, **(FAST | attributes))


def flick_and(page, act, y: int = 250):
    """Flicks, and acts while it is fast."""
    evaluate(page, "(window.clicks = [], document.addEventListener('click', event => clicks.push(event.target.localName), true), 0)")
    # On a busy machine, late moves can turn a flick into a slow drag.
    for _ in range(20):
        page.drag((1000, y), (300, y), seconds=0.08)
        if evaluate(page, "c.isDecelerating"):
            break
    assert evaluate(page, "c.isDecelerating"), "the machine is too slow for a flick"
    page.evaluate("clicks.splice(0)")
    act()
    rest(page)


@pytest.mark.engines("all", usual="first")
@pytest.mark.parametrize("content", LINKS)
@pytest.mark.parametrize("attributes", [{"center_item_when_selected": "false"}, {"group_size": "3"}, {}], ids=["all usable", "groups", "default"])
def test_a_click_that_stops_a_flick_activates_nothing(page, serve, content, attributes):
    show(page, serve, fast(LINKS[content], **attributes), style=".inside { width: 200px; height: 200px }")
    listen(page, "itemtap", "itemselected")
    flick_and(page, lambda: page.click(*MIDDLE))
    assert evaluate(page, "[clicks, heard, location.hash]") == [[], [], ""]
    # At rest they work.
    evaluate(page, "(c.currentElement.querySelector('button') ?? c.currentElement).click()")
    page.click(*MIDDLE)
    page.wait_for("clicks.length >= 2")


@pytest.mark.engines("chromium", "firefox", usual="first")
@pytest.mark.parametrize("attributes", [{"center_item_when_selected": "false"}, {}], ids=["all usable", "default"])
def test_a_touch_that_stops_a_flick_activates_nothing(page, serve, attributes):
    show(page, serve, fast(LINKS["links"], **attributes))
    flick_and(page, lambda: page.tap(*MIDDLE))
    assert evaluate(page, "[clicks, location.hash]") == [[], ""]
    page.tap(*MIDDLE)
    page.wait_for("clicks.length === 1 && location.hash === '#there'")


@everywhere
def test_a_control_that_works_as_soon_as_it_is_pressed_does_not(page, serve):
    slider = '<div class="card"><input type="range" class="inside" value="0"></div>'
    show(page, serve, fast(slider, center_item_when_selected="false"), style=".inside { width: 200px; height: 200px; margin: 0 }")
    evaluate(page, "(window.changed = 0, addEventListener('input', () => changed++), 0)")
    # From beside the sliders.
    flick_and(page, lambda: page.click(760, 250), y=360)
    assert evaluate(page, "changed") == 0
    page.click(760, 250)
    page.wait_for("changed > 0")


@pytest.mark.engines("all", usual="chromium")
def test_a_press_that_stops_the_carousel_around_is_no_tap_in_the_inner_one(page, serve):
    inner = '<div class="card"><swift-carousel class="inner">' + '<div class="small">x</div>' * 3 + "</swift-carousel></div>"
    style = ".inner { height: 200px; margin: 0 } .small { width: 60px; height: 200px; background: #fff }"
    show(page, serve, fast(inner, 200), style=style)
    evaluate(page, "(window.taps = 0, addEventListener('itemselected', () => taps++), 0)")
    flick_and(page, lambda: page.click(*MIDDLE), y=360)
    assert page.evaluate("taps") == 0


# MARK: Where nothing scrolls

TEXT = '<p class="card" id="text">Some text that somebody may want to copy</p>'
RESTING = {
    "disabled": carousel(TEXT * 5, scroll_enabled="false"),
    "one item": carousel(TEXT),
    "one item that wraps": carousel(TEXT, wrap=""),
    "contained": carousel(TEXT * 3, contain=""),
    "overlay": carousel('<div class="card"></div>' * 9 + f'<div slot="overlay" id="over">{TEXT}</div>'),
}


@pytest.mark.engines("all", usual="first")
@pytest.mark.parametrize("kind", RESTING)
def test_where_nothing_scrolls_text_can_be_selected(page, serve, kind):
    show(page, serve, RESTING[kind], style="p { margin: 0; font-size: 24px } #over { place-self: center }")
    before = offset(page)
    box = page.box("#text")
    page.drag((box.x + 4, box.y + 14), (box.x + 150, box.y + 14), seconds=0.3)
    assert len(page.evaluate("String(getSelection())")) > 3
    rest(page)
    assert offset(page) == before


@pytest.mark.engines("all", usual="first")
@pytest.mark.parametrize("kind", ["disabled", "one item", "contained"])
def test_where_nothing_scrolls_a_click_still_selects(page, serve, kind):
    show(page, serve, RESTING[kind])
    listen(page, "itemtap", "itemselected")
    page.click(*page.box("#text").centre)
    assert [name for name, _ in heard(page)] == ["itemtap", "itemselected"]


@pytest.mark.parametrize("kind", RESTING)
def test_where_nothing_scrolls_pictures_can_be_dragged_out(page, serve, kind):
    picture = f'<img class="card" id="text" src="{PIXEL}" alt="">'
    show(page, serve, RESTING[kind].replace(TEXT, picture), style="#over { place-self: center }")
    evaluate(page, "(window.dragged = [], addEventListener('dragstart', event => dragged.push(event.defaultPrevented)), 0)")
    box = page.box("#text")
    page.drag(box.centre, (box.centre.x + 60, box.centre.y + 5), seconds=0.3)
    page.wait_for("dragged.length === 1")
    assert page.evaluate("dragged") == [False]


@everywhere
def test_where_it_scrolls_text_is_not_selected(page, serve):
    show(page, serve, carousel(TEXT * 5), style="p { margin: 0; font-size: 24px }")
    box = page.box("#text")
    page.drag((box.x + 150, box.y + 14), (box.x - 80, box.y + 14), seconds=0.3, rest=0.2)
    rest(page)
    assert [current(page), page.evaluate("String(getSelection())")] == [1, ""]


WORDS = '<p class="card" id="text">Wonderful words</p>'


@everywhere
def test_a_double_click_selects_a_word_where_it_scrolls(page, serve):
    show(page, serve, carousel(WORDS * 5), style="p { margin: 0; font-size: 20px }")
    listen(page, "itemselected", "carouseldragstart")
    box = page.box("#text")
    page.double_click(box.x + 50, box.y + 14)
    page.wait_for("String(getSelection()).trim() === 'Wonderful'")
    assert [name for name, _ in heard(page)] == ["itemselected"] * 2
    # The next press drags it as ever.
    page.drag((box.x + 150, box.y + 100), (box.x - 80, box.y + 100), seconds=0.3, rest=0.2)
    rest(page)
    assert current(page) == 1


@everywhere
def test_a_drag_from_the_second_press_of_a_double_click_is_the_texts(page, serve):
    show(page, serve, carousel(WORDS * 5), style="p { margin: 0; font-size: 20px }")
    listen(page, "carouseldragstart")
    box = page.box("#text")
    page.double_press(box.x + 50, box.y + 14)
    page.glide((box.x + 50, box.y + 14), (box.x + 140, box.y + 14))
    page.release()
    assert page.evaluate("String(getSelection()).trim()") == "Wonderful words"
    rest(page)
    assert [offset(page), heard(page)] == [0, []]


@everywhere
def test_a_press_after_a_drag_is_no_double_click(page, serve):
    show(page, serve, carousel(WORDS * 9), style="p { margin: 0; font-size: 20px }")
    box = page.box("#text")
    page.move(box.x + 50, box.y + 14)
    page.press()
    page.glide((box.x + 50, box.y + 14), (box.x - 150, box.y + 14))
    wait(page, "c.isDragging")
    page.release()
    page.move(box.x + 50, box.y + 14)
    page.press(2)
    page.release()
    rest(page)
    assert page.evaluate("String(getSelection())") == ""


@touched
def test_a_finger_over_the_items_moves_them_over_an_overlay_too(page, serve):
    show(page, serve, RESTING["overlay"], style="p { margin: 0 } #over { place-self: center }")
    page.swipe(MIDDLE, (470, 250), seconds=0.4, rest=0.2)
    rest(page)
    assert current(page) == 1


# MARK: Widgets of the page

WIDGET = '<div class="card"><div class="widget">Widget</div></div>'


@pytest.mark.engines("all", usual="first")
@pytest.mark.parametrize("device", ["drag", "swipe"])
def test_a_widget_that_takes_the_pointer_keeps_it(page, serve, device):
    if device == "swipe" and page.engine == "webkit":
        pytest.skip("WebKit's driver has no touch")
    show(page, serve, carousel(WIDGET * 5), style=".widget { width: 200px; height: 200px; touch-action: none }")
    page.evaluate(
        """() => {
          window.moves = 0
          const widget = document.querySelector('.widget')
          widget.addEventListener('pointerdown', event => { event.preventDefault(); widget.setPointerCapture(event.pointerId) })
          widget.addEventListener('pointermove', event => widget.hasPointerCapture(event.pointerId) && moves++)
        }"""
    )
    getattr(page, device)(MIDDLE, (420, 250), seconds=0.4, steps=20)
    assert page.evaluate("moves") >= 18
    rest(page)
    assert offset(page) == 0
    # Elsewhere it is the carousel's, also the next time.
    getattr(page, device)((1000, 250), (720, 250), seconds=0.4, rest=0.2)
    rest(page)
    assert current(page) == 1


@everywhere
def test_the_page_may_prevent_it_later_anywhere(page, serve):
    show(page, serve, carousel(WIDGET * 5))
    page.evaluate("addEventListener('pointerdown', event => event.target.className === 'widget' && event.preventDefault())")
    page.drag((page.box(".widget").x + 5, page.box(".widget").y + 5), (420, 250), seconds=0.3)
    rest(page)
    assert offset(page) == 0


@everywhere
def test_a_widget_may_take_the_pointer_alone(page, serve):
    show(page, serve, carousel(WIDGET * 5), style=".widget { width: 200px; height: 200px }")
    page.evaluate("() => { const w = document.querySelector('.widget'); w.addEventListener('pointerdown', event => w.setPointerCapture(event.pointerId)) }")
    page.drag(MIDDLE, (420, 250), seconds=0.3)
    rest(page)
    assert offset(page) == 0


# MARK: Other documents and scrollers in items

FRAME_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; frame-src 'self'; connect-src 'self'"


@everywhere
def test_a_drag_from_a_frame_aside_moves_the_carousel(page, serve):
    body = carousel('<div class="card"><iframe src="inner.html" width="200" height="200"></iframe></div>' * 5, item_style="rotary")
    files = {"inner.html": "<!doctype html><title>Inner</title>"}
    show(page, lambda *layers: serve(*layers, policy=FRAME_POLICY), body, style="iframe { border: 0; display: block }", **files)
    box = page.boxes("iframe")[1]
    start = (box.right - 10, box.centre.y)
    page.move(*start)
    page.drag(start, (start[0] - 250, start[1]), seconds=0.4, rest=0.2)
    rest(page)
    assert current(page) > 0


@everywhere
def test_a_mouse_moves_the_carousel_over_a_scroller(page, serve):
    inside = '<div class="card"><div class="scroller"><div class="wide">content</div></div></div>'
    style = ".scroller { width: 200px; height: 150px; overflow: scroll } .wide { width: 900px; height: 900px }"
    show(page, serve, carousel(inside * 5), style=style)
    box = page.box(".scroller")
    page.drag(box.centre, (box.centre.x - 220, box.centre.y), seconds=0.4, rest=0.2)
    rest(page)
    assert current(page) == 1
    # Its scroll bar is its own, where it takes room.
    evaluate(page, "(c.currentIndex = 0, 0)")
    rest(page)
    if page.evaluate("(s => s.offsetHeight - s.clientHeight)(document.querySelector('.scroller'))") > 4:
        page.drag((box.x + 30, box.bottom - 4), (box.x + 130, box.bottom - 4), seconds=0.3)
        rest(page)
        assert offset(page) == 0


# MARK: The ends

WHEELS = "() => { window.wheels = []; addEventListener('wheel', event => wheels.push(event.defaultPrevented), { passive: true }) }"


@pytest.mark.engines("all", usual="first")
@pytest.mark.parametrize("behaviour", ["auto", "contain", "none"])
def test_overscroll_behavior_keeps_wheels_at_the_ends(page, serve, behaviour):
    show(page, serve, carousel(5), style=f"swift-carousel {{ overscroll-behavior-x: {behaviour} }} body {{ width: 300vw; height: 300vh }}")
    page.evaluate(WHEELS)
    # At the first item, beyond it; and across.
    page.wheel(*MIDDLE, -120, 0)
    page.wait_for("wheels.length === 1")
    assert page.evaluate("wheels.splice(0)") == [behaviour != "auto"]
    assert offset(page) == 0
    if page.engine == "webkit":
        # Its driver mixes small steps of both directions.
        return
    page.wheel(*MIDDLE, -33, 0)
    page.wait_for("wheels.length === 1")
    assert page.evaluate("wheels.splice(0)") == [behaviour != "auto"]
    page.wheel(*MIDDLE, 0, 33)
    page.wait_for("wheels.length === 1")
    assert page.evaluate("wheels") == [False]
    assert offset(page) == 0


def test_overscroll_behavior_keeps_swipes_at_the_ends(page, serve):
    show(page, serve, carousel(5), style="swift-carousel { overscroll-behavior: contain } body { width: 300vw }")
    evaluate(page, "(c.currentIndex = 4, 0)")
    rest(page)
    assert "pan-x" not in evaluate(page, "c.shadowRoot.querySelector('.stage').style.touchAction")
    page.swipe(MIDDLE, (520, 250), seconds=0.4, rest=0.2)
    rest(page)
    assert page.evaluate("scrollX") == 0
