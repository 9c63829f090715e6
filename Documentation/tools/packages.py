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
    names = ("README.md", "Documentation/Engine.md", "Documentation/Apple.md", "Documentation/TestingApps.md")
    readme, engine, apple, tests = (by_name[name] for name in names)
    manifest, main = printed_manifest(engine), "Sources/Albums/main.swift"
    yield f"{engine.name}: the package", problem(manifest, {main: program(engine)}, "run")
    yield f"{readme.name}: the program", problem(manifest, {main: program(readme)}, "run", drawing(readme))
    yield f"{apple.name}: the package", problem(printed_manifest(apple), {"Sources/Albums/Albums.swift": MODULE_ALONE}, "build")
    yield f"{tests.name}: the tests", problem(printed_manifest(tests), dict(zip(printed_paths(tests), programs(tests))), "test")


def printed_manifest(page: Page) -> str:
    return next(example.text for example in page.examples if MANIFEST.match(example.text))


def program(page: Page) -> str:
    """Returns all Swift of a page, except its manifest, and what needs GTK, which the tests of GTK compile."""
    return "\n".join(text for text in programs(page) if "import CarouselGTK" not in text)


def drawing(page: Page) -> list[str]:
    """Returns the lines that a page shows as the output of its program."""
    return next(example.text for example in page.examples if example.language == "text").splitlines()


def programs(page: Page) -> list[str]:
    swift = (example.text for example in page.examples if example.language == "swift")
    return [text for text in swift if not MANIFEST.match(text)]


def printed_paths(page: Page) -> list[str]:
    """Returns where a page says that its blocks belong."""
    return re.findall(r"`((?:Sources|Tests)/[\w/]+\.swift)`", page.prose)


def problem(manifest: str, sources: dict[str, str], command: str, shown: list[str] | None = None) -> str:
    """Builds, runs or tests a package beside a clone, as the pages describe: the output must match the comments, and be what is shown."""
    folder, clone = FOLDER / "Albums", FOLDER / "swift-carousel"
    for part in ("Sources", "Tests"):
        shutil.rmtree(folder / part, ignore_errors=True)
    folder.mkdir(parents=True, exist_ok=True)
    if not clone.is_symlink():
        clone.symlink_to(ROOT)
    (folder / "Package.swift").write_text(manifest, encoding="utf-8")
    for name, text in sources.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    # Tests are found by the index.
    flags = os.environ.get(f"CAROUSEL_{'TEST' if command == 'test' else 'BUILD'}_FLAGS", "").split()
    result = subprocess.run(
        ["swift", command, *flags, "--package-path", str(folder)], capture_output=True, text=True)
    if result.returncode:
        output = result.stderr + result.stdout
        found = re.search(r"\w+\.swift:\d+:\d+: error: .*", output) or re.search(r"error: .*", output)
        if failed := re.search(r"recorded an issue at .*", output):
            return failed[0]
        return found[0] if found else f"ended with {result.returncode}: {result.stderr[-300:]}"
    if command == "test" and not re.search(r"Test run with [1-9]\d* tests? .*passed", result.stdout):
        return "runs no tests"
    promised = re.findall(r"^print\(.*\)  // (.*)$", "\n".join(sources.values()), re.M)
    printed = result.stdout.splitlines()
    if shown is not None and [line.rstrip() for line in printed] != shown:
        return "\n".join(["prints something else:", *printed])
    missing = [line for line in promised if line not in printed]
    return f"does not print {missing[0]}" if missing else "" if printed or command == "build" else "prints nothing"
