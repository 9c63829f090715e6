"""The items as a plain list, which a user may prefer to the carousel."""

import pytest
from harness.projection import centre
from test_desktop_looks import colours
from test_readers import carousel, names

SIZE = dict(items=12, kind="controls", itemSize=[240, 100], size=[600, 500])


def tops(state):
    """Returns the upper edge of each item, by its index."""
    return {item["i"]: round(min(y for _, y in item["corners"])) for item in state["items"]}


@pytest.mark.parametrize("style", ["cover-flow", "wheel", "inverted-time-machine"])
def test_the_items_are_below_each_other_and_usable(stage, style):
    before = stage.open(**SIZE, set={"style": style, "scrollOffset": 4, "decorations": ["reflection"]})
    stage.set("isList", 1)
    state = stage.settled()
    assert state["isList"] and tops(state) == {index: (index - 4) * (state["itemSize"][1] + 8) for index in range(12)}
    assert all(item["e"] and item["a"] == 1 for item in state["items"])
    # Controls work in all of them, not in the first one only.
    stage.hands.click(centre(state.item(6), state["middle"], "button"))
    stage.wait_for(lambda state: state["heard"] == ["clicked 6/button"])
    stage.screenshot(f"list {style}", size=(600, 500))
    stage.set("isList", 0)
    assert tops(stage.settled()) == tops(before)


def test_keys_the_wheel_and_tab_go_through_it(stage):
    stage.open(**SIZE, set={"style": "cylinder", "isList": 1})
    stage.ask("focus", name="carousel")
    stage.hands.key("Down")
    stage.wait_for(lambda state: state["currentIndex"] == 1)
    stage.hands.key("End")
    stage.wait_for(lambda state: state["currentIndex"] == 11)
    stage.hands.key("Home")
    stage.wait_for(lambda state: state["currentIndex"] == 0)
    stage.settled()
    stage.hands.move((300, 250))
    stage.hands.wheel("down")
    stage.wait_for(lambda state: state["currentIndex"] == 1)
    stage.settled()
    # The focus reaches the items that are below.
    for _ in range(12):
        stage.hands.key("Tab", "Tab", "Tab")
        state = stage.settled()
        if state["focus"].startswith("8/"):
            break
    assert tops(state)[8] + 100 <= 500 and tops(state)[8] >= 0, "it is brought into sight"


def test_a_button_of_the_controls_chooses(stage):
    state = stage.open(**{**SIZE, "in": "list"})
    place = state["controlPlaces"][-1]
    stage.hands.click(place)
    stage.wait_for(lambda state: state["isList"])
    # Items that are scrolled out of the list are not drawn over the controls: the ground between two of these is a single colour.
    stage.settled()
    assert colours(stage.screenshot("list above controls", size=(600, 500)), "12x40+376+445") == 1
    carousel(stage, lambda node: names(node)[:2] == ["Item 0, 1 of 12", "Item 1, 2 of 12"] and len(names(node)) == 12)
    stage.hands.click(place)
    stage.wait_for(lambda state: not state["isList"])
    # The items that are off-screen again are not left behind.
    carousel(stage, lambda node: names(node)[0] == "Item 0, 1 of 12" and len(names(node)) < 12)


def test_a_pause_button_appears_without_controls(stage):
    state = stage.open(items=12, kind="controls", itemSize=[240, 200], size=[1000, 500], **{"in": "box"})
    assert state["pauseButton"] == []
    stage.set("autoscroll", 1)
    state = stage.wait_for(lambda state: state["pauseButton"] and state["pauseButton"][0] > 0)
    # In the upper right corner, over the items.
    x, y = state["pauseButton"]
    assert 940 < x < 1000
    stage.screenshot("pause button", size=(1000, 600))
    stage.hands.click((x, y))
    stage.wait_for(lambda state: state["isPaused"] and not state["isMoving"])
    assert not [event for event in stage.state()["events"] if event[0] == "didSelect"], "the click is not for an item"
    stage.hands.click((x, y))
    stage.wait_for(lambda state: not state["isPaused"] and state["isMoving"])
    # It is the first stop; the keyboard focus stops what moves, as the pattern has it.
    stage.ask("focus", name="before")
    stage.hands.key("Tab")
    stage.wait_for(lambda state: state["focus"] == "pause" and state["isPaused"])
    stage.hands.key("space")
    stage.wait_for(lambda state: not state["isPaused"])
    stage.hands.key("Tab")
    stage.wait_for(lambda state: state["focus"] == "carousel")
    stage.hands.key("shift+Tab")
    stage.wait_for(lambda state: state["focus"] == "pause")
    # What goes hands on the focus.
    stage.set("autoscroll", 0)
    stage.wait_for(lambda state: state["pauseButton"] == [] and state["focus"] == "carousel")
    stage.set("autoplay", 5)
    stage.wait_for(lambda state: state["pauseButton"])
    for name, value in [("showsPauseButton", 0), ("isList", 1)]:
        stage.set(name, value)
        stage.wait_for(lambda state: state["pauseButton"] == [])
        stage.set(name, 1 - value)
        stage.wait_for(lambda state: state["pauseButton"])


def test_there_is_no_second_pause_button_beside_controls(stage):
    stage.open(items=12, **{"in": "controls"})
    before = len(stage.state()["controlPlaces"])
    stage.set("autoplay", 5)
    state = stage.wait_for(lambda state: len(state["controlPlaces"]) == before + 1)
    assert state["pauseButton"] == []
