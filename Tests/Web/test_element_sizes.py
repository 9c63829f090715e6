"""Lengths, edges and pages: several items side by side, aligned, contained and in groups."""

import pytest
from element_page import carousel, current, evaluate, offset, rest, show, wait

everywhere = pytest.mark.engines("all")

STYLE = """
swift-carousel { width: 1000px; height: 200px; margin: 0 }
swift-carousel > * { height: 100px; width: auto }
"""
#: The left and right edges of visible items from that of the carousel, by their text, in whole pixels.
EDGES = """Object.fromEntries([...c.children].filter(item => item.assignedSlot).map(item => {
  const { left, right } = item.getBoundingClientRect(), start = c.getBoundingClientRect().left
  return [item.textContent, [Math.round(left - start), Math.round(right - start)]]
}))"""


def items(count, **attributes):
    text = " ".join(f'{name.replace("_", "-")}="{value}"' for name, value in attributes.items())
    return f"<swift-carousel {text}>" + "".join(f"<article>{index}</article>" for index in range(count)) + "</swift-carousel>"


def settle(page):
    rest(page)
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    rest(page)


@everywhere
def test_items_fill_the_carousel_side_by_side_from_edge_to_edge(page, serve):
    show(page, serve, items(8, items_per_view=3, gap=20, insets="40 40", alignment="start", contain="", group_size=3), style=STYLE)
    settle(page)
    # (1000 - 80 + 20) / 3 - 20
    edges = evaluate(page, EDGES)
    assert [edges[name] for name in "012"] == [[40, 333], [353, 647], [667, 960]]
    evaluate(page, "c.next({ animated: false })")
    settle(page)
    assert evaluate(page, EDGES)["3"] == [40, 333]
    evaluate(page, "c.next({ animated: false })")
    settle(page)
    assert evaluate(page, EDGES)["7"] == [667, 960], "the last items end with the carousel"


def test_a_change_of_the_size_changes_the_length(page, serve):
    show(page, serve, items(8, items_per_view=2.5, alignment="start"), style=STYLE)
    settle(page)
    assert evaluate(page, EDGES)["0"] == [0, 400]
    evaluate(page, "c.style.width = '500px'")
    wait(page, "c.firstChild.offsetWidth === 200")
    settle(page)
    assert evaluate(page, EDGES)["1"] == [200, 400]
    evaluate(page, "c.itemsPerView = 2")
    settle(page)
    assert evaluate(page, EDGES)["1"] == [250, 500]


@pytest.mark.parametrize(("alignment", "left"), [("start", 0), ("center", 375), ("end", 750), ("0.2", 150)])
def test_alignments_are_words_or_shares(page, serve, alignment, left):
    show(page, serve, items(5, items_per_view=4, alignment=alignment), style=STYLE)
    settle(page)
    assert evaluate(page, EDGES)["0"] == [left, left + 250]


def test_what_does_not_fill_the_carousel_cannot_be_scrolled(page, serve):
    show(page, serve, items(3, items_per_view=4, contain="", controls="", indicator="dots", alignment="end"), style=STYLE)
    settle(page)
    assert evaluate(page, EDGES)["0"][0] == 250
    dots = "c.shadowRoot.querySelectorAll('.dot').length"
    button = "c.shadowRoot.querySelector('.previous')?.ariaDisabled"
    wait(page, f"{button} === 'true'")
    assert evaluate(page, dots) == 0
    evaluate(page, "c.itemsPerView = 2")
    wait(page, f"{dots} === 2 && {button} === 'false'")


@pytest.mark.parametrize("value", ["-1", "NaN", "many", "constructor", "1e400", ""])
def test_invalid_values_fall_back_to_the_default(page, serve, value):
    attributes = dict.fromkeys(["items_per_view", "gap", "insets", "alignment", "group_size"], value)
    show(page, serve, items(3, **attributes), style=STYLE)
    settle(page)
    assert current(page) == 0
    assert evaluate(page, "[c.itemsPerView, c.gap, c.alignment, c.groupSize].every(Number.isFinite)")


@everywhere
@pytest.mark.parametrize(("snap", "rests"), [("mandatory", [2, 2]), ("proximity", [2, None]), ("none", [None, None])])
def test_it_rests_where_it_snaps(page, serve, snap, rests):
    show(page, serve, items(8, items_per_view=2, alignment="start", snap=snap), style=STYLE)
    settle(page)
    left, top = evaluate(page, "(({ left, top }) => [left, top])(c.getBoundingClientRect())")
    for length, page_at_rest in zip([60, 200], rests, strict=True):
        evaluate(page, "c.scrollTo(2, { animated: false })")
        settle(page)
        # It rests before it is released, so that it does not flick.
        page.drag((left + 700, top + 50), (left + 700 - length, top + 50), seconds=0.3, rest=0.3)
        settle(page)
        there = offset(page)
        assert there == page_at_rest if page_at_rest else 2 < there < 2.5 and abs(there - 2 - length / 500) < 0.05


def test_snap_is_one_of_three_names(page, serve):
    show(page, serve, items(3), style=STYLE)
    evaluate(page, "(c.snap = 'none', 0)")
    assert evaluate(page, "[c.snap, c.getAttribute('snap')]") == ["none", "none"]
    evaluate(page, "(c.snap = null, 0)")
    assert evaluate(page, "[c.snap, c.getAttribute('snap')]") == ["mandatory", None]
    evaluate(page, "(c.snap = 'start', 0)")
    assert evaluate(page, "c.snap") == "mandatory"


@everywhere
@pytest.mark.parametrize(("height", "attributes"), [("100px", {}), ("50%", {}), ("100px", {"decorations": "reflection"})])
def test_resized_items_leave_no_resize_undelivered(page, serve, height, attributes):
    """The browser would report that to the page as an error."""
    show(page, serve, items(20, **attributes), style=f"{STYLE} swift-carousel > * {{ width: 300px; height: {height} }}")
    settle(page)
    for width in (60, 400, 30, 150):
        evaluate(page, f"[...c.children].forEach(item => (item.style.width = '{width}px'))")
        settle(page)
    assert page.take_errors() == []
