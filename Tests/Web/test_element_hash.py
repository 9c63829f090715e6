"""The id of the current item in the page's address."""

import pytest
from element_page import carousel, evaluate, frames, rest, show, wait

everywhere = pytest.mark.engines("all")

STYLE = "swift-carousel { margin: 0 } #tall { height: 3000px }"
#: Records how the address is written.
RECORD = """
window.written = []
for (const name of ['pushState', 'replaceState']) {
  const call = history[name]
  history[name] = function (...given) { written.push(name[0] + new URL(given[2], document.baseURI).hash); call.apply(this, given) }
}
"""


def shown(page, serve, body: str | None = None, *, hash: str = "", **attributes):
    body = body or carousel(8, hash="", **attributes)
    site = show(page, serve, '<script src="record.js"></script>' + body, style=STYLE, **{"record.js": RECORD})
    if hash:
        page.open(site.url(hash))
        wait(page, "c.numberOfVisibleItems > 0")
    # Its script is loaded.
    page.wait_for("performance.getEntriesByType('resource').some(({ name }) => /address/.test(name))")
    frames(page, 2)
    page.evaluate("new Promise(done => setTimeout(done))")
    return site


def shown_from_data(page, serve):
    """Shows 90 items of a data source, which reuses their elements."""
    shown(page, serve, carousel(0, hash=""))
    evaluate(page, """(c.dataSource = { numberOfItems: 90, element(index, old) {
      return Object.assign(old ?? document.createElement('div'), { className: 'card', id: 'far' + index })
    } }, 0)""")
    rest(page)


def is_at(page, index: int, hash: str, selector: str = "swift-carousel"):
    page.wait_for(
        f"(c => c.currentIndex === {index} && c.destinationIndex === {index} && !c.isScrolling && location.hash === '{hash}')"
        f"(document.querySelector('{selector}'))"
    )


def press(page, key: str, selector: str = "swift-carousel"):
    page.evaluate(f"document.querySelector('{selector}').focus()")
    page.key(key)


@everywhere
@pytest.mark.main_path
def test_what_the_user_has_looked_at_is_found_by_back_and_forward(page, serve):
    shown(page, serve)
    assert page.evaluate("[location.hash, written.length]") == ["", 0]
    press(page, "ArrowRight")
    is_at(page, 1, "#card1")
    press(page, "End")
    is_at(page, 7, "#card7")
    x, y = page.box("swift-carousel").centre
    page.drag((x, y), (x + 200, y), seconds=0.3, rest=0.3)
    page.wait_for("written.length === 3")
    index = evaluate(page, "c.currentIndex")
    assert page.evaluate("written") == ["p#card1", "p#card7", f"p#card{index}"]
    for way, at, hash in [("back", 7, "#card7"), ("back", 1, "#card1"), ("back", 0, ""), ("forward", 1, "#card1"), ("forward", 7, "#card7")]:
        page.evaluate(f"history.{way}()")
        is_at(page, at, hash)
    rest(page)
    assert page.evaluate("written.length") == 3


@everywhere
def test_motions_of_scripts_and_autoplay_change_the_present_entry(page, serve):
    shown(page, serve)
    length = page.evaluate("history.length")
    evaluate(page, "c.scrollTo(3)")
    is_at(page, 3, "#card3")
    evaluate(page, "(c.currentIndex = 5, 0)")
    is_at(page, 5, "#card5")
    evaluate(page, "(c.autoplay = 0.2, 0)")
    page.move(5, 880)
    page.wait_for("location.hash === '#card7'")
    assert page.evaluate("history.length") == length
    assert page.evaluate("written.every(text => text[0] === 'r')")


@everywhere
def test_the_address_is_read_when_the_page_opens_and_the_page_is_not_scrolled(page, serve):
    shown(page, serve, carousel(8, hash="") + '<div id="tall"></div>', hash="#card5")
    is_at(page, 5, "#card5")
    page.evaluate("scrollTo(0, 60)")
    press(page, "ArrowRight")
    is_at(page, 6, "#card6")
    page.evaluate("scrollTo(0, 90)")
    press(page, "ArrowRight")
    is_at(page, 7, "#card7")
    assert page.evaluate("scrollY") == 90
    # `:target` is still that of the first address, or none.
    page.evaluate("history.back()")
    is_at(page, 6, "#card6")
    page.evaluate("history.back()")
    is_at(page, 5, "#card5")
    page.evaluate("void (location.hash = '#card2')")
    is_at(page, 2, "#card2")


@everywhere
@pytest.mark.parametrize("moves", [False, True], ids=["untouched", "moved"])
def test_the_item_of_the_address_may_come_later_unless_the_user_has_moved(page, serve, moves):
    shown(page, serve, hash="#late2")
    is_at(page, 0, "#late2")
    if moves:
        press(page, "ArrowRight")
        is_at(page, 1, "#card1")
    for number in range(4):
        evaluate(page, f"c.insertAdjacentHTML('beforeend', '<div class=\"card\"></div>') || (c.lastChild.id = 'late{number}')")
        frames(page, 2)
    is_at(page, 1 if moves else 10, "#card1" if moves else "#late2")


def test_a_carousel_that_comes_into_the_page_later_waits_for_the_item_of_the_address(page, serve):
    shown(page, serve, hash="#late")
    page.evaluate("""() => {
      window.made = document.createElement('swift-carousel')
      Object.assign(made, { hash: true, style: 'height: 200px' })
      made.innerHTML = '<div class="card">a</div><div class="card">b</div>'
    }""")
    frames(page, 2)
    page.evaluate("document.querySelector('swift-carousel').replaceWith(made)")
    is_at(page, 0, "#late")
    rest(page)
    page.evaluate("made.insertAdjacentHTML('beforeend', '<div class=card id=late>c</div>')")
    is_at(page, 2, "#late")


def test_at_items_without_an_id_the_address_has_none(page, serve):
    shown(page, serve, carousel('<div class="card" id="a">a</div><div class="card">b</div><div class="card" id="ä 1%">c</div>', hash=""))
    press(page, "ArrowRight")
    rest(page)
    assert page.evaluate("[location.hash, written.length]") == ["", 0]
    press(page, "ArrowRight")
    is_at(page, 2, "#%C3%A4%201%25")
    press(page, "ArrowLeft")
    is_at(page, 1, "")
    page.evaluate("history.back()")
    is_at(page, 2, "#%C3%A4%201%25")
    page.evaluate("history.forward()")
    is_at(page, 1, "")


def test_several_carousels_do_not_fight_for_the_address(page, serve):
    other = "".join(f'<div class="card" id="other{n}">{n}</div>' for n in range(5))
    shown(page, serve, carousel(8, hash="", id="one") + carousel(other, hash="", id="two") + '<p id="elsewhere">')
    press(page, "ArrowRight", "#one")
    is_at(page, 1, "#card1", "#one")
    page.evaluate("two.scrollTo(2)")
    is_at(page, 2, "#card1", "#two")
    press(page, "ArrowRight", "#two")
    is_at(page, 3, "#other3", "#two")
    page.evaluate("one.scrollTo(5)")
    is_at(page, 5, "#other3", "#one")
    page.evaluate("void (location.hash = '#elsewhere')")
    page.evaluate("two.scrollTo(0)")
    is_at(page, 0, "#elsewhere", "#two")
    page.evaluate("history.back()")
    is_at(page, 3, "#other3", "#two")


def test_items_of_a_data_source_are_found_again(page, serve):
    shown_from_data(page, serve)
    for key, index in [("ArrowRight", 1), ("End", 89)]:
        press(page, key)
        is_at(page, index, f"#far{index}")
    page.evaluate("history.back()")
    is_at(page, 1, "#far1")
    page.evaluate("history.forward()")
    is_at(page, 89, "#far89")


def test_items_are_found_again_whose_elements_wait_for_others(page, serve):
    shown_from_data(page, serve)
    visited = range(40, 46)
    for index in visited:
        evaluate(page, "c.scrollTo(a, { animated: false })", index)
        is_at(page, index, f"#far{index}")
    # Where there is room for fewer items, some of the elements are left, in none.
    count = evaluate(page, "c.numberOfVisibleItems")
    evaluate(page, "c.style.width = '100px'")
    wait(page, f"c.numberOfVisibleItems < {count}")
    evaluate(page, "c.scrollTo(0, { animated: false })")
    is_at(page, 0, "#far0")
    left = [index for index in visited if page.evaluate(f"document.getElementById('far{index}') !== null")]
    assert left
    page.evaluate("id => void (location.hash = id)", f"far{left[0]}")
    is_at(page, left[0], f"#far{left[0]}")


def test_it_ends_with_the_attribute_and_keeps_the_state_of_the_page(page, serve):
    shown(page, serve)
    page.evaluate("history.replaceState({ mine: 1 }, '', '#')")
    press(page, "ArrowRight")
    is_at(page, 1, "#card1")
    assert page.evaluate("history.state") == {"mine": 1}
    evaluate(page, "c.removeAttribute('hash')")
    press(page, "ArrowRight")
    is_at(page, 2, "#card1")
