"""What is built of the element's modules."""

import json
import re
import sys
from pathlib import Path

from element_page import BUILT

sys.path.insert(0, str(Path(__file__).parents[2] / "Web"))
from build import package  # noqa: E402


def test_the_package_has_all_files_and_names_no_others():
    assert json.loads((BUILT / "package.json").read_text()) == package()
    built = {path.name for path in BUILT.iterdir()} - {"package.json", "LICENSE"}
    assert built == set(package()["files"])


def test_no_script_asks_for_one_that_is_not_there():
    for script in BUILT.glob("*.js"):
        for name in re.findall(r"import\([\"'`]\./([\w.-]+)", script.read_text()):
            assert (BUILT / name).is_file(), f"{script.name} asks for {name}"
