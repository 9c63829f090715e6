"""GTK picks what is visible under the pointer, through the perspective."""

import pytest
from harness.projection import View, corners, nearest_w

STYLES = [
    "linear", "rotary", "inverted-rotary", "cylinder", "inverted-cylinder", "wheel", "inverted-wheel", "cover-flow",
    "cover-flow-2", "time-machine", "inverted-time-machine", "linear-3d", "scaled-cover-flow", "tilted-cylinder",
    "inverted-tilted-cylinder", "basic-rotary", "linear-tunnel", "radial-tunnel", "conveyor-belt", "path", "stack", "flip",
    "cube", "inverted-cube", "fade", "own-closure", "own-custom", "own-path",
]
SIZE = [700, 450]
#: The distance of the tested points, in points: dense in one case, and sparser in its variations.
FINE, COARSE = 9, 19


def test_no_style_is_left_out(stage):
    assert stage.ask("styles")["names"] == STYLES


@pytest.mark.parametrize("renderer, scale, vertical, direction, step", [
    ("gl", 1, False, "ltr", FINE), ("gl", 2, True, "ltr", COARSE), ("gl", 2, False, "rtl", COARSE),
    ("cairo", 1, True, "rtl", COARSE), ("cairo", 2, False, "ltr", COARSE),
])  # fmt: skip
def test_the_pointer_finds_what_is_visible(with_environment, renderer, scale, vertical, direction, step):
    stage = with_environment(GDK_SCALE=str(scale), GSK_RENDERER=renderer)
    stage.open(items=24, kind="controls", itemSize=[200, 180], size=SIZE, direction=direction,
               set={"vertical": vertical, "centerItemWhenSelected": False})
    assert stage.state()["scaleFactor"] == scale
    find_what_is_visible(stage, step)


def find_what_is_visible(stage, step):
    """Compares what GTK finds with what is seen, in all styles."""
    points = [[x + 0.5, y + 0.5] for y in range(4, SIZE[1], step) for x in range(4, SIZE[0], step)]
    wrong, asked = {}, 0
    for style in STYLES:
        stage.set("style", style)
        stage.set("scrollOffset", 5)
        state = stage.settled()
        names, view = stage.ask("pick", points=points)["names"], View(state)
        told = [(point, name, want) for point, name in zip(points, names) if (want := view.at(point)) is not None]
        assert len(told) > 0.7 * len(points), f"{style}: too many points are too near an edge"
        assert len({want for _, _, want in told}) > 4, f"{style}: there is too little to find"
        missed = [(point, f"found {name}", f"seen {want}") for point, name, want in told if name != want]
        asked += len(told)
        if missed:
            wrong[style] = f"{len(missed)} of {len(told)}: {missed[:3]}"
    assert not wrong, asked


def test_items_are_where_their_matrices_place_them(stage):
    stage.open(items=24, size=SIZE, set={"perspective": -0.0015})
    for style in STYLES:
        stage.set("style", style)
        stage.set("scrollOffset", 5.5)
        stage.ask("sync")
        state = stage.state()
        shown = [item for item in state["items"] if not item["h"] and item["a"] > 0 and nearest_w(item) > 0.05]
        assert shown, style
        for item in shown:
            for corner, wanted in zip(item["corners"], corners(item, state["middle"])):
                assert corner == pytest.approx(wanted, abs=1e-3), f"{style}: item {item['i']}"
