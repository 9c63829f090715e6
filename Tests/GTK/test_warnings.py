"""The widget and the desktop gallery compile without a warning, with this system's headers and with those of a newer GTK."""

import os
import subprocess

import pytest
from harness import ROOT

SOURCES = ROOT / "GTK/Sources"
PACKAGE = "libadwaita-1"


@pytest.mark.complete("rest")
@pytest.mark.parametrize("headers", ["own", "newer"])
def test_nothing_is_deprecated(request, tmp_path, pytestconfig, headers):
    environment = dict(os.environ)
    if headers == "newer":
        newer = request.getfixturevalue("newer_gtk")
        newer.need("libadwaita-1-dev")
        folders = [newer.root / "usr" / part / "pkgconfig" for part in ("lib/x86_64-linux-gnu", "share")]
        environment |= {"PKG_CONFIG_SYSROOT_DIR": str(newer.root), "PKG_CONFIG_LIBDIR": ":".join(map(str, folders))}
    flags = subprocess.run(
        ["pkg-config", "--cflags", PACKAGE], capture_output=True, text=True, check=True, env=environment).stdout.split()
    for_c = [part for flag in flags if flag.startswith(("-I", "-D")) for part in ("-Xcc", flag)]
    modules = os.path.join(os.path.dirname(pytestconfig.getoption("--program")), "Modules")

    def compile(name, *options):
        """Compiles a module, except for machine code."""
        command = [
            "swiftc", "-swift-version", "6", "-package-name", "carousel_gtk", "-module-name", name, "-default-isolation",
            "MainActor", "-parse-as-library", "-wmo", "-I", tmp_path, "-I", modules, "-I", SOURCES / "CGtk4", "-I", SOURCES / "CAdwaita",
            "-I", ROOT / "Sources/CarouselMath/include", *for_c, *options, *sorted((SOURCES / name).rglob("*.swift"))]
        result = subprocess.run(command, capture_output=True, text=True, timeout=600)
        assert result.returncode == 0 and "warning:" not in result.stderr, result.stderr[-4000:]

    compile("CarouselGTK", "-emit-module", "-emit-module-path", tmp_path / "CarouselGTK.swiftmodule")
    compile("CarouselDesktop", "-typecheck")
