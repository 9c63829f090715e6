"""The desktop gallery with different system settings: dark, high contrast, scale two, right to left, narrow.
Screenshots of the examples are kept for review."""

import subprocess

import pytest
from harness import SCREENSHOTS
from test_desktop import EXAMPLES

#: The examples that differ most.
DIFFERENT = ("covers", "cards", "controls", "designer", "downloads", "lists", "motion", "pager", "path", "reflections", "slots", "tap")
LOOKS = {
    "dark": {"ADW_DEBUG_COLOR_SCHEME": "prefer-dark", "ADW_DEBUG_HIGH_CONTRAST": "1"},
    "right to left": {"LANGUAGE": "he"},
}


def colours(path, crop):
    """Returns the number of colours in a part of a screenshot: one if nothing is drawn."""
    words = ["convert", path, "-crop", crop, "+repage", "-format", "%k", "info:"]
    return int(subprocess.run(words, capture_output=True, text=True, check=True).stdout)


@pytest.mark.parametrize("look", LOOKS)
def test_it_follows_the_system_settings(with_gallery, look):
    gallery = with_gallery(**LOOKS[look])
    gallery.hands.move((1590, 1190))
    for example in DIFFERENT:
        gallery.open(example)
        gallery.wait_for("items", lambda: gallery.item[1])
        gallery.wait_for("a picture", lambda: colours(gallery.screenshot(f"{example} {look}"), "600x500+260+60") > 16)


def test_every_example_fits_a_phone(gallery):
    gallery.resize(360, 700)
    for example in EXAMPLES:
        gallery.open(example)
        if example != "pictures":
            gallery.wait_for("items", lambda: gallery.item[1])
        gallery.wait_for("a picture", lambda: colours(gallery.screenshot(f"{example} narrow"), "340x500+10+60") > 16)
        # It stays as narrow as requested.
        assert gallery.size == (360, 700), example


def test_at_scale_two_everything_is_sharp(with_gallery):
    gallery = with_gallery(GDK_SCALE="2")
    gallery.resize(1600, 1200)
    gallery.hands.move((1590, 1190))
    for example in ("covers", "designer", "pager", "slots"):
        gallery.open(example)
        gallery.wait_for("items", lambda: gallery.item[1])
        gallery.wait_for("a picture", lambda: colours(gallery.screenshot(f"{example} large"), "400x400+450+100") > 16)
    assert SCREENSHOTS.exists()
