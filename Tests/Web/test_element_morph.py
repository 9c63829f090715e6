"""Carousels in pages whose HTML is made equal to what a server has sent, as by libraries that morph the page."""

import pytest
from element_page import BUILT, STYLE, cards, carousel, current, evaluate, rest, show, wait
from test_element_server import DECLARED, FILES, PAGE, start

everywhere = pytest.mark.engines("all")

#: Makes an element equal to HTML: what is of the same kind stays and gets other attributes and content, as in idiomorph and morphdom.
MORPH = """
window.morph = (from, html) => {
  const to = new DOMParser().parseFromString(html, 'text/html').body.firstElementChild
  ;(function equal(from, to) {
    for (const name of from.getAttributeNames()) if (!to.hasAttribute(name)) from.removeAttribute(name)
    for (const { name, value } of to.attributes) if (from.getAttribute(name) !== value) from.setAttribute(name, value)
    const wanted = [...to.childNodes], old = [...from.childNodes]
    for (const [index, node] of wanted.entries()) {
      const here = old[index]
      if (!here) from.append(node)
      else if (here.nodeName !== node.nodeName) here.replaceWith(node)
      else if (node.nodeType === Node.ELEMENT_NODE) equal(here, node)
      else here.data = node.data
    }
    for (const node of old.slice(wanted.length)) node.remove()
  })(from, to)
}
"""


def shown(page, serve, html):
    show(page, serve, html + '<script src="morph.js"></script>', **{"morph.js": MORPH})


def morph(page, html):
    evaluate(page, "morph(c, a)", html)


@everywhere
def test_the_focus_and_the_keys_stay(page, serve):
    html = carousel(9, label="Albums")
    shown(page, serve, html)
    evaluate(page, "c.focus()")
    morph(page, html)
    evaluate(page, "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert evaluate(page, "document.activeElement === c")
    page.key("ArrowRight")
    wait(page, "c.currentIndex === 1")
    evaluate(page, "c.blur()")
    morph(page, html)
    evaluate(page, "(document.body.prepend(Object.assign(document.createElement('button'), { id: 'before' })), document.querySelector('#before').focus())")
    page.key("Tab")
    assert evaluate(page, "document.activeElement === c")


def test_it_is_in_the_tab_order_as_the_page_says(page, serve):
    shown(page, serve, carousel(5, tabindex="-1"))
    assert evaluate(page, "[c.tabIndex, c.getAttribute('tabindex')]") == [-1, "-1"]
    morph(page, carousel(5))
    assert evaluate(page, "c.getAttribute('tabindex')") == "0"
    morph(page, carousel(5, tabindex="-1"))
    assert evaluate(page, "c.getAttribute('tabindex')") == "-1"
    # Whoever removes all that there is comes to an end.
    evaluate(page, "(() => { while (c.attributes.length) c.removeAttribute(c.attributes[0].name) })()")
    assert evaluate(page, "c.getAttribute('tabindex')") == "0"


@everywhere
def test_the_state_of_buttons_of_the_page_stays(page, serve):
    html = carousel(cards(3) + '<button slot="previous">‹</button><button slot="next">›</button>', wrap="false")
    shown(page, serve, html)
    states = "[...c.querySelectorAll('button')].map(button => button.ariaDisabled)"
    assert evaluate(page, states) == ["true", "false"]
    morph(page, html)
    assert evaluate(page, states) == ["true", "false"]
    evaluate(page, "c.scrollTo(2, { animated: false })")
    rest(page)
    morph(page, html)
    assert evaluate(page, states) == ["false", "true"]


@everywhere
def test_items_of_a_declared_shadow_tree_stay_visible(page, serve):
    served = carousel(cards(10) + '<div class="card" slot="placeholder">…</div>')
    html = served.replace('<div class="card" id="card0">', DECLARED + '<div class="card" id="card0">', 1)
    page.open(serve({"index.html": PAGE.format(body=html + '<script src="morph.js"></script>'), "morph.js": MORPH, **FILES}, BUILT).url())
    start(page)
    boxes = [page.box(f"#card{index}") for index in range(3)]
    morph(page, served)
    assert [page.box(f"#card{index}") for index in range(3)] == boxes
    assert evaluate(page, "[c.numberOfItems, c.numberOfPlaceholders]") == [10, 1]


# Copies, and the elements of data sources

#: What each visible cell shows, by its index.
CELLS = """[...c.shadowRoot.querySelectorAll('.item')].filter(item => item.style.display !== 'none' && item.style.visibility !== 'hidden')
  .map(item => item.querySelector('slot').assignedElements()[0]?.textContent)"""
#: Whether all of a few items are visible, some as copies, and no cell is empty.
REPEATED = f"(cells => cells.length > a.length && cells.every(text => a.includes(text)) && a.every(text => cells.includes(text)))({CELLS})"


def names(count):
    return [str(index) for index in range(count)]


@everywhere
@pytest.mark.parametrize("keep", ["c.outerHTML = c.outerHTML", "c.replaceWith(c.cloneNode(true))", "c.innerHTML = c.innerHTML"])
def test_copies_in_html_that_was_kept_are_no_items(page, serve, keep):
    shown(page, serve, carousel(3, wrap="", copies="", indicator="dots"))
    for _ in range(2):
        wait(page, REPEATED, names(3))
        count = evaluate(page, "c.children.length")
        assert count > 3
        evaluate(page, f"({keep}, 0)")
        wait(page, "c.numberOfVisibleItems > 0 && c.shadowRoot.querySelectorAll('.indicator > button').length === 3")
        rest(page)
        assert evaluate(page, "c.numberOfItems") == 3
    wait(page, REPEATED, names(3))
    assert evaluate(page, "c.children.length") == count
    evaluate(page, "(c.copies = false, 0)")
    wait(page, "c.children.length === 3")


@everywhere
def test_copies_that_become_items_are_the_pages(page, serve):
    shown(page, serve, carousel(3, wrap="", copies="", indicator="dots"))
    wait(page, REPEATED, names(3))
    for count in (5, 3, 4):
        morph(page, carousel(count, wrap="", copies="", indicator="dots"))
        wait(page, "c.numberOfItems === a && c.shadowRoot.querySelectorAll('.indicator > button').length === a", count)
        rest(page)
        assert evaluate(page, "Array.from({ length: c.numberOfItems }, (_, n) => c.itemElement(n).textContent)") == names(count)
        wait(page, REPEATED, names(count))
        assert evaluate(page, "[...c.children].filter(child => !child.matches('[data-carousel-copy]')).length") == count
    evaluate(page, "(c.next(), 0)")
    rest(page)
    wait(page, REPEATED, names(4))


@everywhere
def test_copies_that_are_removed_come_back(page, serve):
    shown(page, serve, carousel(3, wrap="", copies=""))
    wait(page, REPEATED, names(3))
    evaluate(page, "(() => { for (const copy of c.querySelectorAll('[data-carousel-copy]')) copy.remove() })()")
    wait(page, REPEATED, names(3))


@everywhere
@pytest.mark.parametrize("kind", ["row", "list"])
@pytest.mark.parametrize("empty", ["c.innerHTML = ''", "c.replaceChildren()", "morph(c, c.cloneNode().outerHTML)", "c.children[1].remove()"])
def test_a_data_source_fills_what_the_page_has_emptied(page, serve, empty, kind):
    shown(page, serve, carousel(0))
    make = "element: (index, old) => Object.assign(old ?? document.createElement('div'), { className: 'card', textContent: index })"
    evaluate(page, f"(c.dataSource = {{ numberOfItems: 9, {make} }}, 0)")
    if kind == "list":
        evaluate(page, "(c.asList = true, 0)")
    texts = "[...c.children].filter(child => child.checkVisibility()).map(child => child.textContent).sort()"
    rest(page)
    before = evaluate(page, texts)
    assert len(before) > 3
    evaluate(page, f"({empty}, 0)")
    wait(page, f"({texts}).join() === a", ",".join(before))
    evaluate(page, "(c.asList = false, c.scrollTo(8, { animated: false }), 0)")
    rest(page)
    assert "8" in evaluate(page, texts)
