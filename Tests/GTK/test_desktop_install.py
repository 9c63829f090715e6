"""Installing the desktop gallery: its files, that it runs from there, and its removal."""

import configparser
import json
import os
import subprocess

import pytest
from harness import ROOT
from harness.gallery import ID, Gallery
from harness.newer import Impossible, NewerGTK

DATA = ROOT / "GTK/data/share"
NAME = "swift-carousel-gallery"
#: What has to be in a prefix, besides the covers.
FILES = {
    f"bin/{NAME}",
    f"share/applications/{ID}.desktop",
    f"share/dbus-1/services/{ID}.service",
    f"share/icons/hicolor/scalable/apps/{ID}.svg",
    f"share/icons/hicolor/symbolic/apps/{ID}-symbolic.svg",
    f"share/locale/de/LC_MESSAGES/{NAME}.mo",
    f"share/man/man1/{NAME}.1",
    f"share/metainfo/{ID}.metainfo.xml",
    f"share/{NAME}/files",
}
#: How pictures are found by tests of them: their types by what reads them.
READER = """
import gi
gi.require_version("GdkPixbuf", "2.0")
from gi.repository import GdkPixbuf
print("\\n".join(type for format in GdkPixbuf.Pixbuf.get_formats() for type in format.get_mime_types()))
"""


def files(folder):
    return {str(file.relative_to(folder)) for file in folder.rglob("*") if not file.is_dir()}


@pytest.fixture
def installed(desktop, tmp_path):
    """A prefix into which the program of the tests is installed."""
    prefix = tmp_path / "prefix with spaces"
    subprocess.run([ROOT / "GTK/install", desktop, prefix], check=True)
    return prefix


def test_everything_is_installed_below_destdir_and_removed_again(tmp_path):
    """By the command that users call, which builds the program for it."""
    environment = {**os.environ, "DESTDIR": str(tmp_path)}
    subprocess.run([ROOT / "carousel", "install", "--prefix", "/usr"], check=True, env=environment)
    program = tmp_path / f"usr/bin/{NAME}"
    assert subprocess.run([program, "--version"], check=True, capture_output=True, text=True).stdout.strip()
    # It needs no Swift where it is installed.
    assert "libswift" not in subprocess.run(["ldd", program], check=True, capture_output=True, text=True).stdout
    subprocess.run(["desktop-file-validate", tmp_path / f"usr/share/applications/{ID}.desktop"], check=True)
    subprocess.run(
        ["appstreamcli", "validate", "--no-net", tmp_path / f"usr/share/metainfo/{ID}.metainfo.xml"], check=True)
    page = tmp_path / f"usr/share/man/man1/{NAME}.1"
    shown = subprocess.run(["groff", "-man", "-Tutf8", "-ww", page], check=True, capture_output=True, text=True)
    assert f"{NAME.upper()}(1)" in shown.stdout and not shown.stderr
    found = files(tmp_path / "usr")
    covers = {str(file.relative_to(ROOT / "Gallery")) for file in (ROOT / "Gallery/Artwork").rglob("*") if file.is_file()}
    examples = {f"Examples/{file.name}" for file in (ROOT / "GTK/Sources/CarouselDesktop/Examples").rglob("*.swift")}
    assert found == FILES | {f"share/{NAME}/{file}" for file in covers | examples | {"examples.json"}}
    # What is installed for others stays.
    other = tmp_path / "usr/share/applications/other.desktop"
    other.touch()
    subprocess.run([ROOT / "carousel", "uninstall", "--prefix", "/usr"], check=True, env=environment)
    assert files(tmp_path) == {"usr/share/applications/other.desktop"}
    assert not (tmp_path / "usr/bin").exists()
    again = subprocess.run(
        [ROOT / "carousel", "uninstall", "--prefix", "/usr"], capture_output=True, text=True, env=environment)
    assert again.returncode == 1 and "no gallery is installed" in again.stderr


def test_nothing_stays_in_a_prefix(installed):
    assert FILES <= files(installed)
    subprocess.run([ROOT / "carousel", "uninstall", "--prefix", installed], check=True)
    assert not installed.exists() or not list(installed.iterdir())


def test_an_unknown_option_is_refused(tmp_path):
    for command in ("install", "uninstall"):
        result = subprocess.run([ROOT / "carousel", command, "--perfix", tmp_path], capture_output=True, text=True)
        assert result.returncode == 1 and "--perfix" in result.stderr
    assert not files(tmp_path)


def test_the_installed_program_runs(desk, galleries, installed):
    # One that is running would open the window instead.
    galleries.close()
    gallery = Gallery(desk, installed / "bin" / NAME, LANGUAGE="de")
    try:
        gallery.wait_for("items", lambda: gallery.item[1])
        gallery.find_text("Sechzig Titelbilder")
        assert not gallery.take_complaints()
    finally:
        gallery.close()


def test_the_session_bus_starts_it(desk, installed, tmp_path):
    """A bus that knows the installed service starts the program for an action, without a window before."""
    configuration = tmp_path / "session.conf"
    configuration.write_text(f"""<busconfig><type>session</type><listen>unix:tmpdir={tmp_path}</listen>
        <servicedir>{installed}/share/dbus-1/services</servicedir>
        <policy context="default"><allow send_destination="*"/><allow receive_sender="*"/><allow own="*"/></policy></busconfig>""")
    call = ["gdbus", "call", "--session", "--dest", ID, "--object-path", "/" + ID.replace(".", "/"), "--method"]
    script = f"""
        {" ".join(call)} org.freedesktop.Application.ActivateAction new-window '[]' '{{}}' &&
        {" ".join(call)} org.gtk.Actions.Activate quit '[]' '{{}}'"""
    environment = {name: value for name, value in desk.environment.items() if name != "DBUS_SESSION_BUS_ADDRESS"}
    result = subprocess.run(
        ["dbus-run-session", f"--config-file={configuration}", "--", "sh", "-c", script], env=environment,
        capture_output=True, text=True, timeout=60)
    assert result.returncode == 0, result.stderr
    assert "CRITICAL" not in result.stderr, result.stderr


def test_the_desktop_file_is_valid_and_names_pictures_that_can_be_read(installed):
    file = installed / f"share/applications/{ID}.desktop"
    subprocess.run(["desktop-file-validate", file], check=True)
    parser = configparser.ConfigParser(interpolation=None, delimiters="=")
    parser.optionxform = str
    parser.read(file, encoding="utf-8")
    entry = parser["Desktop Entry"]
    assert entry["Exec"].startswith(NAME + " ") and entry["DBusActivatable"] == "true"
    assert entry["Name[de]"] == "Karussell-Galerie"
    assert parser["Desktop Action new-window"]["Name[de]"] == "Neues Fenster"
    readable = subprocess.run(["/usr/bin/python3", "-c", READER], capture_output=True, text=True, check=True).stdout.split()
    types = entry["MimeType"].strip(";").split(";")
    assert {"image/png", "image/jpeg", "image/svg+xml", "inode/directory"} < set(types)
    assert not set(types) - set(readable) - {"inode/directory"}


def test_the_metadata_is_valid(installed):
    subprocess.run(["appstreamcli", "validate", "--no-net", installed / f"share/metainfo/{ID}.metainfo.xml"], check=True)


def test_the_metadata_is_valid_for_a_newer_appstream(installed, desktop):
    try:
        newer = NewerGTK(desktop)
    except Impossible as reason:
        pytest.skip(str(reason))
    try:
        newer.need("appstream")
        result = newer.run(["appstreamcli", "validate", "--no-net"], installed / f"share/metainfo/{ID}.metainfo.xml")
    finally:
        newer.close()
    assert result.returncode == 0, result.stdout + result.stderr


def test_the_manual_page_has_the_options_of_the_help(installed, desktop):
    page = installed / f"share/man/man1/{NAME}.1"
    result = subprocess.run(["groff", "-man", "-Tutf8", "-ww", page], capture_output=True, text=True, check=True)
    assert not result.stderr
    text = page.read_text().replace("\\-", "-")
    help = subprocess.run([desktop, "--help"], capture_output=True, text=True, check=True, env={"LANG": "C.UTF-8"}).stdout
    for option in ("--help", "--new-window", "--version"):
        assert option in help and option in text


def test_the_flatpak_installs_the_same_program():
    manifest = json.loads((ROOT / f"GTK/flatpak/{ID}.json").read_text())
    assert (manifest["id"], manifest["command"]) == (ID, NAME)
    build, install = manifest["modules"][0]["build-commands"]
    assert f"--product {NAME} " in build and install.endswith(f"/{NAME} /app")
    assert (ROOT / install.split()[0]).exists()
