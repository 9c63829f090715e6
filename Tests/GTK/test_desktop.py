"""The desktop gallery from a user's point of view: every page, wide and narrow, with keys, pointer and wheel."""

import json
import re

import pytest
from harness import ROOT

#: Every example by its id; new ones are tested automatically.
EXAMPLES = sorted(
    example["id"] for group in json.loads((ROOT / "Gallery/examples.json").read_text())["groups"] for example in group["examples"])
#: Examples that move by themselves, and examples that redraw continuously because their content changes.
MOVING, LIVE = ("autoscroll",), ("reflections", "decorated")
#: Examples in which the arrow keys move to the next item: your own pictures are empty at first.
STILL = [example for example in EXAMPLES if example not in ("pictures", *MOVING)]
#: The key for the next item, if it isn't the right arrow.
NEXT = {"slots": "Down", "belt": "Down", "right-to-left": "Left"}
FOLDER = ROOT / "Sources/CarouselEngine/Styles"
#: The names of all styles, each declared in its own file.
STYLES = [
    name for file in FOLDER.rglob("*.swift") for name in re.findall(r'NamedStyle\(\s*"([a-z0-9-]+)"', file.read_text())]


@pytest.mark.complete("rest")
@pytest.mark.parametrize("example", STILL)
def test_an_example_opens_and_keys_move_it_and_at_rest_it_draws_nothing(gallery, example):
    gallery.hands.move((1590, 1190))
    gallery.open(example)
    number, count = gallery.wait_for("items", lambda: gallery.item if gallery.item[1] else None)
    gallery.screenshot(example)
    gallery.hands.key(NEXT.get(example, "Right"))
    if example == "three":
        gallery.wait_for("another page", lambda: gallery.item[0] > number + 1)
    else:
        gallery.wait_for("the next item", lambda: gallery.item == (number % count + 1, count))
    if example not in LIVE:
        gallery.rest()


def test_without_pictures_nothing_is_drawn_either(gallery):
    gallery.open("pictures")
    gallery.rest()


@pytest.mark.complete("rest")
@pytest.mark.parametrize("example", ["covers", "buttons", "pages"])
def test_a_drag_moves_an_example(gallery, example):
    gallery.open("styles")
    gallery.open(example)
    number, count = gallery.wait_for("items", lambda: gallery.item if gallery.item[1] else None)
    gallery.hands.drag((700, 330), (420, 330), rest=0.1)
    gallery.wait_for("another item", lambda: gallery.item[0] > number)


@pytest.mark.parametrize("example", MOVING)
def test_an_example_moves_by_itself(gallery, example):
    # A hovering pointer would pause it.
    gallery.hands.move((60, 790))
    gallery.open(example)
    first = gallery.wait_for("items", lambda: gallery.item if gallery.item[1] else None)
    gallery.wait_for("the next item", lambda: gallery.item[0] not in (0, first[0]))
    gallery.screenshot(example)


def test_what_is_below_a_reading_list_follows_its_height(gallery):
    gallery.open("styles")
    gallery.open("reading")
    gallery.wait_for("items", lambda: gallery.item == (1, 8))
    text = gallery.find_text("books to read")
    below = lambda: gallery.find("label", text)["box"][1]  # noqa: E731
    gallery.rest()
    first = below()
    gallery.hands.key("Right")
    gallery.rest()
    second = below()
    assert second > first + 60
    gallery.click("check box", "Automatic height")
    gallery.wait_for("the text at the bottom of the stage", lambda: below() > second + 200)
    gallery.click("check box", "Automatic height")
    gallery.wait_for("the text below the card", lambda: below() == second)
    # Not by a drag, which on a busy machine may be a flick, or only stop a motion.
    gallery.tell("item", "1")
    gallery.wait_for("the height of the first card", lambda: gallery.item == (1, 8) and below() == first)


def test_items_are_inserted_and_removed(gallery):
    gallery.open("covers")
    gallery.open("styles")
    _, count = gallery.wait_for("items", lambda: gallery.item if gallery.item[1] else None)
    # The page's buttons, on the left of the header: the first one inserts, the second removes.
    gallery.hands.click((249, 28))
    gallery.wait_for("one more", lambda: gallery.item[1] == count + 1)
    gallery.hands.click((289, 28))
    gallery.wait_for("one less", lambda: gallery.item[1] == count)


def test_every_style_can_be_chosen(gallery):
    # A newly opened example has the focus.
    gallery.open("covers")
    gallery.open("styles")
    for style in STYLES:
        gallery.tell("style", style)
        gallery.wait_for(style, lambda: gallery.style == style)
    number, count = gallery.item
    gallery.hands.key("Right")
    gallery.wait_for("the next item", lambda: gallery.item == (number % count + 1, count))


def test_a_million_items_are_a_jump_away(gallery):
    gallery.open("million")
    gallery.wait_for("items", lambda: gallery.item[1] == 1_000_000)
    gallery.tell("item", "987654")
    gallery.wait_for("the item", lambda: gallery.item[0] == 987_654)
