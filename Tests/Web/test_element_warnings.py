"""Warnings on the console: each cause once, with the right spelling."""

import pytest
from element_page import BUILT, carousel, evaluate, show, wait


#: Records the warnings of a page.
RECORD = """
window.warnings = []
const { warn } = console
console.warn = (...given) => { warnings.push(given[0]); warn(...given) }
"""


def show_recorded(page, serve, body: str):
    return show(page, serve, '<script src="record.js"></script>' + body, **{"record.js": RECORD})


def warned(page, count: int) -> list[str]:
    """Waits for a number of warnings, and returns all of them, sorted."""
    page.wait_for("(count) => warnings.length >= count", count)
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
    return sorted(text.removeprefix("swift-carousel: ") for text in page.evaluate("warnings"))


#: The files that a page has loaded of those that the element loads when it needs them.
LATER = """performance.getEntriesByType('resource').map(({ name }) => name.split('/').pop()).filter(name => /-(warnings|cross-fade|fallback-row|languages)/.test(name))"""


@pytest.mark.parametrize("script", ["swift-carousel.js", "swift-carousel.inline.js"])
def test_what_warns_is_loaded_with_the_first_mistake_or_is_in_the_one_file(page, serve, script):
    html = f'<script src="record.js"></script><script type="module" src="{script}"></script>{carousel(3)}'
    page.open(serve({"index.html": html, "record.js": RECORD}, BUILT).url())
    page.wait_for("document.querySelector('swift-carousel').numberOfVisibleItems > 0")
    assert page.evaluate(LATER) == []
    evaluate(page, "(c.setAttribute('autoplay', '5000'), 0)")
    assert warned(page, 1) == ['autoplay="5000": times are in seconds; did you mean 5?']
    assert page.evaluate(LATER) == (["swift-carousel-warnings.js"] if script == "swift-carousel.js" else [])


@pytest.mark.parametrize("script", ["swift-carousel.js", "swift-carousel.inline.js"])
def test_the_cross_fade_is_loaded_where_motion_is_reduced_or_is_in_the_one_file(page, serve, script):
    page.emulate(reduced_motion=True)
    page.open(serve({"index.html": f'<script type="module" src="{script}"></script>{carousel(3)}'}, BUILT).url())
    page.wait_for("document.querySelector('swift-carousel').numberOfVisibleItems > 0")
    if script == "swift-carousel.js":
        page.wait_for(f"{LATER}.length === 1")
    # Two layers are shown while it fades.
    page.wait_for("""(c => {
      c.scrollTo(c.currentIndex ? 0 : 2)
      return c.shadowRoot.querySelector('[inert][aria-hidden=true]')
    })(document.querySelector('swift-carousel'))""")
    assert page.evaluate(LATER) == (["swift-carousel-cross-fade.js"] if script == "swift-carousel.js" else [])


@pytest.mark.parametrize("script", ["swift-carousel.js", "swift-carousel.inline.js"])
def test_other_languages_are_loaded_where_the_page_has_one_or_are_in_the_one_file(page, serve, script):
    html = f'<html lang="en"><script type="module" src="{script}"></script><main>{carousel(3)}</main>'
    page.open(serve({"index.html": html}, BUILT).url())
    page.wait_for("document.querySelector('swift-carousel').numberOfVisibleItems > 0")
    assert page.evaluate(LATER) == []
    evaluate(page, "(c.parentNode.lang = 'de', 0)")
    wait(page, "c.labels.carousel === 'Karussell'")
    assert page.evaluate(LATER) == (["swift-carousel-languages.js"] if script == "swift-carousel.js" else [])


@pytest.mark.parametrize("script", ["swift-carousel.js", "swift-carousel.inline.js"])
def test_the_list_is_loaded_when_it_is_wanted_or_is_in_the_one_file(page, serve, script):
    page.open(serve({"index.html": f'<script type="module" src="{script}"></script>{carousel(3)}'}, BUILT).url())
    page.wait_for("document.querySelector('swift-carousel').numberOfVisibleItems > 0")
    assert page.evaluate(LATER) == []
    evaluate(page, "(c.asList = true, 0)")
    wait(page, "c.shadowRoot.querySelectorAll('[role=listitem]').length === 3")
    assert page.evaluate(LATER) == (["swift-carousel-fallback-row.js"] if script == "swift-carousel.js" else [])


def test_without_the_script_of_lists_the_items_stay_where_they_wait(page, serve):
    show(page, serve, carousel(3, as_list=""), ready=False, **{"swift-carousel-fallback-row.js": "throw new Error('no list')"})
    page.expect_error("no list")
    assert evaluate(page, "[...c.children].every(child => child.checkVisibility() && child.offsetWidth > 0)")


def test_a_time_of_an_item_that_is_none_is_warned_of_and_counts_as_that_of_the_carousel(page, serve):
    items = '<div class="card" data-carousel-autoplay="soon">A</div><div class="card" data-carousel-autoplay="9000">B</div>'
    show_recorded(page, serve, carousel(items, autoplay="60"))
    assert 59 < evaluate(page, "c.autoplayRemainingTime") <= 60
    evaluate(page, "(c.currentIndex = 1, 0)")
    assert warned(page, 2) == [
        'data-carousel-autoplay="9000": times are in seconds; did you mean 9?',
        'data-carousel-autoplay="soon": expected ended or a number of seconds',
    ]


def test_it_works_without_the_script_of_warnings(page, serve):
    show(page, serve, carousel(3, autoplay="5000"), ready=False, **{"swift-carousel-warnings.js": "throw Error('no warnings')"})
    page.expect_error("no warnings")
    wait(page, "c.numberOfVisibleItems > 0")
    evaluate(page, "c.next()")
    wait(page, "c.currentIndex === 1")


@pytest.mark.engines("all", usual="chromium")
def test_misspelt_markup_is_named_once_with_the_right_spelling(page, serve):
    body = carousel(3, loop="", item_style="coverflow", autoplay="", zoom="2", **{"class": "a", "data-loop": "", "aria-label": "Covers"})
    show_recorded(page, serve, body + carousel(3, loop="", transition_duration="400") + carousel(3, itemstyle="wheel", autoplay="5000"))
    assert warned(page, 7) == [
        'autoplay="": expected a number of seconds',
        'autoplay="5000": times are in seconds; did you mean 5?',
        'transition-duration="400": times are in seconds; did you mean 0.4?',
        'unknown attribute "itemstyle"; did you mean "item-style"?',
        'unknown attribute "loop"; did you mean "wrap"?',
        'unknown attribute "zoom"',
        'unknown style "coverflow"; did you mean "cover-flow"?',
    ]


def test_misspelt_properties_and_arguments_are_named(page, serve):
    show_recorded(page, serve, carousel(3))
    evaluate(page, "(c.options = { tillt: 1, spacing: 2 }, c.options.loop = 1, c.itemStyle = 'spiral', c.snap = 'proximty', 0)")
    evaluate(page, "(c.scrollTo('third'), c.scrollTo(), c.scrollTo({ item: 2 }), c.scrollTo(document.body), c.scrollTo(1, { duration: 400 }), 0)")
    evaluate(page, "(c.dataSource = { count: 3, element: () => null }, 0)")
    # Once each.
    evaluate(page, "(c.options.loop = 0, c.scrollTo('third'), 0)")
    assert warned(page, 9) == [
        "duration: 400: times are in seconds; did you mean 0.4?",
        'scrollTo takes an index, an element in an item, or { index }; it got "third"',
        "scrollTo takes an index, an element in an item, or { index }; it got <body>, which is in no item",
        'scrollTo takes an index, an element in an item, or { index }; it got {"item":2}',
        'the data source has no "numberOfItems"; it needs "numberOfItems" and "element(index)"',
        'unknown option "loop"; did you mean "wrap"?',
        'unknown option "tillt"; did you mean "tilt"?',
        'unknown style "spiral"',
        'unknown value of snap "proximty"; did you mean "proximity"?',
    ]


def test_attributes_among_the_options_are_named(page, serve):
    show_recorded(page, serve, carousel(3))
    evaluate(page, "(c.options = { gap: 8, itemsPerView: 2 }, 0)")
    assert warned(page, 2) == [
        '"gap" is no option of a style; set the attribute "gap"',
        '"itemsPerView" is no option of a style; set the attribute "items-per-view"',
    ]


def test_a_page_that_is_right_is_not_warned(page, serve):
    """And loads no names that might have been meant."""
    attributes = {"class": "a", "id": "b", "title": "c", "data-x": "", "aria-label": "d", "v-cloak": "", "tabindex": "0"}
    body = carousel(9, item_style="rotary", autoplay="0", wrap="", tilt="0.5", transition_duration="0.4", indicator="dots", **attributes)
    show_recorded(page, serve, body)
    evaluate(page, "(c.options = { spacing: 1.2, tilt: value => value }, c.options.arc = 3, c.scrollTo(2), c.scrollTo({ index: 3 }), 0)")
    evaluate(page, "(c.scrollTo(c.children[4]), c.scrollTo({ top: 0 }), c.scrollTo(0, 0), c.scrollTo(1, { duration: 0.2 }), 0)")
    evaluate(page, "(c.dataSource = ['a', 'b'], c.dataSource = { numberOfItems: () => 0, element: () => null }, c.dataSource = null, 0)")
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
    assert page.evaluate("[warnings, performance.getEntriesByType('resource').filter(({ name }) => name.includes('documents')).length]") == [[], 0]


def test_a_single_option_can_be_deleted(page, serve):
    show(page, serve, carousel(9, item_style="cover-flow"))
    angle = "getComputedStyle(c.shadowRoot.querySelectorAll('.item')[1]).transform"
    before = evaluate(page, angle)
    evaluate(page, "(c.options = { tilt: 0.2, spacing: 0.3 }, 0)")
    assert evaluate(page, angle) != before
    assert evaluate(page, "delete c.options.tilt && delete c.options.spacing") is True
    assert evaluate(page, "Object.keys(c.options)") == []
    assert evaluate(page, angle) == before
