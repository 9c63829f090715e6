"""The desktop gallery with different system settings: dark, high contrast, scale two, right to left, narrow.
Screenshots of the examples are kept for review."""

import subprocess

import pytest
from harness import SCREENSHOTS
from test_desktop import EXAMPLES

#: The examples that differ most.
DIFFERENT = ("covers", "cards", "controls", "designer", "downloads", "tables", "motion", "pager", "path", "reflections", "slots", "tap")
LOOKS = {
    "dark": {"ADW_DEBUG_COLOR_SCHEME": "prefer-dark", "ADW_DEBUG_HIGH_CONTRAST": "1"},
    "right to left": {"LANGUAGE": "he"},
}


def colours(path, crop):
    """Returns the number of colours in a part of a screenshot: one if nothing is drawn."""
    words = ["convert", path, "-crop", crop, "+repage", "-format", "%k", "info:"]
    return int(subprocess.run(words, capture_output=True, text=True, check=True).stdout)


@pytest.mark.complete("rest")
@pytest.mark.parametrize("look", LOOKS)
def test_it_follows_the_system_settings(with_gallery, look):
    gallery = with_gallery(**LOOKS[look])
    gallery.hands.move((1590, 1190))
    for example in DIFFERENT:
        gallery.open(example)
        gallery.wait_for("items", lambda: gallery.item[1])
        gallery.wait_for("a picture", lambda: colours(gallery.screenshot(f"{example} {look}"), "600x500+260+60") > 16)


@pytest.mark.complete
def test_every_example_fits_a_phone(gallery):
    gallery.resize(360, 700)
    for example in EXAMPLES:
        gallery.open(example)
        if example != "pictures":
            gallery.wait_for("items", lambda: gallery.item[1])
        gallery.wait_for("a picture", lambda: colours(gallery.screenshot(f"{example} narrow"), "340x500+10+60") > 16)
        # It stays as narrow as requested.
        assert gallery.size == (360, 700), example


@pytest.mark.complete
def test_at_scale_two_everything_is_sharp(with_gallery):
    gallery = with_gallery(GDK_SCALE="2")
    gallery.resize(1600, 1200)
    gallery.hands.move((1590, 1190))
    for example in ("covers", "designer", "pager", "slots"):
        gallery.open(example)
        gallery.wait_for("items", lambda: gallery.item[1])
        gallery.wait_for("a picture", lambda: colours(gallery.screenshot(f"{example} large"), "400x400+450+100") > 16)
    assert SCREENSHOTS.exists()


def darkest(path, crop):
    """Returns the lowest brightness in a part of a screenshot, from 0 to 1."""
    words = ["convert", path, "-crop", crop, "+repage", "-colorspace", "Gray", "-format", "%[fx:minima]", "info:"]
    return float(subprocess.run(words, capture_output=True, text=True, check=True).stdout)


def test_items_fade_at_the_edges_of_the_stage(gallery):
    gallery.hands.move((1590, 1190))
    gallery.open("styles")
    gallery.open("covers")
    # Dark covers reach both edges, and are faded only there.
    gallery.wait_for("covers near the edges", lambda: darkest(gallery.screenshot("edges"), "80x300+250+200") < 0.3)
    for x in (227, 891):
        assert darkest(gallery.screenshot("edges"), f"1x300+{x}+200") > 0.85


def test_long_lines_of_code_are_scrolled_by_a_visible_bar(gallery):
    gallery.open("styles")
    gallery.open("custom")

    def code():
        label = gallery.find("label", gallery.find_text("size.height * 0.24"))
        x, y, width, height = label["box"]
        return x, y + height

    left, bottom = code()
    # The thumb is at the beginning of the bar, which is right below the code.
    gallery.hands.drag((left + 40, bottom + 12), (left + 120, bottom + 12))
    gallery.wait_for("the code to be scrolled", lambda: code()[0] < left - 40)


def test_swipes_follow_a_diagonal_path(gallery):
    gallery.open("styles")
    gallery.open("diagonal")
    gallery.wait_for("items", lambda: gallery.item == (7, 40))
    gallery.hands.move((1590, 1190))
    gallery.rest()
    gallery.screenshot("diagonal")
    # Across the path: nothing; along it: to the next item.
    gallery.hands.drag((480, 480), (600, 360), rest=0.1)
    gallery.rest()
    assert gallery.item == (7, 40)
    gallery.hands.drag((620, 440), (500, 320), rest=0.1)
    gallery.wait_for("the next item", lambda: gallery.item[0] > 7)
