"""The examples of Documentation/GTK.md compile."""

import os
import re
import subprocess

from harness import ROOT


def test_the_examples_of_the_page_compile(tmp_path, pytestconfig):
    page = (ROOT / "Documentation" / "GTK.md").read_text()
    examples = [text for text in re.findall(r"^```swift\n(.*?)^```", page, re.M | re.S) if ".package(" not in text]
    assert len(examples) > 6
    program = tmp_path / "main.swift"
    program.write_text("".join(examples))
    build = os.path.dirname(pytestconfig.getoption("--program"))
    flags = subprocess.run(["pkg-config", "--cflags", "gtk4"], capture_output=True, text=True, check=True).stdout.split()
    headers = [part for flag in flags if flag.startswith(("-I", "-D")) for part in ("-Xcc", flag)]
    command = [
        "swiftc", "-typecheck", "-swift-version", "6", "-I", f"{build}/Modules", "-I", ROOT / "GTK/Sources/CGtk4",
        "-I", ROOT / "Sources/CarouselMath/include", *headers, program,
    ]
    result = subprocess.run(command, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr[-3000:]
