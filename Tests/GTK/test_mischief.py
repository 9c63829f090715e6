"""Apps that misbehave in callbacks, and pass invalid values."""

import pytest


@pytest.mark.complete
def test_it_survives_whatever_an_app_does_in_a_callback(stage):
    names = stage.ask("mischiefs")
    for moment in names["moments"]:
        for deed in names["deeds"]:
            stage.ask("open", items=12, size=[240, 120], itemSize=[90, 60])
            stage.ask("sync")
            done = stage.ask("mischief", moment=moment, deed=deed)["isDone"]
            assert done, f"{moment} never happened for {deed}"
            stage.ask("sync")
            complaints = stage.take_complaints()
            assert not complaints, f"{deed} at {moment}: {complaints}"


ELSEWHERE = "The data source returned a widget that already has a parent; the item stays empty"


@pytest.mark.parametrize("kind, complaint", [
    ("same", ELSEWHERE), ("elsewhere", ELSEWHERE), ("windows", ELSEWHERE), ("around", ELSEWHERE),
    ("takenOut", None), ("nothing", None), ("huge", None), ("moved", None),
])  # fmt: skip
def test_invalid_widgets_are_reported_and_left_out(stage, kind, complaint):
    stage.ask("open", items=40, kind=kind, size=[500, 300])
    for offset in (0, 20, 39, 3.5, 0):
        stage.set("scrollOffset", offset)
        stage.ask("sync")
    stage.ask("reload")
    stage.ask("scrollTo", index=30, duration=0.1)
    stage.settled()
    complaints = stage.take_complaints()
    assert bool(complaints) == bool(complaint)
    assert all("Carousel-WARNING" in line and complaint in line for line in complaints), complaints
    # Valid widgets are shown.
    if kind != "huge":
        assert len(stage.state()["items"]) > 2


def test_invalid_numbers_are_clamped(stage):
    stage.open(items=12, size=[500, 300], itemSize=[120, 90])
    stage.ask("nonsense")
    state = stage.settled()
    assert state["scrollOffset"] == 0 and state["viewport"] == [500, 300] and state["numberOfItems"] == 12
    assert [item["i"] for item in state["items"]][:4] == [0, 1, 2, 3]
    stage.hands.move((250, 150))
    stage.hands.wheel("right")
    stage.wait_for(lambda state: state["currentIndex"] == 1)
