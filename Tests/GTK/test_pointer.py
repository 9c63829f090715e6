"""Drags, flicks and clicks."""

import pytest


def test_a_drag_moves_the_carousel(stage):
    stage.open(items=10)
    stage.hands.drag((700, 250), (300, 250), seconds=0.4, rest=0.3)
    state = stage.settled()
    assert state["currentIndex"] == 2
    assert state.milestones[:2] == [["willBeginDragging"], ["didEndDragging", False]]


def test_a_flick_moves_further_than_the_pointer(stage):
    stage.open(items=30)
    stage.flick((600, 250), (450, 250))
    state = stage.settled()
    assert state["currentIndex"] > 1
    assert ["willBeginDecelerating"] in state["events"] and ["didEndDecelerating", True] in state["events"]


def test_a_click_selects_what_is_in_front(stage):
    state = stage.open(items=10, set={"style": "cover-flow"})
    corners = state.item(2)["corners"]
    stage.hands.click((corners[1][0] - 5, 250))
    state = stage.settled()
    assert ["didSelect", 2] in state["events"]
    assert state["currentIndex"] == 2


def test_a_press_stops_a_movement(stage):
    stage.open(items=100)
    stage.ask("scrollTo", index=90, duration=20)
    stage.wait_for(lambda state: state["currentIndex"] > 0)
    stage.hands.press((500, 250))
    state = stage.wait_for(lambda state: not state["isMoving"])
    assert ["didEndScrolling", False] in state["events"]
    stage.hands.release()
    state = stage.settled()
    assert state["scrollOffset"] == state["currentIndex"] < 90


@pytest.mark.parametrize("after", [3, 6, 9, 12])
def test_a_stopped_flick_rests_where_it_was_stopped(stage, after):
    # It lasts longer than the frames of a busy machine.
    stage.open(items=200, set={"decelerationRate": 0.99})
    stage.flick((800, 250), (500, 250))
    for _ in range(after):
        stage.frame()
    stage.hands.press((500, 250))
    caught = stage.wait_for(lambda state: ["didEndDecelerating", False] in state["events"])["scrollOffset"]
    for _ in range(12):
        stage.frame()
    assert stage.state()["scrollOffset"] == caught
    stage.hands.release()
    state = stage.settled()
    assert state["currentIndex"] == state["scrollOffset"] == round(caught)
    assert not [event for event in state["events"] if event[0] == "didSelect"]


def test_at_an_end_it_overscrolls_and_bounces_back(stage):
    stage.open(items=5)
    stage.hands.drag((300, 250), (700, 250), seconds=0.3, release=False)
    state = stage.wait_for(lambda state: state["scrollOffset"] < -0.3)
    assert state["scrollOffset"] > -1
    stage.hands.release()
    assert stage.settled()["scrollOffset"] == 0


def test_paging_moves_by_one_item(stage):
    stage.open(items=30, set={"paging": True})
    stage.hands.drag((700, 250), (550, 250), seconds=0.06)
    assert stage.settled()["currentIndex"] == 1


def test_drags_across_the_axis_are_ignored(stage):
    stage.open(items=20)
    stage.hands.drag((500, 100), (520, 400), seconds=0.2)
    state = stage.settled()
    assert state["scrollOffset"] == 0 and ["willBeginDragging"] not in state["events"]


def test_a_vertical_carousel_is_dragged_up_and_down(stage):
    stage.open(items=20, set={"vertical": True})
    stage.hands.drag((500, 400), (500, 190), seconds=0.4, rest=0.3)
    assert stage.settled()["currentIndex"] == 1


def test_right_to_left_a_drag_to_the_right_scrolls_forwards(stage):
    stage.open(items=20, direction="rtl")
    stage.hands.drag((300, 250), (700, 250), seconds=0.4, rest=0.3)
    assert stage.settled()["currentIndex"] == 2


def test_a_selection_that_is_refused_moves_nothing(stage):
    state = stage.open(items=10, denies=True)
    stage.hands.click(state.item(1)["corners"][0])
    state = stage.settled()
    assert state["currentIndex"] == 0 and not [e for e in state["events"] if e[0] == "didSelect"]


def test_of_nested_carousels_the_inner_one_is_dragged(stage):
    stage.open(items=6, kind="nested", itemSize=[500, 300])
    stage.hands.drag((550, 250), (350, 250), seconds=0.4, rest=0.3)
    state = stage.settled()
    assert state["scrollOffset"] == 0 and state["inner"] == 2
    stage.hands.drag((500, 30), (100, 30), seconds=0.4, rest=0.3)
    assert stage.settled()["currentIndex"] == 1
