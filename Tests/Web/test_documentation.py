"""The web examples of the documentation run as printed, with only the files that the guide names."""

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILT = ROOT / "build" / "web"
FILES = (
    *("swift-carousel.js", "swift-carousel.wasm", "swift-carousel-player.js", "swift-carousel.css"),
    *("swift-carousel-decorations.js", "swift-carousel-documents.js", "swift-carousel-cross-fade.js", "swift-carousel-warnings.js"),
    "swift-carousel-address.js",
    *("swift-carousel-autoplay-progress.js", "swift-carousel-fallback-row.js", "swift-carousel-languages.js", "swift-carousel-links-between.js"),
)
PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="300"><rect width="240" height="300"/></svg>'
HEAD = '<!doctype html><meta charset="utf-8"><title>Example</title>'
ELEMENT = '<link rel="stylesheet" href="swift-carousel.css"><script type="module" src="swift-carousel.js"></script>'
ALBUMS = '<img src="aja.jpg" alt="Aja"><img src="blue.jpg" alt="Blue"><img src="closer.jpg" alt="Closer">'
#: Documents that cause the errors printed in Configuration.md.
WRONG = {
    'style.tilt: expected a number from 0 to 1, got "x"': {"version": 1, "style": {"name": "cover-flow", "tilt": "x"}},
    'style.radius: unknown field of "linear"': {"version": 1, "style": {"name": "linear", "radius": 300}},
    'bouncee: unknown field; did you mean "bounces"?': {"version": 1, "bouncee": True},
    'decorations[0].name: there is no decoration "shadwo"; did you mean "shadow"?': {
        "version": 1,
        "decorations": [{"name": "shadwo"}],
    },
    "version: version 2 is not supported; the latest supported version is 1": {"version": 2},
}


def examples(language):
    """Returns each example with the name of its page and its line."""
    for file in sorted((ROOT / "Documentation").glob("*.md")):
        text = file.read_text()
        for match in re.finditer(rf"^```{language}\n(.*?)^```", text, re.M | re.S):
            yield pytest.param(match[1], id=f"{file.stem}:{text.count(chr(10), 0, match.start()) + 2}")


def printed(name, language):
    return re.search(rf"^```{language}\n(.*?)^```", (ROOT / "Documentation" / name).read_text(), re.M | re.S)[1]


@pytest.fixture
def show(page, serve):
    """Shows a part of a page; returns when its carousel is defined."""

    def show(body, **files):
        files |= {name: (BUILT / name).read_bytes() for name in FILES}
        # The server derives types from file names, and an SVG is the shortest picture.
        body = re.sub(r'src="(\w+)\.jpg"', r'src="\1.svg"', body)
        pictures = {name: PICTURE for name in re.findall(r'src="(\w+\.svg)"', body)}
        # What it shows is not needed.
        pictures |= {name: b"" for name in re.findall(r'src="(\w+\.webm)"', body)}
        head = HEAD if "<script" in body else HEAD + ELEMENT
        site = serve({"index.html": head + body, **files, **pictures}, policy="")
        page.open(site.url())
        page.wait_for("customElements.get('swift-carousel') !== undefined")
        page.wait_for("document.querySelector('swift-carousel').shadowRoot !== null")

    return show


@pytest.mark.parametrize("example", examples("html"))
def test_each_example_in_html_shows_a_carousel_without_an_error(page, show, example):
    show(example)
    children = "[...carousel.children].filter(child => !child.slot && !child.matches('template, script')).length"
    find = "const carousel = document.querySelector('swift-carousel')"
    items, expected = page.evaluate(f"() => {{ {find}; return [carousel.numberOfItems, {children}] }}")
    assert items == expected


@pytest.mark.parametrize("example", examples("js"))
def test_each_example_in_javascript_runs(page, show, example):
    show(f"<swift-carousel>{ALBUMS}</swift-carousel>", **{"example.js": example})
    page.evaluate("""async () => {
      globalThis.carousel = document.querySelector('swift-carousel')
      await import(new URL('example.js', location))
      await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    }""")


def test_the_document_of_the_guide_configures_a_carousel(page, show):
    show(f"<swift-carousel>{ALBUMS}</swift-carousel>")
    document = json.loads(printed("Configuration.md", "json"))
    configured = page.evaluate("document => window.document.querySelector('swift-carousel').configure(document)", document)
    assert configured["style"]["name"] == document["style"]["name"]
    assert configured["decorations"] == document["decorations"]


def test_the_errors_of_the_guide_are_those_of_such_documents(page, show):
    show(f"<swift-carousel>{ALBUMS}</swift-carousel>")
    assert printed("Configuration.md", "text").splitlines() == list(WRONG)
    for message, document in WRONG.items():
        said = page.evaluate(
            "document => window.document.querySelector('swift-carousel').configure(document).catch(error => error.message)", document)
        assert said == message
