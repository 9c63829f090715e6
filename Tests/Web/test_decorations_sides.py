"""Items with another element on their back."""

import pytest
from element_page import cards, carousel, evaluate, rest, show, wait

everywhere = pytest.mark.engines("all")

STYLE = ".card { margin: 0 10px } .back { background: #a33 }"

SIDES = """(c => {
  window.asked = []
  window.turned = new Set()
  window.pressed = []
  window.sides = (more = []) => [{
    name: 'double-sided', duration: 0.3, turned: index => turned.has(index),
    back(index, reused) {
      asked.push(index)
      const back = reused ?? document.createElement('div')
      back.className = 'card back'
      back.innerHTML = `<button>back ${index}</button>`
      back.firstChild.onclick = () => pressed.push('back ' + index)
      return back
    },
  }, ...more]
  c.querySelectorAll('button').forEach((button, index) => (button.onclick = () => pressed.push('front ' + index)))
  c.decorations = sides()
})(document.querySelector('swift-carousel'))"""


def open_page(page, serve, count=8, **attributes):
    attributes = {"item_style": "cylinder", "show_backfaces": "", "center_item_when_selected": "false"} | attributes
    show(page, serve, carousel(cards(count, "<button>front</button>"), **attributes), style=STYLE)
    page.evaluate(SIDES)
    wait(page, "c.shadowRoot.querySelector('.face.back')")
    rest(page)


def seen(page) -> list[str]:
    """Returns the visible side of each item, in the order of their indexes."""
    return evaluate(
        page,
        """c.indexesOfVisibleItems.map(index => {
          const faces = [...c.itemElement(index).assignedSlot.closest('.decor').children]
          const shown = faces.filter(face => getComputedStyle(face).visibility === 'visible')
          return shown.map(face => face.matches('.back') ? 'back' : 'front').join('+')
        })""",
    )


def turned(page):
    """Waits until no item is turning."""
    wait(page, "!c.shadowRoot.querySelector('.sides[style*=rotateY]')")


def name_of(page, index: int) -> str:
    return evaluate(page, "c.itemElement(a).assignedSlot.closest('.item').ariaLabel", index)


@everywhere
def test_the_side_that_faces_the_viewer_is_visible(page, serve):
    open_page(page, serve)
    assert seen(page) == ["front", "front", *["back"] * 5, "front"]
    evaluate(page, "(c.scrollTo(4, { animated: false }), 1)")
    rest(page)
    assert seen(page) == ["back", "back", "back", "front", "front", "front", "back", "back"]
    evaluate(page, "(c.vertical = true, 1)")
    rest(page)
    assert seen(page) == ["back", "back", "back", "front", "front", "front", "back", "back"]
    assert page.evaluate("Math.max(...asked)") == 7


@pytest.mark.engines("all", usual="first")
@pytest.mark.parametrize("vertical", [False, True])
def test_backs_are_upright_and_not_mirrored(page, serve, vertical):
    open_page(page, serve, **({"vertical": ""} if vertical else {}))
    corners = page.evaluate(
        """(() => {
          const c = document.querySelector('swift-carousel')
          const back = c.shadowRoot.querySelectorAll('.item')[4].querySelector('.face.back slot').assignedElements()[0]
          const dot = (left, top) => {
            const d = document.createElement('div')
            d.style.cssText = `position: absolute; width: 2px; height: 2px; left: ${left}px; top: ${top}px`
            back.style.position = 'relative'
            back.append(d)
            const box = d.getBoundingClientRect()
            return [box.x, box.y]
          }
          return [dot(10, 10), dot(180, 10), dot(10, 180)]
        })()"""
    )
    (x, y), (right, _), (_, bottom) = corners
    assert right > x and bottom > y


@everywhere
def test_clicks_reach_the_visible_side(page, serve):
    open_page(page, serve)
    page.click(*page.box("#card0 button").centre)
    page.wait_for("pressed.join() === 'front 0'")
    page.evaluate("(turned.add(0), document.querySelector('swift-carousel').refreshDecorations(0), 1)")
    page.wait_for("document.querySelector('.back').assignedSlot.closest('.face').matches(':not(.away)')")
    turned(page)
    page.click(*page.box("#card0 button").centre)
    page.wait_for("pressed.join() === 'front 0,back 0'")
    # Through a gap in the front, to a back on the far side.
    x, y = page.evaluate(
        """(() => {
          const back = [...document.querySelectorAll('.back')].find(e => e.textContent === 'back 3')
          const box = back.firstChild.getBoundingClientRect()
          return [box.x + box.width / 2, box.y + box.height / 2]
        })()"""
    )
    if evaluate(page, "c.indexOf(c.elementAt(...a))", [x, y]) == 3:
        page.click(x, y)
        page.wait_for("pressed.at(-1) === 'back 3'")


@pytest.mark.engines("all", usual="chromium")
def test_an_item_turns_and_turns_back(page, serve):
    open_page(page, serve)
    turn = "(turned.{}(0), document.querySelector('swift-carousel').refreshDecorations(0), 1)"
    page.evaluate(turn.format("add"))
    wait(page, "c.shadowRoot.querySelector('.sides[style*=rotateY]')")
    turned(page)
    assert seen(page)[0] == "back"
    # Turned again while turning, it returns to where it was.
    page.evaluate(turn.format("delete"))
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    page.evaluate(turn.format("add"))
    turned(page)
    assert seen(page)[0] == "back"
    page.evaluate(turn.format("delete"))
    turned(page)
    assert seen(page)[0] == "front"
    assert evaluate(page, "c.shadowRoot.querySelector('.face.back').style.transform") == ""


def test_with_reduced_motion_it_fades_instead_of_turning(page, serve):
    page.emulate(reduced_motion=True)
    open_page(page, serve)
    page.evaluate("(turned.add(0), document.querySelector('swift-carousel').refreshDecorations(0), 1)")
    assert seen(page)[0] == "back"
    assert "transform" not in page.evaluate(
        "JSON.stringify(document.querySelector('swift-carousel').shadowRoot.getAnimations().flatMap(a => a.effect.getKeyframes()))"
    )


def test_screen_readers_read_the_visible_side(page, serve):
    open_page(page, serve, center_item_when_selected="")
    wait(page, "c.itemElement(4).assignedSlot.closest('.item').ariaLabel === 'back 4, 5 of 8'")
    assert [name_of(page, 0), name_of(page, 1)] == ["1 of 8", "front, 2 of 8"]
    tree = page.devtools.send("Accessibility.getFullAXTree")["nodes"]
    names = [node.get("name", {}).get("value") for node in tree if node.get("role", {}).get("value") == "button" and not node.get("ignored")]
    assert "front" in names and not any(name == "back 0" for name in names)
    page.evaluate("(turned.add(0), document.querySelector('swift-carousel').refreshDecorations(0), 1)")
    turned(page)
    tree = page.devtools.send("Accessibility.getFullAXTree")["nodes"]
    names = [node.get("name", {}).get("value") for node in tree if node.get("role", {}).get("value") == "button" and not node.get("ignored")]
    assert "back 0" in names


def test_the_tab_order_contains_the_visible_side(page, serve):
    open_page(page, serve, center_item_when_selected="")
    page.evaluate("document.querySelector('swift-carousel').focus()")
    page.key("Tab")
    assert page.evaluate("document.activeElement.textContent") == "front"
    page.evaluate("(turned.add(0), document.querySelector('swift-carousel').refreshDecorations(0), 1)")
    turned(page)
    # If the focus was on the front, it moves to the carousel.
    assert page.evaluate("document.activeElement.localName") == "swift-carousel"
    page.key("Tab")
    assert page.evaluate("document.activeElement.textContent") == "back 0"
    assert evaluate(page, "[c.indexOf(document.activeElement), c.numberOfItems, c.children.length]") == [0, 8, 16]


def test_backs_are_recycled(page, serve):
    show(page, serve, '<swift-carousel item-style="rotary"></swift-carousel>', style=STYLE)
    evaluate(page, """(c.dataSource = { numberOfItems: 1000, element(index, reused) {
      const e = reused ?? Object.assign(document.createElement('div'), { className: 'card' })
      e.textContent = index
      return e
    } }, 1)""")
    page.evaluate(SIDES)
    wait(page, "c.shadowRoot.querySelector('.face.back')")
    rest(page)
    evaluate(page, "(turned.add(503), c.scrollTo(500, { animated: false }), 1)")
    rest(page)
    shown = evaluate(page, "c.indexesOfVisibleItems.map(i => c.itemElement(i).assignedSlot.closest('.decor').querySelector('.back slot').assignedElements()[0].textContent)")
    assert shown == [f"back {index}" for index in evaluate(page, "c.indexesOfVisibleItems")]
    assert seen(page)[evaluate(page, "c.indexesOfVisibleItems.indexOf(503)")] == "back"
    assert evaluate(page, "c.querySelectorAll('.back').length === c.shadowRoot.querySelectorAll('.item').length")
    # A turned item keeps its side when items are inserted before it.
    evaluate(page, "(turned.delete(503), turned.add(504), c.insertItem(502), 1)")
    rest(page)
    assert seen(page)[evaluate(page, "c.indexesOfVisibleItems.indexOf(504)")] == "back"
    assert evaluate(page, "c.querySelectorAll('.back').length === c.shadowRoot.querySelectorAll('.item').length")


def test_a_back_may_be_a_template(page, serve):
    template = '<template id="back"><p class="card back">the same for all</p></template>'
    show(page, serve, carousel(6, item_style="cylinder", show_backfaces="", decorations="double-sided(back: #back) shadow") + template, style=STYLE)
    wait(page, "c.querySelectorAll('.back').length === 6")
    rest(page)
    assert seen(page).count("back") >= 2
    assert evaluate(page, "c.shadowRoot.querySelectorAll('.face > .shadow').length") == 12


@pytest.mark.complete("rest")
@pytest.mark.parametrize("back", ["() => { throw new Error('mine') }", "() => 'text'", "null", "'#none'", "'((('"])
def test_without_a_valid_back_it_is_empty(page, serve, back):
    show(page, serve, carousel(4, item_style="cylinder", show_backfaces=""), style=STYLE)
    evaluate(page, f"(c.decorations = [{{ name: 'double-sided', back: {back} }}], 1)")
    wait(page, "c.shadowRoot.querySelector('.face.back')")
    page.expect_error("mine" if "mine" in back else "back")
    page.allow_errors("back")
    evaluate(page, "(c.scrollTo(2), 1)")
    wait(page, "c.currentIndex === 2")
    assert page.box("#card2").width > 0
