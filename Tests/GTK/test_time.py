"""Time that stands, or hardly moves."""


def test_while_the_clock_stands_removed_items_do_not_accumulate(stage):
    stage.ask("end")
    before = stage.ask("counts")
    counted = stage.ask("stand", edits=500)
    # The visible ones and those that leave, of which there may be 240, and what is kept for reuse.
    visible = 20
    assert 240 <= counted["mostCells"] <= visible + 240 + 64
    assert counted["mostWidgets"] <= visible + 240 + 64
    assert counted["cells"] <= visible + 64 and counted["widgets"] <= visible + 64
    after = stage.ask("counts")
    assert after == before


def test_very_slow_movement_is_drawn(stage):
    moved = stage.ask("creep")
    # By a hundredth of an item.
    assert moved["distance"] > 1 and moved["step"] < 0.01, moved
