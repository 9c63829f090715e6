"""Drags, flicks and clicks."""


def test_a_drag_moves_the_carousel(stage):
    stage.open(items=10)
    stage.hands.drag((700, 250), (300, 250), seconds=0.4, rest=0.3)
    state = stage.settled()
    assert state["currentIndex"] == 2
    assert state.milestones[:2] == [["willBeginDragging"], ["didEndDragging", False]]


def test_a_flick_goes_further_than_the_finger(stage):
    stage.open(items=30)
    stage.hands.drag((600, 250), (450, 250), seconds=0.08)
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
