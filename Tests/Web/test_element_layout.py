"""The size of a carousel in the layout of its page."""

import pytest
from element_page import carousel, evaluate, rest, show, wait

everywhere = pytest.mark.engines("all")

#: Containers in which the width shrinks to fit: HTML around the carousel.
SHRINKING = {
    "flex row": '<div class="flex">{}</div>',
    "grid column": '<div class="columns">{}</div>',
    "grid item": '<div class="centred">{}</div>',
    "inline block": '<div class="inline">{}</div>',
    "float": '<div class="float">{}</div>',
    "table cell": "<table><tr><td>{}</table>",
    "fit content": '<div class="fit">{}</div>',
    "absolute": '<div class="absolute">{}</div>',
    "dialog": "<dialog open>{}</dialog>",
}
STYLE = """
main { width: 1000px } main > * { position: relative; height: 250px; align-items: start }
swift-carousel { height: auto; margin: 0 }
.flex { display: flex } .columns { display: grid; grid-template-columns: auto 1fr } .centred { display: grid; justify-items: center }
.inline > * { display: inline-block } .float > * { float: left } .fit > * { width: fit-content } .absolute > * { position: absolute }
table { border-spacing: 0 } td, dialog { padding: 0; border: 0 }
"""
#: The sizes of all carousels.
SIZES = "[...document.querySelectorAll('swift-carousel')].map(c => [c.clientWidth, c.clientHeight])"


@everywhere
def test_where_the_width_shrinks_to_fit_there_is_room_for_an_item_and_its_neighbours(page, serve):
    page_of = "".join(html.format(carousel(5)) for html in SHRINKING.values())
    show(page, serve, f"<main>{page_of}</main>", style=STYLE)
    sizes = lambda: dict(zip(SHRINKING, page.evaluate(SIZES)))  # noqa: E731
    assert sizes() == dict.fromkeys(SHRINKING, [600, 200])
    page.evaluate("document.querySelector('main').style.width = '320px'")
    page.wait_for(f"{SIZES}.every(([width]) => width < 400)")
    assert sizes() == dict.fromkeys(SHRINKING, [320, 200])
    page.evaluate("document.querySelector('main').style.width = '120px'")
    page.wait_for(f"{SIZES}.every(([width]) => width < 320)")
    # An item, unless it is in a block.
    assert {size[0] for size in sizes().values()} <= {120, 200}


def test_a_vertical_carousel_is_three_items_high_and_one_wide(page, serve):
    show(page, serve, f'<div class="flex">{carousel(5, vertical="")}</div>', style=STYLE)
    assert page.evaluate(SIZES) == [[200, 600]]
    evaluate(page, "c.vertical = false")
    wait(page, "c.clientWidth === 600 && c.clientHeight === 200")


def test_a_width_of_zero_is_reported_once(page, serve):
    show(page, serve, carousel(5))
    page.evaluate("() => { window.warned = []; console.warn = text => warned.push(text) }")
    for width, client in [("0", 0), ("300px", 300), ("0", 0), ("200px", 200)]:
        evaluate(page, "c.style.width = a", width)
        wait(page, "c.clientWidth === a", client)
        rest(page)
    page.wait_for("warned.length")
    evaluate(page, "c.hidden = true")
    rest(page)
    assert ["0 pixels wide" in text for text in page.evaluate("warned")] == [True]
