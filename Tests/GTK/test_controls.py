"""Controls inside items, also tilted ones: they receive their own input, and the carousel the rest."""

import subprocess
from pathlib import Path

import pytest
from harness.projection import centre

HARNESS = Path(__file__).parent / "harness"

TILTED = dict(items=12, kind="controls", itemSize=[240, 200], size=[1000, 500],
              set={"style": "cylinder", "centerItemWhenSelected": False, "scrollOffset": 4})


def at(state, index, control):
    return centre(state.item(index), state["middle"], control)


@pytest.mark.parametrize("index", [3, 4, 5])
def test_a_click_presses_a_button(stage, index):
    state = stage.open(**TILTED)
    stage.hands.click(at(state, index, "button"))
    state = stage.wait_for(lambda state: state["heard"])
    assert state["heard"] == [f"clicked {index}/button"]
    assert not [event for event in state["events"] if event[0] == "didSelect"]
    assert stage.settled()["currentIndex"] == 4


def test_a_click_switches_a_toggle(stage):
    state = stage.open(**TILTED)
    stage.hands.click(at(state, 5, "toggle"))
    stage.wait_for(lambda state: state["heard"] == ["toggled 5/toggle"])


def test_text_is_typed_into_an_entry(stage):
    state = stage.open(**TILTED)
    stage.hands.click(at(state, 3, "entry"))
    stage.wait_for(lambda state: state["focus"] == "3/entry")
    stage.hands.type("abc")
    stage.wait_for(lambda state: state.item(3)["text"] == "abc")
    stage.hands.key("Left", "Home")
    stage.hands.type("x")
    state = stage.wait_for(lambda state: state.item(3)["text"] == "xabc")
    assert state["currentIndex"] == 4


def test_a_slider_is_dragged_through_the_perspective(stage):
    state = stage.open(**TILTED)
    x, y, width, height = state.item(5)["controls"]["scale"]
    from harness.projection import project

    start = project(state.item(5), state["middle"], (x + 12, y + height / 2))
    end = project(state.item(5), state["middle"], (x + width * 0.75, y + height / 2))
    stage.hands.drag(start, end, seconds=0.4)
    state = stage.wait_for(lambda state: state.item(5)["value"] > 65)
    assert 65 < state.item(5)["value"] < 85
    assert not state["isDragging"] and state["scrollOffset"] == 4
    assert ["willBeginDragging"] not in state["events"]


def test_a_drag_in_an_entry_stays_there(stage):
    state = stage.open(**TILTED)
    stage.hands.click(at(state, 4, "entry"))
    stage.hands.type("some words that fill it")
    stage.wait_for(lambda state: state.item(4)["text"] == "some words that fill it")
    x, y = at(state, 4, "entry")
    stage.hands.drag((x - 60, y), (x + 60, y), seconds=0.3)
    state = stage.settled()
    assert ["willBeginDragging"] not in state["events"]


def test_a_text_view_can_be_clicked_into(stage):
    state = stage.open(items=9, kind="texts", itemSize=[240, 200], set={"style": "cover-flow", "scrollOffset": 4})
    for _ in range(2):
        stage.hands.click(at(state, 4, "text"))
        stage.wait_for(lambda state: state["focus"] == "4/text")
        assert stage.settled()["focus"] == "4/text"
    stage.hands.type("abc")
    stage.wait_for(lambda state: state.item(4)["text"].strip() == "abc")


def test_a_flick_that_begins_on_a_button_scrolls_and_does_not_click(stage):
    state = stage.open(**TILTED)
    x, y = at(state, 4, "button")
    stage.hands.drag((x, y), (x - 150, y), seconds=0.1)
    state = stage.settled()
    assert state["currentIndex"] != 4
    assert state["heard"] == []


def flick(stage):
    # Its first frames take so long that the speed of a flick would be lost.
    stage.frame()
    stage.flick((850, 250), (150, 250))


@pytest.mark.parametrize("version", ["this", "newer"])
def test_a_press_that_only_stops_a_flick_clicks_no_button(with_environment, request, version):
    newer = [request.getfixturevalue("newer_gtk")] if version == "newer" else []
    stage = with_environment(*newer)
    stage.open(items=500, kind="buttons", itemSize=[240, 200], size=[1000, 500], set={"centerItemWhenSelected": False, "frictionCoefficient": 0.2})
    middle = (500, 250)
    flick(stage)
    stage.hands.press(middle)
    state = stage.settled()
    assert state["scrollOffset"] % 1 != 0, "the press has stopped it"
    stage.hands.release()
    state = stage.settled()
    assert state["heard"] == [] and ["didSelect", state["currentIndex"]] not in state["events"]
    stage.hands.click(middle)
    stage.wait_for(lambda after: after["heard"] == [f"clicked {state['currentIndex']}"])


def test_a_drag_that_begins_on_a_moving_button_drags(stage):
    stage.open(items=500, kind="buttons", itemSize=[240, 200], size=[1000, 500], set={"centerItemWhenSelected": False})
    flick(stage)
    stage.hands.drag((500, 250), (380, 250), seconds=0.2, release=False)
    state = stage.wait_for(lambda state: state["isDragging"])
    assert state["events"].count(["willBeginDragging"]) == 2
    stage.hands.release()
    assert stage.settled()["heard"] == []


def test_if_selected_items_are_centred_controls_work_in_the_current_item_only(stage):
    stage.open(**{**TILTED, "set": {"style": "cylinder", "scrollOffset": 4}})
    state = stage.settled()
    stage.hands.click(at(state, 5, "button"))
    stage.wait_for(lambda state: state["currentIndex"] == 5)
    state = stage.settled()
    assert state["heard"] == [] and ["didSelect", 5] in state["events"]
    stage.hands.click(at(state, 5, "button"))
    stage.wait_for(lambda state: state["heard"] == ["clicked 5/button"])


def test_hovered_controls_are_highlighted(stage):
    state = stage.open(**TILTED)
    stage.hands.move(at(state, 3, "button"))
    stage.wait_for(lambda state: state["hovered"] == ["3/button"])
    stage.hands.move(at(state, 5, "toggle"))
    stage.wait_for(lambda state: state["hovered"] == ["5/toggle"])
    stage.hands.move((3, 3))
    stage.wait_for(lambda state: state["hovered"] == [])


@pytest.mark.parametrize("way", ["key", "wheel", "program"])
def test_a_resting_pointer_hovers_over_what_moves_under_it(stage, way):
    state = stage.open(items=12, kind="controls", itemSize=[240, 200], set={"scrollOffset": 4})
    stage.ask("focus")
    stage.hands.move(at(state, 4, "button"))
    stage.wait_for(lambda state: state["hovered"] == ["4/button"])
    if way == "key":
        stage.hands.key("Right")
    elif way == "wheel":
        stage.hands.wheel("right")
    else:
        stage.ask("scrollTo", index=5)
    stage.wait_for(lambda state: state["hovered"] == ["5/button"])
    stage.settled()
    stage.hands.press_here()
    stage.hands.release()
    stage.wait_for(lambda state: state["heard"] == ["clicked 5/button"])


def test_a_click_is_not_lost_if_gtk_looks_for_the_pointer_after_its_release(with_environment, tmp_path):
    """After a layout, GTK asks the server for the pointer, which may already be further than the events that have arrived."""
    library = tmp_path / "late_query.so"
    subprocess.run(["clang", "-shared", "-fPIC", "-o", library, HARNESS / "late_query.c"], check=True)
    stage = with_environment(LD_PRELOAD=str(library))
    state = stage.open(items=12, kind="controls", itemSize=[240, 200], set={"scrollOffset": 4})
    stage.hands.move(at(state, 4, "button"))
    stage.wait_for(lambda state: state["hovered"] == ["4/button"])
    for count in (1, 2, 3):
        stage.hands.press_here()
        # Causes a layout.
        stage.set("spacing", 1 + count / 100)
        stage.hands.release()
        stage.wait_for(lambda state: state["heard"] == ["clicked 4/button"] * count)


@pytest.mark.parametrize("renderer, direction", [("gl", "ltr"), ("cairo", "rtl")])
def test_at_scale_two_clicks_and_keys_reach_what_is_visible(with_environment, renderer, direction):
    stage = with_environment(GDK_SCALE="2", GSK_RENDERER=renderer)
    state = stage.open(**{**TILTED, "size": [700, 400]}, direction=direction)
    # The input uses the screen's own points.
    for index, control, wanted in [(3, "button", "clicked 3/button"), (5, "toggle", "toggled 5/toggle")]:
        stage.hands.move([2 * part for part in at(state, index, control)])
        stage.wait_for(lambda state: state["hovered"] == [f"{index}/{control}"])
        stage.hands.press_here()
        stage.hands.release()
        stage.wait_for(lambda state: wanted in state["heard"])
    stage.hands.click([2 * part for part in at(state, 5, "entry")])
    stage.hands.type("abc")
    stage.wait_for(lambda state: state.item(5)["text"] == "abc")
