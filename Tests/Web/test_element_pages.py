"""Pages and ends: what buttons, dots, bars and counters of a page can know, and do."""

import pytest
from element_page import STEADY, carousel, cards, current, evaluate, offset, rest, show, wait

everywhere = pytest.mark.engines("all")

FACTS = "[c.pageCount, c.currentPage, c.isAtStart, c.isAtEnd, c.isScrollable]"
STATES = """['at-start', 'at-end', 'single-page', 'wrapping', 'playing', 'paused', 'list']
  .filter(name => CSS.supports('selector(:state(a))') && c.matches(`:state(${name})`))"""


@everywhere
def test_pages_are_counted_and_scrolled_to(page, serve):
    show(page, serve, carousel(9, group_size=3))
    assert evaluate(page, FACTS) == [3, 0, True, False, True]
    page.evaluate("() => { window.told = []; document.addEventListener('pagechange', ({ detail }) => told.push([detail.page, detail.pageCount])) }")
    evaluate(page, "(c.scrollToPage(2), 0)")
    rest(page)
    assert evaluate(page, FACTS) == [3, 2, False, True, True]
    evaluate(page, "(c.scrollToPage(1, { animated: false }), c.groupSize = 1, 0)")
    assert evaluate(page, FACTS) == [9, 4, False, False, True]
    evaluate(page, "(c.replaceChildren(...[...c.children].slice(0, 1)), 0)")
    wait(page, "c.pageCount === 1")
    assert evaluate(page, FACTS) == [1, 0, True, True, False]
    evaluate(page, "(c.replaceChildren(), 0)")
    wait(page, "c.pageCount === 0")
    assert evaluate(page, FACTS) == [0, -1, True, True, False]
    # A browser that draws seldom passes a page unseen.
    page.wait_for("told.at(-1)[0] === -1")
    assert page.evaluate("told.slice(-5)") == [[2, 3], [1, 3], [4, 9], [0, 1], [-1, 0]]


@everywhere
def test_pages_out_of_range_and_other_values(page, serve):
    show(page, serve, carousel(5))
    for given, expected in (("99", 4), ("-3", 0), ("'2'", 2), ("NaN", 2), ("undefined", 2), ("1.9", 1)):
        evaluate(page, f"(c.scrollToPage({given}, {{ animated: false }}), 0)")
        assert evaluate(page, "c.currentPage") == expected, given
    evaluate(page, "(c.wrap = true, c.scrollToPage(-1, { animated: false }), 0)")
    assert evaluate(page, FACTS) == [5, 4, False, False, True]


@pytest.mark.engines("all", usual="chromium")
def test_states_can_be_selected(page, serve):
    show(page, serve, carousel(4))
    if not page.evaluate("CSS.supports('selector(:state(a))')"):
        pytest.skip("the browser knows no states")
    assert evaluate(page, STATES) == ["at-start"]
    evaluate(page, "(c.scrollTo(1), 0)")
    wait(page, f"({STATES}).length === 0")
    evaluate(page, "(c.scrollTo(3, { animated: false }), 0)")
    assert evaluate(page, STATES) == ["at-end"]
    evaluate(page, "(c.autoplay = 20, 0)")
    assert evaluate(page, STATES) == ["at-end", "playing"]
    evaluate(page, "(c.pause(), c.wrap = true, 0)")
    assert evaluate(page, STATES) == ["wrapping", "paused"]
    evaluate(page, "(c.wrap = false, c.autoplay = 0, c.asList = true, 0)")
    # The script of lists is loaded with the first one.
    wait(page, f"({STATES}).join() === 'list'")
    evaluate(page, "(c.asList = false, c.replaceChildren(c.firstElementChild), 0)")
    wait(page, "c.pageCount === 1")
    assert evaluate(page, STATES) == ["at-start", "at-end", "single-page"]


OWN = '<button slot="previous">Back</button><button slot="next">On</button><button slot="pause">Stop</button>'
DISABLED = "[...c.querySelectorAll('button')].map(button => button.getAttribute('aria-disabled'))"


@everywhere
def test_the_page_s_own_buttons_are_disabled_where_they_do_nothing_and_keep_the_focus(page, serve):
    show(page, serve, carousel(cards(3) + OWN))
    assert evaluate(page, DISABLED) == ["true", "false", "true"]
    page.click(*page.box("[slot=next]").centre)
    wait(page, "c.destinationIndex === 1")
    assert evaluate(page, DISABLED) == ["false", "false", "true"]
    page.click(*page.box("[slot=next]").centre)
    rest(page)
    assert evaluate(page, DISABLED) == ["false", "true", "true"] and current(page) == 2
    # WebKit focuses no button that is clicked.
    evaluate(page, "(c.querySelector('[slot=next]').focus(), 0)")
    page.click(*page.box("[slot=next]").centre)
    rest(page)
    assert evaluate(page, "document.activeElement.slot") == "next" and current(page) == 2
    evaluate(page, "(c.rewind = true, 0)")
    assert evaluate(page, DISABLED) == ["false", "false", "true"]
    page.click(*page.box("[slot=next]").centre)
    rest(page)
    assert current(page) == 0
    evaluate(page, "(c.autoplay = 60, c.rewind = false, 0)")
    assert evaluate(page, DISABLED) == ["true", "false", "false"]
    # A button that is none any more is left as it was.
    evaluate(page, "(window.button = c.querySelector('[slot=previous]'), button.remove(), 0)")
    page.wait_for("button.getAttribute('aria-disabled') === null")


@pytest.mark.engines("all", usual="first")
@pytest.mark.parametrize("what", ["slotted", "drawn"])
def test_the_page_gets_the_pointer_events_of_buttons(page, serve, what):
    body = carousel(cards(5) + OWN) if what == "slotted" else carousel(5, controls="", indicator="dots")
    show(page, serve, body)
    page.evaluate(
        """() => {
          window.heard = []
          for (const name of ['pointerdown', 'pointerup', 'click']) document.addEventListener(name, event => heard.push(event.type))
        }"""
    )
    page.click(*(page.box("[slot=next]").centre if what == "slotted" else (1410, 250)))
    wait(page, "c.destinationIndex === 1")
    assert page.evaluate("heard") == ["pointerdown", "pointerup", "click"]


def test_quick_clicks_and_a_pause_by_the_page_s_own_buttons(page, serve):
    """A press on a button stops no motion, and no autoplay."""
    show(page, serve, carousel(cards(9) + OWN, autoplay=60))
    x, y = page.box("[slot=next]").centre
    for _ in range(3):
        page.click(x, y)
    rest(page)
    assert current(page) == 3 and not evaluate(page, "c.isPaused")
    page.click(*page.box("[slot=pause]").centre)
    assert evaluate(page, "c.isPaused")
    page.click(*page.box("[slot=pause]").centre)
    assert not evaluate(page, "c.isPaused")


@pytest.mark.engines("all", usual="chromium")
@pytest.mark.parametrize("what", ["slotted", "drawn"])
def test_a_swipe_may_begin_on_a_button_over_the_items(page, serve, what):
    body = carousel(cards(9) + OWN, current_index=4) if what == "slotted" else carousel(9, controls="", current_index=4)
    show(page, serve, body)
    x, y = page.box("[slot=next]").centre if what == "slotted" else (1410, 250)
    page.evaluate("() => { window.clicks = 0; document.addEventListener('click', () => clicks++) }")
    page.drag((x, y), (x - 200, y), seconds=0.4, steps=8, rest=0.2)
    rest(page)
    assert current(page) == 5 and page.evaluate("clicks") == 0
    page.click(x, y)
    rest(page)
    assert current(page) == 6 and page.evaluate("clicks") == 1


@pytest.mark.engines("chromium")
def test_a_finger_swipes_from_a_button(page, serve):
    page.resize(390, 800)
    show(page, serve, carousel(cards(9) + OWN, current_index=4))
    x, y = page.box("[slot=next]").centre
    page.swipe((x, y), (x - 220, y), steps=8, seconds=0.3)
    rest(page)
    assert current(page) > 4


INVOKERS = """<button commandfor="albums" command="--previous">Back</button><button commandfor="albums" command="--next"><b>On</b></button>
<button commandfor="albums" command="--pause">Stop</button><button commandfor="albums" command="--constructor">Odd</button>"""


@everywhere
def test_buttons_anywhere_command_a_carousel(page, serve):
    show(page, serve, carousel(5, id="albums", autoplay=60) + INVOKERS)
    click = lambda command: page.click(*page.box(f"[command='--{command}']").centre)  # noqa: E731
    click("next")
    rest(page)
    assert current(page) == 1
    click("previous")
    rest(page)
    assert current(page) == 0
    click("pause")
    wait(page, "c.isPaused")
    click("pause")
    wait(page, "!c.isPaused")
    click("constructor")
    page.evaluate("() => document.addEventListener('click', event => event.preventDefault(), true)")
    click("next")
    rest(page)
    assert current(page) == 0, "the page has prevented it"


def test_commands_work_where_the_browser_does_not_know_them(page, serve):
    script = "delete HTMLButtonElement.prototype.commandForElement; addEventListener('command', event => event.stopImmediatePropagation(), true)"
    show(page, serve, '<script src="old.js"></script>' + carousel(5, id="albums") + INVOKERS, **{"old.js": script})
    page.click(*page.box("[command='--next'] b").centre)
    rest(page)
    assert current(page) == 1
    evaluate(page, "(document.querySelector('[command=\"--next\"]').disabled = true, 0)")
    page.click(*page.box("[command='--next'] b").centre)
    rest(page)
    assert current(page) == 1


@everywhere
def test_an_offset_that_is_written_back_stops_nothing(page, serve):
    show(page, serve, '<script src="steady.js"></script>' + carousel(12), **{"steady.js": STEADY})
    evaluate(page, "(c.addEventListener('offsetchange', () => { c.scrollOffset = c.scrollOffset }), c.scrollTo(7), 0)")
    wait(page, "c.currentIndex === 7 && !c.isScrolling")
    assert offset(page) == 7
    # Some frames later, too.
    page.evaluate(
        """() => {
          const c = document.querySelector('swift-carousel')
          c.addEventListener('offsetchange', async ({ detail: { offset } }) => {
            for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame)
            c.scrollOffset = offset
          })
        }"""
    )
    evaluate(page, "(c.scrollTo(2), 0)")
    wait(page, "c.currentIndex === 2 && !c.isScrolling")
    assert offset(page) == 2
    # The end of the motion has not been written back yet.
    evaluate(page, "(c.scrollTo(9), 0)")
    wait(page, "c.scrollOffset > 3")
    evaluate(page, "(c.scrollOffset = 0, 0)")
    rest(page)
    assert offset(page) == 0, "another offset counts"


@everywhere
def test_two_carousels_can_be_linked_by_their_offsets(page, serve):
    show(page, serve, carousel(12, id="one") + carousel(12, id="two", item_style="cover-flow"))
    page.evaluate(
        """() => {
          one.addEventListener('offsetchange', ({ detail }) => { two.scrollOffset = detail.offset })
          two.addEventListener('offsetchange', ({ detail }) => { one.scrollOffset = detail.offset })
        }"""
    )
    for leader, goal in (("one", 8), ("two", 3)):
        page.evaluate(f"() => {leader}.scrollTo({goal})")
        page.wait_for(f"one.scrollOffset === {goal} && two.scrollOffset === {goal}")


@everywhere
@pytest.mark.parametrize("pause", [700, 1500])
def test_a_page_that_is_busy_between_two_linked_carousels_stops_neither(page, serve, pause):
    show(page, serve, carousel(12, id="one") + carousel(12, id="two", item_style="cover-flow"))
    page.evaluate(
        """pause => {
          let isBusy = true
          one.addEventListener('offsetchange', ({ detail }) => {
            if (isBusy && detail.offset > 2) {
              isBusy = false
              const end = performance.now() + pause
              while (performance.now() < end) continue
            }
            two.scrollOffset = detail.offset
          })
          two.addEventListener('offsetchange', ({ detail }) => { one.scrollOffset = detail.offset })
        }""",
        pause,
    )
    page.evaluate("() => two.scrollTo(8)")
    page.wait_for("one.scrollOffset === 8 && two.scrollOffset === 8")
