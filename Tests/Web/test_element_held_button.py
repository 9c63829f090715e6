"""Buttons that Space holds down while items come and go."""

import pytest
from element_page import carousel, evaluate, rest, show, wait

everywhere = pytest.mark.engines("all")

ITEMS = """<div class="card" id="first"><button id="button">Press</button><input id="box" type="checkbox" aria-label="Check">
<details id="details"><summary id="summary">More</summary></details><input id="text" aria-label="Text"></div>""" + '<div class="card"></div>' * 11

#: In the carousel, or in an item.
BUTTONS = {"next": "c.shadowRoot.querySelector('.next')"} | {id: id for id in ["button", "box", "summary", "text"]}


def hold(page, serve, name: str, script: str = ""):
    """Holds Space down on a button while another item comes, in a page that runs a script before."""
    show(page, serve, carousel(ITEMS, controls=""))
    page.evaluate(f"""() => {{
      window.clicks = []
      addEventListener('click', event => clicks.push(event.composedPath()[0].id || event.composedPath()[0].className), true)
      {script}
    }}""")
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
@pytest.mark.parametrize("name", ["keydown", "keyup"])
@pytest.mark.parametrize("phase", ["true", "false"], ids=["before", "after"])
def test_what_the_page_prevents_before_or_after_the_carousel_is_no_click(page, serve, name, phase):
    hold(page, serve, "button", f"addEventListener('{name}', event => event.preventDefault(), {phase})")
    page.let_go("Space")
    rest(page)
    assert page.evaluate("clicks") == []


@everywhere
def test_a_page_that_keeps_keys_from_the_carousel_has_its_clicks(page, serve):
    hold(page, serve, "button", "for (const name of ['keydown', 'keyup']) first.addEventListener(name, event => event.stopPropagation())")
    page.let_go("Space")
    page.wait_for("clicks.length > 0")
    rest(page)
    assert page.evaluate("clicks") == ["button"]


@everywhere
def test_text_fields_and_buttons_that_lose_the_focus_are_left_alone(page, serve):
    hold(page, serve, "text")
    page.let_go("Space")
    evaluate(page, "button.focus()")
    page.hold("Space")
    evaluate(page, "box.focus()")
    page.let_go("Space")
    rest(page)
    # Pressed outside, and released on the button.
    page.evaluate("document.body.append(Object.assign(document.createElement('input'), { id: 'outside' }))")
    evaluate(page, "button.focus()")
    page.key("Space")
    page.wait_for("clicks.splice(0).length > 0")
    if page.engine != "firefox":
        # That clicks whatever button has the focus when Space is released.
        page.evaluate("outside.focus()")
        page.hold("Space")
        evaluate(page, "button.focus()")
        page.let_go("Space")
        rest(page)
    assert page.evaluate("clicks") == []
    evaluate(page, "box.focus()")
    page.key("Space")
    page.wait_for("clicks.length > 0")
    assert page.evaluate("clicks") == ["box"]
