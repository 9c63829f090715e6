"""The desktop gallery on a newer libadwaita, whose widgets it looks up when it runs."""

import re
import subprocess

import pytest
from harness import ROOT
from harness.newer import Impossible, NewerGTK
from test_desktop_looks import colours, darkest

#: The functions of newer versions that it looks up.
SYMBOLS = set(re.findall(r'"(adw_\w+)"', (ROOT / "GTK/Sources/CarouselDesktop/Adwaita/Newer.swift").read_text()))


@pytest.mark.complete("rest")
@pytest.mark.parametrize("scheme", ["prefer-light", "prefer-dark"])
def test_examples_are_shown_and_fit_any_window(newer_gallery, scheme):
    gallery = newer_gallery(ADW_DEBUG_COLOR_SCHEME=scheme)
    gallery.hands.move((1590, 1190))
    for width, height in ((1200, 800), (760, 700), (360, 700)):
        gallery.resize(width, height)
        for example in ("covers", "designer", "controls"):
            gallery.open(example)
            gallery.wait_for("items", lambda: gallery.item[1])
            part = f"{min(width, 700) - 20}x400+{230 if width > 1000 else 10}+60"
            gallery.wait_for("a picture", lambda: colours(gallery.screenshot(f"newer {example} {width} {scheme}"), part) > 16)
            assert gallery.size == (width, height)


def test_a_narrow_window_shows_one_part_at_a_time(newer_gallery):
    gallery = newer_gallery(ADW_DEBUG_COLOR_SCHEME="prefer-light")
    gallery.open("covers")
    # Wide: the covers are beside the settings. Narrow: they are below them.
    gallery.resize(360, 700)
    gallery.hands.move((1590, 1190))
    part = "200x200+100+150"
    gallery.wait_for("the stage", lambda: colours(gallery.screenshot("newer narrow"), part) > 200)
    gallery.hands.key("F9")
    gallery.wait_for("the settings", lambda: colours(gallery.screenshot("newer narrow settings"), "30x170+300+520") < 10)
    gallery.hands.key("F9")
    gallery.wait_for("the stage", lambda: colours(gallery.screenshot("newer narrow"), part) > 200)
    # Back to the list, and to another example.
    gallery.hands.key("alt+Left")
    gallery.wait_for("the list", lambda: colours(gallery.screenshot("newer list"), part) < 200)
    gallery.rest()
    gallery.hands.click((120, 148))
    gallery.wait_for("another example", lambda: gallery.example == "styles")
    gallery.wait_for("its stage", lambda: colours(gallery.screenshot("newer narrow"), part) > 200)


def test_dialogs_are_inside_the_window(newer_gallery, tmp_path):
    gallery = newer_gallery(ADW_DEBUG_COLOR_SCHEME="prefer-light")
    gallery.open("designer")
    gallery.wait_for("items", lambda: gallery.item[1])
    gallery.rest()
    # The corner of the window, which a dialog dims.
    corner = "10x10+240+760"
    before = darkest(gallery.screenshot("newer designer"), corner)
    gallery.tell("document", "no document")
    gallery.wait_for("a dialog", lambda: darkest(gallery.screenshot("newer refuses"), corner) < before - 0.05)
    gallery.hands.key("Escape")
    gallery.wait_for("no dialog", lambda: darkest(gallery.screenshot("newer designer"), corner) == before)
    gallery.tell_program("about")
    gallery.wait_for("a dialog", lambda: darkest(gallery.screenshot("newer about"), corner) < before - 0.05)


def test_all_icons_are_in_both_icon_themes(desktop):
    files = [*(ROOT / "GTK/Sources").rglob("*.swift"), ROOT / "Gallery/examples.json"]
    text = "".join(file.read_text() for file in files)
    names = set(re.findall(r'"([a-z0-9-]+-symbolic)"', text))
    assert len(names) > 40
    try:
        newer = NewerGTK(desktop)
    except Impossible as reason:
        pytest.skip(str(reason))
    find = ["find", "/usr/share/icons/Adwaita", "-name", "*-symbolic*"]
    try:
        themes = [subprocess.run(find, capture_output=True, text=True, check=True).stdout, newer.run(find).stdout]
    finally:
        newer.close()
    for theme in themes:
        there = {re.sub(r"\.(symbolic\.png|svg)$", "", line.rpartition("/")[2]) for line in theme.splitlines()}
        missing = names - there
        assert not missing


def test_the_newer_functions_exist(desktop):
    """In the library itself, since a misspelt one would crash only where it is used."""
    assert len(SYMBOLS) >= 7
    try:
        newer = NewerGTK(desktop)
    except Impossible as reason:
        pytest.skip(str(reason))
    try:
        library = newer.run(["cat", "/usr/lib/x86_64-linux-gnu/libadwaita-1.so.0"], text=False).stdout
    finally:
        newer.close()
    missing = [name for name in SYMBOLS if "\\(" not in name and name.encode() not in library]
    assert not missing
