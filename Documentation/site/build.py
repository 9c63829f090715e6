#!/usr/bin/env python3
"""Builds the documentation as a static site, for any web server and below any path.

    build.py --gallery build/site --out build/documentation

It has a start page, the guides, the files of the repository that they link to, an index of all words for its search, and the
gallery with the designer, whose element also runs the examples. The same sources give the same bytes.
"""

import argparse
import shutil
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(1, str(HERE.parent / "tools"))

from documentation import Documentation  # noqa: E402
from pages import ROOT  # noqa: E402

#: What leads from the gallery to the guides, before its other buttons.
BUTTONS = '<div class="top-buttons">'
WAY_BACK = f"""{BUTTONS}
      <a class="icon-button" href="../index.html" aria-label="Documentation" title="Documentation">
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 8a2.5 2.5 0 0 0-2.5-2.5H4V17h6a2 2 0 0 1 2 2 2 2 0 0 1 2-2h6V5.5h-5.5A2.5 2.5 0 0 0 12 8Zm0 0v11"/>
        </svg>
      </a>"""


def add_way_back(gallery: Path) -> None:
    """Gives the gallery in the site a link to the documentation, which it lacks alone."""
    page = gallery / "index.html"
    text = page.read_text(encoding="utf-8")
    if BUTTONS not in text:
        sys.exit(f"build: {page} has no {BUTTONS}, where the link to the documentation belongs")
    page.write_text(text.replace(BUTTONS, WAY_BACK, 1), encoding="utf-8")


def write(files: dict[str, str | bytes], gallery: Path, out: Path) -> None:
    """Writes the site, in place of an older one."""
    if not (gallery / "designer" / "designer.wasm").is_file():
        sys.exit(f"build: {gallery} has no gallery with its designer; run ./carousel web")
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(gallery, out / "gallery", ignore=shutil.ignore_patterns("*.map"))
    add_way_back(out / "gallery")
    shutil.copytree(HERE / "assets", out / "assets")
    for name, content in files.items():
        file = out / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content.encode() if isinstance(content, str) else content)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--gallery", type=Path, default=ROOT / "build" / "site", help="the folder with the gallery's pages")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "documentation", help="the output folder")
    arguments = parser.parse_args()
    documentation = Documentation()
    documentation.build()
    write(documentation.files, arguments.gallery, arguments.out)
    count = sum(name.endswith(".html") and not name.startswith("examples/") for name in documentation.files)
    print(f"{count} pages in {arguments.out}")


if __name__ == "__main__":
    main()
