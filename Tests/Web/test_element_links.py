"""Links to items, in pages that are longer than the window."""

import pytest
from element_page import cards, carousel, evaluate, rest, show, wait

everywhere = pytest.mark.engines("all")

#: A carousel below the window, and links that stay at its top.
STYLE = "nav { position: fixed; top: 0; left: 0; z-index: 9 } nav a { display: inline-block; padding: 4px 20px } hr { height: 1500px; margin: 0 }"
LINKS = '<nav><a href="#card9" id="far">9</a> <a href="#card1" id="near">1</a> <a href="#inside" id="part">inside</a></nav>'


def click(page, name):
    page.click(*page.box(f"#{name}").centre)


def shown(page, serve, style=""):
    items = cards(12) + '<div class="card"><p><b id="inside">inside</b></p></div>'
    site = show(page, serve, f"{LINKS}<hr>{carousel(items)}<hr>", style=STYLE + style)
    page.wait_for("scrollY === 0")
    return site


def top(page):
    return page.box("swift-carousel").y


@everywhere
def test_a_link_to_an_item_below_the_window_scrolls_the_page(page, serve):
    shown(page, serve)
    for name, index in [("far", 9), ("near", 1), ("part", 12)]:
        page.evaluate("scrollTo(0, 0)")
        click(page, name)
        wait(page, "c.currentIndex === a", index)
        rest(page)
        assert top(page) == pytest.approx(0, abs=1), name


@everywhere
@pytest.mark.parametrize(("name", "index"), [("far", 9), ("near", 1)])
def test_the_same_link_leads_to_its_item_again(page, serve, name, index):
    shown(page, serve)
    click(page, name)
    wait(page, "c.currentIndex === a", index)
    rest(page)
    evaluate(page, "(c.scrollTo(4, { animated: false }), scrollTo(0, 0))")
    rest(page)
    click(page, name)
    wait(page, "c.currentIndex === a && Math.abs(c.getBoundingClientRect().y) < 1", index)
    # Also where nothing but the page has moved.
    page.evaluate("scrollTo(0, 0)")
    click(page, name)
    wait(page, "Math.abs(c.getBoundingClientRect().y) < 1")


@everywhere
def test_items_and_the_carousel_keep_their_distance_from_the_edge(page, serve):
    shown(page, serve, "swift-carousel { scroll-margin: 30px } #card9 { scroll-margin-top: 80px }")
    for name, distance in [("far", 80), ("near", 30), ("far", 80)]:
        click(page, name)
        wait(page, "Math.abs(c.getBoundingClientRect().y - a) < 1", distance)
        rest(page)


@everywhere
def test_going_back_restores_the_scroll_position(page, serve):
    shown(page, serve)
    click(page, "far")
    wait(page, "c.currentIndex === 9")
    rest(page)
    page.evaluate("scrollTo(0, 700)")
    click(page, "near")
    wait(page, "c.currentIndex === 1 && Math.abs(c.getBoundingClientRect().y) < 1")
    rest(page)
    page.evaluate("history.back()")
    wait(page, "c.currentIndex === 9")
    rest(page)
    assert page.evaluate("scrollY") == pytest.approx(700, abs=1)


@everywhere
def test_a_link_that_the_page_handles_scrolls_nothing(page, serve):
    shown(page, serve)
    page.evaluate("document.querySelector('#far').addEventListener('click', event => { event.preventDefault(); window.done = true })")
    evaluate(page, "history.replaceState(null, '', '#card9')")
    click(page, "far")
    page.wait_for("window.done")
    # What a link leads to would come before a timer of now.
    page.evaluate("new Promise(done => setTimeout(done))")
    assert evaluate(page, "[c.destinationIndex, scrollY]") == [0, 0]


@everywhere
def test_an_item_at_the_start_of_the_page_is_in_the_window(page, serve):
    site = shown(page, serve)
    page.open(site.url("#card9"))
    wait(page, "c.currentIndex === 9")
    page.wait_for("scrollY > 1000")
    rest(page)
    assert page.box("#card9").y < 900
