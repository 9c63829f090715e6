"""The whole engine: loaded where a page asks for more than the classic carousel, and nowhere else."""

import pytest
from element_page import carousel, evaluate, rest, show, wait

everywhere = pytest.mark.engines("all")

MORE = [
    "linear-3d", "scaled-cover-flow", "tilted-cylinder", "inverted-tilted-cylinder", "basic-rotary", "linear-tunnel",
    "radial-tunnel", "conveyor-belt", "path", "stack", "flip", "cube", "inverted-cube",
]  # fmt: skip

PICTURE = """[...c.shadowRoot.querySelectorAll('.item')].filter(item => item.style.display !== 'none')
  .map(item => item.style.transform + item.style.opacity).sort().join()"""

LOADED = "performance.getEntriesByType('resource').map(entry => entry.name.split('/').pop()).filter(name => name.endsWith('.js'))"


def wait_for_whole(page):
    page.wait_for(f"() => {LOADED}.includes('swift-carousel-extras.js')")


def test_a_classic_page_loads_one_script(page, serve):
    show(page, serve, carousel(8, item_style="cover-flow-2", wrap="", paging="", autoscroll="0"))
    evaluate(page, "c.scrollTo(3)")
    rest(page)
    assert page.evaluate(f"() => {LOADED}") == ["swift-carousel.js"]


@everywhere
def test_more_styles_show_pictures_of_their_own(page, serve):
    show(page, serve, carousel(15))
    pictures = {"linear": evaluate(page, PICTURE)}
    for style in MORE:
        evaluate(page, "c.itemStyle = a", style)
        assert evaluate(page, "c.itemStyle") == style
        wait(page, f"!a.includes({PICTURE})", list(pictures.values()))
        evaluate(page, "c.scrollTo(4, { animated: false })")
        rest(page)
        assert evaluate(page, "c.currentIndex") == 4, style
        pictures[style] = evaluate(page, PICTURE)
    assert len(set(pictures.values())) == len(pictures)


@everywhere
def test_every_carousel_goes_on_with_it_where_it_was(page, serve):
    show(page, serve, carousel(12) + carousel(6, item_style="rotary"))
    evaluate(page, "c.scrollTo(7, { animated: false })")
    before = evaluate(page, PICTURE)
    page.evaluate("() => { document.querySelectorAll('swift-carousel')[1].motion = 'spring(0.4 0.3)' }")
    wait_for_whole(page)
    rest(page)
    assert evaluate(page, "[c.currentIndex, c.scrollOffset]") == [7, 7]
    assert evaluate(page, PICTURE) == before
    page.evaluate("() => document.querySelectorAll('swift-carousel')[1].scrollTo(2)")
    evaluate(page, "c.scrollTo(1)")
    rest(page)
    page.wait_for("() => document.querySelectorAll('swift-carousel')[1].currentIndex === 2")
    assert evaluate(page, "c.currentIndex") == 1


@everywhere
def test_the_focus_point_is_where_the_current_item_rests(page, serve):
    show(page, serve, carousel(9))
    evaluate(page, "c.setAttribute('focus-point', '0.25 0.5')")
    page.wait_for("() => { const { x, width } = card0.getBoundingClientRect(); return Math.abs(x + width / 2 - innerWidth / 4) < 1 }")
    assert evaluate(page, "c.focusPoint") == {"x": 0.25, "y": 0.5}
    evaluate(page, "c.focusPoint = null")
    page.wait_for("() => { const { x, width } = card0.getBoundingClientRect(); return Math.abs(x + width / 2 - innerWidth / 2) < 1 }")


@everywhere
def test_items_follow_a_path_of_the_author(page, serve):
    show(page, serve, carousel(9, item_style="path", path="M0 0H1000"))
    wait_for_whole(page)
    tops = "() => [...document.querySelectorAll('.card')].map(card => Math.round(card.getBoundingClientRect().top))"
    page.wait_for(f"() => new Set(({tops})().filter(top => top)).size === 1")
    evaluate(page, "c.path = 'M0 0L1000 500'")
    page.wait_for(f"() => new Set(({tops})().filter(top => top)).size > 3")
    # Set again with the style, and when the carousel comes back.
    picture = evaluate(page, PICTURE)
    evaluate(page, "c.itemStyle = 'linear', c.itemStyle = 'path', 0")
    wait(page, f"{PICTURE} === a", picture)
    evaluate(page, "document.body.append(c), 0")
    wait(page, f"{PICTURE} === a", picture)


def test_a_change_of_style_can_be_a_transition(page, serve):
    show(page, serve, carousel(9, item_style="cylinder", transitions="style", transition_duration="30"))
    wait_for_whole(page)
    cylinder = evaluate(page, PICTURE)
    evaluate(page, "c.itemStyle = 'stack'")
    wait(page, f"{PICTURE} !== a", cylinder)
    on_the_way = evaluate(page, PICTURE)
    evaluate(page, "c.transitionDuration = 0, c.transitions = null, c.itemStyle = 'cylinder', 0")
    evaluate(page, "c.itemStyle = 'stack'")
    wait(page, f"{PICTURE} !== a", on_the_way)
    assert evaluate(page, PICTURE) not in (cylinder, on_the_way)
