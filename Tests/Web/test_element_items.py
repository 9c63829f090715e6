"""Children and data sources as the element's items."""

import pytest
from element_page import carousel, cards, current, evaluate, heard, listen, offset, rest, show, wait

everywhere = pytest.mark.engines("all")

SOURCE = """
window.asked = []
window.reused = 0
window.source = {
  numberOfItems: 1000000,
  element(index, element) {
    asked.push(index)
    if (element) reused++
    element ??= Object.assign(document.createElement('div'), { className: 'card' })
    element.textContent = index
    return element
  },
}
document.querySelector('swift-carousel').dataSource = source
"""


def texts(page):
    """Returns the contents of the visible items, by index."""
    return evaluate(page, "c.indexesOfVisibleItems.map(i => [i, c.itemElement(i)?.textContent])")


@everywhere
def test_children_are_the_items_and_stay_unchanged(page, serve):
    show(page, serve, carousel(5))
    before = cards(5)
    assert evaluate(page, "c.innerHTML") == before
    evaluate(page, "c.scrollTo(3)")
    wait(page, "c.currentIndex === 3")
    rest(page)
    assert evaluate(page, "c.innerHTML") == before
    assert evaluate(page, "c.currentElement.id") == "card3"


def test_added_and_removed_children_keep_the_current_item(page, serve):
    show(page, serve, carousel(6, current_index=3))
    evaluate(page, "c.firstElementChild.remove()")
    wait(page, "c.numberOfItems === 5")
    assert (current(page), evaluate(page, "c.currentElement.id")) == (2, "card3")
    evaluate(page, "c.prepend(document.createElement('p'), document.createElement('p'))")
    wait(page, "c.numberOfItems === 7")
    assert (current(page), evaluate(page, "c.currentElement.id")) == (4, "card3")
    evaluate(page, "c.append(c.querySelector('#card1'), c.querySelector('#card3'))")
    wait(page, "c.currentIndex === 6")
    assert evaluate(page, "c.currentElement.id") == "card3"
    evaluate(page, "c.querySelector('#card3').remove()")
    wait(page, "c.numberOfItems === 6 && c.currentIndex === 5")
    evaluate(page, "c.replaceChildren()")
    wait(page, "c.numberOfItems === 0")
    assert current(page) == -1
    evaluate(page, "c.append(document.createElement('p'))")
    wait(page, "c.numberOfItems === 1 && c.currentIndex === 0")


def test_insert_and_remove_of_children(page, serve):
    show(page, serve, carousel(4))
    listen(page, "editend")
    evaluate(
        page,
        """c.insertItem(1, { animated: true, element: Object.assign(document.createElement('div'),
             { id: 'new', className: 'card' }) })""",
    )
    assert evaluate(page, "c.itemElement(1).id") == "new"
    page.wait_for("heard.length === 1")
    assert page.box("#new").centre.x == pytest.approx(920, abs=1)
    evaluate(page, "c.removeItem(0, { animated: true })")
    assert evaluate(page, "[...c.children].map(e => e.id).join()") == "new,card1,card2,card3"
    page.wait_for("heard.length === 2")
    assert page.box("#new").centre.x == pytest.approx(720, abs=1)


def test_scripts_and_templates_are_not_items(page, serve):
    show(page, serve, carousel(cards(3) + "<template></template>"))
    assert evaluate(page, "c.numberOfItems") == 3


def test_placeholders_are_at_both_ends(page, serve):
    show(page, serve, carousel(cards(3) + '<i slot="placeholder" class="card">before</i><i slot="placeholder">after</i>'))
    assert evaluate(page, "c.numberOfPlaceholders") == 2
    assert texts(page) == [[-1, "before"], [0, "0"], [1, "1"], [2, "2"], [3, "after"]]
    assert page.box("i").centre.x == pytest.approx(520, abs=1)


@everywhere
@pytest.mark.main_path
def test_few_wrapping_items_are_repeated_as_copies(page, serve):
    show(page, serve, carousel(3, wrap=""))
    items = page.evaluate("[...document.querySelectorAll('.card')].filter(e => e.checkVisibility()).length")
    assert items > 6
    assert page.evaluate("document.querySelectorAll('#card0').length") == 1
    # The original is in the centre, even while it moves.
    for step in range(1, 5):
        evaluate(page, "c.next()")
        wait(page, "c.currentIndex === a", step % 3)
        rest(page)
        assert page.box(f"#card{step % 3}").centre.x == pytest.approx(720, abs=1)


def test_a_million_items_come_from_a_data_source(page, serve):
    body = carousel("") + '<script type="module" src="source.js"></script>'
    show(page, serve, body, **{"source.js": SOURCE})
    wait(page, "c.numberOfItems === 1000000")
    assert page.evaluate("asked.length") < 20
    evaluate(page, "c.scrollTo(999990, { duration: 0.5 })")
    wait(page, "c.currentIndex === 999990")
    rest(page)
    assert all(str(index) == text for index, text in texts(page))
    assert page.evaluate("reused") > 20
    # As many elements as visible items, and some in the pool.
    assert evaluate(page, "c.children.length") < 40
    page.drag((720, 250), (920, 250), seconds=0.2)
    rest(page)
    assert current(page) < 999990


def test_a_carousel_survives_a_failing_data_source(page, serve):
    source = "document.querySelector('swift-carousel').dataSource = { numberOfItems: 5, element(i) { if (i === 2) throw Error('no picture'); return i === 3 ? null : document.createElement('p') } }"
    show(page, serve, carousel("") + '<script type="module" src="source.js"></script>', **{"source.js": source})
    page.expect_error("no picture")
    wait(page, "c.numberOfItems === 5")
    evaluate(page, "c.scrollTo(4)")
    wait(page, "c.currentIndex === 4")
    page.allow_errors("no picture")


def test_insert_remove_and_reload_with_a_data_source(page, serve):
    source = """
    window.list = ['a', 'b', 'c', 'd']
    document.querySelector('swift-carousel').dataSource = {
      get numberOfItems() { return list.length },
      element(index, element = document.createElement('div')) { element.className = 'card'; element.textContent = list[index]; return element },
    }"""
    show(page, serve, carousel("") + '<script type="module" src="source.js"></script>', **{"source.js": source})
    wait(page, "c.numberOfItems === 4")
    evaluate(page, "(list.splice(1, 0, 'x'), c.insertItem(1, { animated: true }))")
    evaluate(page, "(list.splice(3, 1), c.removeItem(3, { animated: false }))")
    evaluate(page, "(list[0] = 'A', c.reloadItem(0, { animated: true }))")
    assert texts(page) == [[0, "A"], [1, "x"], [2, "b"], [3, "d"]]
    evaluate(page, "(list.length = 1, c.reloadData())")
    assert texts(page) == [[0, "A"]]
    evaluate(page, "(list.length = 0, c.reloadData())")
    assert texts(page) == [] and current(page) == -1


def test_from_children_to_a_data_source_and_back(page, serve):
    show(page, serve, carousel(3))
    evaluate(page, "c.dataSource = { numberOfItems: 2, element: i => Object.assign(document.createElement('b'), { textContent: 'b' + i }) }")
    assert texts(page) == [[0, "b0"], [1, "b1"]]
    evaluate(page, "c.dataSource = null")
    assert texts(page) == [[0, "0"], [1, "1"], [2, "2"]]
    assert evaluate(page, "c.querySelectorAll('b').length") == 0


def test_items_and_elements_are_found_by_each_other(page, serve):
    show(page, serve, carousel(cards(5, "<span>inside</span>")))
    assert evaluate(page, "c.indexOf(c.children[2].firstChild)") == 2
    assert evaluate(page, "c.indexOf(document.body)") == -1
    assert evaluate(page, "c.indexOf(null)") == -1
    assert evaluate(page, "c.itemElement(2) === c.children[2]")
    assert evaluate(page, "c.itemElement(99)") is None
    assert evaluate(page, "c.elementAt(720, 250).id") == "card0"
    assert evaluate(page, "c.elementAt(10, 10)") is None
    assert evaluate(page, "c.offsetOf(3)") == 3


def test_items_of_mixed_sizes_keep_the_length_of_the_first(page, serve):
    wide = '<div class="card wide"></div>'
    show(page, serve, carousel(cards(1) + wide * 20), style=".wide { width: 260px }")
    evaluate(page, "c.scrollTo(15, { animated: false })")
    rest(page)
    first, second = [box.centre.x for box in page.boxes(".wide") if box.width == 260][:2]
    assert second - first == pytest.approx(200, abs=0.6)


def test_a_growing_item_is_measured_again(page, serve):
    show(page, serve, carousel(5))
    evaluate(page, "[...c.children].forEach(e => e.classList.add('big'))")
    page.evaluate("document.styleSheets[0].insertRule('.card.big { width: 300px }', document.styleSheets[0].cssRules.length)")
    page.wait_for("document.querySelector('#card1').getBoundingClientRect().x > 860")
    assert page.box("#card1").centre.x == pytest.approx(1020, abs=1)


def test_offset_is_in_items(page, serve):
    show(page, serve, carousel(5, scroll_to_item_boundary="false"))
    evaluate(page, "c.scrollOffset = 1.5")
    assert offset(page) == 1.5
    assert page.box("#card1").centre.x == pytest.approx(620, abs=1)


def test_events_report_changes(page, serve):
    show(page, serve, carousel(5))
    listen(page, "currentindexchange", "scrollanimationstart", "scrollanimationend", "settle")
    evaluate(page, "c.scrollTo(2)")
    page.wait_for("heard.some(([name]) => name === 'settle')")
    assert heard(page) == [
        ["scrollanimationstart", {}],
        ["currentindexchange", {"index": 1}],
        ["currentindexchange", {"index": 2}],
        ["scrollanimationend", {"finished": True}],
        ["settle", {"index": 2}],
    ]
