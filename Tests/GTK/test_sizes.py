"""Items of different sizes: where they rest across the axis, stretched ones, and the height that follows them."""

import pytest

SIZES = [[200, 80], [200, 260], [200, 140], [200, 300]]
ALIGNMENTS = ["center", "start", "end", "stretch"]


def edges(state, vertical):
    """Returns the first and the last edge of each item across the axis, by its index."""
    spans = {item["i"]: sorted({round(corner[0 if vertical else 1], 3) for corner in item["corners"]}) for item in state["items"]}
    return {index: (span[0], span[-1]) for index, span in spans.items()}


@pytest.mark.parametrize("vertical, direction", [(0, "ltr"), (1, "ltr"), (1, "rtl")])
def test_items_rest_on_the_edge_of_their_alignment(stage, vertical, direction):
    sizes = [size[::-1] for size in SIZES] if vertical else SIZES
    state = stage.open(items=4, size=[900, 500], itemSizes=sizes, direction=direction, set={"vertical": vertical, "style": "linear"})
    across = state["viewport"][0 if vertical else 1]
    lengths = {index: height for index, (_, height) in enumerate(SIZES)}
    shown = edges(state, vertical).keys()
    assert len(shown) >= 3
    for name in ALIGNMENTS[::-1]:
        stage.set("crossAlignment", ALIGNMENTS.index(name))
        is_flipped = direction == "rtl" and name in ("start", "end")
        share = {"center": 0.5, "start": 0, "end": 1, "stretch": 0}[name]
        share = 1 - share if is_flipped else share
        wanted = {
            index: (0, across) if name == "stretch" else (share * (across - lengths[index]), across - (1 - share) * (across - lengths[index]))
            for index in shown}
        stage.wait_for(lambda state: edges(state, vertical) == pytest.approx(wanted, abs=0.01))
    # A click finds an item where it is.
    stage.set("crossAlignment", ALIGNMENTS.index("end"))
    stage.settled()
    end = (0 if direction == "rtl" else across) if vertical else across
    inward = 1 if end == 0 else -1
    point = lambda along, distance: (end + inward * distance, along) if vertical else (along, end + inward * distance)  # noqa: E731
    middle = state["middle"][1 if vertical else 0]
    stage.hands.click(point(middle, 90))
    stage.settled()
    assert not [event for event in stage.state()["events"] if event[0] == "didSelect"]
    stage.hands.click(point(middle, 70))
    stage.wait_for(lambda state: ["didSelect", 0] in state["events"])


def test_stretched_items_are_as_large_as_the_carousel_and_follow_it(stage):
    stage.open(items=4, size=[900, 500], itemSizes=SIZES, set={"crossAlignment": 3, "itemSizing": 1})
    for height in (500, 350, 420):
        stage.ask("resize", size=[900, height])
        stage.wait_for(lambda state: state["viewport"] == [900, height] and {tuple(item["size"]) for item in state["items"]} == {(200, height)})
    # An item that comes is stretched, too.
    stage.hands.drag((700, 200), (200, 200), seconds=0.3, rest=0.2)
    state = stage.settled()
    assert state["currentIndex"] == 2 and {tuple(item["size"]) for item in state["items"]} == {(200, 420)}
    # One that is higher stays so.
    stage.ask("resize", size=[900, 200])
    stage.wait_for(lambda state: {item["i"]: item["size"][1] for item in state["items"]} == {index: max(200, SIZES[index][1]) for index in range(4)})
    # A list shows them as they are.
    stage.set("isList", 1)
    stage.wait_for(lambda state: {item["i"]: item["size"][1] for item in state["items"]}.items() <= {index: size[1] for index, size in enumerate(SIZES)}.items())


@pytest.mark.parametrize("vertical", [0, 1])
def test_items_take_the_length_of_items_per_view_and_follow_the_carousel(stage, vertical):
    sizes = [size[::-1] for size in SIZES] if vertical else SIZES
    turned = lambda width, height: (height, width) if vertical else (width, height)  # noqa: E731
    stage.open(items=4, size=turned(900, 500), itemSizes=sizes, set={"vertical": vertical, "style": "linear", "itemsPerView": 2.5, "gap": 20})
    for length in (900, 620):
        stage.ask("resize", size=turned(length, 500))
        fitted = int((length + 20) / 2.5 - 20)
        wanted = {index: list(turned(fitted, height)) for index, (_, height) in enumerate(SIZES)}
        stage.wait_for(lambda state: state["items"] and all(item["size"] == wanted[item["i"]] for item in state["items"]))
    # One that needs more keeps it; a stretched one has both.
    stage.set("itemsPerView", 5)
    stage.wait_for(lambda state: {item["size"][vertical] for item in state["items"]} == {200})
    stage.set("itemsPerView", 1)
    stage.set("crossAlignment", 3)
    stage.wait_for(lambda state: {tuple(item["size"]) for item in state["items"]} == {turned(620, 500)})
    # They get their own size back.
    stage.set("itemsPerView", 0)
    stage.set("crossAlignment", 0)
    stage.wait_for(lambda state: all(item["size"] == sizes[item["i"]] for item in state["items"]))


def test_the_height_follows_a_drag_and_what_is_below_moves(stage):
    state = stage.open(items=4, size=[900, 500], itemSizes=SIZES, set={"crossAlignment": 1, "autoHeight": 1}, **{"in": "above"})
    bottom = state["after"][1] - state["viewport"][1]
    assert state["viewport"] == [900, 80]
    stage.hands.drag((600, 40), (420, 40), seconds=0.3, rest=0.3, release=False)
    # While it is dragged, the height is that of the item at which it would rest.
    state = stage.wait_for(lambda state: state["viewport"][1] == 260)
    assert state["isDragging"] and state["after"][1] == bottom + 260
    stage.hands.release()
    state = stage.settled()
    assert state["currentIndex"] == 1 and state["viewport"][1] == 260
    # A click on the button that has moved arrives.
    stage.hands.click(state["after"])
    stage.wait_for(lambda state: state["focus"] == "after")
    heights = []
    stage.ask("focus", name="carousel")
    stage.hands.key("Left")
    stage.wait_for(lambda state: heights.append(state["viewport"][1]) or heights[-1] == 80)
    assert heights == sorted(heights, reverse=True) and len(set(heights)) > 4, heights
    # The items rest at the start in each frame.
    assert all(span[0] == 0 for span in edges(stage.settled(), 0).values())
    # An item grows by itself.
    stage.ask("grow", index=0, size=[200, 120])
    stage.wait_for(lambda state: state["viewport"][1] == 120 and state["after"][1] == bottom + 120)
    # Then it rests, and draws nothing.
    stage.wait_for(lambda _: stage.frame() == stage.frame() == stage.frame())


def test_it_is_as_high_as_a_page_of_several_items(stage):
    stage.open(
        items=4, size=[640, 500], itemSizes=SIZES, set={"autoHeight": 1, "groupSize": 2, "contain": 1, "alignment": 0}, **{"in": "above"})
    stage.wait_for(lambda state: state["viewport"][1] == 260)
    stage.ask("focus", name="carousel")
    stage.hands.key("Right")
    stage.wait_for(lambda state: state["viewport"][1] == 300)
    stage.ask("reload", items=1)
    stage.wait_for(lambda state: state["viewport"][1] == 80)


@pytest.mark.parametrize("style", ["cover-flow", "cylinder"])
def test_the_height_does_not_disturb_transitions(stage, style):
    stage.open(
        items=4, size=[900, 500], itemSizes=SIZES, set={"style": style, "autoHeight": 1, "crossAlignment": 2, "transitions": 15},
        **{"in": "above"})
    stage.ask("scrollTo", index=3, duration=0.4)
    state = stage.wait_for(lambda state: state["currentIndex"] == 3 and state["viewport"][1] == 300 and not state["isMoving"])
    assert edges(state, 0)[3] == pytest.approx((0, 300), abs=0.5)
