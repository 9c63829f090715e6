"""The examples of sizes, edges and pages, as a person uses them: on a phone and on a desk."""

import pytest
from gallery_page import NARROW, WIDE, open_gallery, rest, stage, wait_for_stage

sizes = pytest.mark.parametrize("size", [WIDE, NARROW])

HEIGHTS = "[c.offsetHeight - 56, c.currentElement.offsetHeight]"
#: The text below the carousel, from its lower edge.
BELOW = "Math.round(document.querySelector('.below').getBoundingClientRect().top - c.getBoundingClientRect().bottom)"
#: The edges of the items from those of the carousel, in order.
EDGES = """[...c.children].filter(item => item.offsetWidth).map(item => {
  const { left, right } = item.getBoundingClientRect(), box = c.getBoundingClientRect()
  return [Math.round(left - box.left), Math.round(box.right - right)]
}).sort(([a], [b]) => a - b)"""


def swipe(page, distance: int):
    """Swipes about the middle of the stage's carousel."""
    x, y = page.box("#show swift-carousel").centre
    page.drag((x - distance / 2, y), (x + distance / 2, y), seconds=0.15)
    rest(page)


@pytest.mark.complete("rest")
@pytest.mark.engines("all", usual="chromium")
@sizes
def test_the_reading_list_is_as_high_as_its_current_card(page, serve, size):
    open_gallery(page, serve, "#reading", size=size)
    below, seen = stage(page, BELOW), []
    for _ in range(3):
        height, card = stage(page, HEIGHTS)
        assert height == pytest.approx(card, abs=1) and stage(page, BELOW) == below
        seen.append(card)
        index = stage(page, "c.currentIndex")
        swipe(page, -200)
        wait_for_stage(page, f"c.currentIndex > {index} && Math.abs(c.offsetHeight - 56 - c.currentElement.offsetHeight) < 1")
    # Cards differ; two of them may be equally high in a window.
    assert len(set(seen)) > 1 and page.take_errors() == []


@pytest.mark.complete("rest")
@pytest.mark.engines("all", usual="chromium")
@sizes
def test_the_reading_list_has_room_for_every_card(page, serve, size):
    open_gallery(page, serve, "#reading", size=size)
    for index in range(stage(page, "c.children.length")):
        stage(page, f"c.scrollTo({index}, {{ animated: false }})")
        rest(page)
        height, card = stage(page, HEIGHTS)
        assert height == pytest.approx(card, abs=1), index


@pytest.mark.complete
def test_the_reading_list_without_its_settings(page, serve):
    open_gallery(page, serve, "#reading?auto-height=0&cross-alignment=end&at=1")
    # As high as the first card.
    assert stage(page, "c.offsetHeight - 56 - c.children[0].offsetHeight") == pytest.approx(0, abs=1)
    bottoms = "[...c.children].slice(0, 3).map(item => Math.round(c.getBoundingClientRect().bottom - item.getBoundingClientRect().bottom))"
    assert stage(page, bottoms) == [0, 0, 0]


@pytest.mark.complete("rest")
@pytest.mark.engines("all", usual="chromium")
@sizes
def test_the_shelf_puts_books_of_different_widths_side_by_side(page, serve, size):
    open_gallery(page, serve, "#shelf?ends=contain&at=0", size=size)
    edges = stage(page, EDGES)
    assert edges[0][0] == 24
    width = stage(page, "c.offsetWidth")
    gaps = [after - (width - right) for (_, right), (after, _) in zip(edges, edges[1:])]
    assert gaps == [pytest.approx(16, abs=1)] * len(gaps) and len({left + right for left, right in edges}) > 3
    stage(page, "c.scrollTo(23, { animated: false })")
    rest(page)
    assert stage(page, EDGES)[-1][1] == pytest.approx(24, abs=1)


@pytest.mark.complete("rest")
@pytest.mark.engines("all", usual="chromium")
@sizes
def test_three_at_a_time_turns_pages_of_three(page, serve, size):
    open_gallery(page, serve, "#three?at=0", size=size)
    dots = "c.shadowRoot.querySelectorAll('.dot').length"
    assert stage(page, dots) == 4
    shown = f"{EDGES}.filter(([left, right]) => left > 0 && right > 0)"

    def three():
        edges = stage(page, shown)
        return len(edges) == 3 and edges[0][0] == 24 and edges[2][1] == pytest.approx(24, abs=1)

    for at in (0, 1, 2, 3):
        assert three() and stage(page, "c.currentPage ?? Math.round(c.scrollOffset / 3)") == at
        swipe(page, -min(300, size[0] // 2))
    # The end.
    assert three()
    before = stage(page, "c.scrollOffset")
    button = "document.querySelector('#show swift-carousel').shadowRoot.querySelector('.previous')"
    page.evaluate(f"{button}.click()")
    rest(page)
    assert three() and stage(page, "c.scrollOffset") == before - 3


#: Of all carousels of the stage: their buttons and their visible items, as boxes of edges.
BUTTONS_AND_ITEMS = """[...document.querySelectorAll('#show swift-carousel')].map(c => {
  const edges = e => (({ left, top, right, bottom }) => [left, top, right, bottom])(e.getBoundingClientRect())
  const parts = name => [...c.shadowRoot.querySelectorAll(`[part~=${name}]`)].filter(e => e.checkVisibility({ visibilityProperty: true }))
  const outer = c.getBoundingClientRect()
  // What of a reel is behind the frame of the machine is not seen.
  const [controls] = parts('controls')
  const [, frame = 0] = getComputedStyle(controls).backgroundImage.match(/([\\d.]+)px/) ?? []
  const seen = ([left, top, right, bottom]) =>
    frame ? [left, Math.max(top, outer.top + +frame), right, Math.min(bottom, outer.bottom - frame)] : [left, top, right, bottom]
  return [[...parts('previous'), ...parts('next')].map(edges), parts('item').map(edges).map(seen)]
})"""


@pytest.mark.complete("rest")
@pytest.mark.parametrize("size", [(390, 844), WIDE], ids=["phone", "wide"])
@pytest.mark.parametrize("example", ["motion", "multiple", "pages", "reading", "slots", "three"])
def test_buttons_cover_no_item(page, serve, example, size):
    open_gallery(page, serve, f"#{example}", size=size)
    for buttons, items in page.evaluate(BUTTONS_AND_ITEMS):
        assert len(buttons) == 2 and items
        for left, top, right, bottom in buttons:
            assert left >= 0 and right <= size[0] and bottom <= size[1]
            covered = [item for item in items if left < item[2] and right > item[0] and top < item[3] - 1 and bottom > item[1] + 1]
            assert covered == []


@pytest.mark.parametrize("example", ["offsets", "reading", "shelf"])
def test_the_stage_is_filled(page, serve, example):
    open_gallery(page, serve, f"#{example}")
    height = page.evaluate("document.getElementById('show').clientHeight")
    parts = "#show [part], #show article, #show .below-list, #show figure"
    span = page.evaluate(
        """selector => {
          const boxes = [...document.querySelectorAll(selector)].filter(e => e.offsetWidth && e.checkVisibility())
            .map(e => e.getBoundingClientRect())
          return Math.max(...boxes.map(box => box.bottom)) - Math.min(...boxes.map(box => box.top))
        }""",
        parts,
    )
    assert span > 0.55 * height


def test_the_count_is_given_once(page, serve):
    open_gallery(page, serve, "#pages")
    place = "document.querySelector('.caption-place').textContent"
    assert page.evaluate(place) == ""
    page.evaluate("void (location.hash = '#pages?indicator=null')")
    page.wait_for(f"{place} === '2 of 8'")


def test_settings_and_code_that_go_on_fade_and_end_above_the_edge(page, serve):
    open_gallery(page, serve, "#options")
    for part, last in (("settings", "#settings > :last-child"), ("code", "#code code")):
        assert page.evaluate(f"(e => e.scrollHeight > e.clientHeight)(document.getElementById('{part}'))")
        assert "gradient" in page.evaluate(f"getComputedStyle(document.getElementById('{part}')).maskImage")
        page.evaluate(f"(e => e.scrollTop = e.scrollHeight)(document.getElementById('{part}'))")
        edge = page.evaluate(f"document.getElementById('{part}').getBoundingClientRect().bottom")
        assert page.evaluate(f"document.querySelector('{last}').getBoundingClientRect().bottom") <= edge - 31
