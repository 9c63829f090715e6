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


#: The widths of the books on a shelf.
WIDTHS = [120, 60, 200, 90, 300, 150, 80, 240, 100, 180, 70, 220]


#: As a style sheet.
SHELF = STYLE + "".join(f"swift-carousel > :nth-child({index + 1}) {{ width: {each}px }}\n" for index, each in enumerate(WIDTHS))


def books(**attributes):
    """Returns a carousel with items of these widths."""
    return items(len(WIDTHS), item_sizing="measured", **attributes)


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


@pytest.mark.complete("rest")
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


@pytest.mark.complete("rest")
@pytest.mark.parametrize("value", ["-1", "NaN", "many", "constructor", "1e400", ""])
def test_invalid_values_fall_back_to_the_default(page, serve, value):
    attributes = dict.fromkeys(["items_per_view", "gap", "insets", "alignment", "group_size"], value)
    show(page, serve, items(3, **attributes), style=STYLE)
    settle(page)
    assert current(page) == 0
    assert evaluate(page, "[c.itemsPerView, c.gap, c.alignment, c.groupSize].every(Number.isFinite)")


@pytest.mark.complete("rest")
@pytest.mark.engines("all", usual="chromium")
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


@pytest.mark.engines("all", usual="first")
@pytest.mark.parametrize(("height", "attributes"), [("100px", {}), ("50%", {}), ("100px", {"decorations": "reflection"})])
def test_resized_items_leave_no_resize_undelivered(page, serve, height, attributes):
    """The browser would report that to the page as an error."""
    show(page, serve, items(20, **attributes), style=f"{STYLE} swift-carousel > * {{ width: 300px; height: {height} }}")
    settle(page)
    for width in (60, 400, 30, 150):
        evaluate(page, f"[...c.children].forEach(item => (item.style.width = '{width}px'))")
        settle(page)
    assert page.take_errors() == []


@everywhere
def test_measured_items_stand_side_by_side_each_with_its_own_width(page, serve):
    show(page, serve, books(gap=10, alignment="start", contain=""), style=SHELF)
    settle(page)
    edges = evaluate(page, EDGES)
    left = 0
    for index, width in enumerate(WIDTHS[:6]):
        assert edges[str(index)] == [left, left + width]
        left += width + 10
    evaluate(page, "c.scrollTo(4, { animated: false })")
    settle(page)
    assert evaluate(page, EDGES)["4"] == [0, 300] and offset(page) == 4
    evaluate(page, "c.scrollTo(11, { animated: false })")
    settle(page)
    assert evaluate(page, EDGES)["11"] == [780, 1000], "the last one ends with the carousel"


@pytest.mark.engines("all", usual="first")
@pytest.mark.parametrize(("html", "attributes"), [("", {"vertical": ""}), (' dir="rtl"', {}), ("", {"wrap": ""}), ("", {"item_style": "path"})])
def test_measured_items_touch_in_all_directions(page, serve, html, attributes):
    """Neighbours touch, whatever the direction is; on a path they follow its course."""
    style = SHELF + "swift-carousel { height: 600px }"
    if "vertical" in attributes:
        style = style.replace("width: ", "width: 50px; height: ")
    show(page, serve, books(**attributes), html=html, style=style)
    settle(page)
    evaluate(page, "c.scrollTo(3, { animated: false })")
    settle(page)
    rects = evaluate(
        page,
        """Object.fromEntries([...c.children].filter(item => item.assignedSlot).map(item => {
          const { left, right, top, bottom } = item.getBoundingClientRect()
          return [item.textContent, [left, right, top, bottom]]
        }))""",
    )
    if "item_style" in attributes:
        middles = {name: (rect[0] + rect[1]) / 2 for name, rect in rects.items()}
        # Along the hill they are a little closer than side by side.
        assert (middles["4"] - middles["3"]) / (middles["3"] - middles["2"]) == pytest.approx(195 / 145, rel=0.1)
        return
    end, start = (3, 2) if "vertical" in attributes else (0, 1) if html else (1, 0)
    for index in (1, 2, 3, 4):
        assert rects[str(index)][end] == pytest.approx(rects[str(index + 1)][start], abs=0.6)
    if "wrap" in attributes:
        evaluate(page, "c.scrollTo(0, { animated: false })")
        settle(page)
        edges = evaluate(page, EDGES)
        assert edges["11"][1] == edges["0"][0]


@pytest.mark.complete("rest")
@pytest.mark.engines("all", usual="first")
@pytest.mark.parametrize("item_style", ["linear-3d", "cover-flow", "cover-flow-2", "scaled-cover-flow", "stack", "time-machine", "inverted-time-machine"])
def test_measured_items_fit_all_styles(page, serve, item_style):
    show(page, serve, books(item_style=item_style), style=SHELF)
    settle(page)
    for at in (4, 7, 11, 0):
        evaluate(page, f"c.scrollTo({at}, {{ animated: false }})")
        settle(page)
        left, right = evaluate(page, EDGES)[str(at)]
        # The current one rests in the middle. Behind the front of some styles, it is seen smaller.
        assert (left + right) / 2 == pytest.approx(500, abs=1) and current(page) == at
    assert page.take_errors() == []


@everywhere
def test_an_item_that_grows_moves_its_neighbours_and_not_the_current_one(page, serve):
    show(page, serve, books(alignment="start"), style=SHELF)
    evaluate(page, "c.scrollTo(3, { animated: false })")
    settle(page)
    before = evaluate(page, EDGES)
    evaluate(page, "c.children[4].style.width = '400px'")
    settle(page)
    after = evaluate(page, EDGES)
    assert after["3"] == before["3"] and after["4"] == [before["4"][0], before["4"][1] + 100]
    assert after["5"] == [edge + 100 for edge in before["5"]]
    evaluate(page, "(c.children[2].textContent = 'text that is longer', c.children[2].style.width = '50px', c.children[2].textContent = '2')")
    settle(page)
    assert evaluate(page, EDGES)["3"] == before["3"] and evaluate(page, EDGES)["2"] == [-50, 0]
    assert current(page) == 3 and page.take_errors() == []


def test_a_picture_that_arrives_moves_its_neighbours(page, serve):
    show(page, serve, "<swift-carousel item-sizing=measured alignment=start>" + "<img>" * 6 + "</swift-carousel>", style=STYLE + "img { display: block }")
    settle(page)
    evaluate(
        page,
        """[...c.children].forEach((image, index) => {
          const width = 50 + 20 * index
          image.src = `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="100"/>`
        })""",
    )
    wait(page, "[...c.children].every(image => image.offsetWidth > 40)")
    settle(page)
    lefts = evaluate(page, "[...c.children].map(image => Math.round(image.getBoundingClientRect().left))")
    assert lefts == [0, 50, 120, 210, 320, 450]


@pytest.mark.engines("all", usual="chromium")
def test_items_without_a_length_take_that_of_items_per_view(page, serve):
    html = books(items_per_view=4, alignment="start").replace("<article>1", "<article>", 1)
    show(page, serve, html, style=SHELF.replace("60px", "auto"))
    settle(page)
    edges = evaluate(page, EDGES)
    assert edges["0"] == [0, 120] and edges["2"] == [370, 570]


SOURCE = """c.dataSource = {
  numberOfItems: 1e6,
  lengthOfItem: index => 50 + index * 7919 % 200,
  element(index, reused) {
    const item = reused ?? document.createElement('article')
    item.textContent = index
    item.style.width = 50 + index * 7919 % 200 + 'px'
    return item
  },
}"""


@pytest.mark.engines("all", usual="chromium")
def test_a_million_items_have_lengths_of_their_own(page, serve):
    show(page, serve, items(0, item_sizing="measured", alignment="start"), style=STYLE)
    evaluate(page, f"({SOURCE}, window.asked = 0, c.dataSource.lengthOfItem = index => {{ asked++; return 50 + index * 7919 % 200 }}, c.reloadData())")
    settle(page)
    places = """[...c.children].filter(item => item.assignedSlot?.parentElement.checkVisibility())
      .map(item => [+item.textContent, Math.round(item.getBoundingClientRect().left - c.getBoundingClientRect().left)])
      .sort(([a], [b]) => a - b)"""
    for at in (0, 700_000, 999_000, 3):
        evaluate(page, f"(asked = 0, c.scrollTo({at}, {{ animated: false }}))")
        settle(page)
        placed = dict(evaluate(page, places))
        assert placed[at] == 0 and current(page) == at
        assert {at, at + 1, at + 2} <= placed.keys()
        for index, left in placed.items():
            if index + 1 in placed:
                assert placed[index + 1] - left == 50 + index * 7919 % 200, "they touch"
        assert evaluate(page, "asked") < 400, "only what is visible is measured"


@pytest.mark.complete("rest")
@pytest.mark.engines("all", usual="chromium")
@pytest.mark.parametrize("length", ["-5", "0", "NaN", "Infinity", "undefined", "'wide'", "10n", "Symbol()", "{ valueOf() { throw Error('no') } }"])
def test_lengths_that_are_none_count_as_those_of_the_elements(page, serve, length):
    show(page, serve, items(0, item_sizing="measured", alignment="start"), style=STYLE + "article { width: 40px !important }")
    evaluate(page, f"({SOURCE}, c.dataSource.lengthOfItem = index => index === 1 ? {length} : 100, c.reloadData())")
    settle(page)
    edges = evaluate(page, EDGES)
    taken = 10 if length == "10n" else 40
    # The elements stay 40 pixels wide, in the middle of their room.
    lefts = [30, 100 + taken / 2 - 20, 100 + taken + 30]
    assert [edges[name] for name in "012"] == [[left, left + 40] for left in lefts]
    if "()" in length:
        assert page.take_errors(), "a mistake is reported"


@everywhere
def test_sizes_that_follow_that_of_the_carousel_settle(page, serve):
    """The carousel is as wide as its content, which is as wide as half of the carousel."""
    style = SHELF + "swift-carousel { width: fit-content; max-width: 900px } article { width: 50% !important; min-width: 60px }"
    show(page, serve, books(), style=style)
    settle(page)
    widths = [evaluate(page, "[c.offsetWidth, c.children[0].offsetWidth]") for _ in range(2) if settle(page) is None]
    assert widths[0] == widths[1] and page.take_errors() == []


@everywhere
def test_items_that_resize_themselves_by_turns_do_not_hold_up_the_page(page, serve):
    show(page, serve, books(contain="", alignment="start"), style=SHELF)
    settle(page)
    evaluate(
        page,
        """(window.turns = 0,
          new ResizeObserver(([{ target }]) => requestAnimationFrame(() => {
            if (turns++ < 40) target.style.width = turns % 2 ? '310px' : '90px'
          })).observe(c.children[0]))""",
    )
    page.wait_for("turns > 40")
    settle(page)
    assert offset(page) == 0 and evaluate(page, EDGES)["0"] == [0, 90] and page.take_errors() == []


def test_the_item_sizing_can_change_at_any_time(page, serve):
    show(page, serve, books(items_per_view=4), style=SHELF)
    settle(page)
    evaluate(page, "c.scrollTo(3, { animated: false })")
    settle(page)
    assert evaluate(page, "[c.itemSizing, ...[3, 4].map(index => c.children[index].offsetWidth)]") == ["measured", 90, 300]
    evaluate(page, "(c.itemSizing = 'uniform', 0)")
    settle(page)
    assert current(page) == 3 and evaluate(page, EDGES)["4"][0] - evaluate(page, EDGES)["3"][0] == 250
    evaluate(page, "(c.itemSizing = 'measured', 0)")
    settle(page)
    assert current(page) == 3 and evaluate(page, EDGES)["4"][0] == evaluate(page, EDGES)["3"][1]


@pytest.mark.complete("rest")
@pytest.mark.engines("all", usual="chromium")
@pytest.mark.parametrize("wraps", [False, True])
def test_measured_placeholders_stand_beside_the_items_by_their_own_widths(page, serve, wraps):
    html = items(3, item_sizing="measured", gap=10, alignment="start", wrap=str(wraps).lower())
    html = html.replace("<article>", '<b slot="placeholder">before</b><b slot="placeholder">after</b><article>', 1)
    style = STYLE + "b:first-of-type { width: 40px } b:last-of-type { width: 70px } " + "".join(f"article:nth-of-type({index + 1}) {{ width: {width}px }}\n" for index, width in enumerate([120, 60, 200]))
    show(page, serve, html, style=style)
    settle(page)
    row = {"before": [-50, -10], "0": [0, 120], "1": [130, 190], "2": [200, 400], "after": [410, 480]}
    edges = {name: edge for name, edge in evaluate(page, EDGES).items() if name in row}
    if wraps:
        assert edges.keys().isdisjoint({"before", "after"}) and [edges[name] for name in "01"] == [row[name] for name in "01"]
        return
    assert edges == row
    evaluate(page, "c.scrollTo(2, { animated: false })")
    settle(page)
    assert evaluate(page, EDGES) == {name: [edge - 200 for edge in edges] for name, edges in row.items()}
    evaluate(page, "(document.querySelector('b').style.width = '90px', 0)")
    settle(page)
    assert evaluate(page, EDGES) == {name: [edge - 200 for edge in edges] for name, edges in (row | {"before": [-100, -10]}).items()}
    assert current(page) == 2


@pytest.mark.complete("rest")
@pytest.mark.engines("all", usual="chromium")
@pytest.mark.parametrize("style", ["", "article { height: auto }", "article { height: 50% }", "article { height: 80%; max-width: 100% }"])
@pytest.mark.parametrize("content", ["", "x"])
def test_an_empty_item_has_the_length_that_items_per_view_gives(page, serve, style, content):
    html = f"<swift-carousel items-per-view=4 gap=20 alignment=start>{f'<article>{content}</article>' * 8}</swift-carousel>"
    show(page, serve, html, style="swift-carousel { width: 1000px; height: 200px; margin: 0 } " + style)
    settle(page)
    rects = "[...c.children].slice(0, 4).map(item => item.getBoundingClientRect()).map(({ left, width }) => [Math.round(left), Math.round(width)])"
    assert evaluate(page, rects) == [[255 * index, 235] for index in range(4)]


#: Sizes that depend on the carousel's, which depends on theirs.
TURNS = {
    "as many as fit in a flex row": ("items-per-view=4", "main { display: flex } article { height: 100px }", [1440, 360]),
    "two in a flex row": ("items-per-view=2", "main { display: flex } article { height: 100px }", [1440, 720]),
    "as many as fit in a column": ("items-per-view=4 vertical", "article { width: 100px; height: 40px }", [1440, 100]),
    "two in a column": ("items-per-view=2 vertical", "article { width: 100px; height: 40px }", [1440, 100]),
    "a share of the width": ("", "main { display: flex } article { width: calc(300px - 20cqw); height: 100px }", [1440, 12]),
    "a share of the height": ("", "article { width: 200px; height: 50cqh; min-height: 60px }", [1440, 200]),
    "a share of a column": ("vertical", "article { width: 200px; height: 50cqh; min-height: 60px }", [1440, 200]),
    "a percentage": ("", "main { display: flex } article { width: 50%; min-width: 60px; height: 100px }", [1440, 720]),
    "a ratio": ("items-per-view=3", "article { aspect-ratio: 1 }", [1440, 480]),
    "a container query": (
        "",
        "article { width: 300px; height: 100px } main { container-type: inline-size } @container (width > 500px) { article { width: 50cqw } }",
        [1440, 720],
    ),
}
#: Notes the sizes of the carousel and its first item, as each resize observer hears them.
HEARD = """
const heard = { host: new Set(), item: new Set() }, Observer = ResizeObserver
addEventListener('error', ({ message }) => heard.item.add(message))
window.heard = heard
window.ResizeObserver = class extends Observer {
  constructor(listener) {
    super((entries, observer) => {
      const host = document.querySelector('swift-carousel'), item = host.children[0]
      heard.host.add([host.clientWidth, host.clientHeight].join())
      heard.item.add([item.offsetWidth, item.offsetHeight].join())
      listener(entries, observer)
    })
  }
}"""


@pytest.mark.engines("all", usual="first")
@pytest.mark.parametrize("what", TURNS)
def test_sizes_that_change_by_turns_settle_within_two_layouts(page, serve, what):
    attributes, style, widths = TURNS[what]
    html = f'<script src="heard.js"></script><main><swift-carousel {attributes}>{"<article>x</article>" * 8}</swift-carousel></main>'
    show(page, serve, html, style="swift-carousel { height: auto; margin: 0 } " + style, **{"heard.js": HEARD})
    settle(page)
    assert evaluate(page, "[c.clientWidth, c.children[0].offsetWidth]") == widths
    heard = page.evaluate("({ host: [...heard.host], item: [...heard.item] })")
    assert len(heard["host"]) <= 2 and len(heard["item"]) <= 2, heard
    assert evaluate(page, "c.clientHeight > 0") and page.take_errors() == []
