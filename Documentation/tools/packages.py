"""Packages that the pages print: each manifest and program is built in an otherwise empty folder."""

import os
import re
import shutil
import subprocess
from pathlib import Path

from pages import ROOT, Page

#: Builds are kept between runs, so that the engine compiles only once.
FOLDER = ROOT / "build" / "docs-packages"
MANIFEST = re.compile(r"^// swift-tools-version: .*\n// Package\.swift\n")
#: The part of the package in Apple's page that builds without Apple's toolkits.
MODULE_ALONE = "import CarouselViews\n"


def check(pages: list[Page]):
    """Yields each package with its problem, or an empty text."""
    by_name = {page.name: page for page in pages}
    engine, apple, readme = (by_name[name] for name in ("Documentation/Engine.md", "Documentation/Apple.md", "README.md"))
    manifest = printed_manifest(engine)
    yield f"{engine.name}: the package", problem(manifest, {"main.swift": program(engine)}, runs=True)
    yield f"{readme.name}: the program", problem(manifest, {"main.swift": program(readme)}, runs=True)
    yield f"{apple.name}: the package", problem(printed_manifest(apple), {"Albums.swift": MODULE_ALONE}, runs=False)


def printed_manifest(page: Page) -> str:
    return next(example.text for example in page.examples if MANIFEST.match(example.text))


def program(page: Page) -> str:
    """Returns all Swift of a page, except its manifest."""
    swift = (example.text for example in page.examples if example.language == "swift")
    return "\n".join(text for text in swift if not MANIFEST.match(text))


def problem(manifest: str, sources: dict[str, str], runs: bool) -> str:
    """Builds a package beside a clone, as the pages describe, and runs it: the output must match the comments."""
    album, clone = FOLDER / "Albums", FOLDER / "swift-carousel"
    folder = album / "Sources" / "Albums"
    shutil.rmtree(album / "Sources", ignore_errors=True)
    folder.mkdir(parents=True)
    if not clone.is_symlink():
        clone.symlink_to(ROOT)
    (album / "Package.swift").write_text(manifest, encoding="utf-8")
    for name, text in sources.items():
        (folder / name).write_text(text, encoding="utf-8")
    flags = os.environ.get("CAROUSEL_BUILD_FLAGS", "").split()
    command = ["swift", "run" if runs else "build", *flags, "--package-path", str(album)]
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode:
        output = result.stderr + result.stdout
        found = re.search(r"\w+\.swift:\d+:\d+: error: .*", output) or re.search(r"error: .*", output)
        return found[0] if found else f"ended with {result.returncode}: {result.stderr[-300:]}"
    promised = re.findall(r"^print\(.*\)  // (.*)$", "\n".join(sources.values()), re.M)
    printed = result.stdout.splitlines()
    missing = [line for line in promised if line not in printed]
    return f"does not print {missing[0]}" if missing else "" if printed or not runs else "prints nothing"
