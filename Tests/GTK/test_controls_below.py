"""The carousel's own buttons and dots."""


def test_buttons_and_dots_scroll_to_their_items(stage):
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


def test_of_many_items_those_near_the_current_one_have_dots(stage):
    stage.open(items=500, size=[900, 400], set={"scrollOffset": 250}, **{"in": "controls"})
    state = stage.settled()
    dot = 16
    assert state["controlWidths"][1] == 13 * dot
    # The dots are centred: the current item's dot is in the centre.
    x, y = state["controlPlaces"][1]
    stage.hands.click((x + 3 * dot, y))
    stage.wait_for(lambda state: state["currentIndex"] == 253)
    stage.ask("reload", items=3)
    assert stage.settled()["controlWidths"][1] == 3 * dot


def test_buttons_are_enabled_while_there_is_another_item(stage):
    stage.open(items=5, size=[900, 400], **{"in": "controls"})
    assert stage.settled()["enabled"][0:3:2] == [False, True]
    # It is scrolling to the last item.
    stage.ask("scrollTo", index=4, duration=30)
    state = stage.wait_for(lambda state: state["isMoving"])
    assert state["currentIndex"] == 0 and state["enabled"][0:3:2] == [True, False]
    stage.ask("reload", items=0)
    assert stage.settled()["enabled"][0:3:2] == [False, False]
    stage.ask("reload", items=5)
    stage.set("wrap", 1)
    assert stage.settled()["enabled"][0:3:2] == [True, True]


def test_a_pause_button_stops_autoplay_and_autoscroll(stage):
    stage.hands.move((1500, 1100))
    stage.open(items=500, size=[900, 400], set={"autoscroll": 2}, **{"in": "controls"})
    state = stage.wait_for(lambda state: state["scrollOffset"] > 0.2)
    pause = state["controlPlaces"][-1]
    stage.hands.click(pause)
    stage.wait_for(lambda state: not state["isMoving"])
    stage.hands.click(pause)
    offset = stage.state()["scrollOffset"]
    stage.wait_for(lambda state: state["scrollOffset"] > offset + 0.2)


def test_what_moves_nothing_is_hidden(stage):
    stage.open(items=1, size=[900, 400], **{"in": "controls"})
    assert stage.settled()["controlWidths"] == []
    stage.ask("reload", items=3)
    assert len(stage.settled()["controlWidths"]) == 3
    # What works stays.
    stage.ask("reload", items=1)
    stage.set("autoscroll", 2)
    stage.wait_for(lambda state: len(state["controlWidths"]) == 1)
