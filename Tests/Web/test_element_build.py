"""The files built from the element's modules."""

import json
import re
import sys
from xml.etree import ElementTree

from element_page import BUILT
from harness import ROOT

sys.path.insert(0, str(ROOT / "Web"))
from build import package  # noqa: E402


def test_the_package_lists_exactly_its_files():
    assert json.loads((BUILT / "package.json").read_text()) == package()
    built = {path.name for path in BUILT.iterdir()} - {"package.json", "LICENSE", "README.md"}
    assert built == set(package()["files"])


def test_the_package_names_the_home_of_the_desktop_gallery():
    described = ElementTree.parse(ROOT / "GTK/data/share/metainfo/org.swiftcarousel.Gallery.metainfo.xml")
    assert package()["homepage"] == described.findtext("url[@type='homepage']")


def test_no_script_imports_a_missing_one():
    for script in BUILT.glob("*.js"):
        for name in re.findall(r"import\([\"'`]\./([\w.-]+)", script.read_text()):
            assert (BUILT / name).is_file(), f"{script.name} imports {name}"
