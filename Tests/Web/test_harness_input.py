"""Tests of the harness's input: it arrives in the page as the user's."""

import time

import pytest
from harness.geometry import near
from harness.page import Unsupported

everywhere = pytest.mark.engines("all", usual="first")


@pytest.fixture
def listeners(page, serve, request):
    """A page that records all events."""
    page.open(serve(request.path.parent / "pages" / "listeners").url())
    page.wait_for("window.heard")
    return page


def heard(page, *types):
    return page.evaluate("types => heard.filter(e => types.includes(e.type))", types)


@everywhere
def test_a_drag_is_a_press_moves_and_a_release(listeners):
    listeners.drag((50, 60), (250, 160), steps=10)
    events = heard(listeners, "pointermove", "pointerdown", "pointerup")
    # The move to the first point is not part of the drag.
    down, *moves, up = [e for e in events if e["type"] != "pointermove" or (e["x"], e["y"]) != (50, 60)]
    assert (down["type"], down["x"], down["y"]) == ("pointerdown", 50, 60)
    assert (up["type"], up["x"], up["y"]) == ("pointerup", 250, 160)
    assert [(e["x"], e["y"]) for e in moves] == [near((50 + 20 * n, 60 + 10 * n), 1) for n in range(1, 11)]
    assert {e["pointer"] for e in [down, *moves, up]} == {"mouse"}
    assert all(e["trusted"] and e["target"] == "pad" for e in [down, *moves, up])


@everywhere
def test_a_drag_takes_its_time(listeners):
    # By the harness's clock: a busy browser may receive the press late, and the moves all at once.
    start = time.monotonic()
    listeners.drag((50, 60), (250, 60), seconds=0.4, steps=8, rest=0.2)
    assert time.monotonic() - start >= 0.6
    down, up = heard(listeners, "pointerdown", "pointerup")
    assert down["time"] < heard(listeners, "pointermove")[-1]["time"] < up["time"]


@everywhere
def test_a_button_of_the_mouse_stays_down_between_calls(listeners):
    listeners.move(50, 60)
    listeners.press()
    listeners.glide((50, 60), (150, 60), steps=4)
    assert not heard(listeners, "pointerup")
    listeners.release()
    assert [(e["x"], e["y"]) for e in heard(listeners, "pointerup")] == [(150, 60)]


@everywhere
def test_a_click_reaches_the_element_on_top(listeners):
    listeners.click(*listeners.box("#button").centre)
    assert [e["target"] for e in heard(listeners, "click")] == ["button"]


@everywhere
def test_wheel_events_add_up(listeners):
    listeners.wheel(100, 100, 100, -31, seconds=0.1, steps=3)
    listeners.wait_for("heard.filter(e => e.type === 'wheel').length >= 3")
    turns = heard(listeners, "wheel")
    assert (sum(e["dx"] for e in turns), sum(e["dy"] for e in turns)) == near((100, -31), 0.01)
    assert {(e["x"], e["y"], e["target"], e["trusted"]) for e in turns} == {(100, 100, "pad", True)}


@everywhere
def test_keys_have_names(listeners):
    names = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown", "Escape", "a"]
    for name in names:
        listeners.key(name)
    events = [(e["type"], e["key"], e["trusted"]) for e in heard(listeners, "keydown", "keyup")]
    assert events == [(type, name, True) for name in names for type in ("keydown", "keyup")]


@everywhere
def test_tab_moves_the_focus_and_shift_tab_back(listeners):
    listeners.click(*listeners.box("#field").centre)
    listeners.key("Shift+Tab")
    assert listeners.evaluate("document.activeElement.id") == "button"
    listeners.key("Tab")
    assert listeners.evaluate("document.activeElement.id") == "field"


@everywhere
def test_text_can_be_typed(listeners):
    listeners.click(*listeners.box("#field").centre)
    listeners.type("Nine 1 + ä")
    assert listeners.evaluate("field.value") == "Nine 1 + ä"


def test_a_key_without_a_name_is_refused(listeners):
    with pytest.raises(ValueError, match="no key named 'Left'"):
        listeners.key("Left")


@pytest.mark.engines("chromium", "firefox", usual="first")
def test_a_finger_swipes(listeners):
    listeners.swipe((50, 60), (250, 60), steps=5, seconds=0.2)
    events = heard(listeners, "pointerdown", "pointermove", "pointerup")
    assert {e["pointer"] for e in events} == {"touch"}
    assert [e["type"] for e in events] == ["pointerdown"] + ["pointermove"] * 5 + ["pointerup"]
    assert events[-1]["time"] - events[0]["time"] >= 180


@pytest.mark.engines("chromium", "firefox", usual="first")
def test_a_finger_stays_down_between_calls(listeners):
    listeners.touch(50, 60)
    listeners.slide((50, 60), (90, 60), steps=2)
    assert [e["type"] for e in heard(listeners, "pointerdown", "pointerup")] == ["pointerdown"]
    listeners.lift()
    assert [e["type"] for e in heard(listeners, "pointerdown", "pointerup")] == ["pointerdown", "pointerup"]


@pytest.mark.engines("chromium", "firefox", usual="first")
def test_a_tap_is_a_click(listeners):
    listeners.tap(*listeners.box("#button").centre)
    listeners.wait_for("heard.some(e => e.type === 'click')")
    assert [e["target"] for e in heard(listeners, "click")] == ["button"]


@pytest.mark.engines("chromium", "firefox", usual="first")
def test_fingers_tap_together(listeners):
    listeners.tap_together((50, 60), (90, 60))
    events = heard(listeners, "pointerdown", "pointerup")
    assert {e["pointer"] for e in events} == {"touch"}
    assert [e["type"] for e in events] == ["pointerdown"] * 2 + ["pointerup"] * 2
    assert not heard(listeners, "click")


def test_a_finger_scrolls_the_page_in_its_own_direction(listeners):
    listeners.swipe((100, 200), (100, 50), steps=10)
    listeners.wait_for("scrollY > 50")
    assert heard(listeners, "pointercancel")


@pytest.mark.engines("webkit")
def test_touch_is_unsupported_in_webkit(listeners):
    with pytest.raises(Unsupported):
        listeners.tap(50, 60)
