"""The pages of the group "Made with it" work in the gallery, and their code works in a page of its own."""

import re

import pytest
from gallery_page import GALLERY, MADE, POLICY, WIDE, click, open_gallery
from harness import ROOT
from harness.site import PREAMBLE, Site

WEB = ROOT / "build" / "web"
PHONE = (390, 844)
#: How many lines a page may have beside its style.
LINES = 30
#: What a page that someone writes has: no policy of its own.
ANY_POLICY = "default-src 'self' data: 'unsafe-inline' 'wasm-unsafe-eval'"
#: Records the warnings of a page, which are no errors.
RECORD = "<script>window.warnings = []; console.warn = (...given) => warnings.push(given.join(' '))</script>"
#: The carousels of a page that are ready: defined, with items, at rest in their engine.
READY = """(() => {
  const all = [...document.querySelectorAll('swift-carousel')]
  return all.length > 0 && all.every(c => c.matches(':defined') && !c.matches(':state(waiting)') && c.numberOfItems >= 3)
    && [...document.images].every(image => image.complete)
})()"""
#: The pages whose carousels move by themselves.
MOVING = ("hero", "marquee", "stories")
#: The code that the gallery shows, and the page that it shows.
CODE = "document.querySelector('#code code')?.textContent"
FRAME = "document.querySelector('.made-page').contentDocument"


def source_of(name: str) -> str:
    return (GALLERY / "made" / f"{name}.html").read_text()


def code_of(page, serve, name: str) -> str:
    """Returns the code of a page as the gallery shows it."""
    open_gallery(page, serve, f"#{name}", ready=False)
    page.wait_for(f"{CODE}?.startsWith('<!doctype html>')")
    # The server adds a script to whatever WebKit loads.
    return page.evaluate(CODE).replace(f'<script src="/{PREAMBLE}"></script>', "")


def open_pasted(page, serve, code: str, *, size=WIDE, hash: str = "") -> Site:
    """Opens code in a page of its own, beside the files of the element and the photographs."""
    photos = {f"photos/{file.name}": file.read_bytes() for file in (GALLERY / "photos").glob("*.webp")}
    recorded = code.replace('<meta charset="utf-8">', f'<meta charset="utf-8">{RECORD}', 1)
    site = serve({"index.html": recorded, **photos}, WEB, policy=ANY_POLICY)
    page.resize(*size)
    page.open(site.url(hash))
    page.wait_for(READY)
    return site


def at(page, number: int = 0) -> int:
    return page.evaluate(f"document.querySelectorAll('swift-carousel')[{number}].currentIndex")


@pytest.mark.parametrize("name", MADE)
def test_a_page_is_short(name):
    text = re.sub(r"<style>.*?</style>", "", source_of(name), flags=re.S)
    lines = [line for line in text.splitlines() if line.strip()]
    assert len(lines) <= LINES


@pytest.mark.engines("all", usual="chromium")
@pytest.mark.parametrize("name", MADE)
def test_the_code_of_a_page_runs_in_an_empty_page(page, serve, engine, name):
    code = code_of(page, serve, name)
    assert code == source_of(name).rstrip()
    for size in (WIDE, PHONE):
        site = open_pasted(page, serve, code, size=size)
        # All that it asks for is there, and its pictures show something.
        assert [path for path in site.requests if site.content(path) is None] == []
        assert page.evaluate("[...document.images].filter(image => !image.naturalWidth).map(image => image.src)") == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        before, (x, y) = at(page), page.box("swift-carousel").centre
        if name == "marquee":
            page.wait_for("document.querySelector('swift-carousel').scrollOffset > 0.1")
        y = min(y, size[1] - 120)
        # WebKitGTK's driver has no fingers.
        swipe = page.swipe if size == PHONE and engine.name != "webkit" else page.drag
        swipe((x + 90, y), (x - 90, y), seconds=0.15)
        page.wait_for(f"document.querySelector('swift-carousel').currentIndex !== {before}")
        # Errors fail the test anyway.
        assert page.evaluate("warnings") == []


@pytest.mark.parametrize(
    ("name", "right", "wrong", "warning"),
    [
        ("hero", 'autoplay="6s"', 'autoplay="soon"', 'autoplay="soon"'),
        ("product", 'gap="12"', 'gap="twelve"', 'gap="twelve"'),
        ("rows", 'group-size="auto"', 'group-size="many"', 'group-size="many"'),
        ("testimonials", 'cross-alignment="start"', 'cross-alignment="top"', '"top"'),
        ("stories", 'count="4"', 'count="four"', 'count="four"'),
        ("marquee", 'autoscroll="0.35"', 'autoscroll="slowly"', 'autoscroll="slowly"'),
        ("hash-and-search", 'label="Winds" wrap', 'label="Winds" warp', '"warp"'),
    ],
)
def test_a_bad_value_is_warned_of_once_and_nothing_is_lost(page, serve, name, right, wrong, warning):
    code = source_of(name)
    assert right in code
    open_pasted(page, serve, code.replace(right, wrong))
    page.wait_for("warnings.length > 0")
    before = at(page)
    page.evaluate("void document.querySelector('swift-carousel').next()")
    page.wait_for(f"document.querySelector('swift-carousel').currentIndex !== {before}")
    found = page.evaluate("warnings")
    assert len(found) == 1 and warning in found[0], found


@pytest.mark.complete
@pytest.mark.parametrize("name", MADE)
def test_a_page_looks_as_it_should(page, serve, name):
    """Takes pictures in both looks and sizes, in the gallery and alone."""
    code = code_of(page, serve, name)
    for dark in (False, True):
        page.emulate(dark=dark)
        for layout, size in (("desktop", WIDE), ("phone", PHONE)):
            open_pasted(page, serve, code, size=size)
            page.screenshot(f"made {name} {layout} {'dark' if dark else 'light'}")


@pytest.mark.engines("all", usual="chromium")
@pytest.mark.parametrize("name", MADE)
def test_a_page_is_on_the_stage(page, serve, name):
    """The same page, with the gallery's policy, and in its theme."""
    code_of(page, serve, name)
    page.wait_for(f"{FRAME}?.querySelector('swift-carousel')?.numberOfItems >= 3")
    assert page.evaluate(f"getComputedStyle({FRAME}.body).margin") == "0px"
    page.wait_for(f"[...{FRAME}.images].every(image => image.complete && image.naturalWidth)")
    title, summary = page.evaluate("['example-title', 'example-summary'].map(id => document.getElementById(id).textContent)")
    assert title and summary and page.evaluate("document.title").startswith(title)
    frame, show = page.box(".made-page"), page.box("#show")
    assert frame.width > show.width - 40 and frame.height > show.height - 40
    page.screenshot(f"gallery {name}")
    click(page, "#settings [data-key=width] .segment:last-child")
    page.wait_for(f"{FRAME}.defaultView.innerWidth === 390")
    click(page, "#theme")
    # It was the system's theme before.
    page.wait_for(f"{FRAME}.documentElement.style.colorScheme === document.documentElement.dataset.theme")


def test_a_page_and_an_example_follow_each_other(page, serve):
    open_gallery(page, serve, "#covers")
    page.evaluate("void (location.hash = '#rows?width=phone')")
    page.wait_for(f"document.querySelector('.made-page') && {FRAME}?.querySelector('swift-carousel')")
    assert page.evaluate("document.querySelector('.made-page').dataset.width") == "phone"
    assert page.evaluate("document.getElementById('strip').hidden && document.getElementById('caption').hidden")
    page.evaluate("history.back()")
    page.wait_for("!document.querySelector('.made-page') && document.querySelector('#show > swift-carousel')?.currentIndex === 8")
    page.wait_for(f"{CODE}.includes('<title>Covers</title>')")


def test_a_thumbnail_chooses_the_picture(page, serve):
    open_pasted(page, serve, source_of("product"))
    page.click(*page.boxes("#thumbs img")[2].centre)
    page.wait_for("document.getElementById('large').currentIndex === 2")
    page.wait_for("document.querySelector('#thumbs [data-carousel-mark~=selected]').alt === 'With a fig'")


def test_buttons_outside_turn_a_row_to_its_end(page, serve):
    open_pasted(page, serve, source_of("rows"))
    opacities = "[...document.querySelectorAll('[commandfor=out]')].map(button => Number(getComputedStyle(button).opacity))"
    page.wait_for(f"{opacities}.join() === '0.35,1'")
    page.click(*page.box("[commandfor=out][command='--next']").centre)
    page.wait_for(f"document.getElementById('out').isAtEnd && {opacities}.join() === '1,0.35'")
    assert page.evaluate("document.getElementById('home').isAtStart")


def test_stories_have_their_own_time_and_go_on_after_a_tap(page, serve):
    open_pasted(page, serve, source_of("stories"))
    # Where the pointer pauses nothing.
    page.move(5, 5)
    box = page.box("swift-carousel")
    left, right = ((box.x + box.width * share, 500) for share in (0.15, 0.85))
    for tap, index, seconds in ((right, 1, 4), (right, 2, 8), (left, 1, 4)):
        page.tap(*tap)
        page.wait_for(
            f"(c => c.currentIndex === {index} && c.autoplayRemainingTime > {seconds} - 0.5 && c.autoplayRemainingTime <= {seconds} && !c.isPaused)(document.querySelector('swift-carousel'))"
        )
    page.wait_for(
        """(([first, second, third]) => first === 1 && second > 0.02 && second < 1 && third === 0)(
          [...document.querySelectorAll('i')].map(bar => Number(getComputedStyle(bar).getPropertyValue('--time'))))"""
    )


def test_the_dots_of_the_hero_show_the_time_that_has_passed(page, serve):
    open_pasted(page, serve, source_of("hero"))
    time = "Number(getComputedStyle(document.querySelector('swift-carousel')).getPropertyValue('--carousel-autoplay-progress'))"
    page.move(5, 880)
    page.wait_for(f"{time} > 0.05 && Math.abs({time} - document.querySelector('swift-carousel').autoplayProgress) < 0.05")
    # It waits under the pointer.
    page.move(700, 300)
    page.wait_for("document.querySelector('swift-carousel').autoplayRemainingTime === Infinity")
    assert page.evaluate(time) == pytest.approx(page.evaluate("document.querySelector('swift-carousel').autoplayProgress"), abs=0.01)


def test_a_search_and_a_link_find_items_and_the_address_follows(page, serve):
    open_pasted(page, serve, source_of("hash-and-search"), hash="#sirocco")
    found = "document.querySelector('swift-carousel').currentElement.id"
    page.wait_for(f"{found} === 'sirocco'")
    page.click(*page.box("a[href='#foehn']").centre)
    page.wait_for(f"{found} === 'foehn' && location.hash === '#foehn'")
    page.click(*page.box("input").centre)
    page.type("provence")
    page.wait_for(f"{found} === 'mistral' && location.hash === '#mistral'")
    page.type(" nowhere")
    page.wait_for("document.querySelector('output').textContent === 'No wind of that name'")
    assert page.evaluate(found) == "mistral"


@pytest.mark.parametrize("name", MOVING)
def test_nothing_moves_by_itself_under_reduced_motion(page, serve, name):
    page.emulate(reduced_motion=True)
    open_pasted(page, serve, source_of(name))
    before = page.evaluate("document.querySelector('swift-carousel').scrollOffset")
    page.evaluate("new Promise(done => setTimeout(done, 1200))")
    assert page.evaluate("document.querySelector('swift-carousel').scrollOffset") == before
    assert page.evaluate("document.querySelector('swift-carousel').autoplayProgress") == 0


@pytest.mark.parametrize("name", MADE)
def test_the_policy_of_the_gallery_needs_nothing_inside_the_page(name):
    """The page that the gallery shows has its style and its script in files of their own."""
    built = (ROOT / "build" / "site" / f"made-{name}.html").read_text()
    assert "<style" not in built and not re.search(r"<script(?![^>]* src=)", built) and " style=" not in built
    assert "'unsafe-inline'" not in POLICY
