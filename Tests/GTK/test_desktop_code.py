"""The code that the desktop gallery shows of its examples compiles."""

import os
import re
import subprocess
import textwrap

from harness import ROOT

EXAMPLES = ROOT / "GTK/Sources/CarouselDesktop/Examples"
#: The code around all of them.
AROUND = """
import CGtk4
import CarouselConfiguration
import CarouselGTK

@MainActor func example{number}(box: UnsafeMutablePointer<GtkBox>, paths: [String], text: String) throws {{
  {carousel}var names = ["Aja", "Blue", "Closer"]
{code}
  names.removeAll()
}}
"""


def lines():
    """Returns the lines of each example, by its id."""
    found = {}
    for file in sorted(EXAMPLES.glob("*.swift")):
        text = file.read_text()
        shared = {name: body for name, body in re.findall(r'let (\w+Code) =\s*"""\n(.*?)\n\s*"""', text, re.S)}
        shared |= {name: body for name, body in re.findall(r'let (\w+Code) = "([^"]+)"', text)}
        for example, after in re.findall(r'\bid: "([a-z-]+)"(.*?)\) \{ \w+ in', text, re.S):
            own = re.search(r'code: """\n(.*?)\n\s*"""', after, re.S)
            named = re.search(r"code: (\w+Code.*)", after)
            found[example] = own.group(1) if own else "\n".join(
                textwrap.dedent(shared[name]) for name in re.findall(r"\w+Code", named.group(1))) if named else ""
    return {example: textwrap.dedent(code).replace("\\\\", "\\") for example, code in found.items()}


def test_every_example_shows_code_that_compiles(tmp_path, pytestconfig):
    all = lines()
    assert len(all) >= 30
    assert not [example for example, code in all.items() if not code.strip()]
    files = []
    for number, (example, code) in enumerate(all.items()):
        file = tmp_path / f"{example}.swift"
        carousel = "" if "let carousel = " in code else "let carousel = Carousel()\n  "
        file.write_text(AROUND.format(number=number, carousel=carousel, code=textwrap.indent(code, "  ")))
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
