"""The designer's exports: the HTML looks the same, and the Swift compiles against the real hosts."""

import functools
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from designer_page import WEB, code, controls, finish, open_designer, pictures, rest, show, stage
from harness import ROOT
from harness.page import until

#: Documents that together use everything, by name.
DOCUMENTS = {
    "fresh": {"version": 1, "style": {"name": "cover-flow"}, "decorations": [{"name": "reflection"}]},
    "empty": {"version": 1},
    "rotary": {
        "version": 1,
        "style": {"name": "rotary", "radius": 420, "count": 10, "phase": -0.25, "fadeMin": None, "fadeMinAlpha": 0.2, "fadeMax": 2},
        "perspective": -0.0015,
        "viewpointOffset": {"x": 30, "y": -60},
        "contentOffset": {"y": 40},
        "wraps": True,
        "scrollSpeed": 1.5,
    },
    "vertical": {
        "version": 1,
        "style": {"name": "inverted-cylinder", "spacing": 1.2, "showBackfaces": True},
        "axis": "vertical",
        "motion": {"profile": "spring", "response": 0.4, "bounce": 0.2},
        "itemWidth": 300,
    },
    "time": {
        "version": 1,
        "style": {"name": "inverted-time-machine", "tilt": -0.4, "spacing": 0.7},
        "motion": {"profile": "system", "decelerationRate": 0.99},
        "bounces": False,
        "paging": True,
        "maximumVisibleItems": 7,
        "stopAtItemBoundary": False,
        "ignorePerpendicularSwipes": False,
    },
    "decorated": {
        "version": 1,
        "style": {"name": "linear", "spacing": 0.8},
        "motion": {"decelerationRate": 0.9},
        "decorations": [
            {"name": "double-sided", "back": "#back", "duration": 0.3},
            {"name": "reflection", "gap": 6, "height": 0.3, "alpha": 0.4},
            {"name": "shadow", "x": 4, "blur": 10, "color": "rgb(20 40 60 / 80%)", "opacity": 0.5},
            {"name": "cached"},
        ],
        "controls": True,
        "indicator": "dots",
    },
    "behaviour": {
        "version": 1,
        "style": {"name": "wheel", "arc": 3.2},
        "focusPoint": {"x": 0.3},
        "panVector": {"x": 1, "y": 0.5},
        "frictionCoefficient": 0.8,
        "momentumCurve": "cubic-bezier(0.2, 0.4, 0.1, 1)",
        "transitions": ["style", "axis"],
        "transitionDuration": 0.3,
    },
    "curve": {"version": 1, "momentumCurve": "ease-in-out", "autoscroll": -0.5, "autoplay": 4},
    "path": {
        "version": 1,
        "style": {
            "name": "path", "path": "M0 30C20 0 80 0 100 30", "viewBox": "0 0 100 60", "followsPath": False,
            "focus": 0.6,
        },
    },
    "stops": {
        "version": 1,
        "style": {"name": "path", "scales": [{"at": 0, "value": 0.5}], "opacities": [{"at": 1, "value": 0.25}]},
    },
    "drawn": {
        "version": 1,
        "style": {
            "name": "path", "path": "M0 30C20 0 80 0 100 30", "viewBox": "0 0 100 60", "spacing": 0.5,
            "scales": [{"at": 0.1, "value": 0.25}, {"at": 0.5, "value": 1.25}, {"at": 0.9, "value": 0.25}],
            "opacities": [{"at": 0, "value": 0}, {"at": 0.4, "value": 1}],
        },
    },
    "front": {"version": 1, "style": {"name": "tilted-cylinder", "frontFacing": True, "showBackfaces": False}},
    "sided": {"version": 1, "style": {"name": "cylinder", "count": 8}, "decorations": [{"name": "double-sided"}]},
    "sided and shadowed": {
        "version": 1,
        "style": {"name": "rotary"},
        "decorations": [{"name": "double-sided"}, {"name": "shadow"}],
        "indicator": "count",
    },
    "ground": {
        "version": 1,
        "decorations": [{"name": "reflection", "ground": "#123456"}, {"name": "reflection", "gap": 2}],
        "controls": True,
        "wraps": True,
    },
    "counted": {"version": 1, "indicator": "count", "controls": True, "autoplay": 3, "axis": "vertical"},
    "dotted": {"version": 1, "indicator": "dots"},
    "hill": {"version": 1, "style": {"name": "path", "focus": 0.4}},
    "more": {"version": 1, "style": {"name": "linear-3d"}},
    "aligned": {
        "version": 1,
        "axis": "vertical",
        "crossAlignment": "end",
        "autoHeight": True,
        "snap": "proximity",
        "itemSizing": "measured",
    },
}  # fmt: skip


@pytest.mark.parametrize("name", DOCUMENTS)
def test_the_html_looks_the_same(page, serve, name):
    document = DOCUMENTS[name]
    open_designer(page, serve)
    style = document.get("style", {}).get("name", "linear")
    if style not in stage(page, "[...c.constructor.styleNames]"):
        pytest.skip(f"the element does not have {style}")
    # Autoplay and autoscroll are stopped for the comparison.
    shown = {key: value for key, value in document.items() if key not in ("autoscroll", "autoplay")}
    show(page, {"document": shown, "items": 14})
    page.evaluate("void (document.querySelector('#show > swift-carousel').currentIndex = 4)")
    rest(page)
    selector = "#show > swift-carousel"
    wanted, wanted_finish, wanted_controls = pictures(page, selector), finish(page, selector), controls(page, selector)
    size = stage(page, "[c.clientWidth, c.clientHeight]")
    html = code(page, "html")

    site = serve({"index.html": html}, WEB, policy="script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'")
    page.resize(int(size[0]), 900)
    page.open(site.url())
    page.wait_for("document.querySelector('swift-carousel').numberOfVisibleItems > 0")
    page.evaluate("void (document.querySelector('swift-carousel').currentIndex = 4)")
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))")
    assert page.evaluate("(c => [c.clientWidth, c.clientHeight])(document.querySelector('swift-carousel'))") == size
    # The script for decorations is loaded if needed.
    until(lambda: same(pictures(page), wanted), f"{wanted}")
    page.screenshot(f"designer export {name}")
    assert len(wanted) > 1
    # Decorations and controls: what paints them, and their boxes.
    until(lambda: finish(page) == wanted_finish, f"{wanted_finish}")
    painted = {"reflection", "shadow"} & {one["name"] for one in document.get("decorations", [])}
    assert any(layers for _, layers in wanted_finish) == bool(painted)
    assert bool(wanted_controls) == ("controls" in document or "indicator" in document)
    if wanted_controls:
        page.wait_for("document.querySelector('swift-carousel').shadowRoot.querySelector('.controls')?.checkVisibility()")
    assert [part for part, *_ in controls(page)] == [part for part, *_ in wanted_controls]
    for (_, *place), (_, *wanted_place) in zip(controls(page), wanted_controls, strict=True):
        assert place == pytest.approx(wanted_place, abs=1)


def same(found: list, wanted: list) -> bool:
    """Whether the items are the same, within a quarter of a pixel."""
    return len(found) == len(wanted) and all(one == pytest.approx(other, abs=0.25) for one, other in zip(found, wanted))


# MARK: Swift

#: What is compiled against: the package of the host, its toolkit there, and its module.
HOSTS = {
    "uikit": ("Checks", "UIKit", "CarouselViews"),
    "swiftui": ("Checks", "UIKit", "CarouselSwiftUI"),
    "appkit": ("Checks", "AppKit", "CarouselViews"),
    "gtk": ("GTK", "", "CarouselGTK"),
}
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
def modules():
    """Builds the modules of a host and returns its package."""
    if not shutil.which("swift"):
        pytest.skip("there is no Swift")

    @functools.cache
    def modules(package: str, toolkit: str, target: str) -> list:
        # Each is built as in its own tests.
        flags = os.environ.get(f"CAROUSEL_{'GTK_BUILD' if package == 'GTK' else 'TEST'}_FLAGS", "").split()
        build = ["swift", "build", *flags, "--package-path", package, "--scratch-path", f"{package}/.build/{toolkit}"]
        if package == "GTK" and subprocess.run(["pkg-config", "--exists", "gtk4"]).returncode:
            pytest.skip("there is no GTK")
        run(*build, "--target", target, TOOLKIT=toolkit)
        bin = Path(run(*build, "--show-bin-path", TOOLKIT=toolkit).strip())
        flags = ["-I", bin / "Modules", "-I", ROOT / "Sources/CarouselMath/include", "-swift-version", "6"]
        for module_map in bin.glob("*.build/module.modulemap"):
            flags += ["-Xcc", f"-fmodule-map-file={module_map}"]
        if package == "GTK":
            flags += ["-I", ROOT / "GTK/Sources/CGtk4"]
            for flag in run("pkg-config", "--cflags", "gtk4").split():
                flags += ["-Xcc", flag]
        return flags

    return modules


def codes(page, serve, language: str) -> dict[str, str]:
    """Returns the code in a language, by the name of the document."""
    open_designer(page, serve)
    return page.evaluate(
        """async ({ documents, language }) => {
          const { model } = await import('./model.js')
          const code = document => (model.change('take', { document, items: 14 }), model.code(language))
          return Object.fromEntries(Object.entries(documents).map(([name, document]) => [name, code(document)]))
        }""",
        {"documents": DOCUMENTS, "language": language},
    )


@pytest.mark.parametrize("host", HOSTS)
def test_the_swift_compiles(page, serve, modules, host):
    compiler = ["swiftc", "-typecheck", "-wmo", "-parse-as-library", "-warnings-as-errors", *modules(*HOSTS[host])]
    folder = EXPORTS / host
    folder.mkdir(parents=True, exist_ok=True)
    more = [ROOT / "Tests/Web/exports" / MORE[host]] if host in MORE else []
    files = []
    for name, text in codes(page, serve, host).items():
        # Each is a separate program. Its declarations are private, so that one run of the compiler checks all of them.
        files.append(folder / f"{name.replace(' ', '-')}.swift")
        files[-1].write_text(re.sub(DECLARATION, r"private \g<0>", text))
    run(*compiler, *files, *more, LC_ALL="C")


def test_the_swift_contains_everything_visible(page, serve):
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
    texts = {host: codes(page, serve, host) for host in HOSTS}
    for name, hosts in wanted.items():
        for host, words in hosts.items():
            text = texts[host][name]
            assert [word for word in words if word not in text] == [], f"{name} for {host}:\n{text}"


def test_every_style_compiles(page, serve, modules):
    """Every style of the catalogue has its Swift name, whether the element has it or not."""
    flags = modules(*HOSTS["uikit"])
    open_designer(page, serve)
    names = page.evaluate(
        """(async () => {
          const { call, facts } = await import('./designer-module.js')
          return facts.styles.map(({ name }) => {
            call('setStyle', name)
            return [name, call('code', 'uikit', {}).split('CarouselView(style: ')[1].split(')\\n')[0]]
          })
        })()"""
    )
    lines = [f'let style{at}: AnyCarouselStyle = {expression}  // {name}' for at, (name, expression) in enumerate(names)]
    file = EXPORTS / "styles.swift"
    body = "\n".join(f"  {line}\n  print(style{at})" for at, line in enumerate(lines))
    file.write_text(f"import CarouselEngine\n\nfunc styles() {{\n{body}\n}}\n")
    run("swiftc", "-typecheck", "-parse-as-library", *flags, file)


def test_the_json_is_read_by_swift(page, serve):
    """The designer's JSON is a valid configuration; the corpus proves that Swift accepts the same ones."""
    for text in codes(page, serve, "json").values():
        problems = page.evaluate(
            """async (text) => {
              const { parsed, startDocuments } = await import('../swift-carousel-documents.js')
              await startDocuments()
              try { parsed(text); return [] } catch ({ problems }) { return problems }
            }""",
            text,
        )
        assert problems == []
