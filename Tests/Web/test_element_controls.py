"""The element's buttons and indicator, autoplay and autoscroll."""

import json
import re

import pytest
from element_page import BUILT, OTHER, carousel, current, evaluate, frames, heard, listen, offset, others_advance, rest, show, wait

PREVIOUS, NEXT, PAUSE = (f"swift-carousel >>> .{name}" for name in ("previous", "next", "pause"))
everywhere = pytest.mark.engines("all")


def click(page, selector):
    page.click(*page.box(selector).centre)

#: The files that the README names.
README_FILES = ("swift-carousel.js", "swift-carousel.wasm", "swift-carousel-player.js", "swift-carousel.css")


@everywhere
@pytest.mark.main_path
def test_buttons_go_to_the_next_and_previous_item(page, serve):
    show(page, serve, carousel(10, controls=""))
    click(page, NEXT)
    click(page, NEXT)
    wait(page, "c.currentIndex === 2")
    rest(page)
    click(page, PREVIOUS)
    rest(page)
    assert current(page) == 1
    assert page.box(NEXT).x > page.box(PREVIOUS).x
    wait(page, "c.shadowRoot.querySelector('.live').textContent === '1, 2 of 10'")


@everywhere
@pytest.mark.parametrize("indicator", ["dots", "count", "progress"])
def test_what_moves_nothing_is_not_drawn(page, serve, indicator):
    def are_seen():
        return evaluate(page, """['previous', 'next', 'indicator'].map(name => {
          const part = c.shadowRoot.querySelector('.' + name)
          return part.checkVisibility() && !part.classList.contains('spoken')
        })""")

    show(page, serve, carousel(3, indicator=indicator, autoplay="60", controls=""))
    assert are_seen() == [True] * 3
    # A row that fits, of which no page is counted, and a single item.
    for change, is_counted in (("(c.contain = true)", False), ("(c.contain = false, c.replaceChildren(c.firstElementChild))", True)):
        evaluate(page, change)
        wait(page, "c.matches(':state(single-page)')")
        assert are_seen() == [False] * 3
        # What works is there.
        assert page.box(PAUSE).width > 0
        evaluate(page, "(c.controls = 'always')")
        assert are_seen() == [True, True, is_counted]
        evaluate(page, "(c.controls = true)")
        assert are_seen() == [False] * 3
    evaluate(page, "(c.append(c.firstElementChild.cloneNode(true)))")
    wait(page, "c.numberOfItems === 2")
    assert are_seen() == [True] * 3


def test_a_button_of_the_author_may_be_as_high_as_the_carousel(page, serve):
    """Also beside the look of the element's own controls, which autoplay brings before the children are known."""
    items = '<b class="card">1</b><b class="card">2</b><button slot="next" class="zone"></button><button slot="pause"></button>'
    show(page, serve, carousel(items, autoplay="5"), style=".zone { place-self: stretch end }")
    assert page.box(".zone").height == page.box("swift-carousel").height > 100


def test_quick_clicks_add_up(page, serve):
    show(page, serve, carousel(10, controls=""))
    for _ in range(4):
        click(page, NEXT)
    rest(page)
    assert current(page) == 4


def test_a_button_is_disabled_at_an_end(page, serve):
    show(page, serve, carousel(3, controls=""))
    state = "['.previous', '.next'].map(s => c.shadowRoot.querySelector(s).ariaDisabled).join()"
    assert evaluate(page, state) == "true,false"
    evaluate(page, "c.currentIndex = 2")
    wait(page, f"{state} === 'false,true'")
    evaluate(page, "c.wrap = true")
    wait(page, f"{state} === 'false,false'")


def test_without_the_attribute_nothing_is_drawn(page, serve):
    show(page, serve, carousel(3))
    assert evaluate(page, "c.shadowRoot.querySelector('.controls')") is None
    evaluate(page, "c.controls = true")
    wait(page, "c.shadowRoot.querySelector('.controls')?.checkVisibility()")
    evaluate(page, "c.controls = false")
    wait(page, "!c.shadowRoot.querySelector('.controls')")


@pytest.mark.main_path
def test_the_page_in_the_readme_works_as_printed(page, serve):
    """With the files that it names, and no others."""
    readme = (BUILT.parents[1] / "README.md").read_text()
    printed = re.search(r"```html\n(.*?)```", readme, re.S)[1]
    files = {name: (BUILT / name).read_bytes() for name in README_FILES}
    site = serve({"index.html": printed, **files}, policy="")
    page.open(site.url())
    names = "performance.getEntriesByType('resource').map(entry => entry.name.split('/').pop()).filter(name => name !== 'favicon.ico')"
    # The player comes with the first motion.
    page.wait_for(f"() => {names}.length >= {len(README_FILES) - 1}")
    wait(page, "c.numberOfVisibleItems > 0")
    click(page, NEXT)
    wait(page, "c.currentIndex === 2")
    rest(page)
    assert sorted(page.evaluate(f"() => {names}")) == sorted(README_FILES)
    page.click(*page.box("swift-carousel > button").centre)
    assert evaluate(page, "c.querySelector('button').textContent") == "It works."
    for item in range(4):
        fits = f"(e => e.scrollHeight <= e.clientHeight && e.scrollWidth <= e.clientWidth)(c.children[{item}])"
        assert evaluate(page, fits), f"the text of item {item} overflows"


@pytest.mark.main_path
def test_the_variant_of_one_script_needs_no_other_file(page, serve):
    files = {name: (BUILT / name).read_bytes() for name in ("swift-carousel.inline.js", "swift-carousel.css")}
    body = carousel(3, item_style="stack", motion="spring", controls="", indicator="dots")
    head = '<!doctype html><meta charset="utf-8"><title>Test</title><link rel="stylesheet" href="swift-carousel.css">'
    site = serve({"index.html": f'{head}<script type="module" src="swift-carousel.inline.js"></script>{body}', **files})
    page.open(site.url())
    wait(page, "c.numberOfVisibleItems")
    evaluate(page, "c.scrollTo(2)")
    wait(page, "c.currentIndex === 2")
    names = "performance.getEntriesByType('resource').map(entry => entry.name.split('/').pop()).filter(name => name !== 'favicon.ico')"
    assert sorted(page.evaluate(f"() => {names}")) == ["swift-carousel.css", "swift-carousel.inline.js"]


def test_buttons_are_mirrored_and_upright(page, serve):
    show(page, serve, carousel(5, controls="", dir="rtl"))
    assert page.box(NEXT).x < page.box(PREVIOUS).x
    click(page, NEXT)
    wait(page, "c.currentIndex === 1")
    evaluate(page, "c.vertical = true")
    rest(page)
    assert page.box(NEXT).y > page.box(PREVIOUS).y


#: The buttons of the shadow tree: each with its part, its name, whether it is hidden from all, its place in the tab order, and whether
#: it is seen.
BUTTONS = """[...c.shadowRoot.querySelectorAll('button:is(.previous, .next)')].map(e =>
  [e.part.value, e.ariaLabel, e.hidden, e.tabIndex, e.ariaDisabled, e.getBoundingClientRect().width > 20])"""


@pytest.mark.engines("all", usual="chromium")
@pytest.mark.main_path
def test_without_controls_there_are_buttons_for_screen_readers(page, serve):
    show(page, serve, carousel(4, label="Albums") + "<button>After</button>")
    hidden = [["", "Previous, Albums", False, -1, "true", False], ["", "Next, Albums", False, -1, "false", False]]
    assert evaluate(page, BUTTONS) == hidden
    assert evaluate(page, "c.shadowRoot.firstElementChild.contains(c.shadowRoot.querySelector('.next'))"), "first in the reading order"
    # All items can be reached by them, and each is announced, also the end.
    for said in ["1, 2 of 4", "2, 3 of 4", "3, 4 of 4", "Last item"]:
        evaluate(page, "(c.shadowRoot.querySelector('.next').click(), 0)")
        wait(page, "c.shadowRoot.querySelector('.live').textContent === a", said)
    # Tab passes them by: keys of the carousel do the same. A screen reader may move the focus to them; then they are seen.
    evaluate(page, "c.focus()")
    page.key("Tab")
    assert page.evaluate("document.activeElement.localName") == "button"
    evaluate(page, "c.shadowRoot.querySelector('.next').focus()")
    wait(page, f"{BUTTONS}[1][5]")
    page.screenshot("a focused button without controls")
    page.key("ArrowLeft")
    wait(page, "c.currentIndex === 2")


@pytest.mark.engines("all", usual="chromium")
def test_there_is_one_pair_of_buttons_whatever_is_drawn(page, serve):
    show(page, serve, carousel(4, label="Albums"))
    page.evaluate("void (window.first = document.querySelector('swift-carousel').shadowRoot.querySelector('.next'))")
    shown = [["previous", "Previous, Albums", False, 0, "true", True], ["next", "Next, Albums", False, 0, "false", True]]
    unseen = [["", name, False, -1, state, False] for _, name, _, _, state, _ in shown]
    evaluate(page, "c.controls = true")
    wait(page, f"JSON.stringify({BUTTONS}) === a", json_text(shown))
    evaluate(page, "(c.shadowRoot.querySelector('.next').focus(), c.controls = false, c.indicator = 'dots', 0)")
    wait(page, f"JSON.stringify({BUTTONS}) === a", json_text(unseen))
    assert evaluate(page, "c.shadowRoot.activeElement === null && document.activeElement === c"), "the focus is handed on"
    evaluate(page, "(c.indicator = '', 0)")
    wait(page, f"!c.shadowRoot.querySelector('.controls') && JSON.stringify({BUTTONS}) === a", json_text(unseen))
    evaluate(page, "(c.controls = true, 0)")
    wait(page, f"JSON.stringify({BUTTONS}) === a && c.shadowRoot.querySelector('.next') === first", json_text(shown))


def json_text(value) -> str:
    return json.dumps(value, separators=(",", ":"))


@pytest.mark.engines("all", usual="chromium")
def test_buttons_of_the_page_replace_those_for_screen_readers(page, serve):
    show(page, serve, carousel('<b class="card">1</b><b class="card">2</b><button slot="next">On</button>'))
    assert evaluate(page, f"{BUTTONS}.map(([, name, hidden]) => [name, hidden])") == [["Previous", False], ["Next", True]]
    evaluate(page, "(c.querySelector('button').remove(), 0)")
    wait(page, f"!{BUTTONS}[1][2]")


@pytest.mark.engines("all", usual="chromium")
def test_a_pause_button_appears_where_something_rotates(page, serve):
    page.move(10, 890)
    show(page, serve, carousel(50, autoplay="60"))
    wait(page, "c.shadowRoot.querySelector('.pause')?.checkVisibility()")
    # The others are not visible.
    assert [button[5] for button in evaluate(page, BUTTONS)] == [False, False]
    page.screenshot("a pause button without controls")
    listen(page, "pausechange")
    click(page, PAUSE)
    wait(page, "c.isPaused")
    assert heard(page) == [["pausechange", {"paused": True}]]
    seen = "c.shadowRoot.querySelector('.pause').checkVisibility()"
    for change, undo in [
        ("c.autoplay = 0", "c.autoplay = 60"),
        ("c.inert = true", "c.inert = false"),
        ("c.append(Object.assign(document.createElement('button'), { slot: 'pause', textContent: 'Stop' }))", "c.lastElementChild.remove()"),
    ]:
        evaluate(page, f"({change}, c.label = 'A', c.label = '', 0)")
        wait(page, f"!{seen}")
        evaluate(page, f"({undo}, c.label = 'A', c.label = '', 0)")
        wait(page, seen)


@pytest.mark.engines("all", usual="chromium")
def test_the_time_of_autoplay_is_told_and_stands_still_while_hovered(page, serve):
    page.move(10, 890)
    show(page, serve, carousel(5))
    evaluate(
        page,
        "(window.told = [], c.addEventListener('autoplaychange', ({ detail }) => told.push([detail.progress, isFinite(detail.remainingTime)])), 0)",
    )
    assert evaluate(page, "[c.autoplayProgress, c.autoplayRemainingTime === Infinity]") == [0, True]
    evaluate(page, "(c.autoplay = 60, 0)")
    wait(page, "c.autoplayProgress > 0")
    assert abs(evaluate(page, "c.autoplayRemainingTime + 60 * c.autoplayProgress") - 60) < 1
    [[first, runs]] = page.evaluate("told")
    assert first < 0.01 and runs
    box = evaluate(page, "(({ x, y, width, height }) => [x + width / 2, y + height / 2])(c.getBoundingClientRect())")
    page.move(*box)
    wait(page, "c.autoplayRemainingTime === Infinity")
    progress = evaluate(page, "c.autoplayProgress")
    assert 0 < progress < 1 and page.evaluate("told") == [[first, True], [progress, False]]
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert evaluate(page, "c.autoplayProgress") == progress
    page.move(10, 890)
    wait(page, "c.autoplayRemainingTime < 60")
    assert evaluate(page, "c.autoplayProgress") >= progress
    # The next item has its own time; then the last one has been told of.
    evaluate(page, "(c.autoplay = 0.2, 0)")
    wait(page, "c.currentIndex === 1 && c.autoplayRemainingTime < 60")
    evaluate(page, "(c.autoplay = 0, 0)")
    wait(page, "told.length && !told.at(-1)[1]")
    assert evaluate(page, "c.autoplayProgress") == 0


TIMES = "<div class='card' data-carousel-autoplay='{}'>A</div><div class='card'>B</div><div class='card'>C</div>"


@pytest.mark.engines("all", usual="chromium")
@pytest.mark.parametrize("time", ["7s", "7000ms", "calc(3s + 4s)", "7"])
def test_an_item_may_have_its_own_time(page, serve, time):
    page.move(10, 890)
    show(page, serve, carousel(TIMES.format(time), autoplay="60"))
    assert 6 < evaluate(page, "c.autoplayRemainingTime") <= 7
    evaluate(page, "(c.currentIndex = 1, 0)")
    assert 59 < evaluate(page, "c.autoplayRemainingTime") <= 60
    # It is read when the time at the item begins.
    evaluate(page, "(c.children[2].dataset.carouselAutoplay = '9s', c.currentIndex = 2, 0)")
    assert 8 < evaluate(page, "c.autoplayRemainingTime") <= 9


@pytest.mark.engines("all", usual="chromium")
def test_a_data_source_may_give_items_their_own_time(page, serve):
    page.move(10, 890)
    show(page, serve, carousel("", autoplay="60"))
    evaluate(
        page,
        """(c.dataSource = {
          numberOfItems: 3, element: index => Object.assign(document.createElement('p'), { textContent: index }),
          autoplayIntervalOfItem: index => [8, undefined, Infinity][index],
        }, 0)""",
    )
    assert 7 < evaluate(page, "c.autoplayRemainingTime") <= 8
    evaluate(page, "(c.currentIndex = 1, 0)")
    assert 59 < evaluate(page, "c.autoplayRemainingTime") <= 60
    evaluate(page, "(c.currentIndex = 2, 0)")
    assert evaluate(page, "[c.autoplayRemainingTime === Infinity, c.autoplayProgress]") == [True, 0]
    evaluate(page, "(c.itemDidEnd(), 0)")
    wait(page, "c.currentIndex === 0")


@pytest.mark.engines("all", usual="chromium")
def test_an_item_keeps_autoplay_until_something_in_it_has_ended(page, serve):
    page.move(10, 890)
    show(page, serve, carousel(TIMES.format("ended"), autoplay="0.3"))
    frames(page, 40)
    assert evaluate(page, "[c.currentIndex, c.autoplayRemainingTime === Infinity]") == [0, True]
    # In another item it is nothing to autoplay.
    evaluate(page, "(c.children[1].dispatchEvent(new Event('ended')), 0)")
    frames(page, 10)
    assert evaluate(page, "c.currentIndex") == 0
    evaluate(page, "(c.children[0].dispatchEvent(new Event('ended')), 0)")
    for index in [1, 2]:
        wait(page, "c.currentIndex === a", index)


@pytest.mark.engines("all", usual="chromium")
def test_autoplay_may_stop_at_the_last_item(page, serve):
    page.move(10, 890)
    show(page, serve, carousel(2, autoplay="0.3", autoplay_stops_at_end=""))
    wait(page, "c.currentIndex === 1 && c.autoplayProgress === 1")
    frames(page, 40)
    assert evaluate(page, "[c.currentIndex, c.autoplayProgress, c.autoplayRemainingTime === Infinity]") == [1, 1, True]
    evaluate(page, "(c.autoplayStopsAtEnd = false, c.currentIndex = 0, 0)")
    for index in [1, 0]:
        wait(page, "c.currentIndex === a", index)


@pytest.mark.engines("all", usual="chromium")
def test_the_page_may_refuse_that_autoplay_advances(page, serve):
    page.move(10, 890)
    show(page, serve, carousel(3))
    # It does not begin before the page listens.
    evaluate(
        page,
        "(window.asked = [], c.addEventListener('autoplayadvance', event => { asked.push(event.detail.index); if (asked.length < 3) event.preventDefault() }), c.autoplay = 0.2)",
    )
    wait(page, "c.currentIndex === 1")
    assert page.evaluate("asked.slice(0, 3)") == [0, 0, 0]


@pytest.mark.engines("all", usual="chromium")
def test_the_dot_of_the_current_item_shows_the_time(page, serve):
    page.move(10, 890)
    show(page, serve, carousel(3, autoplay="60", indicator="dots"))
    progress = "Number(getComputedStyle(c).getPropertyValue('--carousel-autoplay-progress'))"
    dots = "[...c.shadowRoot.querySelectorAll('.dot')].map(dot => Number(getComputedStyle(dot).getPropertyValue('--carousel-autoplay-progress')))"
    assert evaluate(page, f"[{progress}, {dots}]") == [0, [0, 0, 0]]
    evaluate(page, "(c.showAutoplayProgress = true, 0)")
    wait(page, f"{progress} > 0")
    shown, dot, told = evaluate(page, f"[{progress}, {dots}, c.autoplayProgress]")
    assert 0 < shown and abs(shown - told) < 0.02 and abs(dot[0] - shown) < 0.001 and dot[1:] == [0, 0]
    width = "c.shadowRoot.querySelector('.dot.current').getBoundingClientRect().width"
    assert evaluate(page, width) == 20
    # It stands still while it waits, and begins again at another item.
    page.move(720, 250)
    wait(page, "c.autoplayRemainingTime === Infinity")
    before = evaluate(page, progress)
    frames(page, 10)
    assert 0 < before == evaluate(page, progress)
    evaluate(page, "(c.currentIndex = 1, 0)")
    wait(page, f"{progress} === 0")
    page.move(10, 890)
    wait(page, f"{dots}[1] > 0")
    # Without autoplay there is no time, and on a dot none is shown.
    evaluate(page, "(c.autoplay = 0, 0)")
    wait(page, f"{progress} === 0")
    assert evaluate(page, width) == 8
    evaluate(page, "(c.autoplay = 60, c.showAutoplayProgress = false, 0)")
    wait(page, f"{progress} === 0 && {width} === 8")


@pytest.mark.engines("all", usual="chromium")
@pytest.mark.parametrize("direction", ["ltr", "rtl", "vertical"])
def test_a_bar_fills_up_to_the_last_page(page, serve, direction):
    attributes = {"vertical": ""} if direction == "vertical" else {"dir": direction}
    show(page, serve, carousel(4, indicator="progress", **attributes))
    bar, filled_bar = (f"c.shadowRoot.querySelector('.{name}').getBoundingClientRect()" for name in ("bar", "filled"))

    def filled():
        outer, inner = evaluate(page, f"[{bar}, {filled_bar}].map(({{ x, y, width, height }}) => [x, y, width, height])")
        length = 3 if direction == "vertical" else 2
        assert inner[length] <= outer[length] and 100 < outer[length]
        if direction == "rtl":
            assert abs(inner[0] + inner[2] - outer[0] - outer[2]) < 1
        return inner[length] / outer[length]

    assert abs(filled() - 0.25) < 0.01
    evaluate(page, "(c.scrollOffset = 1.5, 0)")
    frames(page, 2)
    assert abs(filled() - 0.625) < 0.01
    evaluate(page, "(c.currentIndex = 3, 0)")
    frames(page, 2)
    assert abs(filled() - 1) < 0.01
    # Another indicator takes its place, and back.
    evaluate(page, "(c.indicator = 'dots', 0)")
    wait(page, "c.shadowRoot.querySelectorAll('.dot').length === 4 && !c.shadowRoot.querySelector('.filled')")
    evaluate(page, "(c.indicator = 'progress', 0)")
    wait(page, "c.shadowRoot.querySelector('.filled') && !c.shadowRoot.querySelector('.dot')")


def test_with_reduced_motion_there_is_nothing_to_pause(page, serve):
    page.emulate(reduced_motion=True)
    show(page, serve, carousel(5, autoplay="60"))
    assert evaluate(page, "c.shadowRoot.querySelector('.pause')") is None
    page.emulate(reduced_motion=False)
    wait(page, "c.shadowRoot.querySelector('.pause')?.checkVisibility()")


@pytest.mark.engines("all", usual="first")
@pytest.mark.parametrize("attribute", ["autoplay", "autoscroll"])
def test_the_keyboard_focus_stops_rotation_for_good(page, serve, attribute):
    page.move(10, 890)
    show(page, serve, carousel(50, **{attribute: "0.4"}) + OTHER + "<button id='after'>After</button>")
    listen(page, "pausechange")
    page.key("Tab")
    wait(page, "c.isPaused")
    rest(page)
    there = offset(page)
    page.evaluate("document.querySelector('#after').focus()")
    others_advance(page)
    assert offset(page) == there and heard(page) == [["pausechange", {"paused": True}]]
    evaluate(page, "c.play()")
    wait(page, "c.scrollOffset !== a", there)
    # The user plays it by the button, and moves the focus on within the carousel.
    evaluate(page, "c.shadowRoot.querySelector('.pause').focus()")
    wait(page, "c.isPaused")
    page.key("Enter")
    wait(page, "!c.isPaused")
    evaluate(page, "c.focus()")
    there = offset(page)
    wait(page, "!c.isPaused && c.scrollOffset !== a", there)


def test_dots_show_the_position_and_scroll_to_an_item(page, serve):
    show(page, serve, carousel(6, indicator="dots"))
    dots = page.boxes("swift-carousel >>> .dot")
    assert len(dots) == 6
    page.click(*dots[4].centre)
    wait(page, "c.currentIndex === 4")
    assert evaluate(page, "[...c.shadowRoot.querySelectorAll('.dot')].findIndex(e => e.part.contains('current'))") == 4


@pytest.mark.parametrize("vertical", [False, True])
def test_controls_do_not_overlap(page, serve, vertical):
    page.resize(360, 740)
    show(page, serve, carousel(15, controls="", indicator="dots", autoplay="60", **({"vertical": ""} if vertical else {})))
    boxes = [page.box(f"swift-carousel >>> .{name}") for name in ("previous", "next", "pause", "indicator")]
    assert not [(a, b) for a in boxes for b in boxes if a is not b and a.overlaps(b)]


def test_the_count_is_shown(page, serve):
    show(page, serve, carousel(6, indicator="count", current_index=2))
    text = "c.shadowRoot.querySelector('.indicator').textContent"
    assert evaluate(page, text) == "3 / 6"
    evaluate(page, "c.append(document.createElement('p'))")
    wait(page, f"{text} === '3 / 7'")


@pytest.mark.main_path
def test_autoplay_advances_and_wraps(page, serve):
    show(page, serve, carousel(3, autoplay="0.6"))
    for index in [1, 2, 0]:
        wait(page, "c.currentIndex === a", index)


def test_autoscroll_pauses_while_it_is_hovered(page, serve):
    page.move(10, 890)
    show(page, serve, carousel(50, autoscroll="2"))
    wait(page, "c.scrollOffset > 0.3")
    page.move(720, 250)
    frames(page, 2)
    there = offset(page)
    frames(page, 6)
    assert offset(page) == there
    page.move(10, 890)
    wait(page, "c.scrollOffset > a + 0.3", there)


@pytest.mark.engines("all", usual="chromium")
def test_a_button_pauses_and_resumes(page, serve):
    page.move(10, 890)
    show(page, serve, carousel(50, autoscroll="3", controls=""))
    label = "c.shadowRoot.querySelector('.pause').ariaLabel"
    assert evaluate(page, label) == "Pause"
    click(page, PAUSE)
    assert evaluate(page, f"[{label}, c.isPaused]") == ["Play", True]
    # It keeps its offset, to continue from there.
    there = offset(page)
    page.move(10, 890)
    frames(page, 12)
    assert offset(page) == there
    # Resumed explicitly, it moves although it is still hovered.
    click(page, PAUSE)
    wait(page, "c.scrollOffset > a + 0.3", there)


def test_the_pause_button_is_first_in_the_tab_order(page, serve):
    show(page, serve, carousel(5, autoplay="60", controls=""))
    page.key("Tab")
    assert evaluate(page, "document.activeElement === c && !c.shadowRoot.activeElement?.part.value")
    page.key("Tab")
    assert evaluate(page, "c.shadowRoot.activeElement.part.value") == "pause"


@everywhere
def test_dots_are_named_buttons_with_one_stop(page, serve):
    items = '<div class="card"><b>Lucid</b><span>Surf<i>ing</i></span></div>' * 6
    show(page, serve, carousel(items, indicator="dots", label="Albums"), style="b { display: block }")
    group = "c.shadowRoot.querySelector('.indicator')"
    assert evaluate(page, f"[{group}.role, {group}.ariaLabel, {group}.ariaHidden]") == ["group", "Albums", None]
    boxes = page.boxes("swift-carousel >>> .indicator > button")
    assert len(boxes) == 6 and all(box.width >= 24 and box.height >= 24 for box in boxes)
    state = f"[...{group}.children].map(e => [e.ariaLabel, e.ariaCurrent, e.tabIndex])"
    assert evaluate(page, state)[:2] == [["Lucid Surfing, 1 of 6", "true", 0], ["Lucid Surfing, 2 of 6", None, -1]]
    evaluate(page, f"{group}.children[0].focus()")
    page.key("ArrowRight")
    page.key("ArrowRight")
    wait(page, f"c.currentIndex === 2 && c.shadowRoot.activeElement === {group}.children[2]")
    page.key("End")
    wait(page, f"c.currentIndex === 5 && c.shadowRoot.activeElement === {group}.children[5]")


def test_controls_have_the_systems_colours_in_forced_colours(page, serve):
    page.emulate(forced_colors=True)
    show(page, serve, carousel(6, controls="", indicator="dots"))
    look = """(name, part) => getComputedStyle(c.shadowRoot.querySelector(name), part)"""
    mark, other = (evaluate(page, f"({look})('.dot{name}').backgroundColor") for name in (".current", ":not(.current)"))
    probe = "(() => { const e = document.body.appendChild(document.createElement('i')); e.style.color = 'ButtonText'; return getComputedStyle(e).color })()"
    assert mark == evaluate(page, probe) and other != mark
    for plate in (".indicator", ".next"):
        assert evaluate(page, f"[({look})('{plate}').borderTopWidth, ({look})('{plate}').borderTopStyle]") == ["1px", "solid"]


def test_controls_are_opaque_with_more_contrast(page, serve):
    show(page, serve, carousel(6, controls="", indicator="dots"))
    plate = "getComputedStyle(c.shadowRoot.querySelector('.next')).backgroundColor"
    assert evaluate(page, plate).startswith("rgba(0, 0, 0, 0.6")
    page.emulate(more_contrast=True)
    wait(page, f"{plate} === 'rgb(0, 0, 0)'")
