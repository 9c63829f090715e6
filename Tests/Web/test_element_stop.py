"""After the engine has failed: a scrollable row of all items, and one error that explains it."""

import pytest
from element_page import carousel, evaluate, frames, show, wait

everywhere = pytest.mark.engines("all")

#: Makes a function of the module trap as soon as `window.trap` has its name. The code is a function that is
#: `unreachable`, and a memory that can't grow.
TRAP = """
const { instantiate } = WebAssembly
const code = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 102, 0, 0, 10, 5, 1, 3, 0, 0, 11])
WebAssembly.instantiate = async (...given) => {
  const trap = (await instantiate(code)).instance.exports.f
  const { module, instance } = await instantiate(...given)
  window.calls = 0
  const exports = Object.fromEntries(Object.entries(instance.exports).map(([name, value]) => [name,
    typeof value === 'function' ? (...values) => (window.calls++, window.trap === name ? trap() : value(...values)) : value]))
  return { module, instance: { exports } }
}
WebAssembly.instantiateStreaming = async (response, imports) => WebAssembly.instantiate(await (await response).arrayBuffer(), imports)
"""

ERRORS = "window.errors_ = []; addEventListener('error', event => { errors_.push(event.message) })"

ROW = """[...c.shadowRoot.querySelectorAll('.row slot')].flatMap(slot => slot.assignedElements()).map(item => item.textContent)"""

SOURCE = """(c.dataSource = {
  numberOfItems: 1000,
  element(index) {
    const card = document.createElement('div')
    card.className = 'card'
    card.textContent = index
    return card
  },
}, 0)"""


def show_trap(page, serve, body: str):
    head = '<script src="trap.js"></script>'
    show(page, serve, head + body, **{"trap.js": f"{ERRORS}\n{TRAP}"})


def stop(page, name: str = "frame"):
    """Makes the engine trap in the next frame."""
    page.evaluate("(name) => { window.trap = name }", name)
    evaluate(page, "(c.scrollTo(c.numberOfItems - 1, { duration: 1 }), 0)")
    page.wait_for("document.querySelector('swift-carousel').shadowRoot.querySelector('.row')")
    page.expect_error("swift-carousel: the engine has stopped")


@everywhere
@pytest.mark.main_path
def test_carousels_become_rows_with_all_items(page, serve):
    show_trap(page, serve, carousel(9, item_style="rotary", controls="", autoplay="0.2") + carousel(3, wrap="true", copies="", vertical=""))
    stop(page)
    assert evaluate(page, ROW) == [str(n) for n in range(9)]
    assert evaluate(page, "[c.children.length, c.shadowRoot.querySelectorAll('.item').length]") == [9, 0]
    # Side by side, in their own size, and the browser scrolls to the last one.
    boxes = [page.box(f"#card{n}") for n in range(3)]
    assert [box.width for box in boxes] == [200] * 3 and boxes[0].x + 216 == boxes[1].x == boxes[2].x - 216
    row = "c.shadowRoot.querySelector('.row')"
    assert evaluate(page, f"{row}.scrollWidth > {row}.clientWidth")
    evaluate(page, f"({row}.scrollLeft = 1e6, 0)")
    wait(page, "c.children[8].getBoundingClientRect().right <= innerWidth")
    # The page's other carousel too, although it was not called; its copies are removed.
    assert page.evaluate("() => document.querySelectorAll('swift-carousel')[1].children.length") == 3
    # One error, which explains it, and nothing is called any more.
    errors = page.evaluate("errors_")
    assert len(errors) == 1 and "swift-carousel: the engine has stopped" in errors[0]
    calls = page.evaluate("calls")
    evaluate(page, "(c.next(), c.itemStyle = 'wheel', c.focusPoint = { x: 0, y: 0 }, c.vertical = true, c.reloadData(), c.scrollOffset, 0)")
    # Longer than the interval of autoplay.
    frames(page, 20)
    assert page.evaluate("[calls, errors_.length]") == [calls, 1]


@pytest.mark.engines("all", usual="chromium")
def test_later_items_and_carousels_are_in_rows_too(page, serve):
    show_trap(page, serve, carousel(3))
    stop(page)
    evaluate(page, "(c.append(Object.assign(document.createElement('p'), { textContent: 'new' })), 0)")
    wait(page, f"{ROW}.join() === '0,1,2,new'")
    evaluate(page, "(c.children[0].remove(), 0)")
    wait(page, f"{ROW}.join() === '1,2,new'")
    evaluate(page, "(c.remove(), document.body.append(c), 0)")
    wait(page, f"{ROW}.join() === '1,2,new'")
    page.evaluate("() => { document.querySelector('swift-carousel').outerHTML = '<swift-carousel><p>a</p><p>b</p></swift-carousel>' }")
    wait(page, f"{ROW}.join() === 'a,b'")
    assert len(page.evaluate("errors_")) == 1


@pytest.mark.engines("all", usual="chromium")
def test_all_items_of_a_data_source_can_be_scrolled_to(page, serve):
    show_trap(page, serve, carousel(0))
    evaluate(page, SOURCE)
    evaluate(page, "(c.scrollOffset = 500, 0)")
    stop(page)
    row = evaluate(page, ROW)
    assert "500" in row and len(row) < 200
    for left, item in ((-1e6, "0"), (1e6, "999")):
        page.evaluate(
            """async ([left, item]) => {
              const row = document.querySelector('swift-carousel').shadowRoot.querySelector('.row')
              const there = () => row.querySelector('slot').assignedElements().some(element => element.textContent === item)
              for (let n = 0; n < 400 && !there(); n++) {
                row.scrollLeft = left
                await new Promise(done => requestAnimationFrame(() => setTimeout(done)))
              }
            }""",
            [left, item],
        )
        assert item in evaluate(page, ROW)
    row = evaluate(page, ROW)
    assert row == [str(n) for n in range(1000)]


@everywhere
def test_a_trap_in_a_nested_call_ends_the_outer_call(page, serve):
    """A listener, called by the engine, calls the engine, which traps: the outer call does not continue."""
    show_trap(page, serve, carousel(5))
    evaluate(page, "(c.addEventListener('currentindexchange', () => { window.trap = 'scrollByItems'; c.scrollBy(1) }), c.scrollTo(3), 0)")
    wait(page, "c.shadowRoot.querySelector('.row')")
    page.expect_error("swift-carousel: the engine has stopped")
    assert evaluate(page, ROW) == ["0", "1", "2", "3", "4"]
    calls = page.evaluate("calls")
    frames(page, 6)
    assert page.evaluate("[calls, errors_.length]") == [calls, 1]


@everywhere
def test_if_the_engine_can_not_start_the_items_are_in_a_row(page, serve):
    body = '<link rel="stylesheet" href="swift-carousel.css"><script src="trap.js"></script>' + carousel(9)
    files = {"trap.js": "WebAssembly.instantiateStreaming = async () => { throw new RangeError('no memory') }"}
    show(page, serve, body, ready=False, **files)
    page.expect_error("swift-carousel: the engine could not start")
    wait(page, "c.shadowRoot.querySelector('.row')?.scrollWidth > innerWidth")
    places = "[...c.children].slice(0, 3).map(item => Math.round(item.getBoundingClientRect().left))"
    first, second, third = evaluate(page, places)
    assert 0 <= first < second < third and second - first == third - second, "they are a row"
