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
