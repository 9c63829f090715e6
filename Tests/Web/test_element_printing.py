"""Carousels on paper."""

import pytest
from element_page import carousel, evaluate, frames, rest, show, wait

everywhere = pytest.mark.engines("all")

#: The ids of items that are shown, in their order.
SHOWN = "[...c.children].filter(one => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })).map(one => one.id)"
BUTTONS = "[...c.shadowRoot.querySelectorAll('button')].some(one => one.checkVisibility())"


def tell(page, name: str):
    page.evaluate(f"void dispatchEvent(new Event('{name}'))")


@everywhere
@pytest.mark.main_path
@pytest.mark.parametrize("style", ["linear", "cover-flow", "rotary"])
def test_all_items_are_on_paper_and_the_carousel_is_as_before_after_it(page, serve, style):
    show(page, serve, carousel(12, item_style=style, controls="", current_index="4", autoplay="0.3", marks="") + carousel(3))
    # It waits under the pointer.
    page.move(*page.box("swift-carousel").centre)
    frames(page, 2)
    index = evaluate(page, "c.currentIndex")
    page.evaluate("(window.heard = [], ['currentindexchange', 'settle', 'itemdisplay', 'itemenddisplay'].forEach(name => addEventListener(name, event => heard.push(event.type), true)))")
    evaluate(page, "c.currentElement.setAttribute('tabindex', 0), c.currentElement.focus()")
    wait(page, "!c.isScrolling")
    before = evaluate(page, "[c.scrollOffset, c.numberOfVisibleItems, document.activeElement.id]")
    page.evaluate("void heard.splice(0)")
    tell(page, "beforeprint")
    assert evaluate(page, SHOWN) == [f"card{n}" for n in range(12)]
    assert not evaluate(page, BUTTONS)
    frames(page, 3)
    tell(page, "afterprint")
    frames(page, 3)
    assert evaluate(page, "[c.scrollOffset, c.numberOfVisibleItems, document.activeElement.id]") == before
    assert evaluate(page, "c.currentIndex") == index and page.evaluate("heard") == []
    assert evaluate(page, f"c.currentElement.checkVisibility() && {BUTTONS}")
    evaluate(page, "void c.scrollTo(9)")
    wait(page, "c.currentIndex === 9 && !c.isScrolling && c.currentElement.checkVisibility()")


@pytest.mark.parametrize("size", ["height: 250px", "height: auto; aspect-ratio: 14 / 5", "height: 100vh; max-height: 250px"])
def test_items_on_paper_are_side_by_side_and_whole(page, serve, size):
    show(page, serve, carousel(12, item_style="cover-flow", controls=""), style=f"swift-carousel {{ {size}; overflow: clip }} body {{ width: 700px }}")
    page.emulate(paper=True)
    tell(page, "beforeprint")
    boxes = evaluate(page, "[...c.children].map(one => one.getBoundingClientRect()).map(box => [box.left, box.top, box.right, box.bottom])")
    around = evaluate(page, "(box => [box.left, box.top, box.right, box.bottom])(c.getBoundingClientRect())")
    assert len({tuple(box) for box in boxes}) == 12
    for left, top, right, bottom in boxes:
        assert around[0] <= left and around[1] <= top and right <= around[2] and bottom <= around[3]
        assert (round(right - left), round(bottom - top)) == (200, 200)
    # Three in a row.
    assert [round(box[1]) for box in boxes[:4]].count(round(boxes[0][1])) == 3
    page.emulate()
    tell(page, "afterprint")
    rest(page)
    assert evaluate(page, "c.getBoundingClientRect().height") == 250


@everywhere
def test_children_that_change_while_the_page_is_printed_are_there_after_it(page, serve):
    show(page, serve, carousel(8, copies="", wrap="") + carousel(0, id="data"))
    page.evaluate("void (document.querySelector('#data').dataSource = ['a', 'b', 'c'])")
    tell(page, "beforeprint")
    evaluate(page, "(c.children[1].remove(), c.insertAdjacentHTML('beforeend', '<div class=card id=new>new</div>'))")
    assert page.evaluate("document.querySelector('#data').numberOfVisibleItems") == 3
    frames(page, 2)
    tell(page, "afterprint")
    wait(page, "c.numberOfItems === 8")
    evaluate(page, "void c.scrollTo(7, { animated: false })")
    wait(page, "c.currentElement.id === 'new' && c.currentElement.checkVisibility()")
    # One that leaves meanwhile comes back as a carousel.
    tell(page, "beforeprint")
    evaluate(page, "(window.kept = c, c.remove(), document.body.append(kept))")
    tell(page, "afterprint")
    page.wait_for("kept.numberOfVisibleItems > 2 && kept.currentElement.checkVisibility()")


def test_a_printed_page_has_all_items(page, serve):
    show(page, serve, carousel(12))
    page.evaluate(f"""void addEventListener('beforeprint', () => {{
      const c = document.querySelector('swift-carousel')
      window.printed = {SHOWN}
    }})""")
    assert page.playwright.pdf().startswith(b"%PDF")
    assert page.evaluate("printed.length") == 12
    rest(page)
    assert evaluate(page, "c.currentElement.checkVisibility()") and len(evaluate(page, SHOWN)) == evaluate(page, "c.numberOfVisibleItems") < 12
