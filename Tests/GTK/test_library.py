"""The widget as a library for other languages: what Python sees of it, and the examples in each language."""

import os
import queue
import re
import subprocess
import threading
import time

import pytest
from harness import ROOT
from harness.hands import Hands

LIBRARY = ROOT / "build" / "gtk-library"
CHECKS = ROOT / "Tests" / "GTK" / "harness" / "gobject"
EXAMPLES = ROOT / "Examples" / "GTK"
#: The system's Python, which has PyGObject.
PYTHON = "/usr/bin/python3"
#: What the checks provoke.
EXPECTED = {
    "properties.what_is_invalid_is_refused": [
        "no style", "no motion", "no option", "of a spring", "of a spring", "already has a parent", "not a child", "no indicator",
        "needs a carousel"],
    "thumbnails.a_carousel_controls_neither_itself_nor_anything_else": ["controls another", "controls another"],
}


@pytest.fixture(scope="session")
def library():
    """Provides an environment in which the library is found."""
    assert (LIBRARY / "lib" / "libswift-carousel-1.so.0").exists(), "./carousel gtk-library builds the library"
    return {
        "LD_LIBRARY_PATH": LIBRARY / "lib",
        "GI_TYPELIB_PATH": LIBRARY / "lib" / "girepository-1.0",
        "PKG_CONFIG_PATH": LIBRARY / "lib" / "pkgconfig",
    }


def checks():
    """The functions without parameters, by file."""
    return [
        f"{file.stem}.{name}" for file in sorted(CHECKS.glob("*.py")) for name in re.findall(r"^def (\w+)\(\):", file.read_text(), re.M)]


@pytest.mark.parametrize("name", checks())
def test_from_python(desk, library, name):
    result = subprocess.run(
        [PYTHON, CHECKS, name], env={**desk.environment, **library}, capture_output=True, text=True, timeout=90)
    assert result.stdout.splitlines()[-1:] == ["passed"], result.stdout + result.stderr
    complaints = [line for line in result.stderr.splitlines() if "WARNING" in line or "CRITICAL" in line]
    expected = EXPECTED.get(name, [])
    assert len(complaints) == len(expected) and all(map(str.__contains__, complaints, expected)), result.stderr


def test_the_library_needs_no_swift_and_exports_only_its_own_functions():
    dynamic = subprocess.run(
        ["readelf", "--dynamic", "--wide", LIBRARY / "lib/libswift-carousel-1.so"], capture_output=True, text=True, check=True).stdout
    assert "soname: [libswift-carousel-1.so.0]" in dynamic and "libgtk-4.so.1" in dynamic
    assert "libswift" not in dynamic.replace("libswift-carousel-1", "") and "RUNPATH" not in dynamic
    exported = subprocess.run(
        ["nm", "--dynamic", "--extern-only", "--defined-only", "--format=just-symbols", LIBRARY / "lib/libswift-carousel-1.so"],
        capture_output=True, text=True, check=True).stdout.split()
    header = "".join(path.read_text() for path in (LIBRARY / "include/swift-carousel-1").glob("*.h"))
    assert len(exported) > 80
    assert [name for name in exported if f"{name} (" not in header and name != "swift_carousel_get_type"] == []


class Program:
    """An example that runs: the lines that it prints, and its window."""

    def __init__(self, command, environment):
        self._process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT)
        self._environment = environment
        self._lines = queue.Queue()
        self._complaints = []
        self._readers = [
            threading.Thread(target=lambda: [self._lines.put(line.strip()) for line in self._process.stdout]),
            threading.Thread(target=lambda: self._complaints.extend(self._process.stderr)),
        ]
        for reader in self._readers:
            reader.start()

    def take_window(self):
        words = ["search", "--sync", "--onlyvisible", "--limit", "1", "--name", "^Albums$"]
        window = self._do(*words).split()[0]
        self._do("windowmove", window, "0", "0", "windowsize", "--sync", window, "900", "400", "windowfocus", "--sync", window)

    def _do(self, *words):
        return subprocess.run(
            ["xdotool", *words], env=self._environment, capture_output=True, text=True, timeout=60, check=True).stdout

    def next_line(self, patience):
        """Returns the next line, or None if there is none in time."""
        try:
            return self._lines.get(timeout=patience)
        except queue.Empty:
            return None

    def close(self):
        self._process.terminate()
        self._process.wait()
        for reader in self._readers:
            reader.join()
        self._process.stdout.close()
        self._process.stderr.close()
        return "".join(line for line in self._complaints if "WARNING" in line or "CRITICAL" in line or "error" in line)


def compiled(command, **environment):
    result = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **environment}, timeout=600)
    assert result.returncode == 0, result.stdout + result.stderr


def flags(*words, **environment):
    return subprocess.run(
        ["pkg-config", *words], capture_output=True, text=True, check=True, env={**os.environ, **environment}).stdout.split()


def in_c(folder, library, pytestconfig):
    program = folder / "albums"
    compiled(["cc", "-Wall", "-Werror", EXAMPLES / "albums.c", "-o", program, *flags("--cflags", "--libs", "swift-carousel-1", **library)])
    return [program]


def in_python(folder, library, pytestconfig):
    return [PYTHON, EXAMPLES / "albums.py"]


def in_vala(folder, library, pytestconfig):
    program = folder / "albums"
    for_c = [part for flag in flags("--cflags", "--libs", "swift-carousel-1", **library) for part in ("-X", flag)]
    compiled(
        ["valac", "--vapidir", LIBRARY / "share/vala/vapi", "--girdir", LIBRARY / "share/gir-1.0", "--pkg", "swift-carousel-1",
         *for_c, EXAMPLES / "albums.vala", "-o", program], **library)
    return [program]


def in_swift(folder, library, pytestconfig):
    """From the modules of the debug build, without isolation to the main actor by default."""
    program, build = folder / "albums", os.path.dirname(pytestconfig.getoption("--program"))
    modules = ["CarouselGTK", "CarouselEngine", "CarouselConfiguration", "CarouselDocument", "CarouselImages", "CarouselMath"]
    objects = [path for name in modules for path in (ROOT / build / f"{name}.build").rglob("*.o")]
    for_c = [part for flag in flags("--cflags", "gtk4") if flag.startswith(("-I", "-D")) for part in ("-Xcc", flag)]
    compiled(
        ["swiftc", "-swift-version", "6", "-warnings-as-errors", "-I", f"{build}/Modules", "-I", ROOT / "GTK/Sources/CGtk4", "-I",
         ROOT / "Sources/CarouselMath/include", *for_c, EXAMPLES / "albums.swift", *objects, *flags("--libs", "gtk4"), "-o", program])
    return [program]


#: The examples of the guide in Python: a program, and others that begin with its imports.
GUIDE = re.findall(r"^```python\n(.*?)^```", (ROOT / "Documentation" / "GObject.md").read_text(), re.M | re.S)


def in_the_guide(folder, library, pytestconfig):
    program = folder / "albums.py"
    program.write_text(GUIDE[0])
    return [PYTHON, program]


@pytest.mark.parametrize("example", GUIDE[1:], ids=["models", "thumbnails", "links"])
def test_an_example_of_the_guide(desk, library, tmp_path, example):
    program = tmp_path / "example.py"
    # Whatever it makes is shown, as it would be in an app.
    program.write_text(f"""{GUIDE[0].split("def ")[0]}
Gtk.init()
{example}
window = Gtk.Window(child=Gtk.Box(orientation=Gtk.Orientation.VERTICAL))
for made in [*globals().values()]:
    if isinstance(made, SwiftCarousel.Carousel):
        window.get_child().append(made)
window.present()
while not all(child.get_width() for child in window.get_child()):
    GLib.MainContext.default().iteration(True)
print(*(child.get_n_items() for child in window.get_child()))
""".replace("import Gtk,", "import GLib, Gtk,"))
    result = subprocess.run([PYTHON, program], env={**desk.environment, **library}, capture_output=True, text=True, timeout=90)
    counts = result.stdout.split()
    assert counts and "0" not in counts, result.stdout + result.stderr
    assert "WARNING" not in result.stderr and "CRITICAL" not in result.stderr, result.stderr


@pytest.mark.parametrize("command", [in_c, in_python, in_the_guide, in_vala, in_swift])
def test_an_example(desk, library, tmp_path, pytestconfig, command):
    environment = {**desk.environment, **library}
    program = Program(command(tmp_path, library, pytestconfig), environment)
    try:
        program.take_window()
        hands = Hands(environment)
        # The window may not be drawn yet.
        end = time.monotonic() + 30
        line = None
        while line is None and time.monotonic() < end:
            hands.click((450, 200))
            line = program.next_line(1)
        assert line == "activated 0"
        while line == "activated 0":
            hands.key("Right")
            line = program.next_line(20)
        assert line == "page 1"
        hands.key("Return")
        assert program.next_line(20) == "activated 1"
    finally:
        complaints = program.close()
    assert not complaints
