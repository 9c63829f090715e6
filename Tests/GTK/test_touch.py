"""Touch input."""

import pytest
from harness.projection import centre, project
from harness.stage import Stage
from harness.touch import BEGIN, END, UPDATE, TouchScreen

TILTED = dict(items=12, kind="controls", itemSize=[240, 200], size=[1000, 500],
              set={"style": "cylinder", "centerItemWhenSelected": False, "scrollOffset": 4})


@pytest.fixture(scope="module")
def touched(desk, request):
    """Provides a touch screen, and a program on it."""
    screen = TouchScreen()
    stage = Stage(desk, request.config.getoption("--program"), **screen.environment)
    yield screen, stage
    stage.close()
    screen.close()


@pytest.fixture
def screen(touched):
    return touched[0]


@pytest.fixture
def stage(touched):
    stage = touched[1]
    stage.take_complaints()
    yield stage
    stage.ask("end")
    stage.ask("sync")
    assert not stage.take_complaints()


def show(stage, **details):
    stage.ask("open", **details)
    stage.wait_for(lambda state: state["viewport"][0] > 1 and state["items"])
    stage.ask("sync")
    return stage.state()


def test_a_finger_drags_the_carousel(screen, stage):
    show(stage, items=10)
    screen.drag((700, 250), (300, 250), seconds=0.4, rest=0.3)
    stage.wait_for(lambda state: ["didEndDragging", False] in state["events"])
    assert stage.settled()["currentIndex"] == 2


def test_a_flick_moves_further_than_the_finger(screen, stage):
    show(stage, items=30)
    screen.drag((600, 250), (450, 250), seconds=0.08)
    stage.wait_for(lambda state: ["didEndDecelerating", True] in state["events"])
    assert stage.settled()["currentIndex"] > 1


def test_a_tap_selects_and_a_tap_on_a_tilted_button_presses_it(screen, stage):
    state = show(stage, **TILTED)
    screen.tap(centre(state.item(5), state["middle"], "button"))
    stage.wait_for(lambda state: state["heard"] == ["clicked 5/button"])
    assert not [event for event in stage.settled()["events"] if event[0] == "didSelect"]
    width, height = state.item(3)["size"]
    screen.tap(project(state.item(3), state["middle"], (width * 0.93, height * 0.5)))
    stage.wait_for(lambda state: ["didSelect", 3] in state["events"])


def test_a_flick_that_begins_on_a_button_scrolls_and_does_not_click(screen, stage):
    state = show(stage, **TILTED)
    x, y = centre(state.item(4), state["middle"], "button")
    screen.drag((x, y), (x - 150, y), seconds=0.1)
    stage.wait_for(lambda state: state["currentIndex"] != 4)
    assert stage.settled()["heard"] == []


def test_a_finger_that_only_stops_a_flick_clicks_no_button(screen, stage):
    show(stage, items=500, kind="buttons", itemSize=[240, 200], size=[1000, 500], set={"centerItemWhenSelected": False})
    middle = (500, 250)
    screen.drag((850, 250), (150, 250), seconds=0.08)
    stage.wait_for(lambda state: state["isMoving"] and not state["isDragging"])
    screen.touch(BEGIN, middle)
    state = stage.settled()
    assert state["scrollOffset"] % 1 != 0, "the finger has stopped it"
    screen.touch(END, middle)
    state = stage.settled()
    assert state["heard"] == []
    screen.tap(middle)
    stage.wait_for(lambda after: after["heard"] == [f"clicked {state['currentIndex']}"])
    screen.drag((850, 250), (150, 250), seconds=0.08)
    stage.wait_for(lambda state: state["isMoving"] and not state["isDragging"])
    screen.drag(middle, (380, 250), seconds=0.2, rest=0.3)
    state = stage.settled()
    assert state["events"].count(["willBeginDragging"]) == 3 and len(state["heard"]) == 1


def test_a_drag_on_a_slider_and_in_an_entry_stays_there(screen, stage):
    state = show(stage, **TILTED)
    x, y, width, height = state.item(5)["controls"]["scale"]
    start, end = (project(state.item(5), state["middle"], (x + share, y + height / 2)) for share in (12, width * 0.75))
    screen.drag(start, end, seconds=0.4)
    state = stage.wait_for(lambda state: state.item(5)["value"] > 50)
    assert ["willBeginDragging"] not in state["events"] and state["scrollOffset"] == 4
    x, y = centre(state.item(4), state["middle"], "entry")
    screen.drag((x - 60, y), (x + 60, y), seconds=0.3)
    assert ["willBeginDragging"] not in stage.settled()["events"]


def test_a_finger_scrolls_the_carousel_along_its_axis_and_the_window_across(screen, stage):
    show(stage, items=20, size=[600, 500], **{"in": "scrolled"})
    screen.drag((300, 400), (310, 150), seconds=0.3, rest=0.2)
    state = stage.wait_for(lambda state: state["scrolled"] > 100)
    state = stage.settled()
    assert state["scrollOffset"] == 0 and ["willBeginDragging"] not in state["events"]
    scrolled = state["scrolled"]
    screen.drag((500, 200), (100, 210), seconds=0.4, rest=0.3)
    stage.wait_for(lambda state: state["currentIndex"] == 2)
    assert stage.settled()["scrolled"] == scrolled


def test_a_lifted_finger_does_not_hover(screen, stage):
    show(stage, items=1000, set={"autoscroll": 4})
    stage.wait_for(lambda state: state["scrollOffset"] > 0.2)
    screen.drag((500, 250), (450, 250), seconds=0.1, rest=0.2)
    stage.wait_for(lambda state: ["didEndDragging", False] in state["events"])
    offset = stage.state()["scrollOffset"]
    stage.wait_for(lambda state: state["scrollOffset"] > offset + 1)


def test_a_second_finger_ends_the_drag_and_the_next_drag_works(screen, stage):
    show(stage, items=30)
    screen.touch(BEGIN, (600, 250))
    screen.touch(UPDATE, (480, 250))
    stage.wait_for(lambda state: state["isDragging"])
    screen.touch(BEGIN, (200, 250), finger=2)
    screen.touch(UPDATE, (300, 250), finger=2)
    stage.wait_for(lambda state: not state["isDragging"])
    screen.touch(END, (300, 250), finger=2)
    screen.touch(END, (400, 250))
    state = stage.settled()
    assert state["scrollOffset"] == state["currentIndex"] <= 1
    screen.drag((700, 250), (300, 250), seconds=0.4, rest=0.3)
    stage.wait_for(lambda state: state["currentIndex"] == state["scrollOffset"] >= 2)
