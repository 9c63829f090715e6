"""A carousel in the layout of its page: its size, its items, what is around it."""

import pytest
from element_page import BUILT, cards, carousel, current, evaluate, rest, show, wait

everywhere = pytest.mark.engines("all")

#: Containers in which the width shrinks to fit: HTML around the carousel.
SHRINKING = {
    "flex row": '<div class="flex">{}</div>',
    "grid column": '<div class="columns">{}</div>',
    "grid item": '<div class="centred">{}</div>',
    "inline block": '<div class="inline">{}</div>',
    "float": '<div class="float">{}</div>',
    "table cell": "<table><tr><td>{}</table>",
    "fit content": '<div class="fit">{}</div>',
    "absolute": '<div class="absolute">{}</div>',
    "dialog": "<dialog open>{}</dialog>",
}
STYLE = """
main { width: 1000px } main > * { position: relative; height: 250px; align-items: start }
swift-carousel { height: auto; margin: 0 }
.flex { display: flex } .columns { display: grid; grid-template-columns: auto 1fr } .centred { display: grid; justify-items: center }
.inline > * { display: inline-block } .float > * { float: left } .fit > * { width: fit-content } .absolute > * { position: absolute }
table { border-spacing: 0 } td, dialog { padding: 0; border: 0 }
"""
#: The sizes of all carousels.
SIZES = "[...document.querySelectorAll('swift-carousel')].map(c => [c.clientWidth, c.clientHeight])"


@everywhere
def test_where_the_width_shrinks_to_fit_there_is_room_for_an_item_and_its_neighbours(page, serve):
    page_of = "".join(html.format(carousel(5)) for html in SHRINKING.values())
    show(page, serve, f"<main>{page_of}</main>", style=STYLE)
    sizes = lambda: dict(zip(SHRINKING, page.evaluate(SIZES)))  # noqa: E731
    assert sizes() == dict.fromkeys(SHRINKING, [600, 200])
    page.evaluate("document.querySelector('main').style.width = '320px'")
    page.wait_for(f"{SIZES}.every(([width]) => width < 400)")
    assert sizes() == dict.fromkeys(SHRINKING, [320, 200])
    page.evaluate("document.querySelector('main').style.width = '120px'")
    page.wait_for(f"{SIZES}.every(([width]) => width < 320)")
    # An item, unless it is in a block.
    assert {size[0] for size in sizes().values()} <= {120, 200}


def test_a_vertical_carousel_is_three_items_high_and_one_wide(page, serve):
    show(page, serve, f'<div class="flex">{carousel(5, vertical="")}</div>', style=STYLE)
    assert page.evaluate(SIZES) == [[200, 600]]
    evaluate(page, "c.vertical = false")
    wait(page, "c.clientWidth === 600 && c.clientHeight === 200")


def test_a_width_of_zero_is_reported_once(page, serve):
    show(page, serve, carousel(5))
    page.evaluate("() => { window.warned = []; console.warn = text => warned.push(text) }")
    for width, client in [("0", 0), ("300px", 300), ("0", 0), ("200px", 200)]:
        evaluate(page, "c.style.width = a", width)
        wait(page, "c.clientWidth === a", client)
        rest(page)
    page.wait_for("warned.length")
    evaluate(page, "c.hidden = true")
    rest(page)
    assert ["0 pixels wide" in text for text in page.evaluate("warned")] == [True]


PERCENT = """
swift-carousel { height: 400px } .card { box-sizing: border-box; border: 5px solid }
#card0, #card1, #card2 { width: 60%; height: 50% } #card3 { width: 25cqw; height: 25cqh } #card4 { margin: 0 30px }
@media (max-width: 800px) { .card { width: 90% !important } }
"""
#: The sizes of the visible items as laid out, without transforms.
ITEMS = """[...document.querySelectorAll('swift-carousel > *')].filter(item => item.checkVisibility())
  .map(item => [item.offsetWidth, item.offsetHeight])"""


@everywhere
def test_percentages_and_container_units_refer_to_the_carousel(page, serve):
    show(page, serve, carousel(5, item_width=300), style=PERCENT)
    page.resize(1000, 800)
    page.wait_for(f"{ITEMS}.length === 5 && {ITEMS}[0][0] === 600")
    rest(page)
    assert page.evaluate(ITEMS) == [[600, 200]] * 3 + [[250, 100], [200, 200]]
    assert page.box("#card0").centre == pytest.approx((500, 250), abs=1)
    assert page.box("#card1").centre == pytest.approx((800, 250), abs=1)
    assert page.box("swift-carousel >>> .item").width == pytest.approx(600, abs=1)
    page.resize(500, 800)
    page.wait_for(f"{ITEMS}.every(([width]) => width === 450)")
    rest(page)
    assert page.box("#card1").centre == pytest.approx((550, 250), abs=1)
    assert evaluate(page, "c.elementAt(250, 250).id") == "card0"


@pytest.mark.engines("all", usual="first")
@pytest.mark.parametrize("sizing", ["uniform", "measured"])
@pytest.mark.parametrize("limited", [True, False], ids=["limited", "on its own"])
def test_a_maximum_width_keeps_cards_whole_when_text_is_enlarged(page, serve, sizing, limited):
    page.resize(390, 844)
    style = "html { font-size: 200% } .card { width: 16rem }" + (".card { max-width: 100% }" if limited else "")
    show(page, serve, carousel('<p class="card">Some words that are read</p>' * 5, item_sizing=sizing, gap=16), style=style)
    evaluate(page, "(c.currentIndex = 2, 0)")
    rest(page)
    box = page.boxes(".card")[2]
    assert [box.x, box.right] == pytest.approx([0, 390] if limited else [-61, 451], abs=0.6)


@everywhere
def test_percentages_without_a_size_of_the_carousel(page, serve):
    style = STYLE + ".card { width: 50%; height: 100%; min-height: 120px } .flex { align-items: start }"
    show(page, serve, f'<main><div class="flex">{carousel(5)}<b>Title</b></div></main>', style=style)
    # As wide as possible, and as high as an item.
    wait(page, "c.clientHeight === 120 && c.clientWidth > 900")
    rest(page)
    width = evaluate(page, "c.clientWidth")
    assert page.evaluate(f"{ITEMS}[0]") == pytest.approx([width / 2, 120], abs=1)


def test_percentages_that_appear_later_refer_to_the_carousel(page, serve):
    style = "@media (max-width: 800px) { .card { width: 80% } }"
    show(page, serve, carousel(5), style=style)
    page.resize(500, 800)
    page.wait_for(f"{ITEMS}.every(([width]) => width === 400)")
    rest(page)
    assert page.box("#card1").centre == pytest.approx((650, 250), abs=1)


PENDING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Test</title>
<link rel="stylesheet" href="swift-carousel.css"><link rel="stylesheet" href="page.css"><script src="shifts.js"></script>
<body><main>{body}</main><p id="below">below</p>"""
#: Sums up the shifts of the layout, where the browser reports them.
SHIFTS = """window.shifts = 0
new PerformanceObserver(list => { for (const shift of list.getEntries()) shifts += shift.value }).observe({ type: 'layout-shift', buffered: true })
"""
#: What may not move: the first item, what is beside the carousel, and what is below.
PLACES = """['#card0', '#beside', '#below'].map(name => document.querySelector(name).getBoundingClientRect())
  .flatMap(({ x, y }) => [x, y])"""


@pytest.mark.engines("all", usual="first")
@pytest.mark.parametrize("where", ["block", "flex", "vertical", "rtl", "phone", "linear", "cover-flow", "start", "end", "measured", "measured start", "measured end"])
def test_nothing_moves_when_the_element_is_defined(page, serve, where):
    attributes = {"item_style": where if where == "cover-flow" else "stack" if where in ("block", "flex", "rtl", "phone") else "linear"}
    if where == "vertical":
        attributes["vertical"] = ""
    sizing, _, alignment = where.rpartition(" ")
    if alignment in ("start", "end"):
        attributes |= {"alignment": alignment, "gap": 10}
    if "measured" in (sizing, where):
        attributes["item_sizing"] = "measured"
    body = f'<div class="{where}">{carousel(9, **attributes)}<b id="beside">beside</b></div>'
    style = ".card { width: 200px; height: 150px; background: #48c } .flex { display: flex } .rtl { direction: rtl }"
    if "item_sizing" in attributes:
        style += " #card1 { width: 90px } #card2 { width: 300px }"
    site = serve({"index.html": PENDING.format(body=body), "page.css": style, "shifts.js": SHIFTS}, BUILT)
    if where == "phone":
        page.resize(375, 700)
    page.open(site.url())
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    before = page.evaluate(PLACES)
    shows_row = attributes["item_style"] == "linear" and "item_sizing" not in attributes
    assert page.evaluate("getComputedStyle(document.querySelector('#card1')).visibility") == ("visible" if shows_row else "hidden")
    page.evaluate("() => { document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: 'swift-carousel.js' })) }")
    wait(page, "c.numberOfVisibleItems > 0")
    rest(page)
    assert page.evaluate(PLACES) == pytest.approx(before, abs=0.1)
    assert page.evaluate("shifts") == 0


#: The attributes and style sheets of rows, by what they are about; those that only some browsers read are marked.
ROWS = {
    "the items' own lengths": ("", ".card { width: 200px }", ""),
    "a common gap": ("gap=16", ".card { width: 200px }", ""),
    "from right to left": ("gap=24", ".card { width: 200px }", "dir=rtl"),
    "vertical": ("vertical gap=8", ".card { width: 200px; height: 100px }", ""),
    "in a flex row": ("", ".card { width: 200px } main { display: flex }", ""),
    "items per view": ("items-per-view=3 gap=16", "", ""),
    "from the start": ("items-per-view=4 gap=16 alignment=start", "", ""),
    "from the end": ("items-per-view=4 gap=24 alignment=end", "", ""),
    "contained": ("items-per-view=4 contain", "", ""),
    "items per view from right to left": ("items-per-view=2 gap=24 alignment=start", "", "dir=rtl"),
    "items per view from top to bottom": (
        "items-per-view=2 gap=8 alignment=start vertical", "swift-carousel { height: 500px } .card { width: 200px; height: auto }", ""
    ),
    "invalid": ("items-per-view=0 gap=-5", ".card { width: 200px }", ""),
    "custom properties": (
        "", "swift-carousel { --carousel-items-per-view: 2.5; --carousel-gap: 24px; --carousel-alignment: start; --carousel-insets: 40px 10px }", ""
    ),
    "attributes over custom properties": (
        "items-per-view=3 gap=8 alignment=center",
        "swift-carousel { --carousel-items-per-view: 2.5; --carousel-gap: 24px; --carousel-alignment: start }",
        "",
    ),
    "a style by a custom property": ("", ".card { width: 200px } swift-carousel { --carousel-item-style: linear }", ""),
    "another style by a custom property": ("", ".card { width: 200px } swift-carousel { --carousel-item-style: cover-flow }", ""),
    "at the upper edge": ("items-per-view=3 cross-alignment=start", "swift-carousel { height: 300px }", ""),
    "at the lower edge": ("", "swift-carousel { height: 300px; --carousel-cross-alignment: end } .card { width: 200px }", ""),
    "stretched": ("items-per-view=3 cross-alignment=stretch", "swift-carousel { height: 300px } .card { height: auto }", ""),
    "an automatic height": ("auto-height cross-alignment=start", ".card { width: 200px } .card:nth-child(2) { height: 260px }", ""),
    "cover flow": ("item-style=cover-flow items-per-view=3 gap=16", "", ""),
    "fractions": ("items-per-view=2.5 gap=7.5 alignment=start", "", ""),
    "insets": ('items-per-view=3 gap=16 insets="24px 40px" alignment=start', "", ""),
    "a gap of the root's font": ("gap=1rem alignment=start", ".card { width: 200px }", ""),
    "a gap of a share": ("gap=5% alignment=start", ".card { width: 200px }", ""),
    "a gap of a share, and items per view": ("gap=5% items-per-view=3 alignment=start", "", ""),
    "a gap of a calculation": ('gap="clamp(8px, 2vw, 24px)"', ".card { width: 200px }", ""),
    "insets of the viewport": ('items-per-view=3 insets="4vw 2rem" alignment=start', "", ""),
    "insets from top to bottom": (
        'items-per-view=2 gap=8 insets="20px 40px" alignment=start vertical',
        "swift-carousel { height: 500px; box-sizing: border-box } .card { width: 200px; height: auto }", ""
    ),
    "one inset": ("items-per-view=3 insets=24 alignment=start", "", ""),
    "calculated items per view": ('items-per-view="calc(1 + 2)" gap=1rem', "", ""),
    "custom properties of the font": (
        "",
        "swift-carousel { --carousel-gap: calc(8px + .5em); --carousel-insets: 4vw 4vw; --carousel-alignment: start } "
        ".card { width: 200px; font-size: 40px }",
        "",
    ),
    "custom properties of calculations": (
        "",
        "swift-carousel { --carousel-gap: clamp(8px, 2vw, 24px); --carousel-items-per-view: calc(1 + 2) } .card { font-size: 40px }",
        "",
    ),
    "a padding of its own": ("items-per-view=3 gap=16 alignment=start", "swift-carousel { padding: 0 40px 0 24px; box-sizing: border-box }", ""),
}
#: What only browsers that read numbers from attributes show before the element is defined.
TYPED = [
    "fractions", "insets", "a gap of the root's font", "a gap of a share", "a gap of a share, and items per view", "a gap of a calculation",
    "insets of the viewport", "insets from top to bottom", "one inset", "calculated items per view",
]
#: The places and sizes of the visible items near the first one, and of what is below.
ROW = """Object.fromEntries([...document.querySelectorAll('#card0, #card1, #card2, #below')]
  .filter(item => item.checkVisibility({ visibilityProperty: true }))
  .map(item => [item.id, (({ left, top, width, height }) => [left, top, width, height])(item.getBoundingClientRect())]))"""


@pytest.mark.engines("all", usual="first")
@pytest.mark.parametrize("what", ROWS)
def test_the_row_is_where_the_items_will_be(page, serve, what):
    attributes, style, html = ROWS[what]
    body = f"<swift-carousel {attributes}>{cards(9)}</swift-carousel><b id='beside'></b>"
    style = "body { margin: 0 } .card { height: 150px; background: #48c } " + style
    page.resize(1200, 700)
    files = {"index.html": PENDING.replace("<html", f"<html {html}").format(body=body), "page.css": style, "shifts.js": SHIFTS}
    page.open(serve(files, BUILT).url())
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    if what in TYPED and not page.evaluate("CSS.supports('width: attr(a px)')"):
        pytest.skip("the browser reads no numbers from attributes")
    before = page.evaluate(ROW)
    assert list(before) == (["card0", "below"] if "cover" in what or "another" in what else ["card0", "card1", "card2", "below"])
    page.evaluate("() => { document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: 'swift-carousel.js' })) }")
    wait(page, "c.numberOfVisibleItems > 0")
    rest(page)
    after = page.evaluate(ROW)
    if what == "an automatic height":
        # The first item alone has its own height before.
        before = {name: before[name] for name in ("card0", "below")}
    for name, edges in before.items():
        # WebKit moves boxes by whole pixels of their own length.
        assert after[name] == pytest.approx(edges, abs=1 if name == "card2" else 0.5), name
    assert page.evaluate("shifts") == 0


@everywhere
def test_the_row_scrolls_with_the_same_lengths_if_the_script_is_late(page, serve):
    body = f"<swift-carousel items-per-view=3 gap=16>{cards(9)}</swift-carousel>"
    style = "body { margin: 0 } .card { height: 150px }"
    page.resize(1200, 700)
    page.open(serve({"index.html": PENDING.format(body=body), "page.css": style, "shifts.js": SHIFTS}, BUILT).url())
    page.evaluate("document.querySelector('swift-carousel').getAnimations().forEach(animation => animation.finish())")
    rects = "[...document.querySelectorAll('.card')].slice(0, 3).map(card => card.getBoundingClientRect()).flatMap(({ left, width }) => [left, width])"
    length = (1200 + 16) / 3 - 16
    assert page.evaluate(rects) == pytest.approx([0, length, length + 16, length, 2 * length + 32, length], abs=0.5)
    assert evaluate(page, "c.scrollWidth > 3000 && getComputedStyle(c.lastChild).visibility") == "visible"


@everywhere
def test_without_the_style_sheet_a_block_with_a_height_moves_nothing_around_it(page, serve):
    html = PENDING.replace('<link rel="stylesheet" href="swift-carousel.css">', "").format(body=carousel(9, item_style="stack"))
    style = ".card { width: 200px; height: 150px; background: #48c } swift-carousel { display: block; height: 300px }"
    page.open(serve({"index.html": html, "page.css": style, "shifts.js": SHIFTS}, BUILT).url())
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    # Its width depends on the scroll bar, which the items need before.
    place = lambda: (page.box("#below").x, page.box("#below").y)  # noqa: E731
    before = place()
    page.evaluate("() => { document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: 'swift-carousel.js' })) }")
    wait(page, "c.numberOfVisibleItems > 0")
    rest(page)
    assert place() == before
    assert page.evaluate("shifts") == 0


TURNED = """
main { width: 600px; height: 400px; margin: 150px auto 0; transform: a }
swift-carousel { height: 100%; margin: 0; border: 20px solid; padding: 10px }
"""


@pytest.mark.engines("all", usual="first")
@pytest.mark.parametrize("transform, drag, place", [
    ("rotate(90deg)", (0, -200), (0, 200)),
    ("scaleX(-1)", (200, 0), (-200, 0)),
    ("rotate(-30deg) scale(0.5)", (-87, 50), (87, -50)),
])  # fmt: skip
def test_a_drag_in_a_turned_ancestor(page, serve, transform, drag, place):
    show(page, serve, f"<main>{carousel(8)}</main>", style=TURNED.replace("a }", transform + "; }", 1))
    x, y = (720, 350)
    assert evaluate(page, "c.elementAt(...a).id", [x, y]) == "card0"
    assert evaluate(page, "c.elementAt(...a).id", [x + place[0], y + place[1]]) == "card1"
    page.drag((x, y), (x + drag[0], y + drag[1]), seconds=0.3, rest=0.3)
    rest(page)
    assert current(page) == 1


def test_a_carousel_without_a_size_has_no_element_at_a_point(page, serve):
    show(page, serve, carousel(3))
    assert evaluate(page, "(c.style.width = '0', c.elementAt(1, 60))") is None
    assert evaluate(page, "(c.hidden = true, c.elementAt(1, 60))") is None


@everywhere
def test_a_link_or_a_call_that_scrolls_brings_the_item_to_the_front(page, serve):
    style = "swift-carousel { overflow: hidden; width: 500px } main { height: 3000px }"
    site = show(page, serve, f'<main>{carousel(12)}<a href="#card9">9</a></main>', style=style)
    stays = lambda: evaluate(page, "[c.scrollLeft, c.scrollTop]") == [0, 0]  # noqa: E731
    # In its first frames, WebKit may put back a position that a script has set, before the event of it or without one: then nobody knows
    # of the item.
    evaluate(
        page,
        """new Promise(done => {
          (function call() {
            if (c.destinationIndex === 1) return done()
            if (!c.scrollLeft) document.querySelector('#card1').scrollIntoView({ block: 'nearest' })
            requestAnimationFrame(call)
          })()
        })""",
    )
    wait(page, "c.currentIndex === 1")
    rest(page)
    assert stays()
    evaluate(page, "document.querySelector('#card2').scrollIntoView({ inline: 'center', block: 'nearest' })")
    wait(page, "c.currentIndex === 2")
    rest(page)
    assert stays()
    page.evaluate("location.hash = '#card9'")
    wait(page, "c.currentIndex === 9")
    rest(page)
    assert stays()
    page.open(site.url("#card4"))
    wait(page, "c.currentIndex === 4")
    assert stays()


@everywhere
def test_children_over_the_items_and_own_controls(page, serve):
    own = (
        '<button slot="previous" id="back">back</button><button slot="next" id="on">on</button>'
        '<p slot="indicator" id="where">?</p><h2 slot="overlay" id="title">Title</h2>'
    )
    style = "h2, p { margin: 0 } #title { place-self: start } #back, #on { width: 60px; height: 40px }"
    show(page, serve, carousel(f"{cards(5)}{own}"), style=style)
    page.wait_for("document.querySelector('#title').checkVisibility()")
    assert evaluate(page, "[c.numberOfItems, c.children.length]") == [5, 9]
    assert page.box("#title").x == 0 and page.box("#title").y == 50
    assert page.box("#on").centre == pytest.approx((1410, 250), abs=1)
    assert page.box("#back").centre == pytest.approx((30, 250), abs=1)
    assert page.box("#where").centre.x == pytest.approx(720, abs=1)
    page.click(1410, 250)
    wait(page, "c.currentIndex === 1")
    rest(page)
    page.click(30, 250)
    wait(page, "c.currentIndex === 0")
    rest(page)
    # Beside them, the items remain within reach.
    page.drag((800, 250), (600, 250), seconds=0.3, rest=0.3)
    wait(page, "c.currentIndex === 1")
    evaluate(page, "document.querySelector('#title').remove()")
    evaluate(page, "c.append(Object.assign(document.createElement('h3'), { slot: 'overlay', id: 'other', textContent: 'Other' }))")
    page.wait_for("document.querySelector('#other').checkVisibility()")
    assert evaluate(page, "c.numberOfItems") == 5


HOOKS = """
swift-carousel { --carousel-offset: 0 }
swift-carousel::part(item) { outline: 1px solid rgb(0 0 0) }
swift-carousel::part(current-item) { outline-color: rgb(255 0 0) }
swift-carousel::part(previous-item) { outline-color: rgb(0 255 0) }
swift-carousel::part(next-item) { outline-color: rgb(0 0 255) }
.card { border-top: calc(10px * (2 + var(--carousel-offset))) solid }
swift-carousel:state(moving) { color: rgb(1 2 3) }
swift-carousel:state(dragging) { background: rgb(4 5 6) }
"""
OUTLINES = """[0, 1, 2, 3].map(n => c.itemElement(n)?.assignedSlot.closest('.item')).map(box => getComputedStyle(box).outlineColor)
  .map(color => color.match(/\\d+/g).slice(0, 3).map(Number).map(value => value / 255).join(''))"""
OFFSETS = "[0, 1, 2, 3].map(n => parseFloat(getComputedStyle(c.children[n]).borderTopWidth) / 10 - 2)"


@everywhere
def test_style_sheets_select_items_and_states_and_use_offsets(page, serve):
    show(page, serve, carousel(6), style=HOOKS)
    assert evaluate(page, OUTLINES) == ["100", "001", "000", "000"]
    assert evaluate(page, OFFSETS) == [0, 1, 2, 3]
    evaluate(page, "c.scrollTo(2, { animated: false })")
    rest(page)
    assert evaluate(page, OUTLINES) == ["000", "010", "100", "001"]
    assert evaluate(page, OFFSETS) == [-2, -1, 0, 1]
    assert evaluate(page, "c.matches(':state(moving)')") is False
    page.move(720, 250)
    page.press()
    page.glide((720, 250), (690, 250))
    wait(page, "c.matches(':state(dragging)')")
    page.release()
    wait(page, "!c.matches(':state(dragging)') && !c.matches(':state(moving)')")
    evaluate(page, "c.scrollBy(1, { duration: 1 })")
    wait(page, "c.matches(':state(moving)')")


def test_offsets_are_not_written_where_no_style_sheet_uses_them(page, serve):
    show(page, serve, carousel(6))
    evaluate(page, "c.scrollTo(2, { animated: false })")
    rest(page)
    assert "--carousel-offset" not in evaluate(page, "c.shadowRoot.querySelector('.stage').innerHTML")
    evaluate(page, "(c.style.setProperty('--carousel-offset', 0), c.redraw())")
    assert "--carousel-offset" in evaluate(page, "c.shadowRoot.querySelector('.stage').innerHTML")
