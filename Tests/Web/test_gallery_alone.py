"""The page that each example of the gallery has of its own is what the gallery shows as its code; it runs beside the files of a release
and looks like the example."""

import re

import pytest
from gallery_page import BUILT, EXAMPLES, PAGES, POLICY, open_gallery, rest
from harness import ROOT
from harness.geometry import near
from test_element_warnings import RECORD

# Beside build.py, which gallery_page.py finds.
import release

WINDOWS = ((1440, 900), (390, 844))
#: What the script of a page may have, in lines; the styles are apart.
LINES = 60
#: The windows differ in parts of pixels, and items turn by parts of degrees.
TOLERANCE = 3
#: Carousels that are in no other, nor in the gallery's strip of styles.
OUTER = "[...document.querySelectorAll('swift-carousel')].filter(c => !c.parentElement.closest('swift-carousel, #strip'))"
#: Of each carousel: its style, its index, its size and the box of its current item in it.
SHOWN = f"""{OUTER}.map(c => {{
  const outer = c.getBoundingClientRect(), item = c.currentElement.getBoundingClientRect()
  return {{ style: c.itemStyle, index: c.currentIndex, boxes: [outer.width, outer.height, item.x - outer.x, item.y - outer.y, item.width, item.height] }}
}})"""
#: Carousels at rest, but those that move by themselves.
RESTS = f"""(() => {{
  const all = {OUTER}
  return all.length > 0 && all.every(c => c.matches(':defined') && !c.matches(':state(waiting)') && c.currentElement
    && !c.isScrolling && !c.isDragging && !c.isDecelerating)
}})()"""
#: Items may still turn, and move aside, where nothing scrolls.
STANDS = f"{OUTER}.every(c => !c.matches(':state(moving)'))"
#: Pictures that show something, at least that of the current item, if they are downloaded late.
PICTURES = f"""{OUTER}[0].currentElement.dataset.state !== 'coming' && [...document.images].every(image => image.naturalWidth)"""
#: Ends what still loads.
NOWHERE = "about:blank"
SETTLED = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))"
#: What carousels do not do during the comparison.
MOVES = '\n  autoscroll="0.6"'


@pytest.fixture(scope="module")
def released() -> dict[str, bytes]:
    """The files for pages without a bundler, by their names."""
    return release.plain(release.package(ROOT / "build" / "web")[1], BUILT)


def measured(page, size) -> list:
    """Returns what the page shows in a window of a size, at rest."""
    page.resize(*size)
    page.evaluate(SETTLED)
    page.wait_for(f"{RESTS} && {STANDS}")
    return page.evaluate(SHOWN)


def expected(page, serve, name) -> list:
    """Returns what the gallery shows of an example in each window, and how much room its stage has for it."""
    open_gallery(page, serve, f"#{name}{'?autoscroll=0' if name == 'autoscroll' else ''}")
    found = []
    for window in WINDOWS:
        page.resize(*window)
        rest(page)
        # The room for the floor is below.
        room = page.evaluate("""(show => {
          const { paddingTop, paddingBottom } = getComputedStyle(show)
          const padding = show.dataset.example === 'reading' ? 0 : parseFloat(paddingTop) + parseFloat(paddingBottom)
          return [show.clientWidth, show.clientHeight - padding].map(Math.round)
        })(document.getElementById('show'))""")
        found.append((room, measured(page, window)))
    return found


def check(page, room, expected):
    """The page shows what the gallery shows, and its pictures."""
    found = measured(page, room)
    assert [(one["style"], one["index"]) for one in found] == [(one["style"], one["index"]) for one in expected]
    for one, other in zip(found, expected, strict=True):
        assert one["boxes"] == near(other["boxes"], TOLERANCE)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.wait_for(PICTURES)


def test_every_example_has_a_page():
    assert list(PAGES) == EXAMPLES


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_page_can_be_read(name):
    page = PAGES[name]
    # Texts and shapes are as long as they are.
    assert max(map(len, page.splitlines())) <= 140 or name in ("reading", "slots")
    script = re.search(r'<script type="module">(.*)</script>', page, re.S)
    assert not script or len(script[1].splitlines()) <= LINES
    assert "import " not in page and page.count("swift-carousel.js") == page.count("swift-carousel.css") == 1


@pytest.mark.parametrize("name", EXAMPLES)
def test_pasted_code_runs_and_looks_like_the_example(page, serve, released, name):
    wanted = expected(page, serve, name)
    # Beside the files of a release and nothing else. Errors fail the test anyway.
    text = PAGES[name].replace("<title>", '<script src="record.js"></script><title>', 1).replace(MOVES, "")
    site = serve({**released, "index.html": text, "record.js": RECORD}, policy="")
    page.open(site.url())
    for room, shown in wanted:
        check(page, room, shown)
    assert [path for path in site.requests if site.content(path) is None] == []
    assert page.evaluate("warnings") == []
    page.open(NOWHERE)


@pytest.mark.complete
@pytest.mark.engines("all", usual="chromium")
@pytest.mark.parametrize("name", EXAMPLES)
def test_the_page_that_the_gallery_opens_runs_with_its_policy(page, serve, name):
    site = serve({}, BUILT, policy=POLICY)
    page.open(site.url(f"alone-{name}.html"))
    page.wait_for(RESTS)
    page.wait_for(PICTURES)
    assert [path for path in site.requests if site.content(path) is None] == []
    page.open(NOWHERE)
