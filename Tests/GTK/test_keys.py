"""The keyboard, and the focus."""

import pytest
from harness.projection import centre


@pytest.mark.parametrize("settings, key, wanted", [
    ({}, "Right", 6), ({}, "Left", 4), ({}, "Up", 5), ({}, "Down", 5), ({}, "Home", 0), ({}, "End", 19),
    ({}, "Page_Down", 10), ({}, "Page_Up", 0), ({"vertical": True}, "Down", 6), ({"vertical": True}, "Up", 4),
    ({"vertical": True}, "Right", 5), ({"scrollEnabled": False}, "Right", 5), ({}, "KP_Right", 6),
])  # fmt: skip
def test_keys_move_the_carousel(stage, settings, key, wanted):
    stage.open(items=20, set={**settings, "scrollOffset": 5})
    stage.ask("focus")
    stage.hands.key(key)
    if wanted != 5:
        stage.wait_for(lambda state: state["currentIndex"] == wanted)
    assert stage.settled()["currentIndex"] == wanted


def test_arrows_follow_the_direction_of_the_text(stage):
    stage.open(items=20, direction="rtl", set={"scrollOffset": 5})
    stage.ask("focus")
    stage.hands.key("Left")
    state = stage.wait_for(lambda state: state["currentIndex"] == 6)
    state = stage.settled()
    assert state.item(7)["corners"][0][0] < state.item(6)["corners"][0][0]


def test_three_quick_presses_go_three_items(stage):
    stage.open(items=20)
    stage.ask("focus")
    stage.hands.key("Right", "Right", "Right")
    stage.wait_for(lambda state: state["currentIndex"] == 3)


@pytest.mark.parametrize("key", ["Return", "space"])
def test_the_current_item_is_selected_by_key(stage, key):
    stage.open(items=5, set={"scrollOffset": 2})
    stage.ask("focus")
    stage.hands.key(key)
    stage.wait_for(lambda state: ["didSelect", 2] in state["events"])


def test_tab_goes_to_the_carousel_then_into_the_current_item_then_on(stage):
    stage.open(items=9, kind="controls", itemSize=[240, 200], size=[800, 500],
               set={"style": "cover-flow", "scrollOffset": 4}, **{"in": "box"})
    for name in ["before", "carousel", "4/button", "4/toggle", "4/entry", "4/scale", "after"]:
        stage.wait_for(lambda state: state["focus"] == name)
        stage.hands.key("Tab")


def test_tab_goes_back_the_same_way(stage):
    stage.open(items=9, kind="controls", itemSize=[240, 200], size=[800, 500],
               set={"style": "cover-flow", "scrollOffset": 4}, **{"in": "box"})
    stage.ask("focus", name="after")
    for name in ["after", "4/scale", "4/entry", "4/toggle", "4/button", "carousel", "before"]:
        stage.wait_for(lambda state: state["focus"] == name)
        stage.hands.key("shift+Tab")


def test_the_focus_stays_in_the_carousel_when_its_item_leaves(stage):
    state = stage.open(items=30, kind="controls", itemSize=[240, 200], set={"style": "cover-flow", "scrollOffset": 4})
    stage.hands.click(centre(state.item(4), state["middle"], "entry"))
    stage.wait_for(lambda state: state["focus"] == "4/entry")
    stage.ask("scrollTo", index=25)
    stage.wait_for(lambda state: state["focus"] == "carousel")
    stage.settled()
    stage.hands.key("Left")
    stage.wait_for(lambda state: state["currentIndex"] == 24)


def test_keys_are_left_to_an_entry(stage):
    state = stage.open(items=9, kind="controls", itemSize=[240, 200], set={"scrollOffset": 4})
    stage.hands.click(centre(state.item(4), state["middle"], "entry"))
    stage.hands.type("a b")
    stage.hands.key("Left", "End", "Home")
    state = stage.wait_for(lambda state: state.item(4)["text"] == "a b")
    assert stage.settled()["currentIndex"] == 4
