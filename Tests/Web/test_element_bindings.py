"""Values that frameworks bind: what they write back, when, and what they set before the element is defined."""

import json

import pytest
from element_page import carousel, current, evaluate, heard, listen, offset, rest, show, wait

everywhere = pytest.mark.engines("all")

#: How frameworks write a bound value that an event has changed: only if it differs from the one that they wrote last, and
#: - vue: as an attribute, in a microtask (a kebab-case binding of Vue 3),
#: - svelte: as a property, in a microtask (as Lit does),
#: - angular: as a property, as soon as the listener has returned,
#: - react: as a property, in a task of its scheduler, which is a message channel.
BINDING = """
window.bind = (c, way, property = 'currentIndex') => {
  let state = c.currentIndex, written = state
  const attribute = property.replace(/[A-Z]/g, letter => '-' + letter.toLowerCase())
  const write = () => {
    if (written === state) return
    written = state
    if (way === 'vue') c.setAttribute(attribute, state)
    else c[property] = state
  }
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = write
  const later = () => queueMicrotask(write)
  const soon = { vue: later, svelte: later, angular: write, react: () => port2.postMessage(0) }
  c.addEventListener('currentindexchange', event => { state = event.detail.index; soon[way]() })
  // What the page itself wants.
  window.setState = value => { state = value; soon[way]() }
}
"""

WAYS = ["vue", "svelte", "angular", "react"]
MOTION = ["scrollanimationstart", "scrollanimationend", "decelerationstart", "decelerationend", "settle"]


def bound(page, serve, way, *, items=30, property="currentIndex"):
    show(page, serve, carousel(items))
    page.evaluate(f"() => {{ {BINDING} }}")
    evaluate(page, "bind(c, a[0], a[1])", [way, property])


@pytest.mark.complete("rest")
@pytest.mark.engines("all", usual="chromium")
@pytest.mark.parametrize("property", ["currentIndex", "destinationIndex"])
@pytest.mark.parametrize("way", WAYS)
def test_a_bound_index_does_not_stop_a_scroll(page, serve, way, property):
    bound(page, serve, way, property=property)
    listen(page, *MOTION)
    evaluate(page, "c.scrollTo(6)")
    wait(page, "heard.some(([name]) => name === 'settle')")
    rest(page)
    assert offset(page) == 6
    assert heard(page) == [["scrollanimationstart", {}], ["scrollanimationend", {"finished": True}], ["settle", {"index": 6}]]


@pytest.mark.complete("rest")
@pytest.mark.engines("all", usual="chromium")
@pytest.mark.parametrize("way", WAYS)
def test_a_bound_index_does_not_stop_a_flick(page, serve, way):
    bound(page, serve, way)
    evaluate(page, "c.addEventListener('decelerationstart', () => { window.goal = c.destinationIndex })")
    for _ in range(8):
        evaluate(page, "(c.currentIndex = 0, window.goal = null, 0)")
        rest(page)
        page.drag((900, 250), (400, 250), seconds=0.1)
        if page.evaluate("goal !== null"):
            break
    listen(page, "decelerationend")
    rest(page)
    assert page.evaluate("goal") == current(page) == offset(page) >= 3
    assert heard(page) == [["decelerationend", {"finished": True}]]


@pytest.mark.complete("rest")
@pytest.mark.parametrize("way", WAYS)
def test_a_bound_index_goes_where_the_page_wants(page, serve, way):
    bound(page, serve, way)
    evaluate(page, "setState(4)")
    wait(page, "c.currentIndex === 4 && c.scrollOffset === 4")
    evaluate(page, "c.scrollTo(12)")
    rest(page)
    evaluate(page, "setState(4)")
    wait(page, "c.scrollOffset === 4")


def test_the_destination_can_be_bound_for_motion(page, serve):
    bound(page, serve, "vue", property="destinationIndex")
    listen(page, *MOTION)
    evaluate(page, "setState(9)")
    wait(page, "c.isScrolling && c.destinationIndex === 9")
    wait(page, "heard.some(([name]) => name === 'settle')")
    assert offset(page) == 9 and [name for name, _ in heard(page)] == MOTION[:2] + MOTION[-1:]
    # It is set again while it moves, and is where it begins in a carousel that is not shown yet.
    evaluate(page, "(c.destinationIndex = 20, c.destinationIndex = 2)")
    rest(page)
    assert offset(page) == 2
    evaluate(page, "(window.apart = document.createElement('swift-carousel'), apart.destinationIndex = 3)")
    assert evaluate(page, "(apart.append(...c.children), document.body.append(apart), [apart.currentIndex, apart.scrollOffset])") == [3, 3]


@pytest.mark.engines("all", usual="chromium")
def test_an_index_beyond_the_end_is_the_last_item_at_once(page, serve):
    show(page, serve, carousel(60))
    evaluate(page, "(window.seen = [], c.addEventListener('offsetchange', event => seen.push(event.detail.offset)))")
    for given, shown in [("c.currentIndex = 100", 59), ("c.currentIndex = -3", 0), ("c.scrollTo(100, { animated: false })", 59)]:
        assert evaluate(page, f"({given}, [c.scrollOffset, c.currentIndex])") == [shown, shown]
        rest(page)
        assert offset(page) == shown
    assert page.evaluate("[...new Set(seen)]") == [59, 0]


def test_an_initial_index_beyond_the_end_is_the_last_item_at_once(page, serve):
    show(page, serve, carousel(60, current_index="100"), ready=False)
    wait(page, "c.numberOfVisibleItems")
    assert evaluate(page, "[c.scrollOffset, c.isScrolling]") == [59, False]


@pytest.mark.parametrize("kind", ["children", "source"])
def test_items_that_come_late_begin_with_the_first_without_a_scroll(page, serve, kind):
    show(page, serve, carousel('<div slot="placeholder">x</div>' * 4))
    listen(page, "settle", "scrollanimationstart", "scrollanimationend", "carouseldragstart", "currentindexchange")
    if kind == "children":
        evaluate(page, "c.append(...Array.from({ length: 5 }, (_, n) => Object.assign(document.createElement('div'), { className: 'card', id: 'card' + n })))")
    else:
        evaluate(
            page,
            """c.dataSource = { numberOfItems: 5, numberOfPlaceholders: 4, element: n => Object.assign(document.createElement('div'), { className: 'card', id: 'card' + n }),
               placeholder: () => document.createElement('div') }""",
        )
    wait(page, "c.numberOfItems === 5")
    assert offset(page) == 0 and page.box("#card0").centre.x == pytest.approx(720, abs=1)
    rest(page)
    assert heard(page) == [["currentindexchange", {"index": 0, "isUserInitiated": False}]]


def test_an_empty_carousel_that_comes_back_still_begins_with_the_first(page, serve):
    show(page, serve, carousel(0, wrap=""))
    evaluate(page, "(window.kept = c, c.remove())")
    wait(page, "kept.numberOfVisibleItems === 0")
    items = "Array.from({ length: 5 }, (_, n) => Object.assign(document.createElement('div'), { className: 'card' }))"
    evaluate(page, f"(kept.append(...{items}), document.body.append(kept))")
    assert offset(page) == 0


#: Every property, with a value that is read back.
EARLY = {
    "itemStyle": "rotary", "options": {"spacing": 1.5}, "vertical": True, "wrap": True, "paging": True, "bounces": False,
    "bounceDistance": 2, "decelerationRate": 0.9, "scrollSpeed": 2, "perspective": -0.001, "contentOffset": {"x": 1, "y": 2},
    "focusPoint": {"x": 0.25, "y": 0.5}, "panVector": {"x": 1, "y": 0}, "motion": "spring", "momentumCurve": "ease-out",
    "label": "Albums", "controls": True, "indicator": "dots", "autoplay": 7, "autoscroll": 0, "currentIndex": 3,
    "showBackfaces": True, "transitions": ["style"], "transitionDuration": 2, "viewBox": "0 0 1 1", "path": "M0 0H9",
}  # fmt: skip


@everywhere
def test_properties_that_are_set_before_the_definition_take_effect(page, serve):
    early = """
      const c = document.querySelector('swift-carousel')
      Object.assign(c, %s)
      c.labels = { next: 'Weiter' }
      c.transform = (offset, base) => base.translate(offset * 100)
      c.dataSource = {
        numberOfItems: 8, element: n => Object.assign(document.createElement('div'), { className: 'card', textContent: n }),
      }
      // What frameworks keep at an element is left alone.
      Object.defineProperty(c, '__framework', { value: 1, enumerable: true })
    """ % json.dumps(EARLY)
    show(page, serve, carousel("") + '<script src="early.js"></script>', **{"early.js": early})
    wait(page, "c.numberOfItems === 8")
    read = evaluate(page, "Object.fromEntries(a.map(name => [name, c[name]]))", list(EARLY))
    assert read == {**EARLY, "itemStyle": "custom"}
    assert evaluate(page, "[c.labels.next, c.__framework, Object.keys(c).join()]") == ["Weiter", 1, "__framework"]


def test_a_property_that_can_not_be_set_is_reported_and_the_others_take_effect(page, serve):
    early = "Object.assign(document.querySelector('swift-carousel'), { isPaused: true, numberOfItems: 3, vertical: true })"
    show(page, serve, carousel(5) + '<script src="early.js"></script>', **{"early.js": early})
    assert evaluate(page, "[c.vertical, c.numberOfItems]") == [True, 5]
    errors = page.take_errors()
    assert len(errors) == 2 and all("isPaused" in error or "numberOfItems" in error for error in errors)


@everywhere
def test_listeners_that_are_added_before_the_definition_hear_of_offsets(page, serve):
    early = """
      window.offsets = []
      document.querySelector('swift-carousel').addEventListener('offsetchange', event => offsets.push(event.detail.offset))
    """
    show(page, serve, carousel(9) + '<script src="early.js"></script>', **{"early.js": early})
    # Not while it scrolls: how many frames that takes is up to the machine.
    for offset in (0.5, 1.5, 3):
        evaluate(page, "c.scrollOffset = a", offset)
        page.wait_for("offset => offsets.at(-1) === offset", offset)
    evaluate(page, "c.scrollTo(5)")
    page.wait_for("offsets.at(-1) === 5")
