"""The user's own pictures: a served folder, dropped or chosen files, and their problems."""

import json

import pytest
from gallery_page import open_gallery, png, shown_items, stage, wait_for_stage

FOLDER = {
    "version": 1,
    "folder": "Holiday",
    "count": 4,
    "pictures": [
        {"id": "a", "name": "Wide <b>.png", "width": 300, "height": 100},
        {"id": "b", "name": "Tall.png", "width": 100, "height": 300},
        {"id": "c", "name": "Broken.jpg"},
        {"id": "d", "name": "Square.png"},
    ],
}
FILES = {
    "pictures.json": json.dumps(FOLDER),
    "pictures/a": png(300, 100),
    "pictures/b": png(100, 300),
    "pictures/c": b"not a picture",
    "pictures/d": png(200, 200),
}


#: A file that is not a picture.
NOTES = "new File(['text'], 'notes.txt', { type: 'text/plain' })"


def drop(page, files: str):
    """Drops files, given as JavaScript, on the stage."""
    page.evaluate(
        f"""(async () => {{
          const transfer = new DataTransfer()
          for (const file of {files}) transfer.items.add(await file)
          for (const type of ['dragover', 'drop'])
            document.getElementById('show').dispatchEvent(
              new DragEvent(type, {{ dataTransfer: transfer, bubbles: true, cancelable: true }}))
        }})()"""
    )


def a_picture(name: str) -> str:
    return f"""(() => {{
      const canvas = new OffscreenCanvas(60, 40)
      canvas.getContext('2d').fillRect(0, 0, 60, 40)
      return canvas.convertToBlob().then(blob => new File([blob], '{name}', {{ type: 'image/png' }}))
    }})()"""


def test_a_served_folder_is_shown_first(page, serve):
    open_gallery(page, serve, files=FILES)
    assert page.evaluate("document.title").startswith("Your pictures")
    assert stage(page, "c.numberOfItems") == 4
    assert page.evaluate("document.querySelector('.caption-title').textContent") == "Tall.png"
    wait_for_stage(page, "c.itemElement(0).dataset.state === 'here'")
    # Shown uncropped and undistorted.
    assert ratio(page, 0) == pytest.approx(3, rel=0.02)
    assert ratio(page, 1) == pytest.approx(1 / 3, rel=0.02)


def ratio(page, index: int) -> float:
    return stage(page, f"(f => f.offsetWidth / f.offsetHeight)(c.itemElement({index}).querySelector('.photo-frame'))")


@pytest.mark.complete
def test_names_are_text(page, serve):
    open_gallery(page, serve, "#pictures?at=0", files=FILES)
    assert page.evaluate("document.querySelector('.caption-title').textContent") == "Wide <b>.png"
    assert stage(page, "c.itemElement(0).querySelector('img').alt") == "Wide <b>.png"


@pytest.mark.complete
def test_a_broken_picture_has_a_message(page, serve):
    page.allow_errors("pictures/c")
    open_gallery(page, serve, "#pictures?at=2", files=FILES)
    wait_for_stage(page, "c.currentElement.dataset.state === 'broken'")
    sentence = "document.querySelector('#show swift-carousel').currentElement.querySelector('.photo-broken')"
    assert page.evaluate(f"{sentence}.checkVisibility()")
    assert page.evaluate(f"{sentence}.innerText.trim()") == "This picture cannot be shown."
    page.screenshot("gallery broken picture")


@pytest.mark.complete
def test_an_empty_folder_has_a_message(page, serve):
    empty = {"pictures.json": json.dumps({"version": 1, "folder": "Nothing", "count": 0, "pictures": []})}
    open_gallery(page, serve, files=empty)
    hint = page.evaluate("document.querySelector('.pictures-hint p').innerText")
    assert hint == "There are no pictures in Nothing. Drop some here."
    assert stage(page, "c.numberOfItems") == 0


@pytest.mark.complete("rest")
@pytest.mark.parametrize("answer", ["", "<!doctype html>", "null", "[]", '{"pictures": 3}'])
def test_without_a_served_folder_the_covers_are_shown(page, serve, answer):
    open_gallery(page, serve, files={"pictures.json": answer})
    assert page.evaluate("document.title").startswith("Covers")


def test_dropped_files_replace_the_scenes(page, serve):
    open_gallery(page, serve, "#pictures")
    assert stage(page, "c.numberOfItems") > 10
    drop(page, f"[{a_picture('10.png')}, {a_picture('9.png')}, {NOTES}]")
    wait_for_stage(page, "c.numberOfItems === 2")
    wait_for_stage(page, "c.itemElement(0).dataset.state === 'here'")
    assert stage(page, "c.itemElement(0).querySelector('img').alt") == "9.png"
    assert len(shown_items(page)) >= 2


@pytest.mark.complete
def test_files_without_a_picture_have_a_message(page, serve):
    open_gallery(page, serve, "#pictures")
    drop(page, f"[{NOTES}]")
    page.wait_for("document.querySelector('.pictures-hint p').innerText === 'None of these files is a picture.'")
    drop(page, f"[{a_picture('one.png')}]")
    wait_for_stage(page, "c.numberOfItems === 1")
    assert not page.evaluate("document.querySelector('.pictures-hint').checkVisibility()")


def test_files_are_chosen(page, serve, tmp_path):
    file = tmp_path / "picked.png"
    file.write_bytes(png(40, 30))
    open_gallery(page, serve, "#pictures")
    page.playwright.set_input_files("#show input[type=file]", str(file))
    wait_for_stage(page, "c.numberOfItems === 1")
    wait_for_stage(page, "c.currentElement.dataset.state === 'here'")
