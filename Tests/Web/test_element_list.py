"""The items as a plain list, which a user may prefer to the carousel."""

import pytest
from element_page import carousel, evaluate, heard, listen, rest, show, wait

everywhere = pytest.mark.engines("all")

WORDS = "".join(f'<div class="card"><button>Press</button> Chapter-{n}.</div>' for n in range(12))

#: The boxes of the list, as [text, how many there are, position].
LIST = """[...c.shadowRoot.querySelectorAll('[role=listitem]')]
  .map(box => [box.firstChild.assignedElements()[0].textContent.trim(), Number(box.ariaSetSize), Number(box.ariaPosInSet)])"""

#: Gives the carousel a data source of so many items.
SOURCE = """(c.dataSource = {
  numberOfItems: a,
  element: (index, reused) => Object.assign(reused ?? document.createElement('div'), { className: 'card', textContent: `Item ${index}` }),
}, 0)"""


def button(page) -> str:
    return evaluate(page, "c.shadowRoot.activeElement?.ariaLabel")


def press(page, name: str):
    evaluate(page, "c.shadowRoot.querySelector(`button[aria-label='${a}']`).focus()", name)
    page.key("Space")


@everywhere
@pytest.mark.main_path
def test_the_user_switches_to_a_list_and_back(page, serve):
    show(page, serve, carousel(WORDS, controls="", list_button="", label="Book", current_index=3))
    listen(page, "listchange")
    before = page.box(".card:nth-child(4)")
    press(page, "Show as list")
    wait(page, f"{LIST}.length === 12")
    assert evaluate(page, LIST) == [[f"Press Chapter-{n}.", 12, n + 1] for n in range(12)]
    assert heard(page) == [["listchange", {"asList": True}]]
    # The button keeps the focus, and says what it has done; nothing else of the controls is left.
    assert button(page) == "Show as list"
    assert evaluate(page, "[...c.shadowRoot.querySelectorAll('button')].filter(b => b.checkVisibility()).map(b => b.ariaPressed)") == ["true"]
    # All controls in the items work: the list begins with the current item.
    wait(page, "c.querySelectorAll('button')[3].getBoundingClientRect().top < c.getBoundingClientRect().bottom")
    assert evaluate(page, "c.querySelectorAll('[inert]').length") == 0
    press(page, "Show as list")
    wait(page, "c.shadowRoot.querySelectorAll('[role=listitem]').length === 0")
    rest(page)
    assert heard(page)[1:] == [["listchange", {"asList": False}]]
    assert (evaluate(page, "c.currentIndex"), page.box(".card:nth-child(4)")) == (3, before)
    assert button(page) == "Show as list"


@everywhere
def test_search_finds_all_items_of_a_list(page, serve):
    show(page, serve, carousel(WORDS, as_list=""), ready=False)
    wait(page, f"c.shadowRoot && {LIST}.length === 12")
    assert page.evaluate("find('Chapter-11.')")
    wait(page, "c.querySelectorAll('.card')[11].getBoundingClientRect().top < c.getBoundingClientRect().bottom")


@pytest.mark.engines("all", usual="chromium")
def test_search_finds_all_items_of_a_data_source(page, serve):
    show(page, serve, carousel(0, as_list=""), ready=False)
    wait(page, "c.numberOfItems !== undefined")
    evaluate(page, SOURCE, 1000)
    wait(page, f"{LIST}.length === 1000")
    assert evaluate(page, f"{LIST}.at(-1)") == ["Item 999", 1000, 1000]
    assert page.evaluate("find('Item 987')")
    assert page.evaluate("getSelection().anchorNode.parentElement.textContent") == "Item 987"
    # Changes of the data are followed.
    evaluate(page, "(c.dataSource.numberOfItems = 5, c.removeItem(0), 0)")
    wait(page, f"{LIST}.length === 5")


@pytest.mark.engines("all", usual="chromium")
def test_a_million_items_come_as_they_are_scrolled_to(page, serve):
    show(page, serve, carousel(0, controls=""))
    evaluate(page, SOURCE, 1_000_000)
    evaluate(page, "(c.currentIndex = 500000, c.asList = true, 0)")
    count = "c.shadowRoot.querySelectorAll('[role=listitem]').length"
    # Those from the current item on come first, then those before it.
    wait(page, f"{count} === 2000")
    wait(page, f"{LIST}.some(([text, count, place]) => text === 'Item 500000' && count === 1e6 && place === 500001)")
    evaluate(page, "(c.shadowRoot.querySelector('.row').scrollTop = 1e9, 0)")
    wait(page, f"{count} > 2000 && {count} < 4000")


@everywhere
def test_the_focus_and_the_keys_stay_with_a_list(page, serve):
    show(page, serve, carousel(WORDS * 3))
    evaluate(page, "(c.currentElement.querySelector('button').focus(), c.asList = true, 0)")
    assert page.evaluate("document.activeElement.localName") == "swift-carousel"
    wait(page, f"{LIST}.length === 36")
    top = "c.shadowRoot.querySelector('.row').scrollTop"
    for key, moved in [("PageDown", "> 200"), ("ArrowDown", "> 300"), ("Home", "=== 0"), ("End", "> 500")]:
        page.key(key)
        wait(page, f"{top} {moved}")
    assert page.evaluate("scrollY") == 0
    # The items can be reached, and none keeps a focus that it may lose.
    page.key("Tab")
    assert page.evaluate("document.activeElement.localName") == "button"
    evaluate(page, "c.querySelectorAll('button')[30].focus()")
    evaluate(page, "(c.asList = false, 0)")
    rest(page)
    assert page.evaluate("document.activeElement.localName") == "swift-carousel"
    assert evaluate(page, "[c.currentIndex, c.shadowRoot.querySelectorAll('.item').length > 0]") == [0, True]


@pytest.mark.engines("all", usual="chromium")
def test_programs_scroll_a_list(page, serve):
    show(page, serve, carousel(WORDS, as_list=""), ready=False)
    wait(page, f"c.shadowRoot && {LIST}.length === 12")
    seen = "(i => { const [a, b] = [c.children[i], c].map(e => e.getBoundingClientRect()); return a.top >= b.top && a.bottom <= b.bottom })"
    for move, index in [("c.scrollTo(11)", 11), ("c.currentIndex = 1", 1), ("c.scrollTo(c.children[8])", 8), ("c.scrollOffset = 3", 3)]:
        evaluate(page, f"({move}, 0)")
        wait(page, f"{seen}({index})")
        assert evaluate(page, "[c.currentIndex, c.asList]") == [index, True]
    # Items of a data source that are not there yet are made.
    evaluate(page, SOURCE, 1_000_000)
    wait(page, f"{LIST}.length >= 1000")
    evaluate(page, "(c.scrollTo(600000), 0)")
    # Those before it follow, above what is visible.
    there = "[...c.shadowRoot.querySelectorAll('[role=listitem]')].find(box => box.ariaPosInSet === '600001')"
    wait(page, f"(box => box && box.getBoundingClientRect().top >= c.getBoundingClientRect().top && box.getBoundingClientRect().bottom <= c.getBoundingClientRect().bottom)({there})")
    assert evaluate(page, f"{there}.firstChild.assignedElements()[0].textContent") == "Item 600000"
    evaluate(page, "(c.asList = false, 0)")
    rest(page)
    assert evaluate(page, "c.currentIndex") == 600_000


def test_children_change_in_a_list(page, serve):
    show(page, serve, carousel(WORDS, as_list="", vertical=""), ready=False)
    wait(page, f"c.shadowRoot && {LIST}.length === 12")
    evaluate(page, "(c.children[0].remove(), c.append(Object.assign(document.createElement('p'), { textContent: 'New' })), 0)")
    wait(page, f"{LIST}.at(-1)[0] === 'New' && {LIST}[0][0] === 'Press Chapter-1.'")


def test_screen_readers_have_the_button_with_controls(page, serve):
    """It is not visible, nor in the tab order, unless the page asks for it."""
    show(page, serve, f'<div lang="de">{carousel(WORDS, controls="")}</div>')
    state = "(b => [b.ariaLabel, b.ariaPressed, b.tabIndex, b.offsetWidth > 24])(c.shadowRoot.querySelector('.controls > .list'))"
    wait(page, f"{state}[0] === 'Als Liste anzeigen'")
    assert evaluate(page, state) == ["Als Liste anzeigen", "false", -1, False]
    evaluate(page, "(c.listButton = true, 0)")
    assert evaluate(page, state) == ["Als Liste anzeigen", "false", 0, True]
    evaluate(page, "(c.listButton = false, c.shadowRoot.querySelector('.controls > .list').click(), 0)")
    wait(page, f"{LIST}.length === 12")
    # The way back is visible.
    assert evaluate(page, state) == ["Als Liste anzeigen", "true", 0, True]


@pytest.mark.engines("all", usual="chromium")
def test_after_a_list_the_carousel_follows_its_children_again(page, serve):
    show(page, serve, carousel(4))
    for count in (6, 8):
        evaluate(page, "(c.asList = true, 0)")
        wait(page, f"{LIST}.length === {count - 2}")
        evaluate(page, "(c.asList = false, 0)")
        wait(page, "!c.shadowRoot.querySelector('.row')")
        evaluate(page, "(c.append(...['one', 'two'].map(text => Object.assign(document.createElement('div'), { className: 'card', textContent: text }))), 0)")
        wait(page, "c.numberOfItems === a", count)
