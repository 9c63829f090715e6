"""The decorations of items: reflections, shadows, and cached images."""

import pytest
from element_page import cards, carousel, evaluate, rest, show, wait
from harness.page import until
from pictures import colours, far, mixed

everywhere = pytest.mark.engines("all")

GROUND, CARD, RED = (238, 238, 238), (68, 136, 204), (204, 34, 34)

#: Items with margins, which are part of their layout but not of their visible box.
STYLE = """
.card { margin: 6px 10px 14px; overflow: hidden }
.card i { display: block; height: 200px }
.low { background: linear-gradient(#48c 75%, #c22 75%) }
"""

#: The carousel on these pages is 400 pixels high, from y = 50; an item of 200 with its margins is centred in it.
TOP, BOTTOM, X = 146, 346, 720


def open_page(page, serve, items=cards(5), **attributes):
    show(page, serve, carousel(items, **attributes), style=STYLE)


def decorate(page, value: str, part: str = ".decor"):
    """Sets decorations, as JavaScript, and waits until they are there."""
    evaluate(page, f"(c.decorations = {value}, 1)")
    wait(page, "c.shadowRoot.querySelector(a)", part)
    rest(page)


def seen_at(page, *heights, x=X):
    return colours(page, *((x, y) for y in heights))


# Reflections


@everywhere
def test_a_reflection_is_the_item_upside_down_and_fades(page, serve):
    open_page(page, serve, cards(1).replace('class="card"', 'class="card low"'))
    # Firefox paints an element as an image one frame late.
    decorate(page, "[{ name: 'reflection', gap: 10, height: 0.5, alpha: 0.6 }]", ".reflection")
    assert page.box("#card0").y == pytest.approx(TOP, abs=1)
    above, gap, first, middle, end, after = seen_at(page, BOTTOM - 4, BOTTOM + 5, BOTTOM + 12, BOTTOM + 80, BOTTOM + 108, BOTTOM + 116)
    assert far(above, RED) < 3 and far(gap, GROUND) < 3 and far(after, GROUND) < 3
    # Rows 2, 70 and 98 of the hundred in which it fades.
    assert far(first, mixed(RED, GROUND, 0.6 * 0.98)) < 8
    assert far(middle, mixed(CARD, GROUND, 0.6 * 0.3)) < 8
    assert far(end, GROUND) < 8
    beside = colours(page, (X - 106, BOTTOM + 14), (X + 106, BOTTOM + 14))
    assert all(far(colour, GROUND) < 3 for colour in beside)


@everywhere
def test_there_is_no_seam_between_an_item_and_its_reflection(page, serve):
    show(page, serve, carousel('<div class="card tall">x</div>'), style=STYLE + ".tall { height: 200.4px }")
    decorate(page, "[{ name: 'reflection', alpha: 1 }]", ".reflection")
    rows = seen_at(page, *range(BOTTOM - 6, BOTTOM + 6))
    assert all(far(row, CARD) < 14 for row in rows), rows


@pytest.mark.engines("all", usual="chromium")
def test_a_reflected_shadow_is_not_cut_off_at_the_sides(page, serve):
    show(page, serve, carousel(1), style=STYLE + ".card { border-radius: 40px }")
    decorate(page, "[{ name: 'reflection', gap: 4, alpha: 1, height: 1 }, { name: 'shadow', y: 0, blur: 40, opacity: 1 }]", ".reflection")
    left = round(page.box("#card0").x)
    # Beside the round corner of the reflection, the shadow continues from outside the item's box without an edge.
    row = colours(page, *((x, BOTTOM + 8) for x in range(left - 12, left + 4)))
    assert all(far(colour, GROUND) > 12 and far(colour, CARD) > 40 for colour in row), row
    assert all(far(a, b) < 8 for a, b in zip(row, row[1:])), row
    beside = colours(page, (left - 10, BOTTOM + 100))[0]
    assert far(beside, GROUND) > 12
    # Where there is only shadow, nothing can be clicked.
    assert page.evaluate(f"document.elementFromPoint({left} - 20, {BOTTOM} - 100)?.localName") == "swift-carousel"
    assert evaluate(page, f"c.shadowRoot.elementFromPoint({left} - 20, {BOTTOM} - 100)?.className ?? ''") in ("stage", "")


@pytest.mark.engines("all", usual="chromium")
def test_what_is_typed_is_reflected(page, serve):
    field = '<div class="card" id="card0"><input id="field"></div>'
    show(page, serve, carousel(field), style=STYLE + "input { margin-top: 176px; width: 180px; height: 20px; border: 0; color: #000; font: 40px/20px monospace }")
    decorate(page, "[{ name: 'reflection', alpha: 1 }]", ".reflection")
    where = [(x, y) for x in range(640, 700, 3) for y in range(BOTTOM + 4, BOTTOM + 22, 3)]
    assert all(min(colour) > 150 for colour in colours(page, *where))
    page.click(*page.box("#field").centre)
    page.type("MMMMMMMM")
    until(lambda: any(max(colour) < 120 for colour in colours(page, *where)), "the typed text isn't visible in the reflection")
    assert evaluate(page, "c.querySelectorAll('input').length") == 1


# WebKitGTK paints no fading reflection of elements with their own layer, such as a canvas.
@pytest.mark.engines("chromium", "firefox")
def test_a_canvas_is_reflected_as_it_is_drawn(page, serve):
    show(page, serve, carousel('<canvas class="card" width="200" height="200"></canvas>'), style=STYLE)
    decorate(page, "[{ name: 'reflection', alpha: 1 }]", ".reflection")
    for colour in [(200, 20, 20), (20, 150, 20)]:
        evaluate(page, """((g = c.querySelector('canvas').getContext('2d')) =>
          (g.fillStyle = `rgb(${a})`, g.fillRect(0, 0, 200, 200)))()""", list(colour))
        until(lambda: far(seen_at(page, BOTTOM + 4)[0], mixed(colour, GROUND, 0.95)) < 14, f"{colour} isn't reflected")


@pytest.mark.engines("all", usual="chromium")
def test_a_reflection_is_not_part_of_the_item(page, serve):
    """It changes no size, receives no click, and is not an element of the page."""
    form = '<form id="form"><swift-carousel>' + cards(3, '<label for="name">n</label><input id="name" name="name" value="a">') + "</swift-carousel></form>"
    show(page, serve, form, style=STYLE)
    before = evaluate(page, "[c.innerHTML, c.getBoundingClientRect().height]")
    sizes = evaluate(page, "[...c.shadowRoot.querySelectorAll('.item')].map(e => [e.offsetWidth, e.offsetHeight])")
    decorate(page, "[{ name: 'reflection', height: 1 }, 'shadow']", ".reflection")
    assert evaluate(page, "[c.innerHTML, c.getBoundingClientRect().height]") == before
    assert evaluate(page, "[...c.shadowRoot.querySelectorAll('.item')].map(e => [e.offsetWidth, e.offsetHeight])") == sizes
    assert evaluate(page, "[...new FormData(document.querySelector('#form'))].length") == 3
    assert evaluate(page, "c.elementAt(720, 400)") is None
    assert evaluate(page, "c.shadowRoot.elementFromPoint(720, 400)?.closest('.item') ?? null") is None
    evaluate(page, "window.chosen = 0, c.addEventListener('itemselected', () => chosen++), 1")
    page.click(720, 400)
    page.click(720, 250)
    page.wait_for("chosen === 1")


def test_the_tab_order_contains_only_items(page, serve):
    show(page, serve, carousel(cards(4, "<input>")) + '<button id="after">after</button>', style=STYLE)
    decorate(page, "['reflection', 'shadow', 'cached']", ".reflection")
    page.evaluate("document.querySelector('swift-carousel').focus()")
    page.key("Tab")
    # Nothing can be typed into an image.
    assert page.evaluate("document.activeElement.id") == "after"
    decorate(page, "['reflection', 'shadow']", ".reflection")
    page.evaluate("document.querySelector('swift-carousel').focus()")
    page.key("Tab")
    assert page.evaluate("document.activeElement === document.querySelector('#card0 input')")
    page.key("Tab")
    assert page.evaluate("document.activeElement.id") == "after"


# Shadows


@pytest.mark.engines("all", usual="chromium")
def test_a_shadow_has_its_offset(page, serve):
    open_page(page, serve, cards(1))
    decorate(page, "[{ name: 'shadow', x: 30, y: 20, blur: 0, color: '#000', opacity: 0.5 }]", ".shadow")
    below, right, left, above = colours(page, (X, BOTTOM + 10), (X + 115, 250), (X - 105, 250), (X, TOP - 5))
    assert far(below, mixed((0, 0, 0), GROUND, 0.5)) < 4 and far(right, mixed((0, 0, 0), GROUND, 0.5)) < 4
    assert far(left, GROUND) < 3 and far(above, GROUND) < 3


def test_the_default_shadow_is_darker_on_a_dark_page(page, serve):
    open_page(page, serve, cards(1))
    decorate(page, "[{ name: 'shadow', y: 20, blur: 0 }]", ".shadow")
    light = seen_at(page, BOTTOM + 10)[0]
    page.evaluate("(document.documentElement.style.colorScheme = 'dark', document.body.style.background = '#eee', 1)")
    assert sum(seen_at(page, BOTTOM + 10)[0]) < sum(light) - 60


# Nested, changed and removed


@pytest.mark.engines("all", usual="chromium")
def test_decorations_are_nested(page, serve):
    open_page(page, serve, cards(1))
    around = [(X + 106, BOTTOM + 14)]
    shadow = "{ name: 'shadow', x: 12, y: 0, blur: 0, color: '#000', opacity: 1 }"
    # The shadow of an item with its reflection surrounds both.
    decorate(page, f"[{shadow}, {{ name: 'reflection', gap: 4, alpha: 1 }}]", ".shadow .reflection")
    if page.engine == "webkit":
        assert far(colours(page, (X - 90, BOTTOM + 6))[0], CARD) < 20
    else:
        assert max(colours(page, *around)[0]) < 40
    # An item is reflected together with its shadow.
    decorate(page, f"[{{ name: 'reflection', gap: 4, alpha: 1 }}, {shadow}]", ".reflection .shadow")
    assert far(colours(page, *around)[0], mixed((0, 0, 0), GROUND, 0.9)) < 30
    assert far(colours(page, (X, BOTTOM + 6))[0], CARD) < 20


#: Everything visible: the markup, and the painting order instead of z-indexes, which depend on earlier offsets.
LOOK = """(() => {
  const items = [...c.shadowRoot.querySelectorAll('.item')]
  const painted = [...items].sort((a, b) => getComputedStyle(a).zIndex - getComputedStyle(b).zIndex).map(e => e.ariaLabel)
  const style = e => e.style.cssText.replace(/ z-index: [^;]+;/, '')
  return [c.innerHTML, painted, items.map(e => [e.ariaLabel, style(e), e.innerHTML])]
})()"""


def test_decorations_can_change_at_any_time(page, serve):
    open_page(page, serve, cards(6), item_style="rotary")
    plain = evaluate(page, LOOK)
    evaluate(page, "(c.scrollBy(3, { duration: 0.6 }), 1)")
    for value in ["['reflection']", "['shadow', 'cached']", "null", "'shadow reflection(gap: 3)'", "i => i % 2 ? ['reflection'] : []"]:
        evaluate(page, f"(c.decorations = {value}, 1)")
    wait(page, "c.shadowRoot.querySelectorAll('.reflection').length === 3")
    rest(page)
    assert evaluate(page, "[c.decorations(1).join(), c.currentIndex]") == ["reflection", 3]
    evaluate(page, "(c.scrollBy(-3, { duration: 0 }), c.decorations = null, 1)")
    rest(page)
    wait(page, "!c.shadowRoot.querySelector('.decor')")
    evaluate(page, "(c.setAttribute('decorations', 'double-sided(back: #none), reflection'), 1)")
    page.expect_error('"back" must be a function')
    wait(page, "c.shadowRoot.querySelector('.reflection')")
    evaluate(page, "(c.removeAttribute('decorations'), 1)")
    wait(page, "!c.shadowRoot.querySelector('.decor')")
    rest(page)
    assert evaluate(page, LOOK) == plain


@everywhere
def test_the_focus_is_kept(page, serve):
    show(page, serve, carousel(cards(4, "<input>")), style=STYLE)
    page.click(*page.box("#card0 input").centre)
    page.type("ab")
    decorate(page, "['reflection', 'shadow']", ".reflection")
    page.type("cd")
    evaluate(page, "(c.decorations = null, 1)")
    wait(page, "!c.shadowRoot.querySelector('.decor')")
    # Firefox accepts keys from the next frame on.
    rest(page)
    page.type("ef")
    assert evaluate(page, "document.activeElement.value") == "abcdef"


@pytest.mark.complete("rest")
@pytest.mark.parametrize("value, message", [
    ("'reflection'.length", "expected a list, got 10"),
    ("[{ name: 'mirror' }]", r'decorations\[0\]: there is no decoration "mirror"'),
    ("['shadow', { name: 'reflection', height: 7 }]", r"decorations\[1\].height: expected a number from 0 to 1, got 7"),
    ("[{ name: 'reflection', gap: 'wide' }]", r'decorations\[0\].gap: expected a number from 0 to 1000, got "wide"'),
    ("[{ name: 'shadow', color: 'loud' }]", r'decorations\[0\].color: expected a colour, got "loud"'),
    ("[{ name: 'shadow', size: 3 }]", r'decorations\[0\].size: unknown field of "shadow"'),
    ("['shadow', 'double-sided']", '"double-sided" has to come first'),
    ("Array(9).fill('shadow')", "expected at most 8, got 9"),
    ("'shadow ((('", r"decorations: not understood: "),
    ("() => { throw new Error('mine') }", "mine"),
])  # fmt: skip
def test_errors_are_reported_and_the_carousel_continues(page, serve, value, message):
    open_page(page, serve, cards(3))
    if "double" in value:
        page.allow_errors('"back" must be a function')
    evaluate(page, f"(c.decorations = {value}, 1)")
    page.expect_error(message)
    evaluate(page, "(c.scrollTo(2), 1)")
    wait(page, "c.currentIndex === 2")


def test_the_text_of_the_attribute(page, serve):
    """Names, with fields in parentheses, whose values may contain parentheses."""
    template = '<template id="back"><b class="card">back</b></template>'
    text = "double-sided(back: #back) reflection(gap: 4, height: 0.25) shadow(color: rgb(0 0 0 / 50%), y: -3)"
    show(page, serve, carousel(2, decorations=text) + template, style=STYLE)
    wait(page, "c.shadowRoot.querySelector('.back')")
    rest(page)
    assert evaluate(page, "c.decorations") == text
    assert evaluate(page, "c.shadowRoot.querySelectorAll('.reflection').length") == 4
    assert "0px -3px" in evaluate(page, "getComputedStyle(c.shadowRoot.querySelector('.shadow')).filter")
    assert evaluate(page, "c.numberOfItems") == 2


@pytest.mark.engines("all", usual="chromium")
def test_margins_are_followed(page, serve):
    open_page(page, serve, cards(1))
    decorate(page, "[{ name: 'reflection', gap: 0, alpha: 1 }]", ".reflection")
    page.evaluate("(document.querySelector('#card0').style.margin = '40px 40px 80px', 1)")
    rest(page)
    box = page.box("#card0")
    seen, below = colours(page, (X, box.y + 203), (X, box.y + 320))
    assert far(seen, CARD) < 20 and far(below, GROUND) < 3


# Cached images


PICTURE = "c.shadowRoot.querySelector('.kept')?.nextElementSibling?.assignedElements()[0]"


@everywhere
def test_a_cached_image_stays_until_it_is_refreshed(page, serve):
    content = '<p id="word">one</p><input name="a"><canvas width="20" height="20"></canvas>'
    show(page, serve, f'<form>{carousel(cards(1, content))}</form>', style=STYLE)
    evaluate(page, """((g = c.querySelector('canvas').getContext('2d')) => (g.fillStyle = '#f00', g.fillRect(0, 0, 20, 20),
      c.querySelector('input').value = 'typed'))()""")
    decorate(page, "['cached']", ".kept")
    look = f"(e => [e.querySelector('p').textContent, e.querySelector('input').value])({PICTURE})"
    assert evaluate(page, look) == ["one", "typed"]
    evaluate(page, "(c.querySelector('p').textContent = 'two', c.querySelector('input').value = 'more', 1)")
    assert evaluate(page, look) == ["one", "typed"]
    assert evaluate(page, f"[...{PICTURE}.querySelector('canvas').getContext('2d').getImageData(5, 5, 1, 1).data]") == [255, 0, 0, 255]
    # It receives no input.
    assert evaluate(page, f"[{PICTURE}.inert, {PICTURE}.getAttribute('aria-hidden'), {PICTURE}.querySelectorAll('[id], [name]').length]") == [True, "true", 0]
    assert evaluate(page, "[...new FormData(c.closest('form')).values()]") == ["more"]
    assert evaluate(page, "c.numberOfItems") == 1
    evaluate(page, "(c.refreshDecorations(0), 1)")
    wait(page, "c.shadowRoot.querySelector('.item').ariaLabel === 'two, 1 of 1'")
    assert evaluate(page, look) == ["two", "more"]
    evaluate(page, "(c.decorations = [], 1)")
    wait(page, "c.querySelectorAll('.card').length === 1")


@everywhere
def test_an_image_whose_address_was_revoked_is_cached_as_it_is_seen(page, serve):
    show(page, serve, carousel(cards(1, "")), style=STYLE + " .card img { width: 60px; height: 30px; object-fit: cover }")
    evaluate(
        page,
        """(async () => {
          const canvas = Object.assign(document.createElement('canvas'), { width: 20, height: 20 })
          const drawing = canvas.getContext('2d')
          drawing.fillStyle = '#f00'
          drawing.fillRect(0, 0, 20, 20)
          const image = new Image()
          image.src = URL.createObjectURL(await new Promise(done => canvas.toBlob(done)))
          await image.decode()
          c.querySelector('.card').append(image)
          URL.revokeObjectURL(image.src)
        })()""",
    )
    decorate(page, "['cached']", ".kept")
    assert evaluate(page, f"(e => [e.width, e.height, e.clientWidth, e.clientHeight])({PICTURE}.querySelector('canvas'))") == [20, 20, 60, 30]
    assert evaluate(page, f"[...{PICTURE}.querySelector('canvas').getContext('2d').getImageData(5, 5, 1, 1).data]") == [255, 0, 0, 255]
    assert evaluate(page, f"{PICTURE}.querySelectorAll('img').length") == 0


def test_elements_with_a_shadow_tree_are_not_cached(page, serve):
    page.allow_errors("with a shadow tree")
    inner = carousel(cards(2).replace('id="card', 'id="inner'), item_style="rotary")
    show(page, serve, carousel(f'<section class="card">{inner}</section><p class="card">plain</p>'), style=STYLE)
    evaluate(page, "(c.decorations = ['cached'], 1)")
    wait(page, "c.shadowRoot.querySelectorAll('.kept').length === 1")
    page.expect_error("with a shadow tree")


# Many


@pytest.mark.engines("all", usual="chromium")
def test_no_elements_leak(page, serve):
    """After a thousand items were recycled there are as many elements as before; without decorations, none."""
    show(page, serve, "<swift-carousel item-style=\"rotary\"></swift-carousel>", style=STYLE)
    page.evaluate("""(c => {
      c.dataSource = { numberOfItems: 5000, element(index, reused) {
        const e = reused ?? Object.assign(document.createElement('div'), { className: 'card' })
        e.textContent = index
        return e
      } }
      window.backs = 0
      c.decorations = [{ name: 'double-sided', back(index, reused) {
        if (!reused) backs++
        const e = reused ?? Object.assign(document.createElement('div'), { className: 'card' })
        e.textContent = 'back ' + index
        return e
      } }, 'reflection', 'shadow', 'cached']
    })(document.querySelector('swift-carousel'))""")
    wait(page, "c.shadowRoot.querySelector('.reflection')")
    rest(page)
    count = "[c.children.length - c.shadowRoot.querySelectorAll('.item').length * 4, c.shadowRoot.querySelectorAll('*').length]"
    evaluate(page, "(c.scrollTo(1000, { duration: 0 }), 1)")
    rest(page)
    before, made = evaluate(page, count), page.evaluate("backs")
    assert before[0] == 0
    page.evaluate("""(async c => {
      for (let i = 1000; i < 2000; i += 2) {
        c.scrollOffset = i
        if (i % 40 === 0) await new Promise(done => requestAnimationFrame(done))
      }
      c.scrollOffset = 1000
    })(document.querySelector('swift-carousel'))""")
    rest(page)
    assert evaluate(page, count) == before
    assert page.evaluate("backs") == made
    evaluate(page, "(c.decorations = null, 1)")
    wait(page, "!c.shadowRoot.querySelector('.decor')")
    assert evaluate(page, "c.children.length - c.shadowRoot.querySelectorAll('.item').length") == 0
    assert evaluate(page, "c.shadowRoot.querySelectorAll('.item *').length - c.shadowRoot.querySelectorAll('.item').length") == 0
    evaluate(page, "(c.decorations = ['reflection'], c.remove(), 1)")
