"""Children that the page hides, by `hidden` or a style sheet: they are no items until it shows them again."""

import pytest
from element_page import BUILT, cards, carousel, current, evaluate, rest, show, wait
from test_element_layout import PENDING, PLACES, SHIFTS

everywhere = pytest.mark.engines("all")

STYLE = """
.off, swift-carousel.odd .card:nth-child(even), .narrow .card:nth-child(-n + 3), swift-carousel:has(~ input:checked) .card { display: none }
.card:nth-child(3n) { width: 120px; height: 260px }
"""
#: Ways of hiding children, and of showing them again: the page's code, with the children as `e`.
WAYS = {
    "attribute": ("e.hidden = true", "e.hidden = false"),
    "class": ("e.className += ' off'", "e.classList.remove('off')"),
    "style": ("e.style.display = 'none'", "e.style.display = ''"),
}
KINDS = {
    "row": {},
    "measured": {"item_sizing": "measured"},
    "wrap": {"wrap": "", "copies": ""},
    "automatic height": {"auto_height": ""},
    "cover flow": {"item_style": "cover-flow"},
    "vertical": {"vertical": ""},
    "lengths by the carousel": {"items_per_view": "3", "cross_alignment": "stretch"},
}
#: The ids of the items, in order, and whether all visible ones are seen where the carousel has them.
ORDER = "Array.from({ length: c.numberOfItems }, (_, index) => c.itemElement(index).id.slice(4)).join()"
SEEN = """c.currentElement?.checkVisibility({ visibilityProperty: true }) && c.elementAt(...(({ x, y, width, height }) => [x + width / 2, y + height / 2])(
  c.currentElement.getBoundingClientRect())) === c.currentElement"""


def change(page, code: str, *numbers: int):
    page.evaluate(f"(numbers) => {{ for (const n of numbers) {{ const e = document.querySelector('#card' + n); {code} }} }}", list(numbers))


@pytest.mark.engines("all", usual="first")
@pytest.mark.parametrize("kind", KINDS)
def test_hidden_children_are_no_items(page, serve, kind):
    items = cards(12).replace('class="card" id="card0"', 'class="card off" id="card0"').replace('id="card4"', 'id="card4" hidden')
    show(page, serve, carousel(items, indicator="dots", **KINDS[kind]), style=STYLE)
    assert evaluate(page, ORDER) == "1,2,3,5,6,7,8,9,10,11"
    assert evaluate(page, "c.currentElement.id") == "card1"
    assert evaluate(page, SEEN)
    wait(page, "c.shadowRoot.querySelectorAll('.dot').length === 10")
    # Those of the hidden ones have no gap.
    boxes = page.boxes("#card2, #card3, #card5")
    way = (lambda box: box.centre.y) if kind == "vertical" else (lambda box: box.centre.x)
    if kind in ("row", "lengths by the carousel", "vertical", "wrap"):
        assert way(boxes[2]) - way(boxes[1]) == pytest.approx(way(boxes[1]) - way(boxes[0]), abs=0.6)


@pytest.mark.engines("all", usual="first")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("kind", KINDS)
def test_they_come_and_go(page, serve, kind, way):
    hide, reveal = WAYS[way]
    show(page, serve, carousel(12, **KINDS[kind]), style=STYLE)
    # Beside the current item, and far from it.
    change(page, hide, 1, 9)
    wait(page, f"{ORDER} === '0,2,3,4,5,6,7,8,10,11'")
    rest(page)
    assert evaluate(page, f"c.currentElement.id === 'card0' && {SEEN}")
    # The current one.
    change(page, hide, 0)
    wait(page, f"{ORDER} === '2,3,4,5,6,7,8,10,11'")
    rest(page)
    assert evaluate(page, f"c.currentElement.id === 'card2' && {SEEN}")
    # It is current again where it comes back.
    change(page, reveal, 9, 0)
    wait(page, f"{ORDER} === '0,2,3,4,5,6,7,8,9,10,11'")
    rest(page)
    assert evaluate(page, f"c.currentElement.id === 'card0' && {SEEN}")
    change(page, reveal, 1)
    wait(page, f"{ORDER} === '0,1,2,3,4,5,6,7,8,9,10,11'")
    rest(page)
    assert evaluate(page, f"c.currentElement.id === 'card0' && {SEEN}")


#: How frameworks replace an item while something in it loads, and put it back: it is hidden, or removed.
REPLACED = {
    "hidden": ("e.after(spinner); e.style.setProperty('display', 'none', 'important')", "spinner.remove(); e.style.display = ''"),
    "hidden first": ("e.hidden = true; e.after(spinner)", "e.hidden = false; spinner.remove()"),
    "hidden, with one before": ("e.before(spinner); e.hidden = true", "spinner.remove(); e.hidden = false"),
    "removed": ("e.replaceWith(spinner)", "spinner.replaceWith(e)"),
}


@everywhere
@pytest.mark.parametrize("way", REPLACED)
def test_an_item_that_was_replaced_for_a_moment_is_current_again(page, serve, way):
    leave, come = REPLACED[way]
    show(page, serve, carousel(9))
    evaluate(page, "(c.currentIndex = 4, window.e = c.currentElement, window.spinner = document.createElement('div'))")
    page.evaluate("spinner.className = 'card'")
    for _ in range(2):
        page.evaluate(f"() => {{ {leave} }}")
        wait(page, "c.itemElement(4) === spinner && c.numberOfItems === 9")
        rest(page)
        page.evaluate(f"() => {{ {come} }}")
        wait(page, "c.itemElement(4) === e && c.numberOfItems === 9")
        rest(page)
        assert evaluate(page, f"c.currentElement === e && {SEEN}")
    # Unless the carousel has moved meanwhile.
    page.evaluate(f"() => {{ {leave} }}")
    wait(page, "c.itemElement(4) === spinner && c.numberOfItems === 9")
    evaluate(page, "(c.currentIndex = 7)")
    page.evaluate(f"() => {{ {come} }}")
    wait(page, "c.itemElement(4) === e && c.numberOfItems === 9")
    rest(page)
    assert evaluate(page, "c.currentElement.id") == "card7"


def test_an_item_that_comes_back_elsewhere_is_not_brought_back(page, serve):
    show(page, serve, carousel(9))
    evaluate(page, "(c.currentIndex = 4, window.e = c.currentElement, e.remove())")
    wait(page, "c.numberOfItems === 8")
    evaluate(page, "c.append(e)")
    wait(page, "c.numberOfItems === 9")
    rest(page)
    assert evaluate(page, "c.currentElement.id") == "card5"


@everywhere
def test_whatever_hides_them(page, serve):
    """A class of the carousel or of what is around it, and the state of something else."""
    show(page, serve, carousel(12) + '<input type="checkbox" id="box">', style=STYLE)
    evaluate(page, "(c.className = 'odd', 0)")
    wait(page, f"{ORDER} === '0,2,4,6,8,10'")
    page.evaluate("void (document.body.className = 'narrow')")
    wait(page, f"{ORDER} === '4,6,8,10'")
    evaluate(page, "(c.className = '', 0)")
    wait(page, f"{ORDER} === '3,4,5,6,7,8,9,10,11'")
    page.evaluate("void (document.body.className = '')")
    wait(page, "c.numberOfItems === 12")
    page.click(*page.box("#box").centre)
    wait(page, "c.numberOfItems === 0 && c.currentIndex === -1")
    page.click(*page.box("#box").centre)
    wait(page, "c.numberOfItems === 12")
    rest(page)
    assert evaluate(page, f"c.currentIndex === 0 && {SEEN}")


@everywhere
def test_a_narrow_window_has_fewer_items(page, serve):
    style = "@media (max-width: 700px) { .card:nth-child(n + 4) { display: none } }"
    show(page, serve, carousel(12, indicator="count"), style=style)
    page.resize(600, 800)
    wait(page, "c.numberOfItems === 3")
    page.resize(1440, 900)
    wait(page, "c.numberOfItems === 12")


@pytest.mark.engines("all", usual="chromium")
def test_a_new_child_may_be_hidden(page, serve):
    show(page, serve, carousel(3), style=STYLE)
    made = "Object.assign(document.createElement('div'), { className: 'card', id: 'card' + a, hidden: a > 3 })"
    for number in (3, 4, 5):
        evaluate(page, f"(c.append({made}), 0)", number)
    wait(page, f"{ORDER} === '0,1,2,3'")
    change(page, "e.hidden = false", 5)
    wait(page, f"{ORDER} === '0,1,2,3,5'")
    # Where items are inserted and removed, it is by the numbers of items.
    change(page, "e.hidden = true", 0)
    evaluate(page, f"(c.insertItem(1, {{ element: {made.replace('a > 3', 'false')} }}), c.removeItem(3), 0)", 9)
    wait(page, f"{ORDER} === '1,9,2,5'")


def test_hidden_placeholders_do_not_count_either(page, serve):
    show(page, serve, carousel(cards(3) + '<p slot="placeholder">a</p><p slot="placeholder" hidden id="card8">b</p>'))
    assert evaluate(page, "c.numberOfPlaceholders") == 1
    change(page, "e.hidden = false", 8)
    wait(page, "c.numberOfPlaceholders === 2")


@pytest.mark.engines("all", usual="chromium")
def test_a_list_and_a_row_have_no_box_for_them(page, serve):
    show(page, serve, carousel(6, as_list=""), style=STYLE, ready=False)
    boxes = "c.shadowRoot?.querySelectorAll('.list > [role=listitem]').length"
    wait(page, f"{boxes} === 6")
    change(page, "e.hidden = true", 2)
    wait(page, f"{boxes} === 5 && c.numberOfItems === 5")
    change(page, "e.hidden = false", 2)
    wait(page, f"{boxes} === 6")
    evaluate(page, "(c.asList = false, 0)")
    change(page, "e.hidden = true", 0)
    wait(page, f"c.numberOfVisibleItems > 0 && {ORDER} === '1,2,3,4,5'")


@everywhere
def test_the_focus_in_a_hidden_item_goes_to_the_carousel(page, serve):
    show(page, serve, carousel('<div class="card"><button>Press</button></div>' * 3), style=STYLE)
    evaluate(page, "(c.currentElement.firstChild.focus(), 0)")
    evaluate(page, "(c.currentElement.hidden = true, 0)")
    wait(page, "document.activeElement === c && c.numberOfItems === 2")


def test_a_hidden_item_is_not_announced(page, serve):
    show(page, serve, carousel(4), style=STYLE)
    change(page, "e.hidden = true", 1)
    wait(page, "c.numberOfItems === 3")
    evaluate(page, "c.focus()")
    page.key("ArrowRight")
    wait(page, "/2.*2 .* 3/.test(c.shadowRoot.querySelector('.live').textContent)")


@pytest.mark.engines("all", usual="first")
@pytest.mark.parametrize("hidden", ["hidden", "slot=overlay"])
def test_nothing_moves_when_the_element_is_defined(page, serve, hidden):
    items = f'<p {hidden} id="first">x</p>' + cards(9)
    body = f'<div>{carousel(items, item_style="linear", gap=16)}<b id="beside">beside</b></div>'
    style = ".card { width: 200px; height: 150px; background: #48c } #first { width: 90px }"
    page.open(serve({"index.html": PENDING.format(body=body), "page.css": style, "shifts.js": SHIFTS}, BUILT).url())
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    places = f"[...{PLACES}, document.querySelector('#card1').getBoundingClientRect().x]"
    before = page.evaluate(places)
    assert page.evaluate("getComputedStyle(document.querySelector('#card1')).visibility") == "visible"
    page.evaluate("() => { document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: 'swift-carousel.js' })) }")
    wait(page, "c.numberOfVisibleItems > 0")
    rest(page)
    assert page.evaluate(places) == pytest.approx(before, abs=0.5)
    assert page.evaluate("shifts") == 0
    assert current(page) == 0
