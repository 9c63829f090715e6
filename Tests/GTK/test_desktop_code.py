"""The code that the desktop gallery shows of its examples is the code that runs, and its settings compile."""

import json
import os
import re
import subprocess
import textwrap

from harness import ROOT

LIST = json.loads((ROOT / "Gallery/examples.json").read_text())
EXAMPLES = [example["id"] for group in LIST["groups"] for example in group["examples"]]
SOURCES = ROOT / "GTK/Sources/CarouselDesktop/Examples"
#: How the settings begin, which the gallery writes from those that it applies.
SETTINGS = "let carousel = Carousel(style:"
#: The code around the settings of all examples.
AROUND = """
import CGtk4
import CarouselConfiguration
import CarouselGTK

@MainActor func example{number}() {{
{code}
  _ = carousel
}}
"""


def shown(gallery, example):
    """Returns the settings of an example, and the code below them."""
    gallery.open(example)
    settings, _, rest = gallery.find_text(SETTINGS).partition("\n\n")
    return settings, rest


def test_every_example_shows_the_code_that_runs(gallery, tmp_path, pytestconfig):
    lines = {line for file in SOURCES.rglob("*.swift") for line in file.read_text().splitlines()}
    files = []
    for number, example in enumerate(EXAMPLES):
        settings, rest = shown(gallery, example)
        strange = [line for line in rest.splitlines() if line not in lines and not re.fullmatch(r"let count = \d+", line)]
        assert strange == [], example
        # The designer has nothing but its document.
        assert rest or example == "designer", example
        file = tmp_path / f"{example}.swift"
        file.write_text(AROUND.format(number=number, code=textwrap.indent(settings, "  ")))
        files.append(file)
    build = os.path.dirname(pytestconfig.getoption("--program"))
    flags = subprocess.run(["pkg-config", "--cflags", "gtk4"], capture_output=True, text=True, check=True).stdout.split()
    headers = [part for flag in flags if flag.startswith(("-I", "-D")) for part in ("-Xcc", flag)]
    command = [
        "swiftc", "-typecheck", "-swift-version", "6", "-I", f"{build}/Modules", "-I", ROOT / "GTK/Sources/CGtk4",
        "-I", ROOT / "Sources/CarouselMath/include", *headers, *files,
    ]
    result = subprocess.run(command, capture_output=True, text=True)
    errors = [line for line in result.stderr.splitlines() if " error: " in line]
    assert result.returncode == 0, "\n".join(errors) or result.stderr[-3000:]


def test_the_code_follows_the_controls(gallery):
    settings, _ = shown(gallery, "reading")
    assert "carousel.adjustsHeight = true" in settings
    gallery.click("check box", "Automatic height")
    gallery.wait_for("code without it", lambda: "adjustsHeight" not in gallery.find_text(SETTINGS))
    gallery.click("check box", "Automatic height")
    gallery.wait_for("code with it", lambda: "adjustsHeight" in gallery.find_text(SETTINGS))
