"""Settings by custom properties, which media and container queries change."""

import pytest
from element_page import evaluate, offset, rest, show, wait

everywhere = pytest.mark.engines("all")

ITEMS = "".join(f"<article>{index}</article>" for index in range(8))
BASE = "swift-carousel { display: block; height: 200px; margin: 0 } article { width: auto; height: 100px }"
#: The distance between the first two items, and the left edge of the first one.
EDGES = """(([a, b]) => [Math.round(a.getBoundingClientRect().left - c.getBoundingClientRect().left),
  Math.round(b.getBoundingClientRect().left - a.getBoundingClientRect().left)])(c.children)"""


@everywhere
def test_a_container_query_changes_what_fits(page, serve):
    style = BASE + """
      main { container-type: inline-size; width: 900px }
      swift-carousel { --carousel-items-per-view: 3; --carousel-alignment: start; --carousel-insets: 10px 10px }
      @container (max-width: 600px) { swift-carousel { --carousel-items-per-view: 1.5; --carousel-gap: 20px } }
    """
    show(page, serve, f"<main><swift-carousel>{ITEMS}</swift-carousel></main>", style=style)
    rest(page)
    assert evaluate(page, "[c.itemsPerView, c.gap, c.alignment, c.insets]") == [3, 0, 0, {"x": 10, "y": 10}]
    assert evaluate(page, EDGES) == [10, 293]
    evaluate(page, "(document.querySelector('main').style.width = '500px', 0)")
    wait(page, "c.itemsPerView === 1.5 && c.gap === 20")
    rest(page)
    # (500 - 20 + 20) / 1.5
    wait(page, f"({EDGES}).join() === '10,333'")


@everywhere
def test_a_change_of_style_is_seen_without_a_change_of_size(page, serve):
    show(page, serve, f"<swift-carousel>{ITEMS}</swift-carousel>", style=BASE + """
      .tall { --carousel-vertical: true; --carousel-item-style: wheel; --carousel-snap: none; --carousel-autoscroll: 0 }
    """)
    rest(page)
    assert evaluate(page, "[c.vertical, c.itemStyle, c.snap]") == [False, "linear", "mandatory"]
    evaluate(page, "(c.className = 'tall', 0)")
    wait(page, "c.vertical && c.itemStyle === 'wheel' && c.snap === 'none'")
    evaluate(page, "(c.className = '', 0)")
    wait(page, "!c.vertical && c.itemStyle === 'linear' && c.snap === 'mandatory'")


def test_a_page_has_a_flat_style_for_reduced_motion(page, serve):
    show(page, serve, f"<swift-carousel>{ITEMS}</swift-carousel>", style=BASE + """
      swift-carousel { --carousel-item-style: cover-flow }
      @media (prefers-reduced-motion: reduce) { swift-carousel { --carousel-item-style: linear } }
    """)
    wait(page, "c.itemStyle === 'cover-flow'")
    page.emulate(reduced_motion=True)
    wait(page, "c.itemStyle === 'linear'")
    page.emulate(reduced_motion=False)
    wait(page, "c.itemStyle === 'cover-flow'")


@pytest.mark.engines("all", usual="chromium")
def test_attributes_win_and_properties_read_what_is_in_effect(page, serve):
    show(page, serve, f"<swift-carousel gap='8'>{ITEMS}</swift-carousel>", style=BASE + "swift-carousel { --carousel-gap: 30px }")
    assert evaluate(page, "c.gap") == 8
    evaluate(page, "(c.removeAttribute('gap'), 0)")
    assert evaluate(page, "c.gap") == 30
    evaluate(page, "(c.gap = 5, 0)")
    assert evaluate(page, "c.gap") == 5


def test_carousels_within_items_do_not_inherit(page, serve):
    inner = "<div><swift-carousel id='inner'><b>1</b><b>2</b></swift-carousel></div>"
    show(page, serve, f"<swift-carousel id='outer'>{inner}{ITEMS}</swift-carousel>", style=BASE + """
      #outer { --carousel-items-per-view: 2; --carousel-vertical: true } #outer > * { width: 200px }
      #inner { height: 90px; width: 180px } b { width: 40px; height: 40px }
    """)
    wait(page, "outer.itemsPerView === 2")
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert evaluate(page, "[inner.itemsPerView, inner.vertical]") == [0, False]
    wait(page, "inner.firstChild.offsetHeight === 40 && inner.firstChild.offsetWidth === 40")


def test_a_moving_carousel_reads_no_styles(page, serve):
    show(page, serve, f"<swift-carousel>{ITEMS}</swift-carousel>", style=BASE + "swift-carousel { --carousel-gap: 30px }")
    rest(page)
    evaluate(page, """(window.reads = 0, window.read = CSSStyleDeclaration.prototype.getPropertyValue,
      CSSStyleDeclaration.prototype.getPropertyValue = function (...name) { reads++; return read.apply(this, name) }, 0)""")
    evaluate(page, "c.scrollTo(6)")
    rest(page)
    assert offset(page) == 6 and page.evaluate("reads") == 0


@pytest.mark.engines("all", usual="chromium")
def test_a_misspelt_value_is_named(page, serve):
    record = "window.warnings = []; console.warn = text => warnings.push(text)"
    show(page, serve, f'<script src="record.js"></script><swift-carousel>{ITEMS}</swift-carousel>',
         style=BASE + "swift-carousel { --carousel-item-style: coverflow }", **{"record.js": record})
    wait(page, "warnings.length")
    assert page.evaluate("warnings") == [
        'swift-carousel: unknown value of --carousel-item-style "coverflow"; did you mean "cover-flow"?'
    ]
    assert evaluate(page, "c.itemStyle") == "linear"
