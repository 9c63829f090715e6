"""The keyboard and the focus."""

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


def test_three_quick_presses_move_by_three_items(stage):
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


def test_tab_goes_to_the_carousel_then_into_the_current_item_then_out(stage):
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


@pytest.mark.parametrize("key, start, name", [("Down", 2, "after"), ("Up", 0, "before")])
def test_at_an_end_keys_are_not_handled(stage, key, start, name):
    stage.open(items=3, size=[400, 600], set={"vertical": True, "scrollOffset": start}, **{"in": "box"})
    stage.ask("focus")
    stage.hands.key(key)
    state = stage.wait_for(lambda state: state["focus"] == name)
    assert state["scrollOffset"] == start


def test_tab_centres_the_item(stage):
    stage.open(items=9, kind="controls", itemSize=[240, 200], set={"centerItemWhenSelected": False, "scrollOffset": 4})
    stage.ask("focus")
    # Without centring, controls work in all items, from the first visible one on.
    stage.hands.key("Tab")
    state = stage.wait_for(lambda state: state["focus"].endswith("/button"))
    index = int(state["focus"].split("/")[0])
    assert index < 4
    assert stage.settled()["currentIndex"] == index


def test_an_edited_entry_keeps_the_focus_and_its_text_off_screen(stage):
    state = stage.open(items=100, kind="controls", itemSize=[240, 200], set={"style": "cover-flow", "scrollOffset": 4})
    stage.hands.click(centre(state.item(4), state["middle"], "entry"))
    stage.wait_for(lambda state: state["focus"] == "4/entry")
    stage.hands.type("ab")
    stage.ask("scrollTo", index=80)
    state = stage.wait_for(lambda state: state["currentIndex"] == 80)
    state = stage.settled()
    assert state["focus"] == "4/entry" and state.item(4)["isKept"] and state.item(4)["corners"] == []
    stage.hands.type("c")
    stage.wait_for(lambda state: state.item(4)["text"] == "abc")
    # The neighbour of the edited item gets the focus, and is centred.
    stage.hands.key("Tab")
    stage.wait_for(lambda state: state["focus"] == "4/scale")
    stage.wait_for(lambda state: state["currentIndex"] == 4)
    state = stage.settled()
    assert state["focus"] == "4/scale" and state.item(4)["text"] == "abc" and not state.item(4)["isKept"]


def test_the_focus_stays_in_the_carousel_when_its_item_leaves(stage):
    state = stage.open(items=30, kind="controls", itemSize=[240, 200], set={"style": "cover-flow", "scrollOffset": 4})
    stage.hands.click(centre(state.item(4), state["middle"], "button"))
    stage.wait_for(lambda state: state["focus"] == "4/button")
    stage.ask("scrollTo", index=25)
    stage.wait_for(lambda state: state["focus"] == "carousel")
    stage.settled()
    stage.hands.key("Left")
    stage.wait_for(lambda state: state["currentIndex"] == 24)


def test_keys_in_an_entry_are_ignored(stage):
    state = stage.open(items=9, kind="controls", itemSize=[240, 200], set={"scrollOffset": 4})
    stage.hands.click(centre(state.item(4), state["middle"], "entry"))
    stage.hands.type("a b")
    stage.hands.key("Left", "End", "Home", "Page_Down")
    state = stage.wait_for(lambda state: state.item(4)["text"] == "a b")
    assert stage.settled()["currentIndex"] == 4


def test_a_button_leaves_arrows_to_the_carousel(stage):
    state = stage.open(items=9, kind="controls", itemSize=[240, 200], set={"scrollOffset": 4})
    stage.hands.click(centre(state.item(4), state["middle"], "button"))
    stage.wait_for(lambda state: state["focus"] == "4/button")
    stage.hands.key("Right")
    stage.wait_for(lambda state: state["currentIndex"] == 5 and state["focus"] == "carousel")
