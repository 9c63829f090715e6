"""The files built from the element's modules."""

import json
import re
import sys
from pathlib import Path

from element_page import BUILT

sys.path.insert(0, str(Path(__file__).parents[2] / "Web"))
from build import package  # noqa: E402


def test_the_package_lists_exactly_its_files():
    assert json.loads((BUILT / "package.json").read_text()) == package()
    built = {path.name for path in BUILT.iterdir()} - {"package.json", "LICENSE", "README.md"}
    assert built == set(package()["files"])


def test_no_script_imports_a_missing_one():
    for script in BUILT.glob("*.js"):
        for name in re.findall(r"import\([\"'`]\./([\w.-]+)", script.read_text()):
            assert (BUILT / name).is_file(), f"{script.name} imports {name}"
