"""A carousel as a document."""

import json

import pytest
from harness import ROOT

DOCUMENTS = [json.dumps(document) for document in json.loads((ROOT / "Tests/Configuration/documents.json").read_text())["good"]]


def configured(stage, document):
    stage.set("configuration", document if isinstance(document, str) else json.dumps(document))
    return json.loads(stage.ask("configuration")["text"])


def test_a_document_is_read_back(stage):
    stage.open(items=9)
    for document in DOCUMENTS:
        once = configured(stage, document)
        assert configured(stage, once) == once, document
        stage.ask("sync")


def test_the_host_s_own_fields_are_applied(stage):
    stage.hands.move((1500, 1100))
    stage.open(items=9)
    decorations = [
        {"name": "double-sided", "duration": 0.25},
        {"name": "shadow", "x": 4, "y": -3, "blur": 10, "color": "rgba(255,0,0,0.5)", "opacity": 0.75},
        {"name": "cached"},
        {"name": "reflection", "gap": 4, "height": 0.25, "alpha": 0.75, "ground": "rgb(0,0,0)"},
    ]
    document = {"version": 1, "axis": "vertical", "autoscroll": 0.5, "autoplay": 3, "decorations": decorations}
    assert configured(stage, document) == document
    stage.wait_for(lambda state: state["scrollOffset"] > 0.1)
    assert configured(stage, {"version": 1}) == {"version": 1}
    stage.wait_for(lambda state: not state["isMoving"])


@pytest.mark.parametrize("color, wanted", [
    ("rgb(0 0 0 / 50%)", "rgba(0,0,0,0.5)"), ("#f00", "rgb(255,0,0)"), ("rgb(1, 2, 3)", "rgb(1,2,3)"),
    ("RGBA(1 2 3 / .25)", "rgba(1,2,3,0.25)"), ("red", "rgb(255,0,0)"), ("nonsense(", "rgb(0,0,0)"), ("", "rgb(0,0,0)"),
])  # fmt: skip
def test_css_colours_are_parsed(stage, color, wanted):
    stage.open(items=3)
    read = configured(stage, {"version": 1, "decorations": [{"name": "shadow", "color": color}]})
    assert read["decorations"][0]["color"] == wanted


def test_double_sided_shows_the_backs_of_items_that_face_away(stage):
    document = {"version": 1, "style": {"name": "cylinder", "showBackfaces": True, "spacing": 1.5}}
    document["decorations"] = [{"name": "double-sided", "duration": 0}, {"name": "reflection"}]
    document["viewpointOffset"] = {"y": -60}
    stage.open(items=12, kind="controls", itemSize=[200, 180], size=[900, 500], set={"configuration": json.dumps(document)})
    stage.set("centerItemWhenSelected", False)
    stage.settled()
    points = [[x, y] for x in range(10, 900, 20) for y in range(110, 400, 20)]
    found = stage.ask("pick", points=points)["names"]
    assert "0/button" in found and any(name.endswith("/back") for name in found)
    # Without it the backs are empty.
    configured(stage, {**document, "decorations": []})
    stage.settled()
    assert not any(name.endswith("/back") for name in stage.ask("pick", points=points)["names"])


def test_double_sided_keeps_which_items_are_turned(stage):
    stage.open(items=9, kind="controls", itemSize=[200, 180], size=[900, 500],
               set={"scrollOffset": 4, "backs": 1, "centerItemWhenSelected": False})
    stage.set("turned", 4)
    configured(stage, {"version": 1, "decorations": [{"name": "double-sided", "duration": 0}]})
    stage.set("scrollOffset", 4)
    stage.wait_for(lambda state: stage.ask("pick", points=[[450, 250]])["names"] == ["4/back"])
