"""The widget with a screen reader."""

import json
import subprocess
import time
from pathlib import Path

import pytest

HARNESS = Path(__file__).parent / "harness"
READERS = HARNESS / "readers.py"


def lists(node):
    found = [node] if node["role"] == "list" else []
    return found + [part for child in node["children"] for part in lists(child)]


def carousel(stage, condition):
    """Returns the carousel's accessible node, as soon as it fulfils a condition."""
    end = time.monotonic() + 30
    while True:
        result = subprocess.run(
            ["/usr/bin/python3", READERS, "carousel-stage"], env=stage.environment, capture_output=True, text=True)
        assert result.returncode == 0, result.stderr
        found = lists(json.loads(result.stdout))
        if found and condition(found[0]):
            return found[0]
        assert time.monotonic() < end, f"timed out; the last state was {found}"


def names(node):
    return [child["name"] for child in node["children"]]


def test_a_carousel_is_a_list_of_its_visible_items(stage):
    stage.open(items=12, kind="controls", itemSize=[240, 200], set={"style": "cover-flow", "scrollOffset": 2})
    stage.settled()
    found = carousel(stage, lambda node: "Item 2, 3 of 12" in names(node))
    assert found["name"] == "Test"
    items = [child for child in found["children"] if child["role"] in ("panel", "grouping")]
    numbers = [int(item["name"].split(",")[0].split()[1]) for item in items]
    assert numbers == sorted(numbers) and len(numbers) > 4
    assert [item["name"] for item in items if "selected" in item["states"]] == ["Item 2, 3 of 12"]
    assert [child["role"] for child in items[0]["children"]], "what is inside can be read"


def test_items_that_are_clipped_are_not_read(stage):
    stage.open(items=12, itemSize=[1400, 200], set={"style": "linear", "scrollOffset": 2})
    stage.settled()
    carousel(stage, lambda node: "Item 2, 3 of 12" in names(node) and "Item 3, 4 of 12" in names(node))
    stage.set("clips", 1)
    carousel(stage, lambda node: [name for name in names(node) if name.startswith("Item")] == ["Item 2, 3 of 12"])
    stage.ask("scrollTo", index=6, duration=0)
    carousel(stage, lambda node: [name for name in names(node) if name.startswith("Item")] == ["Item 6, 7 of 12"])


def test_the_list_is_updated_after_a_scroll(stage):
    stage.open(items=12)
    stage.ask("scrollTo", index=6, duration=0)
    stage.settled()
    found = carousel(stage, lambda node: "Item 6, 7 of 12" in names(node))
    selected = [item["name"] for item in found["children"] if "selected" in item["states"]]
    assert selected == ["Item 6, 7 of 12"]
    stage.ask("remove", index=0, animated=False)
    carousel(stage, lambda node: "Item 5, 6 of 11" in names(node))


def test_an_app_moves_it_on_behalf_of_the_user(stage):
    stage.open(items=3)
    assert stage.ask("moveBy", count=1)["moves"] and stage.ask("moveBy", count=1)["moves"]
    stage.wait_for(lambda state: ["shouldAnnounce", 2] in state["events"])
    assert not stage.ask("moveBy", count=1)["moves"]
    stage.wait_for(lambda state: ["shouldAnnounce", "last"] in state["events"])


def test_the_number_of_items_is_updated_wherever_one_is_inserted(stage):
    stage.open(items=500)
    stage.settled()
    stage.ask("insert", index=400, animated=False)
    carousel(stage, lambda node: "Item 0, 1 of 501" in names(node))
    stage.ask("insert", index=0, animated=True)
    stage.settled()
    # Names and states are told one after another.
    carousel(stage, lambda node: [item["name"] for item in node["children"] if "selected" in item["states"]] == ["Item 1, 2 of 502"])


def test_a_wrapping_carousel_is_read_from_the_first_item(stage):
    stage.open(items=12, set={"wrap": 1})
    stage.settled()
    found = carousel(stage, lambda node: "Item 0, 1 of 12" in names(node) and "Item 11, 12 of 12" in names(node))
    numbers = [int(child["name"].split(",")[0].split()[1]) for child in found["children"] if child["name"]]
    assert numbers == sorted(numbers)


@pytest.fixture
def announcements(with_environment, tmp_path):
    """Provides a stage with a GTK that announces, and its announcements."""
    library, log = tmp_path / "announce.so", tmp_path / "announcements"
    subprocess.run(["clang", "-shared", "-fPIC", "-o", library, HARNESS / "announce.c"], check=True)
    log.touch()
    return with_environment(LD_PRELOAD=str(library), ANNOUNCEMENTS=str(log)), lambda: log.read_text().splitlines()


def test_movements_by_the_user_are_announced_those_by_a_program_are_not(announcements):
    stage, spoken = announcements
    stage.open(items=12, **{"in": "controls"})
    stage.ask("scrollTo", index=6, duration=0)
    stage.settled()
    # Keys on the carousel change its description, which is spoken: see test_speech.py.
    stage.hands.key("Right")
    stage.wait_for(lambda state: ["shouldAnnounce", 7] in state["events"])
    assert spoken() == []
    stage.hands.key("Tab", "Tab", "space", "space")
    stage.wait_for(lambda state: ["shouldAnnounce", 9] in state["events"])
    assert spoken() == ["Item 9, 10 of 12"]


@pytest.mark.parametrize("environment", [{"LANGUAGE": "de"}, {"LC_ALL": "C.UTF-8", "LANGUAGE": "de_CH:fr"}], ids=["language", "list"])
def test_words_are_in_the_language_of_the_user(with_environment, environment):
    stage = with_environment(LANG="C.UTF-8", **environment)
    stage.open(items=12)
    stage.settled()
    found = carousel(stage, lambda node: any(name.startswith("Item 1") for name in names(node)))
    assert "Item 1, 2 von 12" in names(found)
