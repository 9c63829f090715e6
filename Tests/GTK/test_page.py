"""The examples of Documentation/GTK.md and that of the README compile, and the program of the former runs as described."""

import os
import re
import shutil
import subprocess
import time

import pytest
from harness import ROOT
from harness.closing import close_window

PAGE = (ROOT / "Documentation" / "GTK.md").read_text()
EXAMPLES = re.findall(r"^```swift\n(.*?)^```", PAGE, re.M | re.S)
MANIFEST, PROGRAM = EXAMPLES[:2]
#: Kept between runs, so that the widget compiles only once.
FOLDER = ROOT / "build" / "gtk-page"


def check_types(pytestconfig, *files_and_options):
    build = os.path.dirname(pytestconfig.getoption("--program"))
    flags = subprocess.run(["pkg-config", "--cflags", "gtk4"], capture_output=True, text=True, check=True).stdout.split()
    headers = [part for flag in flags if flag.startswith(("-I", "-D")) for part in ("-Xcc", flag)]
    command = [
        "swiftc", "-typecheck", "-swift-version", "6", "-I", f"{build}/Modules", "-I", ROOT / "GTK/Sources/CGtk4",
        "-I", ROOT / "Sources/CarouselMath/include", *headers, *files_and_options,
    ]
    result = subprocess.run(command, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr[-3000:]


def test_the_examples_of_the_page_compile(tmp_path, pytestconfig):
    examples = EXAMPLES[1:]
    assert len(examples) > 6
    program = tmp_path / "main.swift"
    program.write_text("".join(examples))
    check_types(pytestconfig, program)


def test_the_example_of_the_readme_compiles(tmp_path, pytestconfig):
    [example] = re.findall(r"^```swift\n(import CGtk4\n.*?)^```", (ROOT / "README.md").read_text(), re.M | re.S)
    program = tmp_path / "main.swift"
    program.write_text(example)
    check_types(pytestconfig, program)


def test_the_examples_with_other_bindings_compile(tmp_path, pytestconfig):
    """Against declarations of what they use of the bindings."""
    examples = re.findall(r"^```swift\n(.*?)^```", (ROOT / "Documentation" / "Bindings.md").read_text(), re.M | re.S)
    assert len(examples) == 2
    for module in ("Adwaita", "Gtk", "SwiftCrossUI", "GtkBackend"):
        subprocess.run(
            ["swiftc", "-emit-module", "-module-name", module, "-parse-as-library", "-I", tmp_path, "-emit-module-path",
             tmp_path / f"{module}.swiftmodule", ROOT / "Tests/GTK/harness/bindings" / f"{module}.swift"], check=True)
    for number, example in enumerate(examples):
        file = tmp_path / f"Albums{number}.swift"
        file.write_text(example)
        check_types(pytestconfig, "-parse-as-library", "-I", tmp_path, file)


@pytest.mark.parametrize("name", ["gtk", "my-clone"])
def test_a_clone_may_have_any_name(tmp_path, name):
    """SwiftPM tells packages apart by the names of their folders, and the widget's is called GTK."""
    clone = tmp_path / name
    for folder in ("Sources", "GTK/Sources"):
        shutil.copytree(ROOT / folder, clone / folder)
    for file in ("Package.swift", "GTK/Package.swift", "GTK/swift-carousel"):
        shutil.copy(ROOT / file, clone / file, follow_symlinks=False)
    # It loads all packages, and finds each product.
    result = subprocess.run(
        ["swift", "package", "--package-path", clone / "GTK", "show-dependencies"], capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.complete
def test_the_program_of_the_page_shows_a_window_until_it_is_closed(desk):
    """In a folder beside a clone, with only the manifest and the program."""
    albums, clone = FOLDER / "Albums", FOLDER / "swift-carousel"
    shutil.rmtree(albums / "Sources", ignore_errors=True)
    (albums / "Sources" / "Albums").mkdir(parents=True)
    if not clone.is_symlink():
        clone.symlink_to(ROOT)
    (albums / "Package.swift").write_text(MANIFEST)
    (albums / "Sources" / "Albums" / "main.swift").write_text(PROGRAM)
    flags = os.environ.get("CAROUSEL_BUILD_FLAGS", "").split()
    built = subprocess.run(["swift", "build", *flags, "--package-path", albums], capture_output=True, text=True)
    assert built.returncode == 0, (built.stdout + built.stderr)[-3000:]
    program = subprocess.Popen(
        [albums / ".build" / "debug" / "Albums"], env=desk.environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        window = found(desk, program)
        assert window, f"no window: {program.poll()}"
        assert program.poll() is None
        close_window(desk.environment["DISPLAY"], int(window))
        printed, _ = program.communicate(timeout=10)
    finally:
        program.kill()
    assert program.returncode == 0
    assert "WARNING" not in printed and "CRITICAL" not in printed, printed


def found(desk, program, patience=20):
    """Returns a program's window as soon as it exists; None if the program ends or never shows one."""
    end = time.monotonic() + patience
    command = ["xdotool", "search", "--onlyvisible", "--pid", str(program.pid)]
    while time.monotonic() < end and program.poll() is None:
        windows = subprocess.run(command, env=desk.environment, capture_output=True, text=True).stdout.split()
        if windows:
            return windows[0]
        time.sleep(0.05)
    return None
