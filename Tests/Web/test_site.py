"""The documentation as a site: it is whole, works below any path and without scripts, and its search and its examples run."""

import re
from html.parser import HTMLParser
from pathlib import PurePosixPath
from urllib.parse import unquote, urlsplit

import pytest
from gallery_page import NARROW, POLICY, WIDE
from harness import ROOT
from test_axe import check

SITE = ROOT / "build" / "documentation"
#: Those of the gallery have tests of their own.
PAGES = sorted(
    name for file in SITE.rglob("*.html") if not (name := file.relative_to(SITE).as_posix()).startswith("gallery/"))
GUIDES = [page for page in PAGES if not page.startswith("examples/")]
EXAMPLES = [page for page in PAGES if page.startswith("examples/")]
#: What an element loads, rather than links to.
LOADED = {"img": "src", "script": "src", "iframe": "src", "source": "srcset", "link": "href"}
#: The guides that begin with a picture; those with settings begin with three of them.
PICTURED = ("Web", "GTK", "Apple", "Engine", "Styles", "Motion", "Sizes", "Decorations", "ItemStyles", "Accessibility", "Configuration",
            "Designer", "Gallery")
WITHOUT_SETTINGS = ("Designer", "Gallery")
#: The largest size of a picture, and of all together, in bytes.
PICTURE, PICTURES = 60_000, 600_000
#: The folder below which the site is, as on servers that have several.
FOLDER = "some/folder"


class Markup(HTMLParser):
    """The ids of a page, what it links to and what it loads."""

    def __init__(self, text: str):
        super().__init__()
        self.ids, self.links, self.loaded = set(), [], []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        attributes = dict(attrs)
        if "id" in attributes:
            assert attributes["id"] not in self.ids, f"two elements have the id {attributes['id']}"
            self.ids.add(attributes["id"])
        for name in ("href", "src"):
            if name in attributes and tag != "use":
                (self.loaded if LOADED.get(tag) == name else self.links).append(attributes[name])


@pytest.fixture(scope="module")
def markup() -> dict[str, Markup]:
    return {page: Markup((SITE / page).read_text()) for page in PAGES}


def target(page: str, link: str) -> tuple[str, str]:
    """Returns the path in the site and the fragment to which a link leads."""
    address = urlsplit(link)
    path = (SITE / PurePosixPath(page).parent / unquote(address.path)).resolve() if address.path else SITE / page
    return path.relative_to(SITE).as_posix(), unquote(address.fragment)


def test_all_links_and_anchors_exist(markup):
    wrong = []
    for page, found in markup.items():
        for link in [*found.links, *found.loaded]:
            if link.startswith(("https://", "mailto:")):
                continue
            path, fragment = target(page, link)
            if not (SITE / path).is_file() or fragment and path in markup and fragment not in markup[path].ids:
                wrong.append(f"{page}: {link}")
    assert not wrong, "\n".join(wrong)
    assert {"index.html", "guides/Web.html", "guides/Changelog.html", "gallery/designer/index.html"} <= {
        target("index.html", link)[0] for link in markup["index.html"].links}


def test_every_guide_is_reached_from_the_first_one_by_its_next_link():
    page, seen = "guides/Web.html", []
    while page:
        seen.append(page)
        following = re.search(r'rel="next" href="([^"]+)"', (SITE / page).read_text())
        page = following and target(page, following[1])[0]
    written = {f"guides/{file.stem}.html" for file in (ROOT / "Documentation").glob("*.md") if file.name != "README.md"}
    assert len(seen) == len(set(seen)) and written <= set(seen)


@pytest.mark.parametrize("name", PICTURED)
def test_a_guide_begins_with_a_picture_and_the_settings_that_most_people_want(page, serve, name):
    page.resize(*WIDE)
    page.open(serve(SITE, policy=POLICY).url(f"guides/{name}.html"))
    page.wait_for("document.querySelector('main h1 ~ * img, main h1 ~ img')?.naturalWidth > 0")
    picture = page.box("main h1 ~ * img, main h1 ~ img")
    assert picture.bottom < WIDE[1] and picture.width > 400
    alternative, heading, rows = page.evaluate("""(([image, table, next]) => [image.alt, next.getBoundingClientRect().top,
      table ? [...table.tBodies[0].rows].map(row => row.cells.length) : []])([
        'h1 ~ * img, h1 ~ img', 'table', 'h2'].map(selector => document.querySelector(`main ${selector}`)))""")
    assert len(alternative.split()) > 4 and picture.bottom < heading
    if name not in WITHOUT_SETTINGS:
        assert rows == [2, 2, 2]
        assert page.box("main table").bottom < heading


def test_the_pictures_of_the_guides_are_small():
    sizes = {file.name: file.stat().st_size for file in (ROOT / "Documentation" / "Pictures").rglob("*.webp") if file.parent.name == "guides"}
    assert len(sizes) >= 8 and all(size <= PICTURE for size in sizes.values()) and sum(sizes.values()) <= PICTURES


def test_nothing_is_loaded_from_elsewhere(markup):
    assert [(page, name) for page in PAGES for name in markup[page].loaded if "//" in name] == []
    for file in [*(SITE / "assets").iterdir(), *(SITE / "examples").glob("*.css"), *(SITE / "examples").glob("*.js")]:
        assert not re.search(r"""(?:url\(|import\s*\(?|from\s+|fetch\()\s*["']?(?:https?:)?//""", file.read_text()), file.name


def test_no_page_scrolls_sideways_on_a_narrow_phone(page, serve):
    page.resize(320, 640)
    page.open(serve(SITE, policy=POLICY).url("index.html"))
    page.wait_for("document.querySelector('dialog.search')")
    assert page.evaluate("document.documentElement.scrollWidth") == 320
    # All others at once, in frames that are as wide as such a phone; without scripts, which takes half of the time.
    page.devtools.send("Emulation.setScriptExecutionDisabled", {"value": True})
    frames = "".join(f'<iframe src="{name}" width="320" height="640"></iframe>' for name in GUIDES)
    page.open(serve({"all.html": f"<!doctype html>{frames}"}, SITE, policy=POLICY).url("all.html"))
    wide = page.evaluate("""[...document.querySelectorAll('iframe')].filter(({ contentDocument: { documentElement: root } }) =>
      root.scrollWidth > root.clientWidth).map(frame => frame.getAttribute('src'))""")
    assert wide == []


@pytest.mark.engines("all", usual="chromium")
def test_the_search_finds_a_section_and_enter_opens_it(page, serve):
    """Below a folder of a server, with nothing but keys."""
    files = {f"{FOLDER}/{file.relative_to(SITE).as_posix()}": file.read_bytes for file in SITE.rglob("*") if file.is_file()}
    page.resize(*WIDE)
    page.open(serve(files, policy=POLICY).url(f"{FOLDER}/guides/Engine.html"))
    page.wait_for("document.querySelector('dialog.search')")
    page.key("/")
    page.wait_for("document.activeElement.matches('.search input')")
    page.type("busy pages")
    page.wait_for("document.querySelector('.search [aria-selected=true] .found-title')?.textContent === 'Busy pages'")
    chosen = page.evaluate("document.querySelector('[aria-selected=true]').id")
    assert page.evaluate("document.activeElement.getAttribute('aria-activedescendant')") == chosen
    page.key("ArrowDown")
    page.key("ArrowUp")
    page.key("Enter")
    page.wait_for(f"location.pathname + location.hash === '/{FOLDER}/guides/Web.html#busy-pages'")
    page.wait_for("document.readyState === 'complete' && document.getElementById('busy-pages').getBoundingClientRect().top < 200")


def test_the_search_says_that_it_found_nothing(page, serve):
    page.open(serve(SITE, policy=POLICY).url("index.html"))
    page.wait_for("document.querySelector('dialog.search')")
    page.key("/")
    page.type("qwertz")
    page.wait_for("document.querySelector('.search-status').textContent === 'Nothing found.'")
    page.key("Escape")
    page.wait_for("!document.querySelector('dialog.search').open")


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
def test_the_guides_can_be_read_without_scripts(page, serve, size):
    page.devtools.send("Emulation.setScriptExecutionDisabled", {"value": True})
    page.resize(*size)
    page.open(serve(SITE, policy=POLICY).url("guides/Web.html"))
    assert not page.evaluate("document.getElementById('search').checkVisibility()")
    if size == NARROW:
        assert not page.evaluate("document.querySelector('.guides').checkVisibility()")
        page.click(*page.box(".menu").centre)
    link = page.box(".guides [href='GTK.html']")
    page.click(*link.centre)
    page.wait_for("location.pathname === '/guides/GTK.html' && document.querySelector('h1')?.textContent === 'The GTK widget'")


def test_the_start_page_shows_a_row_of_covers_without_scripts(page, serve):
    page.devtools.send("Emulation.setScriptExecutionDisabled", {"value": True})
    page.resize(*NARROW)
    page.open(serve(SITE, policy=POLICY).url("index.html"))
    covers = page.boxes("#hero > img")
    assert len(covers) > 20 and {round(cover.y) for cover in covers} == {round(covers[0].y)}


@pytest.mark.engines("all", usual="chromium")
def test_an_example_runs_below_its_code_and_ends(page, serve):
    page.resize(*WIDE)
    page.open(serve(SITE, policy=POLICY).url("guides/Web.html"))
    page.wait_for("document.querySelector('.run[aria-expanded=false]')")
    page.evaluate("document.querySelector('.run').scrollIntoView({ block: 'center' })")
    page.click(*page.box(".run").centre)
    # As high as its carousel, with the margin of its page.
    page.wait_for("document.querySelector('.example')?.contentDocument?.querySelector('swift-carousel')?.currentIndex === 1")
    page.wait_for("document.querySelector('.example').clientHeight === 348")
    page.evaluate("document.getElementById('theme').click()")
    grounds = "[document.body, document.querySelector('.example').contentDocument.body].map(body => getComputedStyle(body).backgroundColor)"
    page.wait_for(f"new Set({grounds}).size === 1")
    page.click(*page.box(".run").centre)
    page.wait_for("!document.querySelector('.example')")


def test_all_examples_run_under_a_strict_policy(page, serve):
    site = serve(SITE, policy=POLICY)
    page.resize(800, 600)
    for name in EXAMPLES:
        page.open(site.url(name))
        page.wait_for("""[...document.querySelectorAll('swift-carousel')].every(c => c.numberOfItems > 1 && !c.matches(':state(waiting)'))
          && document.querySelector('swift-carousel') && [...document.images].every(image => image.naturalWidth)""")
    assert len(EXAMPLES) > 20


def test_a_handler_and_a_style_of_an_element_work_in_an_example(page, serve):
    """They are in files, because a strict policy refuses them inside of a page."""
    page.open(serve(SITE, policy=POLICY).url("examples/README-1.html"))
    page.wait_for("document.querySelector('swift-carousel')?.currentIndex === 1")
    page.evaluate("document.querySelector('button').click()")
    assert page.evaluate("document.querySelector('button').textContent") == "It works."
    assert page.evaluate("getComputedStyle(document.querySelector('button')).backgroundColor") == "rgb(90, 74, 138)"


def test_the_gallery_leads_back(page, serve):
    page.resize(*NARROW)
    page.open(serve(SITE, policy=POLICY).url("gallery/index.html"))
    page.wait_for("document.querySelector('#show swift-carousel')")
    page.click(*page.box(".top-buttons [href='../index.html']").centre)
    page.wait_for("location.pathname === '/index.html'")


@pytest.mark.parametrize("name", ["index.html", "guides/Sizes.html"])
def test_axe_finds_nothing(page, serve, name):
    page.open(serve(SITE, policy=POLICY).url(name))
    page.wait_for("document.querySelector('dialog.search')")
    rest = "![...document.querySelectorAll('swift-carousel')].some(c => c.matches(':state(waiting)') || c.isScrolling)"
    looks = [(WIDE, False, False, False), (NARROW, True, True, False)]
    found = check(page, name, lambda page: page.wait_for(rest), looks)
    if name == "index.html":
        page.key("/")
        page.type("autoplay")
        page.wait_for("document.querySelectorAll('.found a').length > 5")
        found += check(page, "the search", lambda page: None, looks[1:])
    assert not found, "\n".join(found)
