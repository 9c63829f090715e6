"""What is built of the element's modules."""

import json
import re
import sys
from pathlib import Path

from element_page import BUILT, carousel, show

sys.path.insert(0, str(Path(__file__).parents[2] / "Web"))
from build import INNER, package  # noqa: E402


def test_short_names_are_for_what_nobody_else_knows(page, serve):
    show(page, serve, carousel(1))
    known = page.evaluate(
        """(() => {
          const names = new Set()
          for (const global of Object.getOwnPropertyNames(window)) {
            for (let at = Object(window[global]?.prototype ?? window[global]); at; at = Object.getPrototypeOf(at)) {
              if (at !== window) for (const name of Object.getOwnPropertyNames(at)) names.add(name)
            }
          }
          return [...names]
        })()"""
    )
    assert len(known) > 4000 and "isConnected" in known
    assert sorted(set(INNER) & set(known)) == []
    assert sorted(set(INNER) & set(re.findall(r"\w+", (BUILT / "swift-carousel.d.ts").read_text().split("MARK", 1)[1]))) == []


def test_the_package_has_all_files_and_names_no_others():
    assert json.loads((BUILT / "package.json").read_text()) == package()
    built = {path.name for path in BUILT.iterdir()} - {"package.json", "LICENSE"}
    assert built == set(package()["files"])


def test_no_script_asks_for_one_that_is_not_there():
    for script in BUILT.glob("*.js"):
        for name in re.findall(r"import\([\"'`]\./([\w.-]+)", script.read_text()):
            assert (BUILT / name).is_file(), f"{script.name} asks for {name}"
