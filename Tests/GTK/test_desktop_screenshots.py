"""Makes the screenshots that the metadata of the desktop gallery names, in the sizes that it states."""

import subprocess
import xml.etree.ElementTree as ElementTree

import pytest
from harness import ROOT
from harness.gallery import EDGE, ID

METADATA = ROOT / f"GTK/data/share/metainfo/{ID}.metainfo.xml"
FOLDER = ROOT / "build/screenshots/metainfo"
IMAGES = {image.text.rpartition("/")[2]: image for image in ElementTree.parse(METADATA).iter("image")}
PATH = '{ "version": 1, "style": { "name": "path", "path": "M-20 30C-10 30-5 12 15 12C35 12 30 48 50 48C70 48 65 12 85 12' \
    'C105 12 110 30 120 30", "viewBox": "0 0 100 60" } }'


def covers(gallery):
    gallery.open("covers")


def designer(gallery):
    gallery.open("designer")
    gallery.wait_for("the document", lambda: gallery.document)
    gallery.tell("document", PATH)
    gallery.wait_for("the path", lambda: gallery.style == "path")
    gallery.click("check box", "Draw on the stage")
    gallery.hands.move((1590, 1190))


def controls(gallery):
    gallery.open("controls")


def narrow(gallery):
    gallery.open("styles")


#: What each screenshot shows, and in which environment.
SCENES = {
    "covers.png": (covers, {}),
    "designer.png": (designer, {}),
    "controls.png": (controls, {"ADW_DEBUG_COLOR_SCHEME": "prefer-dark"}),
    "narrow.png": (narrow, {}),
}


@pytest.mark.complete
def test_each_screenshot_is_made():
    assert set(IMAGES) == set(SCENES)


@pytest.mark.parametrize("name", SCENES)
def test_screenshots_have_their_size(with_gallery, name):
    scene, environment = SCENES[name]
    width, height = (int(IMAGES[name].get(side)) for side in ("width", "height"))
    gallery = with_gallery(**environment)
    # Around the window is a shadow.
    gallery.resize(width + 2 * EDGE, height + 2 * EDGE)
    gallery.hands.move((1590, 1190))
    scene(gallery)
    gallery.wait_for("items", lambda: gallery.item[1])
    gallery.rest()
    FOLDER.mkdir(parents=True, exist_ok=True)
    crop = f"{width}x{height}+{EDGE}+{EDGE}"
    subprocess.run(["convert", gallery.screenshot(f"metainfo {name}"), "-crop", crop, "+repage", FOLDER / name], check=True)
    size = subprocess.run(["identify", "-format", "%wx%h", FOLDER / name], capture_output=True, text=True, check=True).stdout
    assert size == f"{width}x{height}"
