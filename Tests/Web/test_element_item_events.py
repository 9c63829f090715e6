"""Item events, which are fired only if they have listeners."""

import pytest
from element_page import carousel, evaluate, flick, heard, listen, rest, show, wait
from harness.geometry import near


SOURCE = """(c.dataSource = {
  numberOfItems: 1000,
  element(index, reused) {
    const card = reused ?? document.createElement('div')
    card.className = 'card'
    card.textContent = index
    return card
  },
}, 0)"""

#: Records [name, index, offset, the element's text] of each.
WRITE = """(a.forEach(name => c.addEventListener(name, ({ detail: { index, offset, element } }) =>
  (window.told ??= []).push([name, index, offset, element.textContent]))), 0)"""


def write_down(page, *names):
    evaluate(page, WRITE, list(names))


def told(page, name=None):
    return [row for row in page.evaluate("window.told ?? []") if name in (None, row[0])]


@pytest.mark.engines("all", usual="chromium")
def test_layout_events_are_fired_before_and_after_each_layout(page, serve):
    show(page, serve, carousel(0))
    evaluate(page, SOURCE)
    rest(page)
    evaluate(
        page,
        """(window.before = [], window.after = [],
           c.addEventListener('beforeitemlayout', ({ detail: { index, offset, element } }) =>
             before.push([index, offset, element.assignedSlot.parentNode.style.transform])),
           c.addEventListener('itemlayout', ({ detail: { index, offset, element } }) => {
             element.style.opacity = Math.max(0.1, 1 - Math.abs(offset) / 3)
             after.push([index, offset, element.assignedSlot.parentNode.style.transform])
           }), 0)""",
    )
    page.wait_for("window.after?.length")
    visible = evaluate(page, "c.indexesOfVisibleItems")
    # The items already shown come first.
    first = page.evaluate("after")[: len(visible)]
    assert sorted(row[:2] for row in first) == [[index, index] for index in visible]
    page.evaluate("() => { before.length = after.length = 0 }")
    evaluate(page, "c.scrollTo(3, { duration: 2 })")
    rest(page)
    before, after = page.evaluate("[before, after]")
    assert [row[:2] for row in before] == [row[:2] for row in after]
    moves = [(a[2], b[2]) for a, b in zip(before, after) if a[0] == 3]
    assert len({new for _, new in moves}) > 2 and any(old != new for old, new in moves)
    # Transforms change only between the two events.
    assert all(new == old for (_, new), (old, _) in zip(moves, moves[1:]))
    # The transforms set last fit the items' positions.
    shown = evaluate(page, "c.indexesOfVisibleItems.map(i => [c.offsetOf(i), Number(c.itemElement(i).style.opacity)])")
    assert shown == [[place, near(max(0.1, 1 - abs(place) / 3))] for place, _ in shown]


@pytest.mark.engines("all", usual="chromium")
@pytest.mark.main_path
def test_display_events_are_fired_when_items_become_visible_and_hidden(page, serve):
    show(page, serve, carousel(0))
    evaluate(page, SOURCE)
    rest(page)
    write_down(page, "beforeitemdisplay", "beforeitemlayout", "itemlayout", "itemdisplay", "itemdisplayend")
    page.wait_for("window.told?.length")
    here = evaluate(page, "c.indexesOfVisibleItems")
    assert sorted(row[1] for row in told(page, "itemdisplay")) == here
    assert told(page, "itemdisplayend") == []
    for target in (1, 4, 2, 500, 499):
        evaluate(page, "(c.scrollTo(a), 0)", target)
        rest(page)
    # Each is shown before it is hidden, with its own element; visible items have been shown and not hidden.
    here, rows = set(), told(page)
    for name, index, _, text in rows:
        assert text == str(index)
        if name == "beforeitemdisplay":
            assert index not in here
            here.add(index)
        elif name == "itemdisplayend":
            here.remove(index)
        else:
            assert index in here
    assert sorted(here) == evaluate(page, "c.indexesOfVisibleItems")
    assert len(told(page, "beforeitemdisplay")) == len(told(page, "itemdisplay")) > len(here)
    # In the frame in which it appears: before it is placed, placed, and then shown.
    alike = [name for name, index, *_ in rows if index == 500]
    assert alike[:4] == ["beforeitemdisplay", "beforeitemlayout", "itemlayout", "itemdisplay"]
    # A removed carousel shows nothing any more.
    page.evaluate("() => { told.length = 0; window.gone = document.querySelector('swift-carousel'); gone.remove() }")
    page.wait_for("told.length >= 3")
    assert sorted(row[1] for row in told(page, "itemdisplayend")) == sorted(here) == sorted(row[1] for row in told(page))
    page.evaluate("() => { told.length = 0; document.body.append(gone) }")
    page.wait_for("told.filter(([name]) => name === 'itemdisplay').length >= 3")


@pytest.mark.engines("all", usual="chromium")
@pytest.mark.main_path
def test_taps_have_their_item_and_its_offset(page, serve):
    show(page, serve, carousel(9, center_item_when_selected="false"))
    listen(page, "itemselect", "itemselected")
    evaluate(page, "(c.addEventListener('itemtap', ({ detail }) => heard.push(['itemtap', { ...detail, element: detail.element.id }])), 0)")
    evaluate(page, "(c.scrollTo(4, { animated: false }), c.addEventListener('itemselect', event => event.preventDefault(), { once: true }), 0)")
    page.click(*page.box("#card5").centre)
    assert heard(page) == [["itemtap", {"index": 5, "offset": 1, "element": "card5"}], ["itemselect", {"index": 5}]]
    page.evaluate("() => { heard.length = 0 }")
    page.click(*page.box("#card3").centre)
    assert [name for name, _ in heard(page)] == ["itemtap", "itemselect", "itemselected"]
    assert heard(page)[0][1] == {"index": 3, "offset": -1, "element": "card3"}
    page.evaluate("() => { heard.length = 0 }")
    evaluate(page, "(c.focus(), 0)")
    page.key("Enter")
    assert heard(page)[0] == ["itemtap", {"index": 4, "offset": 0, "element": "card4"}]
    # A drag, and a click beside the items, are not taps.
    page.evaluate("() => { heard.length = 0 }")
    flick(page, (900, 250), (500, 250))
    rest(page)
    page.click(720, 440)
    assert heard(page) == []


@pytest.mark.engines("all", usual="chromium")
def test_a_tap_on_a_repeated_item_has_the_offset_of_that_copy(page, serve):
    show(page, serve, carousel(3, wrap="true", copies=""))
    evaluate(
        page,
        """(c.addEventListener('itemtap', ({ detail: { index, offset, element } }) => {
             window.tapped = [index, offset, element === document.getElementById(`card${index}`)]
           }), window.places = [], c.addEventListener('offsetchange', event => places.push(event.detail.offset)), 0)""",
    )
    x, y = page.box("#card0").centre
    page.click(x - 600, y)
    assert page.evaluate("tapped") == [0, -3, False]
    # It scrolled there, although the item was already the current one.
    rest(page)
    assert page.evaluate("places.some(offset => Math.abs(offset - Math.round(offset)) > 0.01)")
    assert evaluate(page, "c.currentIndex") == 0


@pytest.mark.engines("all", usual="chromium")
def test_listeners_may_do_anything(page, serve):
    """While items are being placed, they change this carousel and others, and query the positions of items."""
    show(page, serve, carousel(40) + carousel(30, item_style="rotary"))
    page.evaluate(
        """() => {
          const [a, b] = document.querySelectorAll('swift-carousel')
          let turns = 0
          for (const name of ['beforeitemlayout', 'itemlayout', 'beforeitemdisplay', 'itemdisplay', 'itemdisplayend']) {
            a.addEventListener(name, ({ detail: { index } }) => {
              if (turns > 400) return
              turns += 1
              a.elementAt(innerWidth / 2, 250)
              b.scrollOffset = turns % 30
              if (turns % 7 === 0) a.scrollOffset = (turns * 3) % 40
              if (turns % 11 === 0) a.reloadData()
              if (turns % 13 === 0) a.removeItem(index)
              if (turns % 17 === 0) b.reloadItem(turns % 30)
              window.turns = turns
            })
          }
          a.scrollTo(20)
        }"""
    )
    page.wait_for("window.turns > 300 || (document.querySelector('swift-carousel').scrollBy(3, { duration: 0.1 }), false)")
    rest(page)
    # Reinserting the carousel changes nothing.
    for n in (0, 1):
        placed = page.evaluate(
            """async n => {
              const c = document.querySelectorAll('swift-carousel')[n]
              const look = () => [...c.shadowRoot.querySelectorAll('.item')].filter(item => item.style.display !== 'none')
                .map(item => item.style.transform).sort().join()
              const before = look()
              c.remove()
              await null
              document.body.insertBefore(c, document.body.children[n])
              return [before, look(), c.numberOfItems, c.querySelectorAll('.card').length, c.children.length]
            }""",
            n,
        )
        assert placed[0] == placed[1]
        assert placed[2] == placed[3] == placed[4], placed[2:]


def test_events_of_copies_have_the_element_that_shows_them(page, serve):
    show(page, serve, carousel(2, wrap="true", copies=""))
    evaluate(
        page,
        """(c.addEventListener('itemlayout', ({ detail: { element, offset } }) => element.style.setProperty('--at', offset)), 0)""",
    )
    places = """c.shadowRoot.querySelectorAll('.item').length > 2 && [...c.shadowRoot.querySelectorAll('.item')]
      .filter(item => item.style.display !== 'none')
      .map(item => [Math.round((item.getBoundingClientRect().x + 100 - innerWidth / 2) / 200),
        Number(item.querySelector('slot').assignedElements()[0].style.getPropertyValue('--at'))])
      .every(([seen, told]) => seen === Math.round(told))"""
    wait(page, places)
    for step in range(3):
        evaluate(page, "(c.next(), 0)")
        rest(page)
        # The original moves to where it can be used, and a copy takes its place.
        wait(page, places)


def test_new_listeners_receive_all_visible_items(page, serve):
    show(page, serve, carousel(9))
    told = page.evaluate(
        """async () => {
          const c = document.querySelector('swift-carousel')
          const told = []
          for (const name of ['beforeitemdisplay', 'itemdisplay']) c.addEventListener(name, ({ detail }) => told.push(detail.index))
          await null
          return [told, c.indexesOfVisibleItems]
        }"""
    )
    assert sorted(told[0]) == sorted(told[1] * 2)


def test_selections_by_the_page_are_not_taps(page, serve):
    show(page, serve, carousel(9))
    write_down(page, "itemtap")
    evaluate(page, "(c.select(1), c.select(0), 0)")
    rest(page)
    assert told(page) == []
