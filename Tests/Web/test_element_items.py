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


#: What is seen in each frame until the edit has ended: the opacity of each visible text.
WATCH = """async (act) => {
  const c = document.querySelector('swift-carousel'), frames = []
  const look = () => {
    const seen = {}
    for (const box of c.shadowRoot.querySelectorAll('.item')) {
      const text = box.querySelector('slot').assignedElements()[0]?.textContent ?? ''
      const { opacity, display, visibility } = getComputedStyle(box)
      if (display !== 'none' && visibility !== 'hidden') seen[text] = Math.max(seen[text] ?? 0, Number(opacity))
    }
    frames.push(seen)
  }
  const ended = new Promise(done => c.addEventListener('editend', done, { once: true }))
  let isOver = false
  ended.then(() => { isOver = true })
  eval(act)
  while (!isOver) {
    look()
    await new Promise(done => requestAnimationFrame(done))
  }
  look()
  return frames
}"""


@pytest.mark.engines("all", usual="first")
@pytest.mark.parametrize("index", [0, 2, 3, 4])
@pytest.mark.parametrize("kind", ["children", "source"])
def test_an_item_whose_removal_is_animated_fades_and_the_next_one_has_its_content(page, serve, index, kind):
    act = f"c.removeItem({index}, {{ animated: true }})"
    if kind == "source":
        show(page, serve, carousel(0))
        evaluate(
            page,
            """(window.list = ['0', '1', '2', '3', '4'], c.dataSource = { numberOfItems: () => list.length,
               element: (n, old) => Object.assign(old ?? document.createElement('div'), { className: 'card', textContent: list[n] }) })""",
        )
        act = f"list.splice({index}, 1); " + act
    else:
        show(page, serve, carousel(5))
    evaluate(page, "(c.options = { spacing: 0.8 }, c.scrollTo(2, { animated: false }))")
    rest(page)
    # A policy without eval would refuse the text of a function.
    frames = page.evaluate(WATCH.replace("eval(act)", act))
    removed = [frame.get(str(index), 0) for frame in frames]
    assert removed[0] > 0.9 and removed[-1] == 0 and removed == sorted(removed, reverse=True)
    assert not any("" in frame for frame in frames), "an item without its content"
    left = [str(n) for n in range(5) if n != index]
    assert all(frame.get(text) == 1 for frame in frames for text in left)
    if kind == "children":
        assert evaluate(page, "[...c.children].map(child => child.textContent)") == left
    assert texts(page) == [[at, text] for at, text in enumerate(left)]


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
    # Its copy fades out.
    assert evaluate(page, "(c.removeItem(0, { animated: true }), [...c.children].map(e => e.id).join())") == "new,card1,card2,card3,"
    page.wait_for("heard.length === 2")
    assert evaluate(page, "[...c.children].map(e => e.id).join()") == "new,card1,card2,card3"
    assert page.box("#new").centre.x == pytest.approx(720, abs=1)


@pytest.mark.engines("all", usual="chromium")
def test_a_list_is_a_data_source(page, serve):
    show(page, serve, carousel(0))
    picture = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"
    evaluate(page, "(window.list = ['text', a, Object.assign(document.createElement('p'), { textContent: 'own' })], c.dataSource = list)", picture)
    look = "[0, 1, 2].map(n => c.itemElement(n)).map(e => [e.localName, e.src ?? e.textContent])"
    assert evaluate(page, look) == [["div", "text"], ["img", evaluate(page, "new URL(a).href", picture)], ["p", "own"]]
    assert evaluate(page, "c.dataSource === list && c.numberOfItems") == 3
    evaluate(page, "(list.push('more'), c.reloadData())")
    assert evaluate(page, "[c.numberOfItems, c.itemElement(3).textContent]") == [4, "more"]
    evaluate(page, "c.dataSource = null")
    assert evaluate(page, "[c.numberOfItems, c.dataSource]") == [0, None]


@pytest.mark.engines("all", usual="chromium")
def test_scrolling_takes_an_element_or_an_index_in_an_object(page, serve):
    show(page, serve, carousel(cards(9, "<b>x</b>")))
    for given, index in [("card4", 4), ("card6.firstChild", 6), ("{ index: 2 }", 2), ("{ index: 5, animated: false }", 5)]:
        evaluate(page, f"c.scrollTo({given})")
        wait(page, "c.scrollOffset === a && !c.isScrolling", index)
    assert evaluate(page, "(c.scrollTo({ index: 1, animated: false }), c.scrollOffset)") == 1
    for nothing in ["document.body", "{ index: 'x' }", "{}", "{ left: 3 }", "null"]:
        assert evaluate(page, f"(c.scrollTo({nothing}), [c.destinationIndex, c.isScrolling])") == [1, False], nothing


def test_scripts_and_templates_are_not_items(page, serve):
    show(page, serve, carousel(cards(3) + "<template></template>"))
    assert evaluate(page, "c.numberOfItems") == 3


def test_placeholders_are_at_both_ends(page, serve):
    show(page, serve, carousel(cards(3) + '<i slot="placeholder" class="card">before</i><i slot="placeholder">after</i>'))
    assert evaluate(page, "c.numberOfPlaceholders") == 2
    assert texts(page) == [[-1, "before"], [0, "0"], [1, "1"], [2, "2"], [3, "after"]]
    assert page.box("i").centre.x == pytest.approx(520, abs=1)


@pytest.mark.engines("all", usual="chromium")
@pytest.mark.main_path
def test_few_wrapping_items_are_shown_once(page, serve):
    body = carousel(3, wrap="")
    show(page, serve, body)
    # The page's own elements stay the author's.
    assert evaluate(page, "[c.children.length, c.cloneNode(true).children.length]") == [3, 3]
    assert evaluate(page, "c.innerHTML") == cards(3)
    wait(page, "[...c.children].every(child => child.checkVisibility())")
    # They go around without a jump: what moves far is invisible.
    jumps = page.evaluate(
        """async () => {
          const c = document.querySelector('swift-carousel'), seen = new Map(), jumps = []
          for (let n = 0; n <= 90; n++) {
            c.scrollOffset = n / 30
            await new Promise(done => requestAnimationFrame(done))
            for (const item of c.shadowRoot.querySelectorAll('.item')) {
              const { x } = item.getBoundingClientRect(), opacity = Number(getComputedStyle(item).opacity)
              const before = seen.get(item) ?? { x, opacity }
              if (Math.abs(x - before.x) > 20) jumps.push(Math.min(opacity, before.opacity))
              seen.set(item, { x, opacity })
            }
          }
          return jumps
        }"""
    )
    assert len(jumps) == 3 and max(jumps) < 0.1


@everywhere
@pytest.mark.main_path
def test_few_wrapping_items_are_repeated_as_copies_on_request(page, serve):
    show(page, serve, carousel(3, wrap=""))
    evaluate(page, "(c.copies = true, 0)")
    wait(page, "[...c.children].filter(e => e.checkVisibility()).length > 6")
    assert page.evaluate("document.querySelectorAll('#card0').length") == 1
    assert evaluate(page, "c.querySelectorAll(':not([data-carousel-copy])').length") == 3
    # The original is in the centre, even while it moves.
    for step in range(1, 5):
        evaluate(page, "c.next()")
        wait(page, "c.currentIndex === a", step % 3)
        rest(page)
        assert page.box(f"#card{step % 3}").centre.x == pytest.approx(720, abs=1)


def test_copies_follow_their_originals(page, serve):
    show(page, serve, carousel(2, wrap="", copies=""))
    copies = "[...c.querySelectorAll('[data-carousel-copy]')]"
    assert evaluate(page, f"{copies}.length") > 3
    evaluate(page, "(c.children[1].textContent = 'new', c.children[1].classList.add('marked'), 0)")
    wait(page, f"{copies}.filter(copy => copy.textContent === 'new' && copy.classList.contains('marked')).length > 1")
    count = evaluate(page, "c.children.length")
    evaluate(page, "(c.children[0].firstChild.data = 'other', 0)")
    wait(page, f"{copies}.some(copy => copy.textContent === 'other') && {copies}.every(copy => copy.textContent !== '0')")
    assert evaluate(page, "c.children.length") == count
    evaluate(page, "(c.copies = false, 0)")
    wait(page, "c.children.length === 2")


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


CAUSES = [
    (lambda page: evaluate(page, "(c.focus(), 0)") or page.key("ArrowRight"), True),
    (lambda page: page.drag((900, 250), (600, 250), seconds=0.3), True),
    (lambda page: page.click(920, 250), True),
    (lambda page: evaluate(page, "c.next()"), False),
    (lambda page: evaluate(page, "c.currentIndex = 1"), False),
    (lambda page: evaluate(page, "c.autoplay = 0.2"), False),
]


@pytest.mark.complete("rest")
@pytest.mark.parametrize("cause", range(len(CAUSES)))
def test_events_tell_whether_the_user_was_the_cause(page, serve, cause):
    act, is_user = CAUSES[cause]
    show(page, serve, carousel(8))
    listen(page, "currentindexchange")
    act(page)
    page.wait_for("heard.length > 0")
    assert heard(page)[0][1]["isUserInitiated"] is is_user


def test_events_report_changes(page, serve):
    show(page, serve, carousel(5))
    listen(page, "currentindexchange", "scrollanimationstart", "scrollanimationend", "settle")
    evaluate(page, "c.scrollTo(2)")
    page.wait_for("heard.some(([name]) => name === 'settle')")
    assert heard(page) == [
        ["scrollanimationstart", {}],
        ["currentindexchange", {"index": 1, "isUserInitiated": False}],
        ["currentindexchange", {"index": 2, "isUserInitiated": False}],
        ["scrollanimationend", {"finished": True}],
        ["settle", {"index": 2}],
    ]
