#!/usr/bin/env python3
"""Writes the files of a release from what is built.

    release.py --web build/web --site build/site --documentation build/documentation --out build/release

These are the package for npm, a folder with a page that needs no bundler, the gallery's pages, the documentation with these in it, and
their checksums. The same inputs give the same bytes with the same version of Python, so that a release can be compared with what its sources give: the time of all entries is
that of SOURCE_DATE_EPOCH, or the beginning of 1980, the first that zip archives have.
"""

import argparse
import gzip
import hashlib
import io
import json
import os
import pathlib
import re
import sys
import tarfile
import time
import zipfile

from modules import ROOT

sys.path.append(str(ROOT / "Documentation" / "tools"))
from pages import Page  # noqa: E402

#: The page that needs no bundler, and what explains it.
PLAIN = ROOT / "Web" / "plain"
#: The guides, whose examples in HTML show pictures too.
GUIDES = [ROOT / "README.md", *sorted((ROOT / "Documentation").glob("*.md"))]
#: The folders of the pictures, all of which the examples of the gallery show.
SERIES = ("covers", "scenes")
#: The beginning of 1980.
EARLIEST = 315_532_800
MODE = 0o644


def read(folder, names, advice="run ./carousel web"):
    """Returns the contents of files in a folder by their names."""
    if missing := [name for name in names if not (folder / name).is_file()]:
        sys.exit(f"release: {folder} has no {', '.join(missing)}; {advice}")
    return {name: (folder / name).read_bytes() for name in names}


def package(web):
    """Returns what is in the package: the files that package.json lists, and those that npm adds."""
    description = json.loads(read(web, ["package.json"])["package.json"])
    return description["version"], read(web, ["package.json", "README.md", "LICENSE", *description["files"]])


def examples(guide):
    """Returns the examples in HTML of a guide."""
    return [example.text for example in Page(guide).examples if example.language == "html"]


def pictures(page):
    """Returns the names of the pictures that a page shows."""
    return re.findall(r'<img [^>]*?src="([^"]+)"', page)


def plain(files, site):
    """Returns the files of a page without a bundler, with the pictures that it, the examples of the guides and those of the gallery show."""
    page = read(PLAIN, ["index.html", "README.txt"])
    pages = [page["index.html"].decode(), *(example for guide in GUIDES for example in examples(guide))]
    artwork = site / "artwork"
    of_gallery = (path.relative_to(artwork).as_posix() for folder in SERIES for path in (artwork / folder).glob("*.svg"))
    shown = sorted({*of_gallery, *(name for text in pages for name in pictures(text))})
    # What is for `require` only is of no use there.
    ours = {name: files[name] for name in files if name.startswith("swift-carousel") and ".cjs" not in name and not name.endswith(".d.cts")}
    return {**page, **read(artwork, shown, "the examples of the guides show them"), **ours, "LICENSE": files["LICENSE"]}


def tree(folder, last, advice):
    """Returns the contents of all files below a folder by their paths there. `last` is the file that is built last."""
    read(folder, ["index.html", last], advice)
    return read(folder, [path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()])


def tgz(folder, files, seconds):
    """Returns files in a folder as a compressed archive of tar."""
    archive = io.BytesIO()
    with tarfile.open(fileobj=archive, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for name, content in sorted(files.items()):
            entry = tarfile.TarInfo(f"{folder}/{name}")
            entry.size, entry.mtime, entry.mode = len(content), seconds, MODE
            tar.addfile(entry, io.BytesIO(content))
    return gzip.compress(archive.getvalue(), 9, mtime=0)


def zipped(folder, files, seconds):
    """Returns files in a folder as a zip archive."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as pack:
        for name, content in sorted(files.items()):
            entry = zipfile.ZipInfo(f"{folder}/{name}", time.gmtime(seconds)[:6])
            # As if made on Unix, wherever it is.
            entry.create_system, entry.external_attr = 3, MODE << 16
            pack.writestr(entry, content, zipfile.ZIP_DEFLATED, 9)
    return archive.getvalue()


def release(web, site, documentation, seconds):
    """Returns the files of a release by their names."""
    version, files = package(web)
    element, gallery, guides = (f"swift-carousel-{name}{version}" for name in ("", "site-", "documentation-"))
    pages = tree(site, "designer/designer.wasm", "run ./carousel web")
    read_guides = tree(documentation, "assets/search-index.json", "run ./carousel docs")
    made = {
        f"{element}.tgz": tgz("package", files, seconds),
        f"{element}.zip": zipped(element, plain(files, site), seconds),
        f"{gallery}.zip": zipped(gallery, {**pages, "LICENSE": files["LICENSE"]}, seconds),
        f"{guides}.zip": zipped(guides, {**read_guides, "LICENSE": files["LICENSE"]}, seconds),
    }
    sums = "".join(f"{hashlib.sha256(content).hexdigest()}  {file}\n" for file, content in sorted(made.items()))
    return {**made, "SHA256SUMS": sums.encode()}


def write(out, files):
    """Writes files into a folder and replaces those of the same names; all others in it stay."""
    try:
        out.mkdir(parents=True, exist_ok=True)
        for name, content in files.items():
            # Whoever reads it meanwhile has the old one or the new one.
            new = out / f".{name}.new"
            new.write_bytes(content)
            new.replace(out / name)
            print(f"{len(content):>11,} bytes  {out / name}")
    except OSError as error:
        sys.exit(f"release: could not write into {out}: {error.strerror}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--web", type=pathlib.Path, default=ROOT / "build" / "web", help="the folder with the element's files")
    parser.add_argument("--site", type=pathlib.Path, default=ROOT / "build" / "site", help="the folder with the gallery's pages")
    parser.add_argument(
        "--documentation", type=pathlib.Path, default=ROOT / "build" / "documentation", help="the folder with the documentation")
    parser.add_argument("--out", type=pathlib.Path, default=ROOT / "build" / "release", help="the output folder")
    arguments = parser.parse_args()
    seconds = os.environ.get("SOURCE_DATE_EPOCH") or str(EARLIEST)
    if not re.fullmatch(r"\d{1,10}", seconds):
        sys.exit(f"release: SOURCE_DATE_EPOCH must be a number of seconds, not {seconds}")
    write(arguments.out, release(arguments.web, arguments.site, arguments.documentation, max(EARLIEST, int(seconds))))


if __name__ == "__main__":
    main()
