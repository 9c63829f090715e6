"""Properties and attributes: each takes effect immediately, and can be read back in the next line."""

import pytest
from element_page import carousel, evaluate, rest, show, wait
from harness.geometry import near

everywhere = pytest.mark.engines("all")

PICTURE = """[...c.shadowRoot.querySelectorAll('.item')].filter(item => item.style.display !== 'none')
  .map(item => item.style.transform + item.style.opacity).sort().join()"""

LOADED = "performance.getEntriesByType('resource').map(entry => entry.name.split('/').pop()).filter(name => name.endsWith('.js'))"


def test_a_page_loads_only_the_scripts_that_it_needs(page, serve):
    body = carousel(8, item_style="path", path="M0 0H1000", wrap="", paging="", controls="", indicator="dots", autoscroll="0")
    show(page, serve, body)
    evaluate(page, "(c.motion = 'spring', c.transitions = 'all', c.scrollTo(3, { animated: false }), 0)")
    rest(page)
    assert page.evaluate(f"() => {LOADED}") == ["swift-carousel.js", "swift-carousel-path.js"]
    # A scroll animation is played.
    evaluate(page, "c.scrollTo(6)")
    rest(page)
    assert page.evaluate(f"() => {LOADED}") == ["swift-carousel.js", "swift-carousel-path.js", "swift-carousel-player.js"]


def test_an_empty_text_is_read_back(page, serve):
    show(page, serve, carousel(3))
    assert evaluate(page, "[c.decorations, (c.decorations = '', c.decorations), (c.decorations = null, c.decorations)]") == [None, "", None]


@everywhere
@pytest.mark.main_path
def test_each_style_takes_effect_in_the_next_line(page, serve):
    # That of paths is there, since a carousel has had it.
    show(page, serve, carousel(15, item_style="path"))
    pictures = {}
    for style in evaluate(page, "c.constructor.styleNames"):
        name, picture = evaluate(page, f"(c.itemStyle = a, c.scrollTo(4, {{ animated: false }}), [c.itemStyle, {PICTURE}])", style)
        assert name == style
        assert evaluate(page, "c.currentIndex") == 4, style
        rest(page)
        assert evaluate(page, PICTURE) == picture, f"{style} has changed since"
        pictures[style] = picture
    # These two differ only while they move.
    assert pictures.pop("cover-flow-2") == pictures["cover-flow"]
    assert len(pictures) == 24 and len(set(pictures.values())) == 24


#: Values, and the values read back.
VALUES = {
    "vertical": (True, True),
    "perspective": (-0.004, -0.004),
    "contentOffset": ([10, 20], {"x": 10, "y": 20}),
    "focusPoint": ({"x": 0.25}, {"x": 0.25, "y": 0.5}),
    "panVector": ("1 1", {"x": 1, "y": 1}),
    "frictionCoefficient": ("2.5", 2.5),
    "transitions": (["axis", "style", "nonsense"], ["style", "axis"]),
    "transitionDuration": (1.5, 1.5),
    "momentumCurve": ("ease-out", "ease-out"),
    "motion": ("spring(0.4 0.3)", "spring(0.4 0.3)"),
    "path": ("M0 0H100", "M0 0H100"),
    "viewBox": ("0 0 100 60", "0 0 100 60"),
    "scales": ([{"at": 0.5, "value": 2}, {"at": 1}], [{"at": 0.5, "value": 2}, {"at": 1, "value": 1}]),
    "opacities": ("0 0, 0.2 1", [{"at": 0, "value": 0}, {"at": 0.2, "value": 1}]),
    "frontFacing": (False, False),
    "autoscroll": (3, 3),
    "label": ("Albums", "Albums"),
}  # fmt: skip


@pytest.mark.engines("all", usual="chromium")
@pytest.mark.main_path
def test_values_can_be_read_in_the_next_line_and_null_resets_them(page, serve):
    show(page, serve, carousel(5))
    page.evaluate("() => { window.alone = document.createElement('swift-carousel') }")
    for target in ("c", "alone"):
        for name, (given, read) in VALUES.items():
            usual = evaluate(page, f"{target}[a]", name)
            assert evaluate(page, f"({target}[a[0]] = a[1], {target}[a[0]])", [name, given]) == read, name
            assert evaluate(page, f"({target}[a] = null, {target}[a])", name) == usual, name


def test_defaults_are_the_engine_s(page, serve):
    show(page, serve, carousel(2))
    names = ["focusPoint", "panVector", "frictionCoefficient", "transitions", "transitionDuration", "momentumCurve", "path"]
    usual = [{"x": 0.5, "y": 0.5}, {"x": 0, "y": 0}, 1, [], 0.4, None, None]
    assert evaluate(page, "a.map(name => c[name])", names) == usual
    # Invalid values are the default.
    evaluate(page, "(c.setAttribute('focus-point', 'x'), c.frictionCoefficient = 'x', 0)")
    assert evaluate(page, "a.map(name => c[name])", names) == usual


@pytest.mark.complete("rest")
@pytest.mark.parametrize(
    "change",
    ["focusPoint.x = 9", "contentOffset.y = 9", "panVector.x = 1", "transitions.push('style')", "scales[0].value = 2", "scales.pop()"],
)
def test_changing_a_returned_value_is_an_error(page, serve, change):
    show(page, serve, carousel(2))
    evaluate(page, "(c.scales = [{ at: 0, value: 0.5 }, { at: 1, value: 1 }], c.contentOffset = [1, 2], 0)")
    name = change.split(".")[0].split("[")[0]
    before = evaluate(page, "c[a]", name)
    thrown = f"(() => {{ 'use strict'; try {{ c.{change} }} catch (error) {{ return error.name }} }})()"
    assert evaluate(page, thrown) == "TypeError"
    assert evaluate(page, "c[a]", name) == before


@pytest.mark.engines("all", usual="chromium")
def test_the_focus_point_is_where_the_current_item_rests(page, serve):
    show(page, serve, carousel(9))
    middle = "(() => { const { x, width } = card0.getBoundingClientRect(); return (x + width / 2) / innerWidth })()"
    evaluate(page, "c.setAttribute('focus-point', '0.25 0.5')")
    assert evaluate(page, middle) == near(0.25, 0.001)
    evaluate(page, "c.focusPoint = null")
    assert evaluate(page, middle) == near(0.5, 0.001)


@pytest.mark.engines("all", usual="chromium")
def test_items_follow_a_path_of_the_author(page, serve):
    show(page, serve, carousel(9, item_style="path", path="M0 0H1000"))
    tops = "new Set([...document.querySelectorAll('.card')].map(card => Math.round(card.getBoundingClientRect().top)).filter(top => top)).size"
    assert evaluate(page, tops) == 1
    assert evaluate(page, f"(c.path = 'M0 0L1000 500', {tops})") > 3
    # It is set again with the style, and when the carousel is reinserted.
    picture = evaluate(page, PICTURE)
    assert evaluate(page, f"(c.itemStyle = 'linear', c.itemStyle = 'path', {PICTURE})") == picture
    evaluate(page, "document.body.append(c), 0")
    wait(page, f"{PICTURE} === a", picture)


def test_an_invalid_path_is_reported(page, serve):
    show(page, serve, carousel(9, item_style="path"))
    usual = evaluate(page, PICTURE)
    page.evaluate("() => { window.errors_ = []; addEventListener('error', e => { errors_.push(e.message); e.preventDefault() }) }")
    evaluate(page, "(c.path = 'M0 0 nonsense', 0)")
    page.wait_for("errors_.length > 0")
    assert "“M0 0 nonsense” is not a path" in page.evaluate("errors_")[0]
    assert evaluate(page, PICTURE) == usual


def test_of_a_path_that_is_much_too_long_only_the_beginning_is_encoded(page, serve):
    show(page, serve, carousel(9, item_style="path"))
    usual = evaluate(page, PICTURE)
    page.evaluate("""() => {
      window.errors_ = []
      addEventListener('error', e => { errors_.push(e.message); e.preventDefault() })
      window.encoded = []
      const { encode } = TextEncoder.prototype
      TextEncoder.prototype.encode = function (text) { encoded.push(text.length); return encode.call(this, text) }
    }""")
    evaluate(page, "(c.path = 'M0 0' + 'h1'.repeat(5_000_000), 0)")
    page.wait_for("errors_.length > 0")
    assert "is not a path" in page.evaluate("errors_")[0]
    assert evaluate(page, PICTURE) == usual
    assert 240_000 < max(page.evaluate("encoded")) <= 500_000


def test_a_change_of_style_can_be_a_transition(page, serve):
    frames = f"new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done({PICTURE}))))"
    show(page, serve, carousel(9, item_style="cylinder"))
    cylinder = evaluate(page, PICTURE)
    evaluate(page, "c.itemStyle = 'stack', 0")
    # Without one, the next frame shows the new style, and stays.
    stack = evaluate(page, frames)
    assert evaluate(page, frames) == stack != cylinder
    show(page, serve, carousel(9, item_style="cylinder", transitions="style", transition_duration="30"))
    assert evaluate(page, PICTURE) == cylinder
    evaluate(page, "c.itemStyle = 'stack', 0")
    wait(page, f"{PICTURE} !== a", cylinder)
    assert evaluate(page, PICTURE) != stack


#: Forms of the point 3, 4.
POINT = ["'3 4'", "'3, 4'", "[3, 4]", "{ x: 3, y: 4 }", "['3', '4']", "{ x: '3', y: 4 }", "new DOMPoint(3, 4)"]
#: What is no point.
NO_POINT = ["'far'", "'3 4 5'", "[3, 4, 5]", "[]", "[3, NaN]", "{}", "{ x: 3, y: 'far' }", "5 > 4", "NaN", "() => 3", "''", "5", "true"]


@pytest.mark.complete("rest")
@pytest.mark.engines("all", usual="chromium")
@pytest.mark.parametrize("name", ["contentOffset", "viewpointOffset", "focusPoint", "panVector"])
def test_points_take_the_same_forms_everywhere(page, serve, name):
    show(page, serve, carousel(5))
    usual = evaluate(page, "c[a]", name)
    for form in POINT:
        assert evaluate(page, f"(c[a] = {form}, c[a])", name) == {"x": 3, "y": 4}, form
        evaluate(page, "c[a] = null", name)
    assert evaluate(page, "(c[a] = { x: 3 }, c[a])", name) == {**usual, "x": 3}
    assert evaluate(page, "(c[a] = { y: 4 }, c[a])", name) == {**usual, "y": 4}
    assert evaluate(page, "(c[a] = [3], c[a])", name) == evaluate(page, "(c[a] = '3', c[a])", name) == {**usual, "x": 3}
    for form in NO_POINT:
        evaluate(page, "c[a] = [3, 4]", name)
        assert evaluate(page, f"(c[a] = {form}, c[a])", name) == usual, form


@pytest.mark.engines("all", usual="chromium")
def test_a_single_option_can_be_set(page, serve):
    show(page, serve, carousel(5))
    x = "card1.getBoundingClientRect().x"
    before = evaluate(page, x)
    evaluate(page, "c.options.spacing = 1.5")
    assert evaluate(page, x) == near(before + 100, 1)
    evaluate(page, "c.options.tilt = 0.5")
    assert evaluate(page, "({ ...c.options })") == {"spacing": 1.5, "tilt": 0.5}
    evaluate(page, "c.options = { tilt: 0.2 }")
    assert evaluate(page, f"[{{ ...c.options }}, {x}]") == [{"tilt": 0.2}, before]
