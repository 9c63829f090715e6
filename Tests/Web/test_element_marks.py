"""Marks on the author's own elements, and what lies in front by a custom property."""

import pytest
from element_page import cards, carousel, current, evaluate, frames, rest, show, wait
from test_element_morph import morph, shown

everywhere = pytest.mark.engines("all")

#: The marks of each child by its number, without those that have none.
MARKS = """Object.fromEntries([...c.children].filter(child => child.hasAttribute('data-carousel-mark'))
  .map(child => [child.id.replace('card', ''), child.getAttribute('data-carousel-mark')]))"""
STYLE = """
swift-carousel { width: 600px }
.card h3 { color: rgb(0 0 0) }
[data-carousel-mark~=current] h3 { color: rgb(255 0 0) }
[data-carousel-mark~=previous] h3 { color: rgb(0 255 0) }
[data-carousel-mark~=next] h3 { color: rgb(0 0 255) }
"""
COLORS = "a.map(n => getComputedStyle(c.children[n].querySelector('h3')).color.match(/\\d+/g).map(value => value / 255).join(''))"


def marks(page):
    return evaluate(page, MARKS)


@everywhere
@pytest.mark.main_path
def test_style_sheets_reach_inside_of_items_by_their_marks(page, serve):
    show(page, serve, carousel(cards(9, "<h3>Title</h3>"), marks="", wrap="false"), style=STYLE)
    assert marks(page) == {"0": "current visible", "1": "next visible"}
    assert evaluate(page, COLORS, [0, 1, 2]) == ["100", "001", "000"]
    evaluate(page, "c.scrollTo(4, { animated: false })")
    rest(page)
    assert marks(page) == {"3": "previous visible", "4": "current visible", "5": "next visible"}
    assert evaluate(page, COLORS, [2, 3, 4, 5, 6]) == ["000", "010", "100", "001", "000"]
    # Of what is partly inside, a part is visible; with the offset, another item becomes current at a half.
    evaluate(page, "(c.scrollOffset = 4.4)")
    frames(page, 2)
    assert marks(page) == {"3": "previous visible", "4": "current visible", "5": "next visible", "6": "visible"}
    evaluate(page, "c.removeAttribute('marks')")
    assert marks(page) == {}
    evaluate(page, "c.marks = true")
    assert marks(page)["4"] == "current visible"


@everywhere
def test_items_that_come_and_go_are_marked_while_they_are_shown(page, serve):
    show(page, serve, carousel(40, marks="", wrap="false"), style=STYLE)
    evaluate(page, "c.scrollTo(30, { animated: false })")
    rest(page)
    assert marks(page) == {"29": "previous visible", "30": "current visible", "31": "next visible"}
    evaluate(page, "(window.gone = c.children[30], gone.remove())")
    rest(page)
    assert page.evaluate("gone.hasAttribute('data-carousel-mark')") is False
    assert marks(page) == {"29": "previous visible", "31": "current visible", "32": "next visible"}
    evaluate(page, "(window.all = [...c.children], c.remove())")
    page.wait_for("all.every(child => !child.hasAttribute('data-carousel-mark'))")


def test_neighbours_are_those_around_the_ends_where_it_wraps(page, serve):
    show(page, serve, carousel(9, marks="", wrap=""), style=STYLE)
    assert marks(page) == {"8": "previous visible", "0": "current visible", "1": "next visible"}
    evaluate(page, "c.replaceChildren(...[...c.children].slice(0, 2))")
    rest(page)
    assert {n: words.replace(" visible", "") for n, words in marks(page).items()} == {"0": "current", "1": "previous next"}


def test_elements_of_a_data_source_and_copies_are_marked(page, serve):
    show(page, serve, carousel(0, marks="", wrap="false"), style=STYLE)
    evaluate(page, """c.dataSource = { numberOfItems: 9, element(index, old) {
        const card = old ?? Object.assign(document.createElement('div'), { className: 'card' })
        card.id = 'card' + index
        return card
      } }""")
    rest(page)
    evaluate(page, "c.scrollTo(3, { animated: false })")
    rest(page)
    assert marks(page) == {"2": "previous visible", "3": "current visible", "4": "next visible"}
    evaluate(page, "(c.dataSource = null, c.replaceChildren())")
    evaluate(page, "(c.wrap = true, c.toggleAttribute('copies'), c.innerHTML = a)", cards(3))
    rest(page)
    counts = """['current', 'previous', 'next'].map(word => c.querySelectorAll(`[data-carousel-mark~=${word}]`).length)"""
    assert evaluate(page, counts) == [1, 1, 1]
    # The marks of originals are not copied, and copies are not made anew because of them.
    evaluate(page, "window.copies = [...c.querySelectorAll('[data-carousel-copy]')]")
    evaluate(page, "(c.marks = false, c.marks = true)")
    frames(page, 2)
    assert evaluate(page, counts) == [1, 1, 1]
    assert page.evaluate("copies.length && copies.every(copy => copy.isConnected)")


@everywhere
def test_marks_that_a_library_removes_are_back_in_the_next_frame(page, serve):
    html = carousel(9, marks="", wrap="false")
    shown(page, serve, html)
    before = marks(page)
    assert before["0"] == "current visible"
    morph(page, html)
    wait(page, "c.children[0].dataset.carouselMark === 'current visible'")
    assert marks(page) == before


def test_a_page_that_always_removes_marks_is_not_blocked(page, serve):
    show(page, serve, carousel(5, marks="", wrap="false"))
    removals = evaluate(page, """(async () => {
        const child = c.children[0]
        let removals = 1
        new MutationObserver(() => {
          if (child.hasAttribute('data-carousel-mark')) removals += 1, child.removeAttribute('data-carousel-mark')
        }).observe(child, { attributes: true })
        child.removeAttribute('data-carousel-mark')
        for (let frame = 0; frame < 10; frame++) await new Promise(done => requestAnimationFrame(done))
        return removals
      })()""")
    # They are back in the next frame: once in each.
    assert 2 <= removals <= 11
    evaluate(page, "c.scrollTo(2, { animated: false })")
    wait(page, "c.children[2].dataset.carouselMark === 'current visible'")


def test_marks_are_written_only_when_they_change(page, serve):
    show(page, serve, carousel(9, marks="", wrap="false"), style=STYLE)
    evaluate(page, """(window.writes = [], new MutationObserver(records => writes.push(...records.map(({ target }) => target.id)))
      .observe(c, { subtree: true, attributeFilter: ['data-carousel-mark'] }))""")
    evaluate(page, "(c.scrollOffset = 0.1)")
    frames(page, 2)
    evaluate(page, "(c.scrollOffset = 0.2)")
    frames(page, 2)
    assert page.evaluate("writes") == ["card2"]


def test_a_page_without_marks_has_none(page, serve):
    show(page, serve, carousel(5))
    assert marks(page) == {}
    assert evaluate(page, "c.marks") is False


def test_a_list_has_no_marks(page, serve):
    show(page, serve, carousel(9, marks="", wrap="false"), style=STYLE)
    assert current(page) == 0
    evaluate(page, "c.asList = true")
    wait(page, "c.shadowRoot.querySelector('.row')")
    assert marks(page) == {}
    evaluate(page, "c.asList = false")
    rest(page)
    assert marks(page)["0"] == "current visible"


RAISED = """
swift-carousel { width: 600px }
swift-carousel::part(item):hover, swift-carousel::part(item):focus-within { --carousel-raise: 1 }
.card:hover { transform: scale(1.5) }
"""
#: The numbers of the boxes at a point, from front to back.
BOXES = """c.shadowRoot.elementsFromPoint(...a).filter(element => element.matches('.item'))
  .map(box => [...c.children].indexOf(box.querySelector('slot').assignedElements()[0]))"""


@everywhere
@pytest.mark.parametrize("style", ["linear", "cover-flow", "rotary", "time-machine"])
def test_a_hovered_item_lies_above_its_neighbours_by_a_custom_property(page, serve, style):
    page.move(10, 890)
    show(page, serve, carousel(7, item_style=style, spacing="0.4", wrap="false", current_index="3"), style=RAISED)
    # An item that others cover, where they do, and a point of it at which it is in front.
    item, covered, free = evaluate(
        page,
        f"""(() => {{
          const points = []
          for (let y = 60; y < 440; y += 4) for (let x = 4; x < 600; x += 4) points.push([x, y])
          const found = points.map(a => [a, {BOXES}])
          for (const item of [2, 4, 1, 5]) {{
            const covered = found.find(([, boxes]) => boxes.indexOf(item) > 0)
            const free = found.find(([, boxes]) => boxes[0] === item)
            if (covered && free) return [item, covered[0], free[0]]
          }}
        }})()""",
    )
    page.move(*free)
    wait(page, f"(a => {BOXES}[0])(a[0]) === a[1]", [covered, item])
    page.move(10, 890)
    wait(page, f"(a => {BOXES}[0])(a[0]) !== a[1]", [covered, item])


@everywhere
def test_an_item_with_the_focus_can_lie_above_its_neighbours(page, serve):
    show(page, serve, carousel(cards(5, "<button>Button</button>"), spacing="0.4", wrap="false", center_item_when_selected="false"), style=RAISED)
    index = "n => Number(getComputedStyle(c.children[n].assignedSlot.closest('.item')).zIndex)"
    order = f"[0, 1, 2].map({index})"
    before = evaluate(page, order)
    assert before[0] > before[1] > before[2]
    evaluate(page, "c.children[0].querySelector('button').focus({ focusVisible: true })")
    rest(page)
    wait(page, f"(([first, second]) => first - second > 2 ** 22)({order})")


@everywhere
def test_an_item_that_was_never_anything_else_is_raised(page, serve):
    style = "swift-carousel::part(next-item) { --carousel-raise: 1 }"
    show(page, serve, carousel(5, spacing="0.4", wrap="false"), style=style)
    wait(page, "(([first, second]) => second - first > 2 ** 22)([0, 1].map(n => Number(getComputedStyle(c.children[n].assignedSlot.closest('.item')).zIndex)))")


@everywhere
def test_the_order_of_items_is_a_plain_number_unless_one_is_raised(page, serve):
    # A variable in a box's own style would make Chromium compute all of its style again in each frame.
    show(page, serve, carousel(7, spacing="0.4", wrap="false"), style=RAISED)
    order = "[...c.children].map(child => child.assignedSlot?.closest('.item')?.style.zIndex ?? '')"
    assert all(text.isdigit() or not text for text in evaluate(page, order))


QUERIES = """
swift-carousel { --carousel-offset: 0 }
.card h3 { color: rgb(0 0 0) }
@container style(--carousel-offset: 0) { .card h3 { color: rgb(255 0 0) } }
@container style(--carousel-offset: 1) { .card h3 { color: rgb(0 0 255) } }
@container probe style(--probe: 1) { body { --supported: 1 } }
html { container-name: probe; --probe: 1 }
"""


@everywhere
def test_style_queries_find_the_offset_at_rest_and_nothing_between_items(page, serve):
    show(page, serve, carousel(cards(5, "<h3>Title</h3>"), wrap="false"), style=QUERIES)
    if page.evaluate("getComputedStyle(document.body).getPropertyValue('--supported')") != "1":
        pytest.skip("this browser has no style queries")
    assert evaluate(page, COLORS, [0, 1, 2]) == ["100", "001", "000"]
    evaluate(page, "(c.scrollOffset = 0.3)")
    frames(page, 2)
    assert evaluate(page, COLORS, [0, 1, 2]) == ["000", "000", "000"]
    evaluate(page, "c.scrollTo(2, { duration: 0.2 })")
    wait(page, "c.scrollOffset === 2")
    rest(page)
    assert evaluate(page, COLORS, [1, 2, 3]) == ["000", "100", "001"]
