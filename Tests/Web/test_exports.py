"""The Swift that the designer exports compiles against the real hosts, whose modules the parts `gtk` and `apple` have built."""

import json
import os
import re
import subprocess
from pathlib import Path

import pytest
from harness import ROOT

HERE = Path(__file__).parent / "exports"
#: What is compiled against: the package of the host, and its toolkit there.
HOSTS = {"uikit": ("Checks", "UIKit"), "swiftui": ("Checks", "UIKit"), "appkit": ("Checks", "AppKit"), "gtk": ("GTK", "")}
#: Declarations that exported code uses and the checks' own modules don't need.
MORE = {"uikit": "UIKit.swift", "appkit": "AppKit.swift", "swiftui": "SwiftUI.swift"}
EXPORTS = ROOT / "build" / "designer"
#: Where a declaration begins that others in the module would see.
DECLARATION = re.compile(r"^(?=(final )?(class|struct|enum|func|let|var) )", re.MULTILINE)


def run(*command, **environment) -> str:
    result = subprocess.run(
        [str(word) for word in command], capture_output=True, text=True, cwd=ROOT, env={**os.environ, **environment})
    assert result.returncode == 0, f"{' '.join(map(str, command))}\n{result.stdout}\n{result.stderr}"
    return result.stdout


@pytest.fixture(scope="session")
def written() -> dict:
    """What the designer's module writes: `codes`, by language and document, and the expressions of `styles`."""
    return json.loads(run("node", HERE / "codes.mjs", ROOT / "build/module/designer.wasm"))


def compiler(host: str) -> list:
    """Returns the command that compiles against a host's modules."""
    package, toolkit = HOSTS[host]
    # Each is built as in its own tests.
    flags = os.environ.get(f"CAROUSEL_{'GTK_BUILD' if package == 'GTK' else 'TEST'}_FLAGS", "").split()
    folder = run("swift", "build", *flags, "--package-path", package, "--scratch-path", f"{package}/.build/{toolkit}",
                 "--show-bin-path", TOOLKIT=toolkit).strip()
    command = ["swiftc", "-typecheck", "-wmo", "-parse-as-library", "-warnings-as-errors", "-swift-version", "6",
               "-I", Path(folder) / "Modules", "-I", ROOT / "Sources/CarouselMath/include"]
    for module_map in Path(folder).glob("*.build/module.modulemap"):
        command += ["-Xcc", f"-fmodule-map-file={module_map}"]
    if package == "GTK":
        command += ["-I", ROOT / "GTK/Sources/CGtk4"]
        for flag in run("pkg-config", "--cflags", "gtk4").split():
            command += ["-Xcc", flag]
    return command


@pytest.mark.parametrize("host", HOSTS)
def test_the_swift_compiles(written, host):
    folder = EXPORTS / host
    folder.mkdir(parents=True, exist_ok=True)
    more = [HERE / MORE[host]] if host in MORE else []
    files = []
    for name, text in written["codes"][host].items():
        # Each is a separate program. Its declarations are private, so that one run of the compiler checks all of them.
        files.append(folder / f"{name.replace(' ', '-')}.swift")
        files[-1].write_text(re.sub(DECLARATION, r"private \g<0>", text))
    assert len(files) > 15
    run(*compiler(host), *files, *more, LC_ALL="C")


def test_the_swift_contains_everything_visible(written):
    """Decorations, sizes along a path, and controls are in the code for every host."""
    wanted = {
        "decorated": {
            "uikit": ["ReflectedView", "ShadowView", "CachedView", "DoubleSidedView", "controls.carousel = carousel"],
            "appkit": ["ReflectedView", "ShadowView", "CachedView", "DoubleSidedView", "controls.carousel = carousel"],
            "swiftui": ["ReflectedView", "ShadowView", "CachedView", "carouselBack", "carouselIndicator(.dots)", "carouselButtons()"],
            "gtk": [".reflection", ".shadow", ".cached", "CarouselBacks", "indicator: .dots, hasButtons: true"],
        },
        "counted": {
            "uikit": ["controls.indicator = .count", "autoplayInterval = 3"],
            "appkit": ["controls.indicator = .count", "autoplayInterval = 3"],
            "swiftui": ["carouselIndicator(.count)", "carouselButtons()", "autoplayInterval = 3"],
            "gtk": ["indicator: .count, hasButtons: true", "autoplay = 3"],
        },
        "drawn": {host: ["PathStop(at: 0.5, 1.25)", "opacities: [PathStop(at: 0, 0), PathStop(at: 0.4, 1)]"] for host in HOSTS},
    }
    for name, hosts in wanted.items():
        for host, words in hosts.items():
            text = written["codes"][host][name]
            assert [word for word in words if word not in text] == [], f"{name} for {host}:\n{text}"


def test_every_style_compiles(written):
    """Every style of the catalogue has its Swift name, whether the element has it or not."""
    lines = [f"  let style{at}: AnyCarouselStyle = {expression}  // {name}\n  print(style{at})"
             for at, (name, expression) in enumerate(written["styles"].items())]
    assert len(lines) > 10
    EXPORTS.mkdir(parents=True, exist_ok=True)
    file = EXPORTS / "styles.swift"
    body = "\n".join(lines)
    file.write_text(f"import CarouselEngine\n\nfunc styles() {{\n{body}\n}}\n")
    run(*compiler("uikit"), file, LC_ALL="C")
