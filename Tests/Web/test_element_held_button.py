"""Buttons that Space holds down while items come and go."""

import pytest
from element_page import carousel, evaluate, rest, show, wait

everywhere = pytest.mark.engines("all")

ITEMS = """<div class="card" id="first"><button id="button">Press</button><input id="box" type="checkbox" aria-label="Check">
<details id="details"><summary id="summary">More</summary></details><input id="text" aria-label="Text"></div>""" + '<div class="card"></div>' * 11

#: In the carousel, or in an item.
BUTTONS = {"next": "c.shadowRoot.querySelector('.next')"} | {id: id for id in ["button", "box", "summary", "text"]}


def hold(page, serve, name: str):
    """Holds Space down on a button while another item comes."""
    show(page, serve, carousel(ITEMS, controls=""))
    page.evaluate("""() => {
      window.clicks = []
      addEventListener('click', event => clicks.push(event.composedPath()[0].id || event.composedPath()[0].className), true)
    }""")
    evaluate(page, f"{BUTTONS[name]}.focus()")
    page.hold("Space")
    evaluate(page, "void c.append(Object.assign(document.createElement('div'), { className: 'card', id: 'new' }))")
    wait(page, "c.numberOfItems === 13")
    rest(page)


@everywhere
@pytest.mark.parametrize("name", ["next", "button", "box", "summary"])
def test_a_button_is_clicked_once(page, serve, name):
    hold(page, serve, name)
    page.let_go("Space")
    page.wait_for("clicks.length > 0")
    rest(page)
    assert page.evaluate("clicks") == [name]
    assert page.evaluate("[box.checked, details.open]") == [name == "box", name == "summary"]


@everywhere
def test_text_fields_and_what_the_page_prevents_are_left_alone(page, serve):
    hold(page, serve, "text")
    page.let_go("Space")
    evaluate(page, "button.focus()")
    page.hold("Space")
    page.evaluate("addEventListener('keyup', event => event.preventDefault(), { capture: true, once: true })")
    page.let_go("Space")
    # The focus leaves it while it is held.
    page.hold("Space")
    evaluate(page, "box.focus()")
    page.let_go("Space")
    rest(page)
    assert page.evaluate("clicks") == []
    page.key("Space")
    page.wait_for("clicks.length > 0")
    assert page.evaluate("clicks") == ["box"]
