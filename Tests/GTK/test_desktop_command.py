"""The desktop gallery's command line: its options, several files and folders, and more windows."""

import os
import re
import subprocess

import pytest
from harness import ROOT
from harness.hands import Hands
from test_desktop_files import picture, seen


@pytest.fixture
def run(desktop):
    """Runs the program where there is no display."""
    def run(*arguments, **environment):
        environment = {**os.environ, "LANG": "C.UTF-8", **environment}
        for name in ("DISPLAY", "WAYLAND_DISPLAY"):
            environment.pop(name, None)
        return subprocess.run([desktop, *arguments], capture_output=True, text=True, timeout=30, env=environment)

    return run


def test_the_version_is_the_changelogs(run):
    newest = re.search(r"^## (\S+?),? ", (ROOT / "CHANGELOG.md").read_text(), re.M).group(1)
    result = run("--version")
    assert (result.returncode, result.stdout, result.stderr) == (0, f"swift-carousel-gallery {newest}\n", "")


def test_the_help_names_the_program_and_its_options(run):
    result = run("--help")
    assert result.returncode == 0 and not result.stderr
    assert "swift-carousel-gallery [OPTION…] [FILE…]" in result.stdout
    assert set(re.findall(r"^  -\w, (--\S+)", result.stdout, re.M)) == {"--help", "--new-window", "--version"}


def test_an_unknown_option_is_refused(run):
    result = run("--new-windows")
    assert result.returncode == 1
    assert "--new-windows" in result.stderr


def test_several_files_and_folders_are_shown_together(with_gallery, tmp_path):
    (tmp_path / "folder").mkdir()
    (tmp_path / "other").mkdir()
    for name in ("folder/1.png", "other/1.png", "other/2.png", "alone.png", "not named.png"):
        picture(tmp_path / name)
    gallery = with_gallery(tmp_path / "folder", tmp_path / "alone.png", tmp_path / "other")
    seen(gallery, 4)


def test_a_file_that_does_not_exist_is_named(with_gallery, desk, tmp_path):
    picture(tmp_path / "1.png")
    # A message stays as long as a pointer is over it.
    Hands(desk.environment).move((605, 765))
    gallery = with_gallery(tmp_path / "nowhere.png", tmp_path / "1.png")
    gallery.find("label", "There is no “nowhere.png”")
    seen(gallery, 1)


def test_pictures_whose_names_are_not_utf8_are_shown(with_gallery, tmp_path):
    folder = os.fsencode(tmp_path) + b"/gr\xfcn"
    os.mkdir(folder)
    shown = picture(tmp_path / "1.png", colours="red-red").read_bytes()
    names = [b"caf\xe9.png", b"\xff\xfe.PNG"]
    for name in names:
        with open(folder + b"/" + name, "wb") as file:
            file.write(shown)
    gallery = with_gallery(folder)
    seen(gallery, len(names))
    gallery.hands.move((1590, 1190))
    gallery.tell("item", "1")
    gallery.find("label", "caf\N{REPLACEMENT CHARACTER}")
    # The picture itself, not the icon of a broken one.
    gallery.wait_for("the red picture", lambda: reds(gallery.screenshot("names that are not utf8")) > 20_000)


def reds(path):
    """Counts the reddest pixels of a screenshot."""
    words = ["convert", path, "-fuzz", "8%", "-fill", "white", "-opaque", "#ff0000", "-fill", "black", "+opaque", "white",
             "-format", "%[fx:int(mean*w*h)]", "info:"]
    return int(subprocess.run(words, capture_output=True, text=True, check=True).stdout)


@pytest.fixture
def documents(tmp_path):
    """Two documents, by the names of their styles."""
    files = []
    for style in ("wheel", "cube"):
        files.append(tmp_path / f"{style}.json")
        files[-1].write_text('{ "version": 1, "style": { "name": "%s" } }' % style)
    return files


def test_each_document_has_a_window(with_gallery, documents):
    gallery = with_gallery(*documents)
    gallery.wait_for("the first", lambda: gallery.style == "wheel")
    second = gallery.window(2)
    gallery.wait_for("the second", lambda: second.style == "cube")


def test_a_document_and_pictures_have_a_window_each(with_gallery, documents, tmp_path):
    picture(tmp_path / "1.png")
    gallery = with_gallery(documents[0], tmp_path / "1.png")
    seen(gallery, 1)
    second = gallery.window(2)
    gallery.wait_for("the document", lambda: second.example == "designer" and second.style == "wheel")


def test_new_windows_are_independent(with_gallery, desktop, tmp_path):
    picture(tmp_path / "1.png")
    gallery = with_gallery(tmp_path)
    seen(gallery, 1)
    gallery.hands.key("ctrl+n")
    second = gallery.window(2)
    gallery.wait_for("another window", lambda: second.example == "covers")
    assert gallery.example == "pictures"
    # From a second start: a window of its own, or files in the newest one.
    subprocess.run([desktop, "--new-window"], env=gallery.environment, check=True, timeout=30)
    third = gallery.window(3)
    gallery.wait_for("a third window", lambda: third.example == "covers")
    subprocess.run([desktop, tmp_path / "1.png"], env=gallery.environment, check=True, timeout=30)
    gallery.wait_for("the picture in the newest", lambda: third.example == "pictures" and third.item == (1, 1))
    assert second.example == "covers"
