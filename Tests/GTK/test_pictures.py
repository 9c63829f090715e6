"""Drawing: with GL, with cairo, with decorations, and with any matrices."""

import json
import math
import random
import subprocess

import pytest
from harness.projection import corners, project, side

STYLES = ["linear", "rotary", "cylinder", "inverted-cylinder", "wheel", "cover-flow-2", "inverted-time-machine"]
#: The colours of the items, as in Paint.swift.
PAINT = ["#e5a50a", "#c64600", "#a51d2d", "#613583", "#1c71d8", "#26a269"]


def colours(stage, points, name="colours", size=None):
    """Returns the colours of the screen at points."""
    picture = stage.screenshot(name, size)
    script = "".join(f"%[hex:u.p{{{round(x)},{round(y)}}}]\n" for x, y in points)
    result = subprocess.run(["convert", str(picture), "-format", script, "info:"], capture_output=True, text=True, check=True)
    return ["#" + line[:6].lower() for line in result.stdout.split()]


def distance(a, b):
    return max(abs(int(a[i : i + 2], 16) - int(b[i : i + 2], 16)) for i in (1, 3, 5))


@pytest.mark.parametrize("renderer", ["gl", "cairo"])
def test_items_are_drawn_at_their_placements(with_environment, renderer):
    stage = with_environment(GSK_RENDERER=renderer)
    stage.hands.move((1500, 1100))
    stage.open(items=24, itemSize=[200, 180], size=[900, 500])
    for style in STYLES:
        stage.set("style", style)
        stage.set("scrollOffset", 6)
        look(stage, style)


def look(stage, style, name="colours", least=2):
    """Looks at the colours of all items where they should be, and returns at how many points."""
    state = stage.settled()
    width, height = state["viewport"]
    wanted = {}
    for item in sorted(state["items"], key=lambda item: item["order"]):
        if item["h"] or item["a"] < 1:
            continue
        # Near two corners of the item, inside the rounded ones.
        for place in ((0.08, 0.25), (0.92, 0.75)):
            point = project(item, state["middle"], (place[0] * item["size"][0], place[1] * item["size"][1]))
            if 2 < point[0] < width - 2 and 2 < point[1] < height - 2:
                wanted[(round(point[0]), round(point[1]))] = item
    in_front = {point: item for point, item in wanted.items() if front(state, point) is item}
    assert len(in_front) >= least, style
    for (point, item), colour in zip(in_front.items(), colours(stage, in_front, name, state["viewport"])):
        assert distance(colour, PAINT[item["i"] % 6]) < 24, f"{style}: item {item['i']} at {point}"
    return len(in_front)


def front(state, point):
    """The item in front at a point; None where that is too near an edge to tell."""
    for item in sorted(state["items"], key=lambda item: -item["order"]):
        where = -1 if item["h"] or item["a"] <= 0 else side(corners(item, state["middle"]), point)
        if where >= 0:
            return item if where else None


@pytest.mark.parametrize("renderer", ["gl", "cairo"])
def test_decorations_are_around_items_and_take_no_clicks(with_environment, renderer):
    stage = with_environment(GSK_RENDERER=renderer)
    state = stage.open(
        items=9, itemSize=[200, 180], size=[900, 500], set={"scrollOffset": 4, "decorations": ["reflection", "shadow"]})
    stage.hands.move((1500, 1100))
    x, y = (corners(state.item(4), state["middle"])[3][axis] for axis in (0, 1))
    below = (x + 60, y + 30)
    with_reflection, ground = colours(stage, [below, (5, 5)])
    assert distance(with_reflection, ground) > 20
    assert stage.ask("pick", points=[below])["names"] == ["carousel"]
    stage.set("decorations", [])
    stage.settled()
    assert distance(colours(stage, [below])[0], ground) < 4


@pytest.mark.parametrize("renderer", ["gl", "cairo"])
def test_a_shadow_fades_out_without_an_edge(with_environment, renderer):
    stage = with_environment(GSK_RENDERER=renderer)
    stage.hands.move((1500, 1100))
    state = stage.open(items=9, itemSize=[200, 180], size=[900, 500], set={"scrollOffset": 4, "decorations": ["shadow"]})
    stage.settled()
    bottom = round(corners(state.item(4), state["middle"])[3][1])
    # With an offset of twelve points and a blur of 28, it reaches 54 points.
    lights = [int(colour[1:3], 16) for colour in colours(stage, [(450, y) for y in range(bottom + 2, bottom + 64)])]
    steps = [b - a for a, b in zip(lights, lights[1:])]
    assert lights[-1] == lights[-6] and lights[-1] - lights[0] > 40
    assert min(steps) >= 0 and max(steps) <= 3, steps


def test_a_shadow_follows_the_theme(stage):
    stage.hands.move((1500, 1100))
    state = stage.open(items=9, itemSize=[200, 180], size=[900, 500], set={"scrollOffset": 4, "decorations": ["shadow"]})
    below = (450, round(corners(state.item(4), state["middle"])[3][1]) + 3)

    def share():
        """Returns how much of the background remains in the shadow."""
        stage.settled()
        shadow, ground = (int(colour[1:3], 16) for colour in colours(stage, [below, (5, 5)]))
        return shadow / ground, ground

    light, ground = share()
    assert ground > 200 and light > 0.7
    stage.ask("desktop", name="gtk-application-prefer-dark-theme", on=True)
    try:
        dark, ground = share()
        assert ground < 100 and dark < 0.65
    finally:
        stage.ask("desktop", name="gtk-application-prefer-dark-theme", on=False)
    assert share()[0] == light


def test_a_reflection_with_a_ground_hides_what_is_behind_it(stage):
    document = {"version": 1, "style": {"name": "cover-flow", "spacing": 0.1}, "decorations": []}
    ground = [{"name": "reflection", "height": 0.5, "alpha": 0.5, "ground": "#ffffff"}]
    state = stage.open(items=9, itemSize=[200, 180], size=[900, 500])
    stage.hands.move((1500, 1100))
    stage.set("configuration", json.dumps({**document, "decorations": ground}))
    stage.set("scrollOffset", 4)
    state = stage.settled()
    (left, _), _, _, (_, bottom) = corners(state.item(4), state["middle"])
    # Down the reflection of the current item, in front of those of others: its colour over white.
    points = [(left + 30, bottom + 3), (left + 30, bottom + 60)]
    shares = [0.5 * (1 - 3 / 90), 0.5 * (1 - 60 / 90)]
    paint = [int(PAINT[4][i : i + 2], 16) for i in (1, 3, 5)]
    for colour, share in zip(colours(stage, points), shares):
        wanted = "#" + "".join(f"{round(255 + (part - 255) * share):02x}" for part in paint)
        assert distance(colour, wanted) < 10, (colour, wanted)


def test_a_card_is_turned_over(stage):
    stage.open(items=9, kind="controls", itemSize=[200, 180], size=[900, 500],
               set={"scrollOffset": 4, "backs": 1, "centerItemWhenSelected": False})
    middle = [450, 250]
    assert stage.ask("pick", points=[[370, 300]])["names"][0].startswith("4")
    stage.set("turned", 4)
    stage.wait_for(lambda state: stage.ask("pick", points=[middle])["names"] == ["4/back"])
    stage.set("turned", -1)
    stage.wait_for(lambda state: stage.ask("pick", points=[[362, 180]])["names"] == ["4/button"])


def test_it_survives_any_numbers(stage):
    """Items edge-on, behind the eye, without a size; invalid numbers."""
    chance = random.Random(4)
    stage.open(items=30, kind="controls", itemSize=[120, 90], size=[700, 400],
               set={"decorations": ["reflection", "cached", "shadow"], "backs": 1})
    wild = [0, -1, 1e9, -1e9, 1e-9, 0.5, 3, 90, math.pi]
    for _ in range(60):
        stage.set("style", chance.choice(STYLES))
        stage.set(chance.choice(["tilt", "spacing", "radius", "angle", "arc", "count", "phase"]), chance.choice(wild))
        stage.set("perspective", chance.choice([0, -0.002, -0.01, 0.01, -1, 1e9]))
        stage.set("vertical", chance.choice([0, 1]))
        stage.set("scrollOffset", chance.choice([0, 3.25, 12.5, -1e12, 1e12]))
        stage.ask("sync")
        stage.ask("pick", points=[[350, 200]])
    stage.ask("resize", size=[1, 1])
    stage.ask("sync")
    stage.ask("reload", items=0)
    stage.ask("sync")
