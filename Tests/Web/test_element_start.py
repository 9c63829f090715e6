"""Until the engine has started: the element is defined at once, its items are in a row, and calls are kept and answered."""

import threading

import pytest
from element_page import BUILT, PAGE, STYLE, carousel, current, evaluate, started, wait

everywhere = pytest.mark.engines("all")

SHEET = '<link rel="stylesheet" href="swift-carousel.css">'


@pytest.fixture
def late(page, serve):
    """Shows a page whose module arrives when the returned function is called."""
    arrived = threading.Event()

    def module():
        assert arrived.wait(60)
        return (BUILT / "swift-carousel.wasm").read_bytes()

    def show(body, head=SHEET, **files):
        files = {"index.html": PAGE.format(html="", body=head + body), "page.css": STYLE, "swift-carousel.wasm": module, **files}
        page.open(serve(files, BUILT).url())
        page.wait_for("customElements.get('swift-carousel') !== undefined")

    def arrive():
        arrived.set()
        started(page)

    show.arrive = arrive
    yield show
    arrived.set()


def places(page):
    return evaluate(page, "[...c.children].slice(0, 4).map(child => Math.round(child.getBoundingClientRect().x))")


@everywhere
@pytest.mark.main_path
@pytest.mark.parametrize("settings", [{}, {"items_per_view": 3, "gap": 16, "contain": ""}, {"vertical": ""}], ids=["row", "pages", "column"])
def test_items_are_where_they_will_be_before_and_after_the_engine_has_started(page, late, settings):
    late(carousel(9, **settings))
    evaluate(page, "(c.style.height = '500px', 0)")
    before = places(page)
    if page.evaluate("CSS.supports('selector(:state(a))')"):
        assert evaluate(page, "c.matches(':state(waiting)')")
    late.arrive()
    wait(page, "c.numberOfVisibleItems > 0")
    assert places(page)[0] == pytest.approx(before[0], abs=1)
    if page.evaluate("CSS.supports('selector(:state(a))')") and "items_per_view" not in settings:
        assert places(page) == pytest.approx(before, abs=1)
    assert not evaluate(page, "c.shadowRoot.querySelector('.waiting')")


ASKED = "[c.currentIndex, c.scrollOffset, c.destinationIndex, c.currentPage, c.currentElement?.id ?? null, c.wraps]"


@everywhere
@pytest.mark.parametrize("wrap", ["", "false"], ids=["circle", "row"])
@pytest.mark.parametrize("change", ["currentIndex = 40", "currentIndex = -3", "scrollOffset = 8.7", "scrollOffset = -2", "destinationIndex = 9"])
def test_the_position_before_the_engine_is_the_one_after(page, late, wrap, change):
    late(carousel(9, wrap=wrap))
    evaluate(page, f"c.{change}")
    before = evaluate(page, ASKED)
    late.arrive()
    # An offset beyond the end returns from there.
    wait(page, f"c.numberOfVisibleItems > 0 && !c.isScrolling && c.scrollOffset === {before[1]}")
    assert evaluate(page, ASKED) == before


@everywhere
def test_an_empty_carousel_has_no_current_item_before_and_after_the_engine(page, late):
    late("<swift-carousel></swift-carousel>")
    before = evaluate(page, ASKED)
    assert before == [-1, -1, -1, -1, None, False]
    late.arrive()
    assert evaluate(page, ASKED) == before


@everywhere
def test_an_index_that_is_set_before_the_items_come_is_kept(page, late):
    late("<swift-carousel></swift-carousel>")
    evaluate(page, "(c.currentIndex = 2, c.append(...[1, 2, 3, 4].map(() => document.createElement('div'))), 0)")
    assert evaluate(page, "c.currentIndex") == 2
    late.arrive()
    wait(page, "c.numberOfVisibleItems > 0")
    assert evaluate(page, "c.currentIndex") == 2


@everywhere
def test_calls_before_the_engine_are_kept_and_answered(page, late):
    late(carousel(9, wrap="false"))
    evaluate(page, "(window.heard = [], c.addEventListener('itemselected', event => heard.push(event.detail.index)), 0)")
    assert evaluate(page, "[c.numberOfItems, c.currentIndex, c.scrollOffset, c.itemElement(2).id, c.indexOf(c.children[3])]") == [9, 0, 0, "card2", 3]
    assert evaluate(page, "(c.next(), c.next(), c.previous(), c.currentIndex)") == 1
    assert evaluate(page, "(c.scrollBy(4), c.currentIndex)") == 5
    assert evaluate(page, "(c.scrollBy(40), c.currentIndex)") == 8
    assert evaluate(page, "(c.scrollTo(3), c.destinationIndex)") == 3
    assert evaluate(page, "(c.scrollByOffset(1.5), c.scrollOffset)") == 4.5
    assert evaluate(page, "(c.wrap = true, c.scrollToOffset(8), c.next(), c.currentIndex)") == 0
    assert evaluate(page, "(c.currentIndex = 6, c.pause(), c.isPaused)")
    late.arrive()
    wait(page, "c.numberOfVisibleItems > 0")
    assert current(page) == 6 and evaluate(page, "c.isPaused")
    evaluate(page, "(c.remove(), 0)")


def test_a_selection_before_the_engine_is_made_once_it_has_started(page, late):
    late(carousel(9))
    evaluate(page, "(window.heard = [], c.addEventListener('itemselected', event => heard.push(event.detail.index)), c.select(2))")
    late.arrive()
    page.wait_for("heard.length")
    assert page.evaluate("heard") == [2]


@everywhere
def test_children_that_come_and_go_meanwhile_are_in_the_row(page, late):
    late(carousel(3), head="")
    evaluate(page, "(c.children[0].remove(), c.insertAdjacentHTML('beforeend', '<div class=card id=new>new</div>'), 0)")
    wait(page, "c.querySelector('#new').checkVisibility() && c.querySelector('#new').getBoundingClientRect().x > 200")
    late.arrive()
    wait(page, "c.numberOfItems === 3 && c.numberOfVisibleItems > 0")


def test_a_carousel_that_leaves_the_page_meanwhile_starts_when_it_is_back(page, late):
    late(carousel(5))
    evaluate(page, "(window.kept = c, c.remove(), 0)")
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<swift-carousel><p class=card>1</p></swift-carousel>')")
    late.arrive()
    assert page.evaluate("kept.numberOfVisibleItems") == 0
    page.evaluate("document.body.append(kept)")
    page.wait_for("kept.numberOfVisibleItems > 0")


MODULE = (BUILT / "swift-carousel.wasm").read_bytes()
DAMAGED = {
    "no module": b"<html>Not found</html>",
    "nothing": b"",
    "the beginning": MODULE[:8],
    "half of it": MODULE[: len(MODULE) // 2],
    "all but its last byte": MODULE[:-1],
    "other bytes in it": MODULE[:60_000] + bytes(255 - byte for byte in MODULE[60_000:60_040]) + MODULE[60_040:],
    # Exports what another version does.
    "another version": MODULE.replace(b"border", b"beyond"),
}


@everywhere
@pytest.mark.parametrize("damage", DAMAGED)
def test_without_its_module_the_items_stay_a_row_and_one_error_tells_why(page, serve, damage):
    assert DAMAGED[damage] != MODULE
    files = {"index.html": PAGE.format(html="", body=carousel(20) + carousel(5)), "page.css": STYLE, "swift-carousel.wasm": DAMAGED[damage]}
    page.open(serve(files, BUILT).url())
    page.expect_error("swift-carousel.wasm is of another version" if damage == "another version" else "the engine could not start")
    wait(page, "c.shadowRoot.querySelector('.row')")
    page.wheel(720, 150, 300, 0)
    wait(page, "c.shadowRoot.querySelector('.row').scrollLeft > 100")
    assert page.take_errors() == []


def test_of_two_versions_in_a_page_the_first_wins_with_one_warning(page, serve):
    other = (BUILT / "swift-carousel.inline.js").read_text().replace('"0.2.0"', '"9.9.9"')
    body = carousel(5) + """<script type="module">
      window.warnings = []
      const { warn } = console
      console.warn = text => warnings.push(text)
      const [first, second, third] = [await import('./swift-carousel.js'), await import('./other.js'), await import('./swift-carousel.inline.js')]
      window.same = first.SwiftCarouselElement === second.SwiftCarouselElement && second.SwiftCarouselElement === third.SwiftCarouselElement
    </script>"""
    files = {"index.html": PAGE.format(html="", body=body), "page.css": STYLE, "other.js": other}
    page.open(serve(files, BUILT, policy="").url())
    page.wait_for("window.same !== undefined")
    started(page)
    assert page.evaluate("same")
    assert page.evaluate("warnings") == ["swift-carousel: version 0.2.0 is already in this page; version 9.9.9 is ignored"]
