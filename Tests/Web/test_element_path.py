"""The style whose items follow a path, by a script that is loaded with the first one."""

import pytest
from element_page import BUILT, OTHER_BUILD, PAGE, STYLE, carousel, evaluate, rest, show, started, wait

everywhere = pytest.mark.engines("all")

SCRIPT = (BUILT / "swift-carousel-path.js").read_text()
#: The script, which comes when the page says so.
LATE = SCRIPT.replace("export{", "await new Promise(come => globalThis.come = come);export{")
#: Where the boxes of items are, from above.
TOPS = "[...c.shadowRoot.querySelectorAll('.item')].map(box => Math.round(box.getBoundingClientRect().top))"
SLOPE = carousel(12, item_style="path", path="M-100 0 L100 60", view_box="-100 0 200 60")


def page_with(page, serve, script: str, body: str):
    assert LATE != SCRIPT
    page.open(serve({"index.html": PAGE.format(html="", body=body), "page.css": STYLE, "swift-carousel-path.js": script}, BUILT).url())


def is_slope(page) -> bool:
    return len(set(evaluate(page, TOPS))) > 2


@everywhere
def test_a_carousel_on_a_path_waits_for_its_script_as_a_row(page, serve):
    page_with(page, serve, LATE, SLOPE + carousel(3, id="other"))
    page.wait_for("globalThis.come && document.querySelector('#other').numberOfVisibleItems === 3")
    assert evaluate(page, "c.matches(':state(waiting)') && c.numberOfItems === 12 && document.querySelector('#card2').checkVisibility()")
    evaluate(page, "void (c.currentIndex = 4)")
    page.evaluate("come()")
    started(page)
    rest(page)
    assert is_slope(page) and evaluate(page, "c.currentIndex") == 4


@everywhere
def test_a_style_stays_until_its_successor_can_follow_a_path(page, serve):
    page_with(page, serve, LATE, carousel(12))
    started(page)
    evaluate(page, "(c.path = 'M-100 0 L100 60', c.viewBox = '-100 0 200 60', c.itemStyle = 'path', 0)")
    page.wait_for("Boolean(globalThis.come)")
    rest(page)
    assert not is_slope(page)
    # Another style in the meantime is the one that stays.
    evaluate(page, "void (c.itemStyle = 'linear')")
    page.evaluate("come()")
    page.evaluate("import('./swift-carousel-path.js').then(() => {})")
    rest(page)
    assert not is_slope(page)
    evaluate(page, "void (c.itemStyle = 'path')")
    rest(page)
    assert is_slope(page)


@everywhere
def test_swipes_follow_a_path_that_comes_later(page, serve):
    page_with(page, serve, LATE, carousel(10))
    started(page)
    touch = "getComputedStyle(c.shadowRoot.querySelector('[part~=stage]')).touchAction"
    assert evaluate(page, touch) == "pan-y pinch-zoom"
    evaluate(page, "(c.path = 'M0 -400V400', c.itemStyle = 'path', 0)")
    page.wait_for("Boolean(globalThis.come)")
    page.evaluate("come()")
    wait(page, f"{touch} === 'pan-x pinch-zoom'")


@everywhere
@pytest.mark.parametrize("fault", ["throw Error('none of these');", "await new Promise(done => setTimeout(done));throw Error('none of these');"])
def test_without_the_script_one_error_tells_so_and_items_stand_in_a_row(page, serve, fault):
    page_with(page, serve, SCRIPT.replace("export{", fault + "export{"), SLOPE + SLOPE)
    started(page)
    rest(page)
    assert not is_slope(page) and evaluate(page, "c.numberOfVisibleItems > 3")
    page.expect_error("without swift-carousel-path.js .none of these. items follow no path")
    evaluate(page, "(c.path = 'M0 0 L100 60', c.itemStyle = 'rotary', c.itemStyle = 'path', c.scrollTo(3), 0)")
    wait(page, "c.currentIndex === 3")
    assert page.take_errors() == []


@everywhere
def test_a_script_of_another_build_is_refused(page, serve):
    body = '<script src="other.js"></script>' + SLOPE
    page.open(serve({"index.html": PAGE.format(html="", body=body), "page.css": STYLE, "other.js": OTHER_BUILD}, BUILT).url())
    started(page)
    rest(page)
    assert not is_slope(page)
    page.expect_error("without swift-carousel-path.js")


@everywhere
@pytest.mark.parametrize("name", ["swift-carousel.js", "swift-carousel.inline.js"])
def test_a_carousel_on_a_path_scrolls_and_a_bad_path_is_told(page, serve, name):
    show(page, serve, SLOPE, **{"index.html": PAGE.format(html="", body=SLOPE).replace("swift-carousel.js", name)})
    assert is_slope(page)
    evaluate(page, "void c.scrollTo(5)")
    wait(page, "c.currentIndex === 5 && !c.isScrolling")
    assert is_slope(page)
    evaluate(page, "void (c.path = 'M nowhere')")
    page.expect_error("“M nowhere” is not a path that items can follow")
    rest(page)
    # The default path is a hill.
    assert is_slope(page)


@everywhere
def test_a_carousel_that_goes_away_while_it_waits_comes_back_on_its_path(page, serve):
    page_with(page, serve, LATE, SLOPE)
    page.wait_for("Boolean(globalThis.come)")
    page.evaluate("void (window.kept = document.querySelector('swift-carousel'), kept.remove(), come())")
    page.evaluate("import('./swift-carousel-path.js').then(() => {})")
    page.evaluate("document.body.append(kept)")
    started(page)
    rest(page)
    assert is_slope(page)
