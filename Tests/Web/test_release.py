"""The files of a release: what they contain, and that they work for those who download them."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tarfile
import time
import zipfile
from pathlib import Path

import pytest
from bundling import bundle
from element_page import BUILT, current, evaluate, rest, started, wait
from harness import ROOT
from test_axe import check

SITE = ROOT / "build" / "site"
GUIDES = ROOT / "build" / "documentation"
PACKAGE = json.loads((BUILT / "package.json").read_text())
VERSION = PACKAGE["version"]
TGZ, ZIP, SITE_ZIP, GUIDES_ZIP = (
    f"swift-carousel-{name}" for name in (f"{VERSION}.tgz", f"{VERSION}.zip", f"site-{VERSION}.zip", f"documentation-{VERSION}.zip"))
#: The pages here have styles of their own.
POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:"


def write(out: Path, *options, **environment) -> subprocess.CompletedProcess:
    """Writes a release into a folder."""
    command = [sys.executable, ROOT / "Web" / "release.py", "--out", out, *options]
    return subprocess.run(command, capture_output=True, text=True, env={**os.environ, **environment})


def written(out: Path, *options, **environment) -> Path:
    result = write(out, *options, **environment)
    assert result.returncode == 0, result.stderr
    return out


def contents(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def unpacked(archive: Path) -> dict[str, bytes]:
    """Returns the files of an archive, which are in one folder, by their names there."""
    if archive.suffix == ".zip":
        with zipfile.ZipFile(archive) as pack:
            files = {name: pack.read(name) for name in pack.namelist()}
    else:
        with tarfile.open(archive) as tar:
            files = {entry.name: tar.extractfile(entry).read() for entry in tar}
    folder = "package" if archive.suffix == ".tgz" else archive.stem
    assert {name.split("/")[0] for name in files} == {folder}
    return {name.removeprefix(f"{folder}/"): content for name, content in files.items()}


@pytest.fixture(scope="module")
def release(tmp_path_factory) -> Path:
    return written(tmp_path_factory.mktemp("release"))


def test_the_names_and_the_checksums(release):
    names = (TGZ, ZIP, SITE_ZIP, GUIDES_ZIP)
    assert {path.name for path in release.iterdir()} == {*names, "SHA256SUMS"}
    lines = (release / "SHA256SUMS").read_text().splitlines()
    assert sorted(lines) == sorted(f"{hashlib.sha256((release / name).read_bytes()).hexdigest()}  {name}" for name in names)


def test_the_same_inputs_give_the_same_bytes(release, tmp_path):
    """The times and rights of the inputs do not count, nor do the time zone and what is in the output folder."""
    web, site = (shutil.copytree(folder, tmp_path / folder.name, copy_function=shutil.copyfile) for folder in (BUILT, SITE))
    for path in (*web.rglob("*.js"), *site.rglob("*.js")):
        os.utime(path, (1e9, 1e9))
        path.chmod(0o600)
    out = tmp_path / "out"
    out.mkdir()
    (out / TGZ).write_text("an old one")
    (out / "notes.txt").write_text("kept")
    written(out, "--web", web, "--site", site, TZ="Asia/Tokyo")
    assert contents(out) == {**contents(release), "notes.txt": b"kept"}


def test_entries_are_in_order_and_have_the_time_that_is_given(tmp_path):
    written(tmp_path, SOURCE_DATE_EPOCH="1700000000")
    with tarfile.open(tmp_path / TGZ) as tar:
        assert tar.getnames() == sorted(tar.getnames())
        assert {(entry.mtime, entry.mode, entry.uid, entry.uname) for entry in tar} == {(1700000000, 0o644, 0, "")}
    with zipfile.ZipFile(tmp_path / ZIP) as pack:
        assert pack.namelist() == sorted(pack.namelist())
        assert {entry.date_time for entry in pack.infolist()} == {time.gmtime(1700000000)[:6]}


def test_the_package_has_exactly_the_files_that_it_lists(release):
    files = unpacked(release / TGZ)
    assert files.keys() == {*PACKAGE["files"], "package.json", "README.md", "LICENSE"}
    assert files == {name: (BUILT / name).read_bytes() for name in files}


@pytest.mark.parametrize("archive, folder", [(SITE_ZIP, SITE), (GUIDES_ZIP, GUIDES)], ids=["gallery", "documentation"])
def test_the_pages_are_complete(release, archive, folder):
    assert unpacked(release / archive) == {**contents(folder), "LICENSE": (ROOT / "LICENSE").read_bytes()}


def test_a_missing_file_is_named(tmp_path):
    web = shutil.copytree(BUILT, tmp_path / "web")
    (web / "swift-carousel-player.js").unlink()
    (web / "vue.d.ts").unlink()
    result = write(tmp_path / "out", "--web", web)
    assert result.returncode == 1
    assert result.stderr == f"release: {web} has no swift-carousel-player.js, vue.d.ts; run ./carousel web\n"
    assert not (tmp_path / "out").exists()


def test_a_folder_that_cannot_be_written_is_named(tmp_path):
    out = tmp_path / "file" / "out"
    out.parent.touch()
    result = write(out)
    assert result.returncode == 1
    assert result.stderr == f"release: could not write into {out}: Not a directory\n"


@pytest.fixture
def plain(release, tmp_path) -> Path:
    """The folder for pages without a bundler."""
    with zipfile.ZipFile(release / ZIP) as pack:
        pack.extractall(tmp_path)
    return tmp_path / f"swift-carousel-{VERSION}"


def moves(page):
    """Presses an arrow key, and waits for the next item."""
    started(page)
    rest(page)
    before = current(page)
    evaluate(page, "c.focus()")
    page.key("ArrowRight")
    wait(page, "c.currentIndex === a", before + 1)
    rest(page)


@pytest.mark.engines("all")
def test_the_page_shows_a_carousel(page, serve, plain):
    page.open(serve(plain, policy=POLICY).url())
    started(page)
    rest(page)
    assert evaluate(page, "[c.numberOfItems, c.currentIndex]") == [6, 2]
    boxes = page.boxes("swift-carousel img")
    centres = [box.centre[0] for box in boxes]
    # The pictures overlap in a row, the current one in the middle of the page.
    assert len(boxes) == 6 and centres == sorted(centres) and abs(centres[2] - 720) < 1
    assert page.evaluate("[...document.images].every(image => image.naturalWidth > 0)")
    moves(page)
    assert abs(page.boxes("swift-carousel img")[3].centre[0] - 720) < 1


def test_axe_finds_nothing_on_the_page(page, serve, plain):
    page.open(serve(plain, policy=POLICY).url())
    started(page)
    assert page.evaluate("[document.documentElement.lang, document.title, !!document.querySelector('meta[name=viewport]')]") == [
        "en", "Swift Carousel", True]
    found = check(page, "index.html", rest)
    assert not found, "\n".join(found)


def test_the_lines_for_pages_are_those_of_the_page(plain):
    lines = [line.strip() for line in (plain / "README.txt").read_text().splitlines() if line.startswith("  <")]
    assert len(lines) == 2
    assert set(lines) <= set((plain / "index.html").read_text().splitlines())


@pytest.fixture(scope="module")
def project(release, tmp_path_factory) -> Path:
    """An empty project into which npm has installed the package."""
    folder = tmp_path_factory.mktemp("project")
    (folder / "package.json").write_text('{"private": true}')
    quiet = ["--offline", "--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier"]
    result = subprocess.run(["npm", "install", *quiet, "--cache", folder / "cache", release / TGZ], cwd=folder, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    return folder


def test_npm_installs_the_package(project):
    installed = project / "node_modules" / "swift-carousel"
    assert contents(installed) == {name: (BUILT / name).read_bytes() for name in {*PACKAGE["files"], "package.json", "README.md", "LICENSE"}}
    assert [path.name for path in installed.parent.iterdir() if not path.name.startswith(".")] == ["swift-carousel"]


#: A page whose script and style sheet are bundled.
PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Albums</title>
<link rel="stylesheet" href="app.css">
<style>swift-carousel { height: 300px } p { width: 200px; height: 200px; background: #48c }</style>
<swift-carousel label="Albums"><p>Aja</p><p>Blue</p><p>Closer</p></swift-carousel>
<script type="module" src="app.js"></script>
"""


@pytest.mark.engines("all", usual="chromium")
def test_the_installed_package_is_bundled_and_runs(page, serve, project):
    built = bundle(project, "app", "import 'swift-carousel'\nimport 'swift-carousel/swift-carousel.css'\n")
    # As the README says, for bundlers that leave this to the author.
    shutil.copy(project / "node_modules" / "swift-carousel" / "swift-carousel.wasm", built)
    page.open(serve({"index.html": PAGE}, built, policy=POLICY).url())
    moves(page)
    assert evaluate(page, "c.numberOfVisibleItems") > 1
