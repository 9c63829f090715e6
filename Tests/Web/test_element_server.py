"""Carousels in pages that a server has rendered: the script comes later, and takes over what is there."""

import pytest
from element_page import BUILT, STYLE, cards, carousel, current, evaluate, rest, wait

everywhere = pytest.mark.engines("all")

#: What a server may send as the shadow tree: all items in a row.
DECLARED = '<template shadowrootmode="open"><link rel="stylesheet" href="row.css"><div><slot></slot></div></template>'

FILES = {"page.css": STYLE + "hr { height: 600px }", "row.css": "div { display: flex; overflow: auto }"}

PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Rendered by a server</title>
<link rel="stylesheet" href="page.css">
<body>{body}<hr><hr>
"""


def start(page):
    """Loads the script into a page that has been shown."""
    page.evaluate("import('/swift-carousel.js').then(() => {})")
    wait(page, "c.numberOfVisibleItems > 0")
    rest(page)


@everywhere
def test_a_declared_shadow_tree_becomes_a_carousel_with_all_items(page, serve):
    placeholder = '<div class="card" id="gap" slot="placeholder">…</div>'
    overlay = '<b id="title" slot="overlay">Albums</b>'
    html = carousel(DECLARED + cards(10) + placeholder + overlay, decorations="reflection")
    page.open(serve({"index.html": PAGE.format(body=html), **FILES}, BUILT).url())
    assert evaluate(page, "[...c.children].filter(child => child.checkVisibility()).length") == 10
    start(page)
    assert evaluate(page, "[c.numberOfItems, c.numberOfPlaceholders]") == [10, 1]
    evaluate(page, "c.scrollTo(4, { animated: false })")
    rest(page)
    x, y = page.box("swift-carousel").centre
    assert [page.box(f"#card{index}").centre for index in (3, 4, 5)] == [pytest.approx((x + dx, y), abs=1.2) for dx in (-200, 0, 200)]
    wait(page, "c.querySelector('#title').checkVisibility() && c.shadowRoot.querySelector('[class*=reflection]')")
    # Insertion, removal and a change of the items' order work as elsewhere.
    evaluate(page, "(c.querySelector('#card4').remove(), c.prepend(c.querySelector('#card9')), c.currentIndex = 0)")
    wait(page, "c.numberOfItems === 9")
    rest(page)
    assert evaluate(page, "[0, 1, 2].map(index => c.itemElement(index).id)") == ["card9", "card0", "card1"]
    # What the author has written is back when the carousel has left the page.
    evaluate(page, "(window.kept = c, c.remove(), 0)")
    assert page.evaluate("[...kept.children].map(child => child.getAttribute('slot') || '').join(' ').trim()") == "placeholder overlay"
    page.evaluate("document.body.prepend(kept)")
    wait(page, "c.numberOfPlaceholders === 1 && c.numberOfVisibleItems > 3")


@everywhere
@pytest.mark.parametrize("tree", ["", DECLARED], ids=["plain", "declared"])
def test_the_focus_and_the_scroll_position_stay(page, serve, tree):
    items = "".join(f'<div class="card" id="card{n}"><button id="button{n}">{n}</button></div>' for n in range(10))
    html = f"<hr>{carousel(tree + items)}"
    page.open(serve({"index.html": PAGE.format(body=html), **FILES}, BUILT).url())
    page.evaluate("document.querySelector('#button3').focus(), scrollTo(0, 400)")
    start(page)
    assert current(page) == 3
    assert page.evaluate("[document.activeElement.id, scrollY]") == ["button3", 400]
