"""Wheels."""


def test_a_notch_scrolls_to_the_next_item(stage):
    stage.open(items=20)
    stage.hands.move((500, 250))
    stage.hands.wheel("right")
    stage.wait_for(lambda state: state["currentIndex"] == 1)
    stage.hands.wheel("right", 3)
    stage.wait_for(lambda state: state["currentIndex"] == 4)
    stage.hands.wheel("left", 2)
    stage.wait_for(lambda state: state["currentIndex"] == 2)


def test_a_vertical_wheel_scrolls_a_horizontal_carousel(stage):
    stage.open(items=20)
    stage.hands.move((500, 250))
    stage.hands.wheel("down", 2)
    stage.wait_for(lambda state: state["currentIndex"] == 2)


def test_across_the_axis_it_scrolls_the_window(stage):
    stage.open(items=20, size=[600, 500], **{"in": "scrolled"})
    stage.hands.move((300, 250))
    stage.hands.wheel("down", 2)
    state = stage.wait_for(lambda state: state["scrolled"] > 0)
    assert state["currentIndex"] == 0 and state["scrollOffset"] == 0


def test_at_an_end_it_scrolls_the_window(stage):
    stage.open(items=5, size=[600, 500], set={"vertical": True}, **{"in": "scrolled"})
    stage.hands.move((300, 250))
    stage.hands.wheel("down", 4)
    stage.wait_for(lambda state: state["currentIndex"] == 4)
    assert stage.settled()["scrolled"] == 0
    stage.hands.wheel("down", 2)
    stage.wait_for(lambda state: state["scrolled"] > 0)


def test_scrolling_text_keeps_the_wheel(stage):
    stage.open(items=9, kind="texts", itemSize=[240, 200], set={"scrollOffset": 4})
    stage.hands.move((500, 250))
    stage.hands.wheel("down", 2)
    stage.wait_for(lambda state: state.item(4)["scrolled"] > 0)
    # Also at its end.
    stage.hands.wheel("down", 30)
    assert stage.settled()["currentIndex"] == 4


def test_of_nested_carousels_each_scrolls_along_its_own_axis(stage):
    stage.open(items=6, kind="nested", itemSize=[500, 300], set={"vertical": True})
    stage.hands.move((500, 250))
    stage.hands.wheel("down")
    state = stage.wait_for(lambda state: state["currentIndex"] == 1)
    assert stage.settled()["inner"] == 0
    stage.hands.wheel("up")
    stage.wait_for(lambda state: state["currentIndex"] == 0)
    stage.settled()
    stage.hands.wheel("right", 2)
    stage.wait_for(lambda state: state["inner"] == 2)
    assert stage.settled()["currentIndex"] == 0


def test_fingers_on_a_touchpad_drag_and_flick(stage):
    stage.open(items=40)
    stage.ask("touchpad", delta=[30, 0], times=5)
    state = stage.wait_for(lambda state: ["willBeginDragging"] in state["events"])
    state = stage.settled()
    assert state["currentIndex"] > 1
    assert ["didEndDecelerating", True] in state["events"]


def test_across_the_axis_a_touchpad_scrolls_the_window(stage):
    stage.open(items=40)
    assert stage.ask("touchpad", delta=[2, 30], times=5)["used"] == [False] * 5
    assert stage.state()["scrollOffset"] == 0


def test_a_fine_wheel_scrolls_directly_and_it_snaps(stage):
    stage.open(items=40)
    # An eighth of a notch at a time: a notch is a hundred points, and an item is two hundred wide.
    for _ in range(12):
        assert stage.ask("turnWheel", delta=[0.125, 0])["used"]
    assert 0.3 < stage.state()["scrollOffset"] <= 0.75
    state = stage.settled()
    assert state["scrollOffset"] == state["currentIndex"] == 1
    # Scrolling across the axis scrolls it if nothing else would scroll.
    assert stage.ask("turnWheel", delta=[0, 0.5])["used"]
    stage.settled()


def test_a_fine_wheel_across_the_axis_scrolls_the_window(stage):
    stage.open(items=20, size=[600, 500], **{"in": "scrolled"})
    assert not stage.ask("turnWheel", delta=[0.1, 0.5])["used"]
    assert stage.settled()["scrollOffset"] == 0
