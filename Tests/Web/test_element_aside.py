"""Items aside: the page can hover and click them, their controls do not work."""

import pytest
from element_page import carousel, current, evaluate, rest, show, wait

everywhere = pytest.mark.engines("all")
MIDDLE, ASIDE = (720, 250), (1130, 250)
HOVER = ".card { cursor: default } .card:hover { cursor: crosshair; color: red }"
CLICKS = """() => {
  window.clicks = []
  for (const name of ['.card', '.card button']) {
    for (const one of document.querySelectorAll(name)) one.addEventListener('click', event => event.target === one && clicks.push(one.id || one.textContent))
  }
}"""


@everywhere
@pytest.mark.main_path
def test_an_item_aside_can_be_hovered_and_clicked(page, serve):
    show(page, serve, carousel(6), style=HOVER)
    page.evaluate(CLICKS)
    page.move(ASIDE[0] - 3, ASIDE[1])
    page.move(*ASIDE)
    page.wait_for("document.querySelector('#card2').matches(':hover')")
    assert page.evaluate("getComputedStyle(document.querySelector('#card2')).cursor") == "crosshair"
    page.click(*ASIDE)
    page.wait_for("clicks.join() === 'card2'")
    # And it comes to the front, as before.
    wait(page, "c.currentIndex === 2")
    rest(page)
    # Where the pointer is no longer over them, items aside are out of the tab order.
    page.move(10, 600)
    wait(page, "[...c.shadowRoot.querySelectorAll('.item slot')].filter(slot => !slot.inert).length === 1")


@everywhere
def test_controls_in_items_aside_do_not_work(page, serve):
    card = '<div class="card"><button>Press</button><br><input><a href="#there">Go</a></div>'
    show(page, serve, carousel(card * 6), style="button, input, a { display: block; width: 200px; height: 50px; margin: 0 }")
    page.evaluate(CLICKS)
    for selector in ("button", "input", "a"):
        evaluate(page, "(c.currentIndex = 0, 0)")
        rest(page)
        x, y = page.box(f".card:nth-child(3) {selector}").centre
        page.move(x - 3, y)
        page.click(x, y)
        wait(page, "c.currentIndex === 2")
        rest(page)
        assert page.evaluate("[clicks.length, location.hash, document.activeElement.localName]") in ([0, "", "body"], [0, "", "swift-carousel"])
    # In front they do.
    page.click(*page.box(".card:nth-child(3) button").centre)
    page.wait_for("clicks.join() === 'Press'")


@everywhere
def test_a_drag_may_start_on_a_control_of_an_item_aside(page, serve):
    show(page, serve, carousel('<div class="card"><input type="range"></div>' * 9), style="input { width: 200px; height: 200px; margin: 0 }")
    page.move(ASIDE[0] - 3, ASIDE[1])
    page.drag(ASIDE, (ASIDE[0] - 200, ASIDE[1]), seconds=0.4, rest=0.2)
    rest(page)
    assert current(page) == 1
    assert page.evaluate("[...document.querySelectorAll('input')].every(({ value }) => value === '50')")


@pytest.mark.engines("chromium", "firefox")
def test_a_tap_clicks_an_item_aside(page, serve):
    show(page, serve, carousel(6))
    page.evaluate(CLICKS)
    page.tap(*ASIDE)
    page.wait_for("clicks.join() === 'card2'")
    wait(page, "c.currentIndex === 2")


@pytest.mark.engines("all", usual="first")
@pytest.mark.parametrize("index", [1, 20])
def test_a_missing_input_comes_to_the_front(page, serve, index):
    cards = "".join(f'<div class="card"><input required value="{"" if n == index else n}"></div>' for n in range(30))
    show(page, serve, f"<form>{carousel(cards)}<button>Send</button></form>", style="button { position: absolute; top: 600px }")
    page.click(*page.box("button").centre)
    wait(page, "c.currentIndex === a", index)
    rest(page)
    assert evaluate(page, "document.activeElement === c.children[a].firstElementChild", index)


#: Records over which items something is dragged, and on which it is dropped.
DROPS = """() => {
  Object.assign(window, { over: new Set(), dropped: [] })
  document.querySelector('#thing').addEventListener('dragstart', event => event.dataTransfer.setData('text/plain', 'thing'))
  for (const card of document.querySelectorAll('.card')) {
    card.addEventListener('dragover', event => {
      event.preventDefault()
      over.add(card.id)
    })
    card.addEventListener('drop', event => {
      event.preventDefault()
      dropped.push(card.id)
    })
  }
}"""
THING = '<p id="thing" draggable="true">thing'


def test_what_is_dragged_can_be_dropped_on_items_aside(page, serve):
    show(page, serve, carousel(6, items_per_view="3", gap="20") + THING, style="#thing { width: 100px }")
    page.evaluate(DROPS)
    x, y = page.box("#thing").centre
    for name in ("#card1", "#card0", "#card1"):
        there = page.box(name).centre
        # Hands are never quite still.
        page.drag((x, y), (x + 20, y), there, (there[0] + 9, there[1]), there, seconds=0.4, steps=40)
        page.wait_for(f"dropped.at(-1) === '{name[1:]}'")
    assert evaluate(page, "c.currentIndex") == 0


@everywhere
def test_items_aside_are_there_for_what_is_dragged_over_them(page, serve):
    show(page, serve, carousel(6, items_per_view="3", gap="20") + THING, style="#thing { width: 100px }")
    page.evaluate(DROPS)
    x, y = page.box("#card1").centre
    page.evaluate(
        """([clientX, clientY]) => {
          for (let n = 0; n < 2; n++) {
            const at = document.elementFromPoint(clientX, clientY)
            ;(at.shadowRoot?.elementFromPoint(clientX, clientY) ?? at).dispatchEvent(new DragEvent('dragover', { clientX, clientY, bubbles: true, composed: true, cancelable: true }))
          }
        }""",
        [x, y],
    )
    assert page.evaluate("[...over]") == ["card1"]


FIELDS = "".join(f'<div class="card"><input id="field{n}"><input type="checkbox" id="box{n}"></div>' for n in range(40))


@everywhere
@pytest.mark.parametrize("target", [1, 30])
def test_a_label_reaches_its_field(page, serve, target):
    """Beside the current item, and far from it."""
    labels = f'<label for="field{target}">Name</label><br><label for="box{target}">Choice</label>'
    show(page, serve, labels + carousel(FIELDS), style="swift-carousel { height: 300px }")
    for kind in ("field", "box"):
        evaluate(page, "(c.currentIndex = 0)")
        rest(page)
        page.click(*page.box(f"[for={kind}{target}]").centre)
        wait(page, "c.currentIndex === a && !c.isScrolling", target)
        if kind == "field":
            page.type("text")
            page.wait_for(f"document.getElementById('field{target}').value === 'text'")
        else:
            page.wait_for(f"document.getElementById('box{target}').checked")
    assert page.take_errors() == []


@everywhere
@pytest.mark.parametrize("target", [1, 30])
def test_a_script_reaches_a_field_after_it_has_scrolled_there(page, serve, target):
    show(page, serve, carousel(FIELDS))
    evaluate(page, "(e => { c.scrollTo(e, { animated: false }); e.focus() })(document.getElementById('field' + a))", target)
    assert page.evaluate("document.activeElement.id") == f"field{target}"
    assert current(page) == target
