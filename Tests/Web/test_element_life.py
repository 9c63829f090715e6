"""The element's life cycle: its settings, its size, and its insertion and removal."""

import json
import re
from pathlib import Path

import pytest
from element_page import BUILT, PAGE, STYLE, cards, carousel, current, evaluate, listen, heard, offset, rest, show, wait

everywhere = pytest.mark.engines("all")

DOCUMENTATION = Path(__file__).parents[2] / "Documentation"

STYLES = [
    "linear", "rotary", "inverted-rotary", "cylinder", "inverted-cylinder", "wheel", "inverted-wheel", "cover-flow",
    "cover-flow-2", "time-machine", "inverted-time-machine",
]  # fmt: skip


@pytest.mark.parametrize("vertical", [False, True])
def test_every_style_shows_its_current_item_upright_in_the_centre(page, serve, vertical):
    show(page, serve, carousel(15))
    evaluate(page, "c.vertical = a", vertical)
    for style in STYLES:
        evaluate(page, "c.itemStyle = a", style)
        evaluate(page, "c.scrollTo(4, { animated: false })")
        rest(page)
        assert evaluate(page, "[c.itemStyle, c.currentIndex, c.elementAt(720, 250).id]") == [style, 4, "card4"]
        assert page.box("#card4").centre == pytest.approx((720, 250), abs=1.2), style
        assert page.box("#card4").width == pytest.approx(200, abs=1), style


def test_attributes_and_properties_are_the_same(page, serve):
    show(page, serve, carousel(5, vertical="", bounces="false", bounce_distance="0.5", content_offset="10, 20"))
    assert evaluate(page, "[c.vertical, c.bounces, c.bounceDistance, c.contentOffset]") == [True, False, 0.5, {"x": 10, "y": 20}]
    assert evaluate(page, "[c.paging, c.decelerationRate, c.perspective, c.itemStyle, c.motion, c.wrap, c.wraps]") == [
        False, 0.95, -0.002, "linear", "classic", None, False,
    ]  # fmt: skip
    evaluate(page, "Object.assign(c, { vertical: false, bounces: true, paging: true, bounceDistance: 2, wrap: true, contentOffset: [1, 2] })")
    assert evaluate(page, "c.getAttributeNames().sort().join()") == (
        "bounce-distance,bounces,content-offset,paging,tabindex,wrap"
    )
    assert evaluate(page, "[c.wraps, c.vertical, c.bounces]") == [True, False, True]
    evaluate(page, "Object.assign(c, { wrap: false, bounceDistance: null })")
    assert evaluate(page, "[c.wraps, c.bounceDistance, c.getAttribute('wrap')]") == [False, 1, "false"]


def test_invalid_values_fall_back_to_the_defaults(page, serve):
    show(page, serve, carousel(5, item_style="spiral", bounce_distance="far", perspective="", motion="swift", spacing="wide", current_index="x"))
    assert evaluate(page, "[c.itemStyle, c.bounceDistance, c.perspective, c.currentIndex]") == ["linear", 1, -0.002, 0]
    assert page.box("#card1").centre.x == pytest.approx(920, abs=1)
    for junk in ["NaN", "Infinity", "-1e300", "'x'", "null", "undefined", "{}"]:
        evaluate(page, f"(c.scrollTo({junk}), c.scrollBy({junk}, {{}}), c.scrollToOffset({junk}), c.scrollOffset = {junk}, c.removeItem({junk}) ?? 1)" if junk != "{}" else "1")
        assert evaluate(page, "Number.isFinite(c.scrollOffset)")


def test_options_are_attributes_values_and_functions(page, serve):
    show(page, serve, carousel(5, spacing="1.5"))
    x = lambda: page.box("#card1").centre.x  # noqa: E731
    assert x() == pytest.approx(1020, abs=1)
    evaluate(page, "c.options = { spacing: 1.25 }")
    assert x() == pytest.approx(970, abs=1)
    evaluate(page, "c.options = { spacing: value => value * 2 }")
    assert x() == pytest.approx(1120, abs=1)
    evaluate(page, "c.options = {}")
    assert x() == pytest.approx(1020, abs=1)


def test_a_change_by_an_option_function_is_queued(page, serve):
    show(page, serve, carousel(5))
    evaluate(page, "c.options = { spacing: value => { c.scrollOffset = 2; return value } }")
    wait(page, "c.scrollOffset === 2")


def test_a_custom_transform(page, serve):
    show(page, serve, carousel(5))
    evaluate(page, "c.transform = (offset, base, item) => base.translate(offset * item.width * 1.1, 20 * offset ** 2)")
    assert page.box("#card1").centre == pytest.approx((940, 270), abs=1)
    assert evaluate(page, "c.itemStyle") == "custom"
    evaluate(page, "c.transform = () => { throw Error('broken') }")
    page.expect_error("broken")
    page.allow_errors("broken")
    evaluate(page, "c.transform = null")
    assert page.box("#card1").centre == pytest.approx((920, 250), abs=1)


def test_a_custom_style_sets_the_opacity_of_items(page, serve):
    show(page, serve, carousel(9))
    evaluate(page, "c.transform = (offset, base, item) => base.translate(offset * item.width)")
    evaluate(page, "c.opacity = (offset, item) => offset === 1 ? 'x' : 1 - offset * item.width / 800")
    opacity = "[0, 1, 2, 4].map(n => getComputedStyle(c.itemElement(n).assignedSlot.parentNode)).map(s => [s.opacity, s.visibility])"
    assert evaluate(page, opacity) == [["1", "visible"], ["1", "visible"], ["0.5", "visible"], ["0", "hidden"]]
    evaluate(page, "c.options = { fadeMax: 1, fadeRange: 2 }")
    assert float(evaluate(page, opacity)[2][0]) == pytest.approx(0.25)
    evaluate(page, "(c.opacity = null, c.options = {})")
    assert [one[0] for one in evaluate(page, opacity)] == ["1", "1", "1", "1"]
    assert evaluate(page, "(c.opacity = 3, c.opacity)") is None


def test_frame_events_do_not_bubble(page, serve):
    show(page, serve, carousel(9))
    evaluate(page, "document.body.addEventListener('offsetchange', () => { throw Error('it bubbles') })")
    listen(page, "offsetchange")
    evaluate(page, "c.scrollOffset = 2.5")
    assert heard(page)[0] == ["offsetchange", {"offset": 2.5}]


@everywhere
@pytest.mark.parametrize("writing", ["horizontal-tb", "vertical-rl"])
def test_the_direction_of_an_ancestor_applies_immediately(page, serve, writing):
    style = f".turned {{ direction: rtl }} swift-carousel {{ width: 1440px; writing-mode: {writing} }}"
    show(page, serve, f"<main>{carousel(10)}</main>", style=style)
    x = "document.querySelector('#card1').getBoundingClientRect().x + 100"
    for change, there in [
        ("document.documentElement.dir = 'rtl'", 520),
        ("document.querySelector('main').dir = 'ltr'", 920),
        ("c.parentNode.removeAttribute('dir')", 520),
        ("document.documentElement.dir = ''", 920),
        ("c.parentNode.className = 'turned'", 520),
    ]:
        evaluate(page, change)
        page.wait_for(f"Math.abs({x} - {there}) < 1")


#: Changes something three times, the second time at some moment after the first one, and returns after which moments the element has
#: not followed the third.
REVERTS = """async ([first, seconds, what]) => {
  const c = document.querySelector('swift-carousel'), live = c.shadowRoot.querySelector('.live'), root = document.documentElement
  // What a page may change around a carousel, and two values with the places of the next item.
  const [change, values] = {
    direction: [value => root.dir = value, [['rtl', 520], ['', 920]]],
    property: [value => root.style.setProperty('--carousel-gap', value), [['200px', 1120], ['', 920]]],
  }[what]
  const frame = () => new Promise(requestAnimationFrame), task = () => new Promise(done => setTimeout(done, 7))
  const x = () => document.querySelector('#card1').getBoundingClientRect().x + 100
  // A change that is reverted before the next frame has no transition.
  const event = name => new Promise(done => {
    live.addEventListener(name, done, { once: true })
    frame().then(frame).then(frame).then(done)
  })
  const moments = {
    'at once': () => {},
    'after it was read': x,
    'in a later task': task,
    'in the frame': frame,
    'after the frame': () => frame().then(task),
    'as the transition begins': () => event('transitionrun'),
    'in the frame in which it begins': () => event('transitionrun').then(frame),
    'as it ends': () => event('transitionend'),
    'in the frame in which it ends': () => event('transitionend').then(frame),
  }
  const wrong = []
  for (const second of seconds) {
    for (const [one, other] of [values, [...values].reverse()]) {
      change(one[0])
      await moments[first]()
      change(other[0])
      await moments[second]()
      change(one[0])
      for (let i = 0; i < 20 && Math.abs(x() - one[1]) > 1; i++) await frame()
      if (Math.abs(x() - one[1]) > 1) wrong.push(second)
    }
  }
  return wrong
}"""


MOMENTS = re.findall(r"^    '(.*)':", REVERTS, re.M)


#: Those for what the element sees by a size, which has no transition.
MOMENTS_OF_SIZES = MOMENTS[: MOMENTS.index("as the transition begins")]


def missed(page, what, moments):
    """Returns the moments after which a third change is missed, by the moment of the second."""
    return {first: found for first in moments if (found := page.evaluate(REVERTS, [first, moments, what]))}


@everywhere
def test_a_direction_that_is_reverted_at_any_moment_is_followed(page, serve):
    show(page, serve, carousel(10))
    assert missed(page, "direction", MOMENTS_OF_SIZES) == {}


# WebKit may start no transition of a change after one that was reverted before its first frame, so nothing tells of it there.
@pytest.mark.engines("chromium", "firefox")
def test_a_custom_property_that_is_reverted_at_any_moment_is_followed(page, serve):
    show(page, serve, carousel(10))
    assert len(MOMENTS) == 9
    assert missed(page, "property", MOMENTS) == {}


def test_it_works_without_the_script_of_decorations(page, serve):
    show(page, serve, carousel(9, decorations="shadow"), ready=False, **{"swift-carousel-decorations.js": "throw Error('no decorations')"})
    page.expect_error("no decorations")
    wait(page, "c.numberOfVisibleItems > 0")
    evaluate(page, "c.next()")
    rest(page)
    assert current(page) == 1
    assert evaluate(page, "c.decorations") == "shadow"


def test_properties_set_before_the_element_is_defined(page, serve):
    files = {
        "index.html": PAGE.format(html="", body=carousel(9)).replace("swift-carousel.js", "late.js"),
        "page.css": STYLE,
        "late.js": """
          const c = document.querySelector('swift-carousel')
          c.itemStyle = 'rotary'
          c.options = { spacing: 2 }
          c.currentIndex = 4
          await import('./swift-carousel.js')
        """,
    }
    page.open(serve(files, BUILT).url())
    page.wait_for("!!customElements.get('swift-carousel')")
    rest(page)
    assert evaluate(page, "[c.itemStyle, c.options.spacing, c.currentIndex]") == ["rotary", 2, 4]


def test_created_by_a_script(page, serve):
    show(page, serve, "", ready=False)
    page.wait_for("!!customElements.get('swift-carousel')")
    page.evaluate(
        """() => {
          const c = document.createElement('swift-carousel')
          c.paging = true
          c.innerHTML = '<div class="card" id="card0"></div><div class="card"></div>'
          c.currentIndex = 1
          document.body.append(c)
        }"""
    )
    assert evaluate(page, "[c.numberOfItems, c.currentIndex, c.paging]") == [2, 1, True]


@everywhere
def test_a_resize_keeps_the_current_item(page, serve):
    show(page, serve, carousel(20, item_style="rotary", current_index=7))
    page.resize(500, 800)
    page.wait_for("Math.abs(document.querySelector('#card7').getBoundingClientRect().x + 100 - 250) < 1")
    assert (current(page), offset(page)) == (7, 7)


@everywhere
def test_it_continues_after_being_removed_added_and_moved(page, serve):
    show(page, serve, carousel(10, current_index=6) + "<main></main>")
    page.evaluate("window.kept = document.querySelector('swift-carousel')")
    page.evaluate("kept.remove()")
    page.wait_for("kept.numberOfVisibleItems === 0")
    assert page.evaluate("[kept.currentIndex, kept.children.length]") == [6, 10]
    page.evaluate("kept.scrollOffset = 3")
    page.evaluate("document.querySelector('main').append(kept)")
    rest(page)
    assert (current(page), evaluate(page, "c.elementAt(720, 250).id")) == (3, "card3")
    # Moved while it scrolls, it does not even stop.
    page.evaluate("(kept.scrollTo(9, { duration: 1 }), document.body.prepend(kept))")
    assert evaluate(page, "c.isScrolling")
    wait(page, "c.currentIndex === 9")


def test_removed_elements_are_freed(page, serve):
    show(page, serve, carousel(5))
    page.evaluate(
        """async () => {
          const c = document.querySelector('swift-carousel')
          for (let turn = 0; turn < 50; turn++) {
            c.remove()
            await null
            document.body.append(c)
            c.dataSource = turn % 2 ? null : { numberOfItems: 9, element: () => document.createElement('b') }
          }
          c.dataSource = null
        }"""
    )
    assert evaluate(page, "[c.children.length, c.shadowRoot.querySelectorAll('.item').length]") == [5, 5]


@pytest.mark.engines("all", usual="chromium")
def test_two_on_a_page_are_independent(page, serve):
    show(page, serve, carousel(10) + carousel(10, item_style="cover-flow").replace("card", "other"))
    page.evaluate("document.querySelectorAll('swift-carousel')[1].scrollTo(5, { animated: false })")
    assert page.evaluate("[...document.querySelectorAll('swift-carousel')].map(c => c.currentIndex)") == [0, 5]


@everywhere
def test_right_to_left_is_mirrored(page, serve):
    show(page, serve, carousel(10), html=' dir="rtl"')
    assert page.box("#card1").centre.x == pytest.approx(520, abs=1)
    page.drag((720, 250), (960, 250), seconds=0.3, rest=0.2)
    rest(page)
    assert current(page) == 1
    evaluate(page, "c.focus()")
    page.key("ArrowLeft")
    rest(page)
    assert current(page) == 2
    evaluate(page, "c.dir = 'ltr'")
    assert page.box("#card3").centre.x == pytest.approx(920, abs=1)


def test_frames_stop_at_rest_and_while_it_is_hidden(page, serve):
    show(page, serve, carousel(10) + '<div class="tall"></div>', style=".tall { height: 5000px }")
    page.evaluate(
        """() => {
          const ask = requestAnimationFrame
          window.frames_ = 0
          window.requestAnimationFrame = f => (frames_++, ask(f))
          window.pass = async count => { while (count--) await new Promise(done => ask(done)) }
        }"""
    )
    evaluate(page, "c.scrollTo(3)")
    rest(page)
    before = page.evaluate("frames_")
    assert before > 3
    page.evaluate("pass(12)")
    assert page.evaluate("frames_") == before
    evaluate(page, "c.autoscroll = 1")
    wait(page, "c.scrollOffset > 3.2")
    page.evaluate("scrollTo(0, 4000)")
    page.wait_for("(async () => { const n = frames_; await pass(6); return n === frames_ })()")
    there = offset(page)
    page.wait_for("end => performance.now() > end", page.evaluate("performance.now()") + 600)
    assert offset(page) == there
    page.evaluate("scrollTo(0, 0)")
    wait(page, "c.scrollOffset > a", there)
    # The time off-screen does not count.
    assert offset(page) < there + 0.5


@everywhere
def test_without_a_height_it_is_as_high_as_an_item(page, serve):
    show(page, serve, carousel(3), style="swift-carousel { height: auto }")
    assert page.box("swift-carousel").height == pytest.approx(200, abs=0.5)


def test_without_javascript_the_items_are_a_scrollable_row(page, serve):
    files = {
        "index.html": f'<!doctype html><title>Plain</title><link rel="stylesheet" href="swift-carousel.css"><link rel="stylesheet" href="page.css">{carousel(20)}',
        "page.css": STYLE,
    }
    page.open(serve(files, BUILT).url())
    # Where JavaScript is on, the row waits for the script first.
    page.wait_for("document.querySelector('swift-carousel').scrollWidth > 4000", timeout=30)
    page.wheel(720, 150, 300, 0)
    page.wait_for("document.querySelector('swift-carousel').scrollLeft > 100")


def test_the_platform_s_scroll_methods_are_unchanged(page, serve):
    show(page, serve, carousel(5))
    evaluate(page, "(c.scrollTo({ left: 3 }), c.scrollTo(3, 4), c.scrollBy({ top: 1 }), c.scrollBy(0, 1))")
    assert offset(page) == 0


def test_programs_scroll_everywhere(page, serve):
    show(page, serve, carousel(10, scroll_to_item_boundary="false"))
    for call, where in [
        ("c.scrollTo(4)", 4), ("c.scrollBy(-3)", 1), ("c.scrollToOffset(2.5)", 2.5), ("c.scrollByOffset(-1.25)", 1.25),
        ("c.next()", 2), ("c.previous()", 1), ("c.scrollTo(99)", 9), ("c.currentIndex = 5", 5),
        ("c.scrollTo(7, { duration: 0.1 })", 7), ("c.scrollTo(3, { animated: false })", 3),
    ]:  # fmt: skip
        evaluate(page, f"({call}, 0)")
        rest(page)
        assert offset(page) == pytest.approx(where, abs=1e-9), call


def test_wrapping_scrolls_take_the_shorter_way_or_full_rounds(page, serve):
    show(page, serve, carousel(10, item_style="rotary"))
    listen(page, "currentindexchange")
    evaluate(page, "c.scrollTo(8)")
    rest(page)
    assert [detail["index"] for _, detail in heard(page)] == [9, 8]
    evaluate(page, "c.scrollBy(23, { duration: 0.3 })")
    rest(page)
    assert current(page) == 1


def test_a_moving_item_is_where_the_engine_places_it(page, serve):
    show(page, serve, carousel(10) + "<p></p>")
    evaluate(page, "c.scrollTo(8, { duration: 2 })")
    wait(page, "c.scrollOffset > 1")
    place, x = page.evaluate(
        """() => {
          const c = document.querySelector('swift-carousel')
          return [c.scrollOffset, document.querySelector('#card5').getBoundingClientRect().x + 100]
        }"""
    )
    assert x == pytest.approx(720 + (5 - place) * 200, abs=0.6)


def test_the_members_are_exactly_those_in_the_types(page, serve):
    show(page, serve, carousel(1))
    members = page.evaluate(
        """Object.getOwnPropertyNames(customElements.get('swift-carousel').prototype)
           .filter(name => !/^(constructor|.*Callback)$/.test(name))"""
    )
    types = (BUILT / "swift-carousel.d.ts").read_text()
    body = "".join(re.findall(r"(?:class SwiftCarouselElement|interface CarouselSettings) .*?\n}", types, re.S))
    typed = set(re.findall(r"^  (?:get |set |readonly )?(\w+)(?:\(|:|<)", body, re.M)) - {"addEventListener", "removeEventListener"}
    assert typed == set(members) - {"addEventListener"}


def test_every_setting_and_option_of_the_engine_is_in_the_types(page, serve):
    show(page, serve, carousel(1))
    attributes = page.evaluate("customElements.get('swift-carousel').observedAttributes")
    types = (BUILT / "swift-carousel.d.ts").read_text()
    for attribute in set(attributes) - {"dir", "tabindex", "aria-label"}:
        name = re.sub("-(.)", lambda letter: letter[1].upper(), attribute)
        assert re.search(rf"\b{name}\b", types), name
    styles = page.evaluate("customElements.get('swift-carousel').styleNames")
    assert set(STYLES) <= set(styles)
    assert styles == re.findall("'([\\w-]+)'", re.search("type CarouselStyle =(.*?);", types, re.S)[1])


def test_initially_hidden_it_is_laid_out_when_shown(page, serve):
    show(page, serve, f'<main hidden>{carousel(10, current_index=3)}</main>', ready=False)
    wait(page, "c.numberOfVisibleItems !== undefined")
    page.evaluate("document.querySelector('main').hidden = false")
    page.wait_for("document.querySelector('#card3')?.getBoundingClientRect().width === 200")
    rest(page)
    assert page.box("#card3").centre == pytest.approx((720, 250), abs=1)
    assert page.box("#card4").centre.x == pytest.approx(920, abs=1)


def test_pictures_are_measured_when_they_are_loaded(page, serve):
    picture = '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="120"></svg>'
    show(page, serve, carousel("<img>" * 5))
    evaluate(page, "[...c.children].forEach(e => e.src = URL.createObjectURL(new Blob([a], { type: 'image/svg+xml' })))", picture)
    page.wait_for("document.querySelectorAll('img')[1].getBoundingClientRect().x > 700")
    rest(page)
    assert [box.centre.x for box in page.boxes("img")[:3]] == pytest.approx([720, 880, 1040], abs=1)
    assert page.box("img").height == 120


def test_added_again_after_being_hidden_it_moves(page, serve):
    show(page, serve, carousel(10) + '<div class="tall"></div>', style=".tall { height: 5000px }")
    page.evaluate("scrollTo(0, 4000)")
    evaluate(page, "new Promise(done => new IntersectionObserver(([seen]) => seen.isIntersecting || done()).observe(c))")
    page.evaluate("(window.kept = document.querySelector('swift-carousel')).remove()")
    page.wait_for("kept.numberOfVisibleItems === 0")
    page.evaluate("(scrollTo(0, 0), document.body.prepend(kept), kept.scrollTo(4))")
    wait(page, "c.currentIndex === 4")


def test_the_manifest_for_editors_has_every_attribute_property_and_event(page, serve):
    show(page, serve, carousel(1))
    attributes = set(page.evaluate("customElements.get('swift-carousel').observedAttributes")) - {"dir", "tabindex", "aria-label"}
    element = json.loads((BUILT / "custom-elements.json").read_text())["modules"][0]["declarations"][0]
    assert {attribute["name"] for attribute in element["attributes"]} == attributes
    assert all(part["description"] for kind in ("attributes", "members", "events") for part in element[kind])
    for name in ("bounceDistance", "options", "scrollOffset"):
        assert name in {member["name"] for member in element["members"]}
    assert {"settle", "currentindexchange"} <= {event["name"] for event in element["events"]}


def test_the_manifest_for_editors_has_what_the_guide_says_of_style_sheets():
    element = json.loads((BUILT / "custom-elements.json").read_text())["modules"][0]["declarations"][0]
    listed = {kind: [one["name"] for one in element[kind]] for kind in ("slots", "cssParts", "cssStates", "cssProperties")}
    assert all(one["description"] for kind in listed for one in element[kind])
    guide = (DOCUMENTATION / "Web.md").read_text()

    def table(title):
        rows = re.search(rf"^\| {title} \|.*\n\|---.*\n((?:\|.*\n)+)", guide, re.M)[1].splitlines()
        return [name for row in rows for name in re.findall(r"`([\w-]+)`", row.split("|")[1])]

    assert sorted(listed["cssParts"]) == sorted(table("part"))
    assert sorted(listed["cssStates"]) == sorted(table("state"))
    assert set(listed["slots"]) == {"", *re.findall(r'slot="([\w-]+)"', guide)}
    pages = guide + (DOCUMENTATION / "ItemStyles.md").read_text()
    named = set(re.findall(r"--(?:swift-)?carousel-[a-z-]*[a-z]", pages))
    assert named <= set(listed["cssProperties"])
    # All others are settings, of which the guide says that each has one.
    attributes = {f"--carousel-{attribute['name']}" for attribute in element["attributes"]}
    assert set(listed["cssProperties"]) - attributes == {name for name in named if name not in attributes}
