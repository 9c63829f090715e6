"""What GTK finds under the pointer is what is seen there, through the perspective."""

import pytest
from harness.projection import corners, expected, nearest_w

STYLES = [
    "linear", "rotary", "inverted-rotary", "cylinder", "inverted-cylinder", "wheel", "inverted-wheel", "cover-flow",
    "cover-flow-2", "time-machine", "inverted-time-machine", "linear-3d", "scaled-cover-flow", "tilted-cylinder",
    "inverted-tilted-cylinder", "basic-rotary", "linear-tunnel", "radial-tunnel", "conveyor-belt", "path", "stack", "flip",
    "cube", "inverted-cube",
]
SIZE = [700, 450]


def test_no_style_is_left_out(stage):
    assert stage.ask("styles")["names"] == STYLES


@pytest.mark.parametrize("vertical, scale", [(False, 1), (True, 2)], ids=["horizontal", "vertical-scale-2"])
def test_the_pointer_finds_what_is_seen(with_environment, vertical, scale):
    stage = with_environment(GDK_SCALE=str(scale)) if scale > 1 else with_environment()
    stage.open(items=24, kind="controls", itemSize=[200, 180], size=SIZE, set={"vertical": vertical, "centers": False})
    points = [[x + 0.5, y + 0.5] for y in range(4, SIZE[1], 9) for x in range(4, SIZE[0], 9)]
    wrong = {}
    for style in STYLES:
        stage.set("style", style)
        stage.set("scrollOffset", 5)
        state = stage.settled()
        assert state["scaleFactor"] == scale
        names = stage.ask("pick", points=points)["names"]
        told = [(point, name, want) for point, name in zip(points, names) if (want := expected(state, point)) is not None]
        assert len(told) > 0.7 * len(points), f"{style}: too many points are too near an edge"
        assert len({want for _, _, want in told}) > 4, f"{style}: there is too little to find"
        missed = [(point, f"found {name}", f"seen {want}") for point, name, want in told if name != want]
        if missed:
            wrong[style] = f"{len(missed)} of {len(told)}: {missed[:3]}"
    assert not wrong


def test_items_are_where_their_matrices_say(stage):
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
