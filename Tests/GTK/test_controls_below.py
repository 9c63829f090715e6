"""The carousel's own buttons and dots."""


def test_buttons_and_dots_go_where_they_say(stage):
    stage.open(items=5, size=[900, 400], **{"in": "controls"})
    state = stage.settled()
    previous, dots, following = state["controlPlaces"]
    stage.hands.click(following)
    stage.wait_for(lambda state: state["currentIndex"] == 1)
    stage.hands.click(following)
    stage.wait_for(lambda state: state["currentIndex"] == 2)
    stage.hands.click(previous)
    stage.wait_for(lambda state: state["currentIndex"] == 1)
    stage.settled()
    stage.hands.click((dots[0] + 32, dots[1]))
    stage.wait_for(lambda state: state["currentIndex"] == 4)


def test_many_items_are_told_by_a_number(stage):
    stage.open(items=500, size=[900, 400], **{"in": "controls"})
    assert len(stage.settled()["controlPlaces"]) == 3
    stage.ask("reload", items=3)
    stage.settled()
    assert len(stage.state()["controlPlaces"]) == 3


def test_a_pause_button_stops_what_moves_by_itself(stage):
    stage.hands.move((1500, 1100))
    stage.open(items=500, size=[900, 400], set={"autoscroll": 2}, **{"in": "controls"})
    state = stage.wait_for(lambda state: state["scrollOffset"] > 0.2)
    pause = state["controlPlaces"][-1]
    stage.hands.click(pause)
    stage.wait_for(lambda state: not state["isMoving"])
    stage.hands.click(pause)
    offset = stage.state()["scrollOffset"]
    stage.wait_for(lambda state: state["scrollOffset"] > offset + 0.2)
