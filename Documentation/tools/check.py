#!/usr/bin/env python3
"""Checks the pages of the documentation; see Documentation/check, which calls it with the built tools."""

import argparse
import subprocess
import sys
from pathlib import Path

import engine
import facts
import links
import packages
import settings
import styles
import tables
import terms
import web
from pages import ROOT, pages


def style_pictures(program: Path):
    """The pictures of the styles are up to date."""
    folder = ROOT / "Documentation" / "Pictures" / "styles"
    result = subprocess.run([program, "--check", "--out", folder], capture_output=True, text=True)
    yield "the pictures of the styles", result.stderr.strip() if result.returncode else ""


def together(name: str, results):
    """Summarises many small results as one, except failures: an example counts by itself, a link doesn't."""
    problems = [result for result in results if result[1]]
    yield from problems or [(name, "")]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pictures", type=Path, required=True, help="the program that draws the styles")
    parser.add_argument("module", nargs="+", help="the compiler's options by which it finds the engine")
    arguments = parser.parse_args()
    all_pages = pages()
    failed = passed = 0
    for check in (
        together("links", links.check(all_pages)),
        engine.check_examples(all_pages, arguments.module),
        packages.check(all_pages),
        styles.check(all_pages),
        settings.check(all_pages),
        together("words of the engine", engine.check_words(all_pages)),
        web.check_examples(all_pages),
        together("words of the element", web.check_words(all_pages)),
        together("counterparts", web.check_counterparts(all_pages)),
        together("terms", terms.check()),
        together("tables", tables.check(all_pages)),
        together("facts", facts.check(all_pages)),
        style_pictures(arguments.pictures),
    ):
        for name, problem in check:
            passed += not problem
            failed += bool(problem)
            if problem:
                print(f"✗ {name}: {problem}")
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
