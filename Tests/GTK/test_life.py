"""Sizes, changes of the data, autoplay and autoscroll."""

import pytest


def test_a_resize_keeps_the_current_item_centred(stage):
    stage.open(items=30, set={"style": "cylinder", "scrollOffset": 7})
    stage.ask("resize", size=[620, 420])
    state = stage.wait_for(lambda state: state["viewport"] == [620, 420])
    stage.ask("sync")
    state = stage.settled()
    assert state["currentIndex"] == 7 and state["middle"] == [310, 210]
    xs = [corner[0] for corner in state.item(7)["corners"]]
    assert sum(xs) / 4 == pytest.approx(310, abs=0.5)


def test_items_are_inserted_and_removed(stage):
    stage.open(items=5, set={"scrollOffset": 2})
    stage.ask("insert", index=1, animated=True)
    state = stage.settled()
    assert state["numberOfItems"] == 6 and state["currentIndex"] == 3
    stage.ask("remove", index=0, animated=True)
    state = stage.settled()
    assert state["numberOfItems"] == 5 and state["currentIndex"] == 2
    stage.ask("reload", items=0)
    assert stage.settled()["currentIndex"] == -1
    stage.ask("reload", items=1)
    assert stage.settled()["currentIndex"] == 0


def test_any_number_of_changes_are_one_animation(stage):
    stage.open(items=6, set={"scrollOffset": 2}, hearsItems=True)
    stage.settled()
    stage.ask("forget")
    # Item 0 is removed, two are inserted, and the last becomes the first. The current one, 2, is now the fifth.
    stage.ask("apply", previous=[5, -1, -1, 1, 2, 3, 4], animated=True)
    state = stage.state()
    assert state["numberOfItems"] == 7 and state["currentIndex"] == 4
    state = stage.wait_for(lambda state: state.milestones)
    assert state.milestones == [["didEndEditing"]] and state["scrollOffset"] == 4
    shown = [event for event in state["itemEvents"] if event[0] == "didDisplay"]
    assert sorted(shown) == [["didDisplay", 1], ["didDisplay", 2]]


def test_item_events_are_in_order(stage):
    state = stage.open(items=100, set={"scrollOffset": 50}, hearsItems=True)
    stage.settled()
    stage.ask("forget")
    stage.hands.click((500, 250))
    state = stage.wait_for(lambda state: ["didSelect", 50] in state["events"])
    assert ["didTap", 50] in state["itemEvents"]
    stage.ask("forget")
    stage.ask("scrollTo", index=90, duration=0)
    events = stage.settled()["itemEvents"]
    assert ["didEndDisplaying", 50] in events
    mine = [event[0] for event in events if event[1] in (90, "90")]
    assert mine[:4] == ["willDisplay", "willLayOut", "didLayOut", "didDisplay"]


def test_an_item_that_grows_is_measured_again(stage):
    stage.open(items=5)
    assert stage.state()["itemSize"] == [200, 200]
    stage.ask("grow", index=0, size=[300, 250])
    state = stage.wait_for(lambda state: state["itemSize"] == [300, 250])
    state = stage.settled()
    assert state.item(1)["corners"][0][0] - state.item(0)["corners"][0][0] == pytest.approx(300 + 50, abs=1)


def test_a_million_items_are_shown_by_a_few_widgets(stage):
    stage.open(items=1_000_000, set={"style": "cover-flow"})
    stage.ask("scrollTo", index=765_432, duration=0)
    state = stage.settled()
    assert state["currentIndex"] == 765_432
    assert stage.ask("counts")["cells"] < 120


def test_autoscroll_moves_and_pauses_while_hovered(stage):
    stage.hands.move((1500, 1100))
    stage.open(items=1000, set={"autoscroll": 4})
    stage.wait_for(lambda state: state["scrollOffset"] > 1)
    stage.hands.move((500, 250))
    stage.wait_for(lambda state: not state["isMoving"])
    stage.hands.move((1500, 1100))
    before = stage.state()["scrollOffset"]
    stage.wait_for(lambda state: state["scrollOffset"] > before + 0.5)


def test_autoplay_advances_and_wraps(stage):
    stage.hands.move((1500, 1100))
    stage.open(items=3, set={"autoplay": 0.1})
    stage.wait_for(lambda state: state["currentIndex"] == 2)
    stage.wait_for(lambda state: state["currentIndex"] == 0)


@pytest.fixture
def without_motion(stage):
    """Turns on the desktop's setting for reduced motion, after something is shown."""

    def turn_off(isOn=False):
        stage.ask("desktop", name="gtk-enable-animations", on=isOn)

    yield turn_off
    turn_off(True)


def test_with_reduced_motion_it_jumps(stage, without_motion):
    stage.open(items=50)
    without_motion()
    stage.ask("scrollTo", index=40, duration=5)
    state = stage.wait_for(lambda state: state["currentIndex"] == 40)
    assert not state["isMoving"]
    assert state.milestones[-3:] == [["willBeginScrolling"], ["didEndScrolling", True], ["didSettle"]]
    stage.ask("focus")
    stage.hands.key("Left")
    stage.wait_for(lambda state: state["currentIndex"] == 39 and not state["isMoving"])
    stage.ask("insert", index=0, animated=True)
    assert stage.state()["currentIndex"] == 40
    # Released before the middle between two items, only a flick leads to the next one.
    stage.flick((700, 250), (640, 250), seconds=0.06, offset=40, flicked=lambda _: stage.settled()["currentIndex"] > 40)
    state = stage.settled()
    assert state["currentIndex"] > 40 and state["scrollOffset"] == state["currentIndex"]


def test_turning_on_reduced_motion_ends_a_movement(stage, without_motion):
    stage.open(items=50)
    stage.ask("scrollTo", index=40, duration=30)
    stage.wait_for(lambda state: state["isMoving"])
    without_motion()
    state = stage.wait_for(lambda state: state["scrollOffset"] == 40)
    assert not state["isMoving"] and ["didEndScrolling", True] in state["events"]
    stage.set("style", "cylinder")
    assert stage.settled()["scrollOffset"] == 40


def test_the_direction_and_the_contrast_may_change_at_any_time(stage):
    stage.open(items=20)
    assert not stage.state()["increasesContrast"]
    stage.set("direction", "rtl")
    state = stage.settled()
    assert state.item(1)["corners"][0][0] < state.item(0)["corners"][0][0]
    try:
        stage.ask("desktop", theme="HighContrast")
        stage.wait_for(lambda state: state["increasesContrast"])
    finally:
        stage.ask("desktop", theme="Default")
    stage.wait_for(lambda state: not state["increasesContrast"])


def test_autoplay_draws_nothing_between_its_steps(stage):
    stage.hands.move((1500, 1100))
    stage.open(items=50, set={"autoplay": 60})
    stage.settled()
    counts = [stage.frame() for _ in range(60)]
    assert counts[-30:] == [counts[-1]] * 30, counts
    stage.set("autoplay", 0.5)
    stage.wait_for(lambda state: state["currentIndex"] == 1)


def test_items_may_have_their_own_time_also_until_their_content_has_ended(stage):
    stage.hands.move((1500, 1100))
    stage.open(items=4, set={"autoplay": 60, "itemIntervals": [0.1, None]})
    stage.wait_for(lambda state: state["currentIndex"] == 1)
    stage.settled()
    stage.ask("itemEnded", index=0)
    for _ in range(30):
        stage.frame()
    assert stage.state()["scrollOffset"] == 1
    stage.ask("itemEnded", index=1)
    stage.wait_for(lambda state: state["currentIndex"] == 2)


def test_the_delegate_may_refuse_that_autoplay_advances(stage):
    stage.hands.move((1500, 1100))
    stage.open(items=4, hearsItems=True, set={"mayAdvance": False, "autoplay": 0.1})
    for _ in range(30):
        stage.frame()
    assert stage.state()["scrollOffset"] == 0
    stage.set("mayAdvance", True)
    stage.wait_for(lambda state: state["currentIndex"] == 1)


def test_with_reduced_motion_nothing_moves_by_itself(stage, without_motion):
    stage.hands.move((1500, 1100))
    stage.open(items=1000, set={"autoscroll": 4, "autoplay": 0.05})
    stage.wait_for(lambda state: state["scrollOffset"] > 1)
    without_motion()
    state = stage.settled()
    for _ in range(20):
        assert stage.state()["scrollOffset"] == state["scrollOffset"]
    without_motion(True)
    stage.wait_for(lambda now: now["scrollOffset"] > state["scrollOffset"] + 1)


def test_autoplay_pauses_while_hovered_or_focused(stage):
    stage.hands.move((1500, 1100))
    stage.open(items=1000, set={"autoplay": 0.15})
    stage.wait_for(lambda state: state["currentIndex"] >= 1)
    # Hovered.
    stage.hands.move((500, 250))
    index = stage.settled()["currentIndex"]
    # Focused, after the pointer has left.
    stage.ask("focus")
    stage.hands.key("End", "Home")
    stage.hands.move((1500, 1100))
    stage.wait_for(lambda state: state["currentIndex"] == 0)
    for _ in range(40):
        assert stage.settled()["currentIndex"] == 0, index
    # Neither.
    stage.set("isPaused", 1)
    stage.set("isPaused", 0)
    stage.wait_for(lambda state: state["currentIndex"] >= 1)


def test_it_can_be_moved_to_another_window_and_back(stage):
    stage.open(items=30, kind="controls", itemSize=[200, 180], set={"style": "cover-flow", "scrollOffset": 5})
    stage.ask("move", back=True)
    state = stage.settled()
    assert state["currentIndex"] == 5 and state["viewport"] == [1000, 500]
    stage.hands.take_window()
    stage.ask("focus")
    stage.hands.key("Right")
    stage.wait_for(lambda state: state["currentIndex"] == 6)


def test_at_rest_and_off_screen_nothing_is_drawn(stage):
    stage.open(items=50)
    stage.settled()
    counts = [stage.frame() for _ in range(60)]
    assert counts[-30:] == [counts[-1]] * 30, counts
    stage.set("autoscroll", 1)
    stage.wait_for(lambda state: state["isMoving"])
    stage.ask("show", shown=False)
    stage.ask("sync")
    offset = stage.state()["scrollOffset"]
    counts = [stage.frame() for _ in range(30)]
    assert stage.state()["scrollOffset"] == offset and counts == [counts[0]] * 30, counts
    stage.ask("show", shown=True)
    stage.wait_for(lambda state: state["scrollOffset"] > offset)


def test_a_pointer_resting_on_a_tilted_item_causes_no_drawing(stage):
    from harness.projection import centre

    state = stage.open(
        items=12, kind="controls", itemSize=[240, 200], set={"style": "cylinder", "centerItemWhenSelected": False, "scrollOffset": 4})
    stage.hands.move(centre(state.item(5), state["middle"], "button"))
    stage.wait_for(lambda state: state["hovered"] == ["5/button"])

    # The button's hover colour fades in, with each frame until it is there.
    counts = [stage.frame() for _ in range(200)]
    assert counts[-30:] == [counts[-1]] * 30, counts


def test_properties_of_the_widget_itself_are_left_alone(stage):
    stage.hands.move((1500, 1100))
    stage.open(items=100, direction="rtl")
    stage.ask("overreach")
    state = stage.wait_for(lambda state: state["scrollOffset"] > 0.3)
    assert state["viewport"] == [1000, 500] and state["itemSize"] == [200, 200]
    assert state.item(1)["corners"][0][0] < state.item(0)["corners"][0][0]
    stage.hands.move((500, 250))
    stage.wait_for(lambda state: not state["isMoving"])
