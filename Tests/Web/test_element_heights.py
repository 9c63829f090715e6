"""Items of different heights: where they rest across the axis, and a carousel that is as high as its current item."""

import pytest
from element_page import STEADY, current, evaluate, rest, show, wait

everywhere = pytest.mark.engines("all")

HEIGHTS = [80, 200, 120, 260, 40]
STYLE = """
swift-carousel { width: 600px; height: auto; margin: 0 }
p { margin: 0 }
article { width: 200px; box-sizing: border-box }
""" + "".join(f"article:nth-child({index + 1}) {{ height: {height}px }}\n" for index, height in enumerate(HEIGHTS))
#: The upper and lower edges of visible items from that of the carousel, in whole pixels.
EDGES = """Object.fromEntries([...c.children].filter(item => item.assignedSlot).map((item, index) => {
  const { top, bottom } = item.getBoundingClientRect(), start = c.getBoundingClientRect().top
  return [index, [Math.round(top - start), Math.round(bottom - start)]]
}))"""
#: Notes the height of the carousel, and where the text below it is, after each frame.
WATCH = """(window.heights = [], requestAnimationFrame(function look() {
  const height = c.offsetHeight
  if (heights.at(-1) !== height) heights.push(height)
  if (below.getBoundingClientRect().top !== c.getBoundingClientRect().bottom) heights.push('apart')
  requestAnimationFrame(look)
}), 0)"""


def articles(count=5, text="", attributes=""):
    return f"<swift-carousel {attributes}>" + f"<article>{text}</article>" * count + "</swift-carousel><p id=below>Below</p>"


def settle(page):
    for _ in range(2):
        rest(page)
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


@pytest.mark.engines("all", usual="first")
@pytest.mark.parametrize("area", [False, True])
@pytest.mark.parametrize("style", ["linear", "scaled-cover-flow"])
def test_items_rest_on_one_line(page, serve, style, area):
    extra = "swift-carousel { height: 300px } " + ("article { max-width: 100% }" if area else "")
    show(page, serve, articles(attributes=f"item-style={style} cross-alignment=start"), style=STYLE + extra)
    settle(page)
    assert [evaluate(page, EDGES)[str(index)][0] for index in range(3)] == [0, 0, 0]
    assert evaluate(page, EDGES)["0"] == [0, 80]
    evaluate(page, "(c.crossAlignment = 'end', 0)")
    settle(page)
    assert [evaluate(page, EDGES)[str(index)][1] for index in range(3)] == [300, 300, 300]
    evaluate(page, "(c.removeAttribute('cross-alignment'), 0)")
    settle(page)
    assert [sum(evaluate(page, EDGES)[str(index)]) for index in range(3)] == [pytest.approx(300, abs=1)] * 3


@pytest.mark.engines("all", usual="first")
@pytest.mark.parametrize("area", [False, True])
def test_stretched_items_are_as_high_as_the_carousel(page, serve, area):
    extra = "swift-carousel { height: 300px } article { height: auto !important; background: red } " + ("article { max-width: 100% }" if area else "")
    show(page, serve, articles(attributes="cross-alignment=stretch gap=10", text="text"), style=STYLE + extra)
    settle(page)
    assert [evaluate(page, EDGES)[str(index)] for index in range(3)] == [[0, 300]] * 3
    evaluate(page, "(c.style.height = '150px', 0)")
    settle(page)
    assert [evaluate(page, EDGES)[str(index)] for index in range(3)] == [[0, 150]] * 3
    evaluate(page, "(c.crossAlignment = 'start', 0)")
    settle(page)
    low = evaluate(page, EDGES)["0"][1]
    assert low < 60, "they have their own height again"
    extra = extra.replace("article {", "article { width: auto !important;")
    show(page, serve, articles(attributes="cross-alignment=stretch vertical", text="text"), style=STYLE + extra)
    settle(page)
    assert evaluate(page, "[c.children[0].offsetWidth, c.children[0].offsetHeight]") == [600, low]


@pytest.mark.engines("all", usual="first")
@pytest.mark.parametrize("css", ["article { max-width: 100% }", "article { min-height: 10% }"])
def test_items_that_refer_to_the_carousel_share_it_too(page, serve, css):
    style = "swift-carousel { width: 600px; height: 300px; margin: 0 } article { width: auto; height: 50px }" + css
    show(page, serve, articles(attributes="items-per-view=3 gap=30"), style=style)
    settle(page)
    assert evaluate(page, "[...c.children].slice(0, 3).map(item => [item.offsetWidth, item.offsetHeight])") == [[180, 50]] * 3


@everywhere
def test_the_height_follows_the_current_item(page, serve):
    body = '<script src="steady.js"></script>' + articles(attributes="auto-height cross-alignment=start")
    show(page, serve, body, style=STYLE, **{"steady.js": STEADY})
    settle(page)
    evaluate(page, WATCH)
    assert evaluate(page, "c.offsetHeight") == 80
    for index in (1, 2, 3, 4, 0):
        evaluate(page, f"(heights.length = 0, c.scrollTo({index}), 0)")
        settle(page)
        wait(page, f"c.offsetHeight === {HEIGHTS[index]}")
        heights = evaluate(page, "heights")
        assert len(heights) > 6, "it moves there"
        assert heights in (sorted(heights), sorted(heights, reverse=True)), "without a detour, and what is below follows"
        assert evaluate(page, EDGES)[str(index)] == [0, HEIGHTS[index]]
    assert page.take_errors() == []


@everywhere
def test_the_height_begins_with_that_of_the_current_item(page, serve):
    show(page, serve, articles(attributes="auto-height current-index=3"), style=STYLE)
    settle(page)
    assert evaluate(page, "c.offsetHeight") == 260
    evaluate(page, "(c.autoHeight = false, 0)")
    settle(page)
    assert evaluate(page, "c.offsetHeight") == 80, "that of the first item"
    evaluate(page, "(c.setAttribute('auto-height', ''), 0)")
    wait(page, "c.offsetHeight === 260")
    evaluate(page, "(c.vertical = true, 0)")
    settle(page)
    assert evaluate(page, "c.offsetHeight") == 240, "room for three items"
    evaluate(page, "(c.vertical = false, 0)")
    wait(page, "c.offsetHeight === 260")


@everywhere
def test_text_that_wraps_or_grows_changes_the_height(page, serve):
    style = "swift-carousel { width: 600px; height: auto; margin: 0 } article { height: auto; font: 20px/30px monospace }"
    html = articles(3, "word " * 30, "auto-height cross-alignment=start items-per-view=1")
    show(page, serve, html, style=style)
    settle(page)
    wide = evaluate(page, "c.offsetHeight")
    assert wide == evaluate(page, "c.children[0].offsetHeight") and evaluate(page, "c.children[0].offsetWidth") == 600
    evaluate(page, "(c.style.width = '200px', 0)")
    wait(page, "c.offsetHeight === c.children[0].offsetHeight")
    settle(page)
    narrow = evaluate(page, "c.offsetHeight")
    assert narrow > 2 * wide and narrow % 30 == 0
    evaluate(page, "(c.children[0].append(' more'.repeat(20)), 0)")
    wait(page, f"c.offsetHeight > {narrow} && c.offsetHeight === c.children[0].offsetHeight")
    settle(page)
    assert evaluate(page, EDGES)["0"][0] == 0 and page.take_errors() == []


def test_reduced_motion_changes_the_height_at_once(page, serve):
    page.emulate(reduced_motion=True)
    show(page, serve, articles(attributes="auto-height"), style=STYLE)
    settle(page)
    evaluate(page, WATCH)
    evaluate(page, "(heights.length = 0, c.scrollTo(3), 0)")
    wait(page, "c.offsetHeight === 260")
    assert set(evaluate(page, "heights")) <= {80, 260}


@pytest.mark.engines("all", usual="first")
@pytest.mark.parametrize("css", ["article { height: 50% !important }", "article { height: 100% !important }", "article { aspect-ratio: 2; height: auto !important; width: 90% }", "article { height: 100cqh !important }", "article { height: 50cqh !important; min-height: 10px }"])
def test_items_whose_height_depends_on_the_carousel_settle(page, serve, css):
    show(page, serve, articles(text="text", attributes="auto-height"), style=STYLE + css)
    settle(page)
    heights = []
    for _ in range(3):
        settle(page)
        heights.append(evaluate(page, "c.offsetHeight"))
    assert len(set(heights)) == 1 and current(page) == 0 and page.take_errors() == []
