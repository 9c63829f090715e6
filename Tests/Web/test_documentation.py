"""The web examples of the guides run as printed in an empty page, beside the files of a release and nothing else."""

import json

import pytest
from examples import START, whole_page
from harness import ROOT
from harness.geometry import Box
from pages import Page
from pictures import colours, far
from test_element_warnings import RECORD
from test_release import ZIP, unpacked, written

GUIDES = sorted((ROOT / "Documentation").glob("*.md"))
READMES = (ROOT / "README.md", ROOT / "Web" / "package" / "README.md")
RECORDER = '<script src="record.js"></script>'
COVERS = {"02": "Wild Threshold", "06": "Soft Harmonic", "10": "Still Grove"}
ALBUMS = "".join(f'<img src="covers/{number}.svg" alt="{title}">' for number, title in COVERS.items())
#: The windows in which each example in HTML is shown.
WINDOWS = {(1280, 800): False, (390, 844): True}
#: The share of the current item, at least, that is not in the colour of the page: lines of text have more, a card without a ground less.
DRAWN = 0.1
#: Rows and columns of the points at which that is measured.
POINTS = 40
CAROUSELS = "[...document.querySelectorAll('swift-carousel')]"
#: A function of an example that returns the number of items that it prints, of each carousel.
PRINTED = """example => [...new DOMParser().parseFromString(example, 'text/html').querySelectorAll('swift-carousel')]
  .map(carousel => [...carousel.children].filter(child => !child.slot && !child.matches('template, script, style')).length)"""
#: What each carousel shows: its number of items, its box and that of its current item, and whether all texts fit into their items.
SHOWN = f"""{CAROUSELS}.map(carousel => {{
  const box = element => (({{ x, y, width, height }}) => [x, y, width, height])(element.getBoundingClientRect())
  const fits = item => item.scrollWidth <= item.clientWidth && item.scrollHeight <= item.clientHeight
  const items = Array.from({{ length: carousel.numberOfItems }}, (_, index) => carousel.itemElement(index))
  return {{ items: items.length, box: box(carousel), item: box(carousel.currentElement), fits: items.every(fits) }}
}})"""
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


def examples(language, guides):
    """Returns each example with the path of its page and its line."""
    for file in guides:
        for example in Page(file).examples:
            if example.language == language:
                yield pytest.param(example.text, id=f"{file.relative_to(ROOT).with_suffix('')}:{example.line}")


def printed(name, language):
    return next(example.text for example in Page(ROOT / "Documentation" / name).examples if example.language == language)


@pytest.fixture(scope="module")
def released(tmp_path_factory) -> dict[str, bytes]:
    """The files for pages without a bundler, by their names."""
    return unpacked(written(tmp_path_factory.mktemp("release")) / ZIP)


@pytest.fixture
def show(page, serve, released):
    """Shows a part of a page; returns the site when its carousels rest and its pictures are loaded."""

    def show(body, **files):
        html = whole_page(body).replace(START, START + RECORDER, 1)
        site = serve({**released, "index.html": html, "record.js": RECORD, **files}, policy="")
        page.open(site.url())
        page.wait_for("customElements.get('swift-carousel') !== undefined")
        page.wait_for(f"{CAROUSELS}.every(carousel => !carousel.matches(':state(waiting)') && !carousel.isScrolling)")
        # A picture that is missing is an error of the page.
        page.evaluate("Promise.allSettled([...document.images].map(image => image.decode()))")
        return site

    return show


def grid(box):
    """Returns points inside of a box."""
    steps = [(step + 0.5) / POINTS for step in range(POINTS)]
    return [(box.x + x * box.width, box.y + y * box.height) for y in steps for x in steps]


@pytest.mark.parametrize("example", examples("html", [*READMES, *GUIDES]))
def test_each_example_in_html_shows_its_items(page, show, example):
    for (width, height), dark in WINDOWS.items():
        page.resize(width, height)
        page.emulate(dark=dark)
        site = show(example)
        assert page.evaluate("[...document.images].filter(image => !image.naturalWidth).map(image => image.alt)") == []
        shown = page.evaluate(SHOWN)
        assert shown, "there is no carousel"
        assert [carousel["items"] for carousel in shown] == page.evaluate(PRINTED, example)
        for carousel in shown:
            assert carousel["fits"], "the text of an item reaches beyond it"
            box, item = Box(*carousel["box"]), Box(*carousel["item"])
            assert item.width > 0 and item.height > 0, "the current item has no size"
            assert box.contains(item) and Box(0, 0, width, height).contains(item)
            # Below and beside what is shown is the page.
            ground, *points = colours(page, (2, height - 2), *grid(item))
            drawn = sum(far(ground, point) > 8 for point in points) / len(points)
            assert drawn > DRAWN, f"{drawn:.0%} of the current item differs from the page"
        assert page.evaluate("warnings") == []
        # What warns is loaded with the first suspicion, and tells it later.
        assert "/swift-carousel-warnings.js" not in site.requests


@pytest.mark.parametrize("example", examples("js", GUIDES))
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
