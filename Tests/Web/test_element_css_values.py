"""Lengths, numbers and times as CSS writes them, in attributes, custom properties, and as properties."""

import json

import pytest
from element_page import BUILT, carousel, evaluate, rest, show, wait
from harness.geometry import near
from test_element_warnings import show_recorded, warned

everywhere = pytest.mark.engines("all")

#: Texts of a length on a page of 1440 pixels with a carousel of 1000, a font of 20 pixels in it and one of 16 in the root, and the pixels.
LENGTHS = {
    "16": 16,
    "16px": 16,
    " 16px ": 16,
    "1rem": 16,
    "1.5em": 30,
    "calc(8px + 8px)": 16,
    "calc(8px + .5em)": 18,
    "clamp(8px, 2vw, 24px)": 24,
    "max(1rem, 1vw)": 16,
    "1vw": 14.4,
    "5%": 50,
    "calc(1% + 2px)": 12,
    "var(--mine)": 7,
    "1in": 96,
    "1e1px": 10,
}
STYLE = "swift-carousel { display: block; width: 1000px; height: 300px; margin: 0; font-size: 20px; --mine: 7px }"
#: The distance between the edges of the first two items.
GAP = "(([a, b]) => b.getBoundingClientRect().left - a.getBoundingClientRect().right)(c.children)"
WIDE = ".card { font-size: 40px }"


@pytest.mark.engines("all", usual="chromium")
@pytest.mark.parametrize("way", ["attribute", "custom property", "property", "own style"])
def test_lengths_are_those_of_css(page, serve, way):
    show(page, serve, carousel(9, alignment="start"), style=STYLE + WIDE)
    for text, pixels in LENGTHS.items():
        if text == "16" and way == "own style":
            continue
        page.evaluate(
            """([way, text]) => {
              const c = document.querySelector('swift-carousel')
              if (way === 'attribute') c.setAttribute('gap', text)
              else if (way === 'property') c.gap = text
              else c.style.setProperty(way === 'own style' ? 'column-gap' : '--carousel-gap', text)
            }""",
            [way, text],
        )
        wait(page, "Math.abs(c.gap - a) < 0.1", pixels)
        wait(page, f"Math.abs({GAP} - a) < 0.1", pixels)


@everywhere
def test_pairs_of_lengths_and_those_of_a_vertical_carousel(page, serve):
    show(page, serve, carousel(9, alignment="start", insets="1rem calc(2rem + 10px)", content_offset="-1rem 5%"), style=STYLE)
    assert evaluate(page, "[c.insets, c.contentOffset]") == [{"x": 16, "y": 42}, {"x": -16, "y": 15}]
    evaluate(page, "(c.insets = '10%', c.gap = '10%', c.vertical = true, 0)")
    assert evaluate(page, "[c.insets, c.gap]") == [{"x": 30, "y": 0}, 30], "a share of its height"
    evaluate(page, "(c.vertical = false, 0)")
    assert evaluate(page, "[c.insets, c.gap]") == [{"x": 100, "y": 0}, 100]


@pytest.mark.engines("all", usual="chromium")
def test_lengths_follow_the_font_and_the_size_of_the_page(page, serve):
    show(page, serve, carousel(9, alignment="start", gap="1rem", insets="2vw 5%"), style=STYLE)
    assert evaluate(page, "[c.gap, c.insets.x, c.insets.y]") == near([16, 28.8, 50])
    page.evaluate("() => { document.documentElement.style.fontSize = '32px' }")
    wait(page, f"c.gap === 32 && Math.abs({GAP} - 32) < 0.1")
    page.resize(1000, 800)
    wait(page, "c.insets.x === 20")
    evaluate(page, "(c.style.width = '600px', 0)")
    wait(page, "c.insets.y === 30")
    rest(page)
    assert evaluate(page, "c.children[0].getBoundingClientRect().left") == near(20)


@everywhere
def test_numbers_and_times_are_those_of_css(page, serve):
    show(page, serve, carousel(9, items_per_view="calc(1 + 2)", alignment="25%", autoplay="5s", transition_duration="400ms", tilt="calc(1 / 4)"), style=STYLE)
    assert evaluate(page, "[c.itemsPerView, c.alignment, c.autoplay, c.transitionDuration]") == [3, 0.25, 5, 0.4]
    evaluate(page, "(c.style.setProperty('--carousel-snap', 'none'), c.removeAttribute('autoplay'), c.style.setProperty('--carousel-autoplay', 'calc(1s + 500ms)'), 0)")
    wait(page, "c.snap === 'none' && c.autoplay === 1.5")
    evaluate(page, "(c.autoplay = 0, c.style.setProperty('--carousel-items-per-view', 'calc(2 * 2)'), c.removeAttribute('items-per-view'), 0)")
    wait(page, "c.itemsPerView === 4 && c.children[0].offsetWidth === 250")


@pytest.mark.engines("all", usual="chromium")
def test_the_gap_and_the_padding_of_the_element_count_where_nothing_of_ours_is_set(page, serve):
    style = STYLE + "swift-carousel { gap: 12px; padding: 20px 30px 40px 50px; box-sizing: border-box }"
    show(page, serve, carousel(9, alignment="start"), style=style)
    assert evaluate(page, "[c.gap, c.insets, c.children[0].getBoundingClientRect().left]") == [12, {"x": 50, "y": 30}, 50]
    evaluate(page, "(c.style.setProperty('--carousel-gap', '3px'), c.setAttribute('insets', '7px'), 0)")
    wait(page, "c.gap === 3 && c.insets.x === 7")
    evaluate(page, "(c.style.removeProperty('--carousel-gap'), c.removeAttribute('insets'), c.dir = 'rtl', 0)")
    wait(page, "c.gap === 12 && c.insets.x === 30")
    evaluate(page, "(c.vertical = true, c.style.rowGap = '5px', 0)")
    wait(page, "c.gap === 5 && c.insets.x === 20 && c.insets.y === 40")


#: Values of all kinds that attributes take, by the kind of the setting.
TEXTS = {
    "flag": ["", "true", "false", "no"],
    "number": ["1", "0.5", "calc(1 / 2)"],
    "length": ["12", "12px", "1rem", "5%"],
    "lengths": ["12 24", "1rem 2rem", "12px"],
    "point": ["0.2 0.4", "1"],
    "seconds": ["2", "2s", "200ms"],
    "transitions": ["all", "style axis"],
}
#: Words that some take.
WORDS = {"alignment": ["start", "center", "end"], "group-size": ["auto"]}


def test_properties_take_what_attributes_take(page, serve):
    """The whole table of settings, options and attributes of the element."""
    show(page, serve, carousel(9), style=STYLE)
    table = json.loads((BUILT.parent / "catalogue" / "element.json").read_text(encoding="utf-8"))
    camel = lambda name: "".join(part.capitalize() if n else part for n, part in enumerate(name.split("-")))  # noqa: E731
    tried = 0
    for name, kind, *rest_of_row in table["settings"]:
        texts = rest_of_row[1:] if kind == "choice" else TEXTS[kind] + WORDS.get(name, [])
        for text in texts:
            read = """([attribute, property, text]) => {
              const c = document.querySelector('swift-carousel')
              c.setAttribute(attribute, text)
              const byAttribute = JSON.stringify(c[property])
              c.removeAttribute(attribute)
              const standard = JSON.stringify(c[property])
              c[property] = text
              const byProperty = JSON.stringify(c[property])
              const written = c.getAttribute(attribute)
              c[property] = null
              return [byAttribute, byProperty, written, standard, JSON.stringify(c[property])]
            }"""
            by_attribute, by_property, written, standard, after = page.evaluate(read, [name, camel(name), text])
            assert by_property == by_attribute, (name, text)
            assert written == text and standard == after and "null" not in by_property, (name, text)
            tried += 1
    assert tried > 90


def test_what_cannot_be_read_is_named_once_with_what_it_takes(page, serve):
    body = carousel(3, gap="wide", insets="1px 2px 3px", items_per_view="many", alignment="left", autoplay="soon", focus_point="a b", tilt="steep", group_size="some")
    show_recorded(page, serve, body + carousel(3, gap="wide", id="other"))
    for name, text in (("gap", "5"), ("item-width", "thin"), ("autoplay", "1px")):
        page.evaluate("([name, text]) => other.style.setProperty(`--carousel-${name}`, text)", [name, text])
    assert warned(page, 10) == [
        '--carousel-autoplay: 1px: expected a number of seconds',
        '--carousel-item-width: thin: expected a length, such as 16px or 1rem',
        'alignment="left": expected start, center, end or a number',
        'autoplay="soon": expected a number of seconds',
        'focus-point="a b": expected one or two numbers',
        'gap="wide": expected a length, such as 16px or 1rem',
        'group-size="some": expected auto or a number',
        'insets="1px 2px 3px": expected one or two lengths, such as 16px or 1rem 2rem',
        'items-per-view="many": expected a number',
        'tilt="steep": expected a number',
    ]
    # Nothing is lost: each counts as its default.
    assert evaluate(page, "[c.gap, c.insets, c.itemsPerView, c.alignment, c.autoplay, c.focusPoint, c.groupSize]") == [
        0, {"x": 0, "y": 0}, 0, 0.5, 0, {"x": 0.5, "y": 0.5}, 1
    ]


def test_what_the_browser_reads_is_no_mistake(page, serve):
    body = carousel(
        3, gap="var(--mine)", insets="clamp(1px, 2vw, 3px) 1rem", items_per_view="calc(2)", alignment="start", autoplay="5s", group_size="auto",
        tilt="0.3", focus_point="50% 20%",
    )
    show_recorded(page, serve, body)
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
    assert page.evaluate("warnings") == []
    assert evaluate(page, "c.focusPoint") == {"x": 0.5, "y": 0.2}
