"""The gallery's own pictures: files that repeat, so that every index has one."""

import json
import re
from xml.etree import ElementTree

import pytest
from gallery_page import BUILT, open_gallery, stage, wait_for_stage
from harness import ROOT

ARTWORK = ROOT / "Gallery" / "Artwork"
PICTURES = json.loads((ARTWORK / "artwork.json").read_text())
COVERS, SCENES = len(PICTURES["covers"]), len(PICTURES["scenes"])
COLOUR = re.compile("#[0-9a-f]{6}")


@pytest.mark.parametrize("series", PICTURES)
def test_every_picture_is_a_small_file_with_a_title_and_colours(series):
    files = sorted(file.name for file in (ARTWORK / series).iterdir())
    assert files == [f"{number:02}.svg" for number in range(len(PICTURES[series]))]
    for name in files:
        drawing = (ARTWORK / series / name).read_bytes()
        assert len(drawing) < 10_000, name
        assert ElementTree.fromstring(drawing).tag == "{http://www.w3.org/2000/svg}svg", name
    for picture in PICTURES[series]:
        assert picture["title"]
        assert all(COLOUR.fullmatch(colour) for colour in [picture["ground"], *picture.get("colors", [])])
    assert len({picture["title"] for picture in PICTURES[series]}) == len(files)


def test_plain_covers_have_no_lettering_and_the_same_form():
    for number in range(COVERS):
        cover, plain = (
            ElementTree.parse(BUILT / "artwork" / series / f"{number:02}.svg").getroot() for series in ("covers", "plain")
        )
        lettering = cover.find("*[@id='lettering']")
        assert "".join(lettering.itertext()).startswith(PICTURES["covers"][number]["title"].split()[0])
        cover.remove(lettering)
        assert ElementTree.tostring(plain) == ElementTree.tostring(cover), number


@pytest.mark.engines("all", usual="chromium")
def test_an_item_shows_the_cover_of_its_index(page, serve):
    open_gallery(page, serve, "#million?at=0")
    for index in (0, 1, COVERS - 1, COVERS, 500_000, 999_999):
        page.evaluate(f"void (location.hash = '#million?at={index}')")
        wait_for_stage(page, f"c.currentIndex === {index}")
        # An element that is reused is without a picture at first.
        wait_for_stage(page, "!c.currentElement.matches('.is-blank, :has(.is-blank)')")
        wait_for_stage(page, "c.currentElement.querySelector('img').naturalWidth > 0")
        picture = stage(page, "(i => [new URL(i.src).pathname, i.alt])(c.currentElement.querySelector('img'))")
        assert picture == [f"/artwork/covers/{index % COVERS:02}.svg", PICTURES["covers"][index % COVERS]["title"]]


def test_negative_and_large_indexes_have_pictures(page, serve):
    open_gallery(page, serve)
    for index in (-1, -COVERS, -COVERS - 1, -(10**12) - 1, 10**12 + 7, 2**53 - 1, -(2**53) + 1):
        found = page.evaluate(
            f"""import('./covers.js').then(({{ covers }}) => [covers, covers.plain, covers.scenes].map((series) =>
              [new URL(series.url({index})).pathname, series.title({index})]))"""
        )
        cover, scene = index % COVERS, index % SCENES
        assert found == [
            [f"/artwork/covers/{cover:02}.svg", PICTURES["covers"][cover]["title"]],
            [f"/artwork/plain/{cover:02}.svg", PICTURES["covers"][cover]["title"]],
            [f"/artwork/scenes/{scene:02}.svg", PICTURES["scenes"][scene]["title"]],
        ], index
