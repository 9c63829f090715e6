"""The user's files in the desktop gallery: folders on the command line, file choosers, and dropped files."""

import subprocess
from contextlib import contextmanager

import pytest
from harness.drag_source import DragSource


def picture(path, size="80x60", colours="teal-orange"):
    subprocess.run(["convert", "-size", size, f"gradient:{colours}", f"{path.suffix[1:]}:{path}"], check=True)
    return path


def seen(gallery, count):
    gallery.wait_for(f"{count} pictures", lambda: gallery.example == "pictures" and gallery.item[1] == count)


@contextmanager
def chooser(gallery, title):
    """Opens a file chooser, which is focused while it is open."""
    window = gallery.hands._do("search", "--sync", "--onlyvisible", "--name", f"^{title}$").split()[-1]
    gallery.hands._do("windowfocus", "--sync", window)
    yield
    # The chooser's completion may consume the first Return.
    gallery.wait_for("the chooser to be gone", lambda: not gallery.is_shown(title) or gallery.hands.key("Return"))
    gallery.resize(1200, 800)


@pytest.mark.parametrize(("scheme", "renderer"), [("prefer-light", "gl"), ("prefer-dark", "cairo")])
def test_pictures_of_a_folder_from_the_command_line(with_gallery, tmp_path, scheme, renderer):
    (tmp_path / "more").mkdir()
    for name in ("2.png", "10.png", "more/1.jpg"):
        picture(tmp_path / name)
    (tmp_path / "more/broken.jpg").write_text("This is no picture.")
    (tmp_path / "notes.txt").write_text("Nor is this.")
    gallery = with_gallery(tmp_path, ADW_DEBUG_COLOR_SCHEME=scheme, GSK_RENDERER=renderer)
    seen(gallery, 4)
    gallery.hands.key("Home")
    gallery.wait_for("the first", lambda: gallery.item == (1, 4))
    gallery.hands.key("End")
    gallery.wait_for("the last", lambda: gallery.item == (4, 4))
    gallery.screenshot(f"pictures {scheme} {renderer}")


def test_thousands_of_pictures_with_odd_names(with_gallery, tmp_path):
    one = picture(tmp_path / "0000.png").read_bytes()
    for number in range(1, 3000):
        (tmp_path / f"{number:04}.png").write_bytes(one)
    odd = ["two words.png", "näh ☂.PNG", "'quoted'.png", "50%25.png", "#hash?.png", "a\nline.png", "<b>&amp;.png", "-rf.png"]
    for name in odd:
        (tmp_path / name).write_bytes(one)
    (tmp_path / ".hidden.png").write_bytes(one)
    (tmp_path / "none.png").touch()
    (tmp_path / "away.png").symlink_to(tmp_path / "nowhere.png")
    (tmp_path / "round").symlink_to(tmp_path)
    (tmp_path / "no picture.png").mkdir()
    gallery = with_gallery(tmp_path)
    # Empty and broken files are shown as such; hidden files and folders are ignored.
    seen(gallery, 3000 + len(odd) + 2)
    for number in (1, 1500, gallery.item[1]):
        gallery.tell("item", str(number))
        gallery.wait_for("the picture", lambda: gallery.item[0] == number)


def test_an_empty_folder_has_a_message(with_gallery, tmp_path):
    gallery = with_gallery(tmp_path)
    gallery.wait_for("the pictures", lambda: gallery.example == "pictures")
    gallery.find("label", f"There are no pictures in “{tmp_path.name}”")
    gallery.find("push button", "Choose pictures")
    gallery.screenshot("pictures none")


def test_a_folder_is_chosen(gallery, tmp_path):
    picture(tmp_path / "1.png")
    gallery.tell("open-folder")
    with chooser(gallery, "Open Pictures"):
        gallery.hands.key("ctrl+l")
        gallery.hands.type(str(tmp_path))
    seen(gallery, 1)


def test_a_document_is_saved_and_opened(gallery, tmp_path):
    gallery.open("designer")
    gallery.wait_for("the document", lambda: gallery.document)
    gallery.tell("document", '{ "version": 1, "style": { "name": "wheel" }, "wraps": false }')
    gallery.wait_for("the wheel", lambda: gallery.style == "wheel")
    gallery.hands.key("ctrl+s")
    path = tmp_path / "mine.json"
    with chooser(gallery, "Save the Document"):
        gallery.hands.key("ctrl+a")
        gallery.hands.type(str(path))
    gallery.wait_for("the file", lambda: path.exists())
    assert path.read_text().endswith('"wraps": false\n}\n')
    gallery.tell("style", "rotary")
    gallery.wait_for("another style", lambda: gallery.document["style"]["name"] == "rotary")
    gallery.hands.key("ctrl+shift+o")
    with chooser(gallery, "Open a Document"):
        gallery.hands.key("ctrl+l")
        gallery.hands.type(str(path))
    gallery.wait_for("what was saved", lambda: gallery.document["style"]["name"] == "wheel")
    assert gallery.document["wraps"] is False


def test_files_are_dropped(gallery, tmp_path):
    first, second = picture(tmp_path / "1.png"), picture(tmp_path / "2 two.png")
    document = tmp_path / "rotary.json"
    document.write_text('{ "version": 1, "style": { "name": "cube" } }')
    gallery.open("covers")
    with DragSource(gallery, first, second) as source:
        source.drop((700, 350))
        seen(gallery, 2)
    with DragSource(gallery, tmp_path) as source:
        source.drop((700, 350))
        seen(gallery, 2)
    with DragSource(gallery, document) as source:
        source.drop((700, 350))
        gallery.wait_for("the designer", lambda: gallery.example == "designer" and gallery.style == "cube")


def test_an_invalid_document_is_refused_and_its_fields_are_named(gallery, tmp_path):
    document = tmp_path / "broken.json"
    document.write_text('{ "version": 1, "style": { "name": "cover-flow", "tilt": "x" }, "bounce": 1 }')
    gallery.open("designer")
    before = gallery.wait_for("the document", lambda: gallery.document)
    with DragSource(gallery, document) as source:
        source.drop((700, 350))
        said = gallery.find_text("style.tilt")
    assert "style.tilt: expected a number from 0 to 1, got \"x\"" in said
    assert "bounce: unknown field" in said
    assert gallery.document == before
    gallery.hands._do("search", "--sync", "--onlyvisible", "--name", "^Carousel Gallery$")
    gallery.screenshot("designer refuses", everything=True)
    gallery.hands.key("Escape")
