"""What screen readers are told."""

import json
import subprocess
import time
from pathlib import Path

READERS = Path(__file__).parent / "harness" / "readers.py"


def lists(node):
    found = [node] if node["role"] == "list" else []
    return found + [part for child in node["children"] for part in lists(child)]


def carousel(stage, condition):
    """The carousel as a reader has it, once it is as it should be."""
    end = time.monotonic() + 30
    while True:
        result = subprocess.run(
            ["/usr/bin/python3", READERS, "carousel-stage"], env=stage.environment, capture_output=True, text=True)
        assert result.returncode == 0, result.stderr
        found = lists(json.loads(result.stdout))
        if found and condition(found[0]):
            return found[0]
        assert time.monotonic() < end, f"waited in vain; last it was {found}"


def names(node):
    return [child["name"] for child in node["children"]]


def test_a_carousel_is_a_list_of_what_is_in_sight(stage):
    stage.open(items=12, kind="controls", itemSize=[240, 200], set={"style": "cover-flow", "scrollOffset": 2})
    stage.settled()
    found = carousel(stage, lambda node: "Item 2, 3 of 12" in names(node))
    assert found["name"] == "Test"
    items = [child for child in found["children"] if child["role"] == "list item"]
    numbers = [int(item["name"].split(",")[0].split()[1]) for item in items]
    assert numbers == sorted(numbers) and len(numbers) > 4
    assert [item["name"] for item in items if "selected" in item["states"]] == ["Item 2, 3 of 12"]
    assert [child["role"] for child in items[0]["children"]], "what is inside can be read"


def test_after_a_scroll_it_is_told_anew(stage):
    stage.open(items=12)
    stage.ask("scrollTo", index=6, duration=0)
    stage.settled()
    found = carousel(stage, lambda node: "Item 6, 7 of 12" in names(node))
    selected = [item["name"] for item in found["children"] if "selected" in item["states"]]
    assert selected == ["Item 6, 7 of 12"]
    stage.ask("remove", index=0, animated=False)
    carousel(stage, lambda node: "Item 5, 6 of 11" in names(node))
