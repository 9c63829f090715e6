"""The desktop gallery with a screen reader, and with the keyboard alone."""

import json
import subprocess

import pytest
from harness import ROOT

#: The gallery's own covers, which repeat.
COVERS = json.loads((ROOT / "Gallery/Artwork/artwork.json").read_text())["covers"]


def widgets(node):
    yield node
    for child in node["children"]:
        yield from widgets(child)


def colours(picture):
    """Returns the colours of a screenshot as `#RRGGBB`, one per line with its number of pixels."""
    words = ["convert", picture, "-depth", "8", "-format", "%c", "histogram:info:"]
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout


def selected(gallery, name="Covers"):
    """Returns the names of the selected items of a carousel."""
    covers = next(node for node in widgets(gallery.read(tree=40)) if (node["role"], node["name"]) == ("list", name))
    return [item["name"] for item in covers["children"] if "selected" in item["states"]]


@pytest.mark.complete("rest")
@pytest.mark.parametrize("example", ["covers", "buttons", "downloads", "designer", "pager", "slots"])
def test_every_control_has_a_name(gallery, example):
    gallery.open(example)
    gallery.wait_for("items", lambda: gallery.item[1])
    used = ("push button", "toggle button", "check box", "slider", "text", "combo box", "entry", "spin button")
    nameless = [node for node in widgets(gallery.read(tree=40)) if node["role"] in used and not node["name"]]
    assert not nameless, [(node["role"], node["box"]) for node in nameless]


def test_items_have_their_position_and_the_current_one_is_selected(gallery):
    gallery.open("buttons")
    gallery.open("covers")
    number, count = gallery.wait_for("items", lambda: gallery.item if gallery.item[1] else None)
    found = gallery.find("list", "Covers", state="focused")
    gallery.hands.key("Right")
    gallery.wait_for("the next item", lambda: gallery.item[0] == number + 1)
    title = COVERS[number]["title"]
    gallery.wait_for("the item to be selected", lambda: selected(gallery) == [f"{title}, {number + 1} of {count}"])
    assert found["box"][2] > 600


@pytest.mark.complete("rest")
@pytest.mark.parametrize("number", [1, len(COVERS), len(COVERS) + 1, 987_654])
def test_covers_repeat(gallery, number):
    gallery.open("million")
    gallery.tell("item", str(number))
    cover = COVERS[(number - 1) % len(COVERS)]
    gallery.wait_for("the cover's title", lambda: [name.split(",")[0] for name in selected(gallery, "A million covers")] == [cover["title"]])
    gallery.wait_for("its picture", lambda: cover["colors"][0].upper() in colours(gallery.screenshot("cover")))


def test_sliders_have_their_value(gallery):
    gallery.open("effects")
    height = gallery.find("slider", "Height")
    assert height["value"] == pytest.approx(0.4)
    gallery.hands.click(gallery.middle(height))
    before = gallery.find("slider", "Height")["value"]
    gallery.hands.key("Right")
    gallery.wait_for("a larger value", lambda: gallery.find("slider", "Height")["value"] > before)


@pytest.mark.complete
def test_all_examples_are_reached_with_the_keyboard(gallery):
    gallery.open("covers")
    reached = []
    for _ in range(40):
        reached.append(gallery.example)
        gallery.hands.key("ctrl+Page_Down")
        try:
            gallery.wait_for("the next example", lambda: gallery.example != reached[-1], patience=2)
        except AssertionError:
            break
    assert len(set(reached)) == len(reached) >= 30
    gallery.hands.key("ctrl+Page_Up")
    gallery.wait_for("the example before", lambda: gallery.example == reached[-2])


def test_the_tab_order_goes_around_the_window(gallery):
    gallery.open("styles")
    gallery.open("covers")
    gallery.wait_for("items", lambda: gallery.item[1])
    gallery.find("list", "Covers", state="focused")
    names = []
    for _ in range(12):
        gallery.hands.key("Tab")
        # Widgets may disappear while they are read.
        answer = gallery.wait_for("what has the keyboard", lambda: (found := gallery.read(focus=True)) and "states" in found and found)
        names += [node["name"] for node in widgets(answer) if "focused" in node["states"]][-1:]
        if "Covers" in names and len(names) > 3:
            break
    for name in ("Cover flow", "Wrap", "Vertical", "Copy the Code", "Main Menu"):
        assert name in names, names


def test_arrow_keys_move_along_the_styles(gallery):
    gallery.open("styles")
    gallery.open("covers")
    gallery.find("list", "Covers", state="focused")
    gallery.hands.key("Tab")
    gallery.hands.key("Right")
    gallery.wait_for("the next style", lambda: gallery.style == "cover-flow-2")
    gallery.hands.key("Left")
    gallery.wait_for("the style before", lambda: gallery.style == "cover-flow")


def test_slots_are_pulled_with_the_keyboard(gallery):
    gallery.open("covers")
    gallery.open("slots")
    gallery.find("label", "Pull to Play")
    gallery.hands.key("alt+p")
    outcomes = ("Three of a Kind", "A Pair", "Nothing This Time")
    gallery.wait_for("an outcome", lambda: any(gallery.read(find=["label", words]) for words in outcomes))


def test_menus_and_windows_open_and_close(gallery):
    gallery.open("covers")
    gallery.hands.key("F10")
    gallery.find("menu item", "Keyboard Shortcuts")
    gallery.hands.key("Escape")
    gallery.hands.key("ctrl+question")
    gallery.find("label", "Next and previous item")
    gallery.screenshot("shortcuts", everything=True)
    gallery.hands.key("Escape")
    gallery.resize(1200, 800)
    # The window in front had the focus.
    gallery.open("styles")
    number, _ = gallery.item
    gallery.hands.key("Right")
    gallery.wait_for("the next item", lambda: gallery.item[0] == number + 1)


def test_pages_are_shown_as_a_list(gallery):
    gallery.open("covers")
    gallery.open("pages")
    gallery.wait_for("items", lambda: gallery.item == (2, 8))

    def is_list():
        """Whether two pages are below each other, not side by side."""
        titles = [f"{title}, {number} of 8" for number, title in ((2, "Southern Dunes at Teatime"), (3, "Distant Clouds at Dawn"))]
        boxes = {node["name"]: node["box"] for node in widgets(gallery.read(tree=40)) if node["name"] in titles}
        return len(boxes) == 2 and boxes[titles[1]][1] > boxes[titles[0]][1] + 100

    for expected in (False, True, False):
        gallery.wait_for("the list" if expected else "the carousel", lambda: is_list() == expected)
        gallery.click("push button", "Show as list")
