"""What takes the pointer away from a press: drag and drop, popovers, windows."""

import pytest
from harness.projection import centre, project


@pytest.fixture(params=["this", pytest.param("newer", marks=pytest.mark.complete)])
def stage(with_environment, request):
    """A stage on this system's GTK, and one on a newer one."""
    if request.param == "this":
        return with_environment()
    return with_environment(request.getfixturevalue("newer_gtk"), GSK_RENDERER="ngl")


def middle_of(state, index):
    width, height = state.item(index)["size"]
    return project(state.item(index), state["middle"], (width / 2, height / 2))


def is_still_usable(stage):
    """Checks that no press is left: the pointer drags and clicks, and hovers other items."""
    stage.ask("forget")
    stage.hands.drag((700, 450), (300, 450), seconds=0.4, rest=0.3)
    stage.wait_for(lambda state: ["didEndDragging", False] in state["events"])
    stage.settled()


@pytest.mark.parametrize("style", ["linear", "cover-flow", "cylinder"])
@pytest.mark.parametrize("steps", [40, 10])
def test_an_item_is_dropped_on_another_one(stage, style, steps):
    state = stage.open(items=9, kind="drags", itemSize=[200, 200], set={"style": style, "scrollOffset": 4})
    start, end = middle_of(state, 4), middle_of(state, 5)
    if style != "linear":
        width, height = state.item(5)["size"]
        end = project(state.item(5), state["middle"], (width * 0.9, height / 2))
    stage.hands.drag(start, end, seconds=0.8, steps=steps, rest=0.4)
    heard = stage.wait_for(lambda state: "ends 4" in state["heard"])["heard"]
    assert heard[0] == "drags 4" and heard[-1] == "ends 4" and "enters 5" in heard and "drops 5" in heard, heard
    # The carousel has not been dragged along.
    state = stage.settled()
    assert state["scrollOffset"] == 4 and not state["isDragging"]
    begins = [event for event in state["events"] if event[0] == "willBeginDragging"]
    assert len(begins) == len([event for event in state["events"] if event[0] == "didEndDragging"])


def test_an_item_that_can_be_dragged_is_still_clicked(stage):
    state = stage.open(items=9, kind="drags", itemSize=[200, 200], set={"scrollOffset": 4})
    stage.hands.click(middle_of(state, 5))
    state = stage.wait_for(lambda state: ["didSelect", 5] in state["events"])
    assert stage.settled()["scrollOffset"] == 5 and state["heard"] == []


def test_after_drag_and_drop_autoplay_goes_on(stage):
    state = stage.open(items=9, kind="drags", itemSize=[200, 200], set={"scrollOffset": 4, "wrap": True})
    start, end = middle_of(state, 4), middle_of(state, 5)
    stage.hands.move(start)
    stage.ask("sync")
    # The press comes before autoplay, which it would otherwise stop on a busy machine: then it is no press on an item.
    stage.hands.press(start)
    stage.ask("sync")
    stage.set("autoplay", 0.4)
    stage.hands.move((start[0] + 20, start[1]))
    stage.wait_for(lambda state: "drags 4" in state["heard"])
    stage.hands.move(end)
    stage.ask("sync")
    stage.hands.release()
    stage.wait_for(lambda state: any(text.startswith("ends") for text in state["heard"]))
    # The window has the pointer again, and loses it.
    stage.hands.move(start)
    stage.ask("sync")
    stage.hands.move((1500, 1100))
    before = stage.state()["currentIndex"]
    stage.wait_for(lambda state: state["currentIndex"] != before)


def press(stage, moves):
    """Presses, and drags the carousel if it is to move."""
    stage.hands.press((500, 400))
    stage.wait_for(lambda state: state["isActive"])
    if moves:
        stage.hands.move((470, 400))
        stage.hands.move((400, 400))
        stage.wait_for(lambda state: state["isDragging"])


@pytest.mark.parametrize("moves", [False, True])
@pytest.mark.parametrize("taker", ["popover", "dialog"])
def test_what_opens_during_a_press_ends_it(stage, taker, moves):
    stage.open(items=9, kind="popovers", itemSize=[200, 200], size=[1000, 500],
               # On a busy machine the hand is so fast that its flick would carry the item off the screen, where GTK complains of popovers.
               set={"scrollOffset": 4, "autoplay": 0.4, "wrap": True, "style": "linear", "scrollSpeed": 0})
    press(stage, moves)
    current = stage.state()["currentIndex"]
    stage.ask(taker, index=current, shown=True)
    stage.ask("sync")
    state = stage.wait_for(lambda state: not state["isDragging"])
    # GTK warns if the button is released outside of the window, also without a carousel.
    stage.hands.move((900, 480))
    stage.hands.release()
    stage.ask("sync")
    stage.ask(taker, index=current, shown=False)
    stage.hands.take_window()
    stage.wait_for(lambda state: state["isActive"])
    stage.hands.move((1500, 1100))
    before = stage.state()["currentIndex"]
    stage.wait_for(lambda state: state["currentIndex"] != before)
    assert not [event for event in state["events"] if event[0] == "didSelect"]


def test_input_in_a_popover_of_an_item_does_not_scroll_the_carousel(stage):
    state = stage.open(items=9, kind="popovers", itemSize=[200, 200], size=[1000, 500], set={"scrollOffset": 4})
    button = state.item(4)["controls"]["button"]
    stage.hands.click(project(state.item(4), state["middle"], (button[0] + button[2] / 2, button[1] + button[3] / 2)))
    stage.wait_for(lambda state: state.item(4)["isOpen"] and len(state.item(4)["places"]) == 3)
    # It has its place after another frame.
    stage.frame()
    stage.frame()
    entry, scale, label = stage.state().item(4)["places"]
    stage.ask("forget")
    # A drag on its text, a wheel over it, and keys in its slider.
    stage.hands.drag(label, (label[0] - 120, label[1]), seconds=0.3)
    stage.ask("sync")
    for direction in ("down", "right"):
        stage.hands.wheel(direction)
    stage.ask("sync")
    stage.hands.click(scale)
    stage.hands.key("Right", "Left", "Page_Down", "End")
    stage.hands.click(entry)
    stage.hands.type("abc")
    stage.hands.key("Left", "Home", "Page_Up", "Page_Down", "Up", "Down")
    state = stage.wait_for(lambda state: state.item(4)["text"] == "abc")
    state = stage.settled()
    assert state["scrollOffset"] == 4 and state.milestones == [] and state.item(4)["isOpen"]
    # It is kept while the carousel moves elsewhere.
    stage.ask("scrollTo", index=0, duration=0.2)
    stage.ask("sync")
    state = stage.settled()
    stage.ask("scrollTo", index=4, duration=0)
    state = stage.settled()
    assert state.item(4)["isOpen"] and state.item(4)["text"] == "abc"
    stage.hands.key("Escape")
    stage.wait_for(lambda state: not state.item(4)["isOpen"])
    is_still_usable(stage)
