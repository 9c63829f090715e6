"""Where a carousel was: back there after a reload, and after Back."""

import pytest
from element_page import carousel, evaluate, rest, show, wait

everywhere = pytest.mark.engines("all")

#: Records the index of the first frame in which the carousel is there.
RECORD = """
(function look() {
  const c = document.querySelector('swift-carousel')
  if (c?.numberOfVisibleItems) return void (window.first = c.currentIndex)
  requestAnimationFrame(look)
})()
"""


def shown(page, serve, **attributes):
    other = "<!doctype html><title>Other</title><p>elsewhere"
    body = '<script src="record.js"></script>' + carousel(12, **attributes)
    return show(page, serve, body, **{"record.js": RECORD, "other.html": other})


def scroll(page, index: int):
    evaluate(page, "void c.scrollTo(a)", index)
    wait(page, "c.currentIndex === a && !c.isScrolling", index)
    rest(page)


def reload(page):
    page.evaluate("void setTimeout(() => { window.old = true; location.reload() })")
    page.wait_for("!window.old && window.first !== undefined")


@everywhere
@pytest.mark.main_path
def test_it_is_there_again_in_the_first_frame_after_a_reload(page, serve):
    shown(page, serve, id="shelf")
    page.evaluate("history.replaceState({ kept: [1] }, '')")
    scroll(page, 7)
    reload(page)
    assert page.evaluate("[first, history.state.kept[0]]") == [7, 1]
    page.evaluate("document.querySelector('swift-carousel').focus()")
    page.key("ArrowRight")
    wait(page, "c.currentIndex === 8 && !c.isScrolling")
    rest(page)
    reload(page)
    assert page.evaluate("first") == 8
    # Where it began, too.
    scroll(page, 0)
    reload(page)
    assert page.evaluate("first") == 0


@everywhere
def test_it_is_there_again_after_back(page, serve):
    site = shown(page, serve, id="shelf", current_index="2")
    scroll(page, 9)
    page.open(site.url("other.html"))
    page.wait_for("document.body?.textContent.includes('elsewhere')")
    page.back()
    # WebKit keeps the page itself.
    wait(page, "c?.currentIndex === 9")
    # A new visit begins at the beginning.
    page.open(site.url("?again"))
    page.wait_for("window.first === 2")


@everywhere
@pytest.mark.parametrize("attributes", [{}, {"id": "shelf", "hash": ""}])
def test_one_without_an_id_begins_at_the_beginning_and_one_with_an_address_has_its_place_there(page, serve, attributes):
    shown(page, serve, **attributes)
    scroll(page, 7)
    assert page.evaluate("history.state") is None
    reload(page)
    assert page.evaluate("first") == (7 if attributes else 0)


def test_a_page_that_scrolls_by_itself_is_left_alone(page, serve):
    shown(page, serve, id="shelf")
    page.evaluate("void (history.scrollRestoration = 'manual')")
    scroll(page, 7)
    assert page.evaluate("history.state") is None
    page.evaluate("(history.scrollRestoration = 'auto', history.replaceState('a text', ''))")
    scroll(page, 3)
    assert page.evaluate("history.state") == "a text"
    page.evaluate("history.replaceState({ 'swift-carousel': { shelf: 'none' } }, '')")
    reload(page)
    assert page.evaluate("first") == 0
    # A history that refuses stops nothing.
    page.evaluate("void (History.prototype.replaceState = () => { throw Error('too often') })")
    scroll(page, 5)
    assert page.take_errors() == []


def test_one_that_replaces_another_begins_at_its_beginning(page, serve):
    shown(page, serve, id="shelf")
    scroll(page, 7)
    replace = """() => {
      const old = document.querySelector('swift-carousel'), next = old.cloneNode(true)
      old.replaceWith(next)
    }"""
    page.evaluate(f"({replace})()")
    wait(page, "c.numberOfVisibleItems > 0 && c.currentIndex === 0")
    scroll(page, 4)
    reload(page)
    assert page.evaluate("first") == 4
    page.evaluate(f"({replace})()")
    wait(page, "c.numberOfVisibleItems > 0 && c.currentIndex === 0")


@everywhere
def test_items_of_a_data_source_may_come_later(page, serve):
    script = """
    setTimeout(() => {
      document.querySelector('swift-carousel').dataSource = {
        numberOfItems: 1000,
        element: index => Object.assign(document.createElement('article'), { textContent: index }),
      }
    }, 50)
    """
    show(page, serve, '<script src="record.js"></script>' + carousel(0, id="shelf") + '<script src="later.js"></script>', **{"record.js": RECORD, "later.js": script})
    scroll(page, 400)
    reload(page)
    wait(page, "c.currentIndex === 400 && !c.isScrolling")


def test_a_carousel_that_a_router_makes_again_is_where_it_was(page, serve):
    """Its pages are entries of the same document."""
    shown(page, serve, id="shelf")
    scroll(page, 6)
    page.evaluate("void (window.html = document.querySelector('swift-carousel').outerHTML)")
    page.evaluate("(history.pushState({ page: 2 }, ''), document.querySelector('swift-carousel').remove(), document.body.insertAdjacentHTML('beforeend', html))")
    wait(page, "c.numberOfVisibleItems > 0")
    assert evaluate(page, "c.currentIndex") == 0
    page.evaluate("""(addEventListener('popstate', () => {
      document.querySelector('swift-carousel').remove()
      document.body.insertAdjacentHTML('beforeend', html)
    }), history.back())""")
    wait(page, "c?.currentIndex === 6")
