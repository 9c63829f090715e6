"""Every example of the gallery opens, shows items, and shows code that can be copied."""

import pytest
from gallery_page import (
    EXAMPLES,
    MADE,
    PAGES,
    NARROW,
    WIDE,
    click,
    middle_item,
    open_gallery,
    rest,
    shown_items,
    sorted_tags,
    stage,
    wait_for_stage,
)
from harness.geometry import Box, near

SIZES = {"wide": WIDE, "narrow": NARROW}


def test_the_list_names_every_example(page, serve):
    # Links without a hash lead to other pages.
    open_gallery(page, serve)
    links = page.evaluate("[...document.querySelectorAll('#examples a')].map(link => link.hash.slice(1)).filter(Boolean)")
    # The whole pages are the first group.
    assert sorted(links[: len(MADE)]) == MADE and len(MADE) == 7
    assert links[len(MADE) :] == EXAMPLES
    assert len(EXAMPLES) >= 34


@pytest.mark.complete("rest")
@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_shows_items_and_code(page, serve, example):
    # Nothing may move during the comparison.
    open_gallery(page, serve, f"#{example}{'?autoscroll=0' if example == 'autoscroll' else ''}")
    for layout, size in SIZES.items():
        page.emulate(dark=layout == "wide")
        page.resize(*size)
        rest(page)
        page.screenshot(f"gallery {example} {layout}")
        check_layout(page, *size)
    check_code(page, example)


def check_layout(page, width: int, height: int):
    carousel, middle = page.box("#show swift-carousel"), middle_item(page)
    assert len(shown_items(page)) >= 3
    # The current item is in the centre, or at the focus point, whole and on top.
    assert middle.width > 60
    focus, share = stage(page, "c.focusPoint?.x ?? 0.5"), stage(page, "c.alignment ?? 0.5")
    assert Box(0, 0, width, height).contains(middle, tolerance=2)
    rests = carousel.x + focus * carousel.width + (share - 0.5) * (carousel.width - stage(page, "2 * (c.insets?.x ?? 0)") - middle.width)
    assert middle.centre.x == near(rests, tolerance=2)
    point = [middle.centre.x, middle.centre.y]
    assert stage(page, f"c.currentElement.contains(document.elementFromPoint(...{point}))")
    # Nothing scrolls sideways.
    assert page.evaluate("document.documentElement.scrollWidth") == width


def check_code(page, example: str):
    heading = page.evaluate("document.getElementById('example-title').textContent")
    assert page.evaluate("document.title").startswith(heading)
    [code] = page.evaluate("[...document.querySelectorAll('#code code')].map(code => code.textContent)")
    style = stage(page, "c.getAttribute('item-style')")
    assert "<swift-carousel\n" in code and (style is None or f'item-style="{style}"' in code)
    assert "undefined" not in code
    # It is the page that the link opens, which test_gallery_alone.py runs, with the attributes of the stage.
    autoscroll = "" if example != "autoscroll" else '\n  autoscroll="0.6"'
    assert sorted_tags(code) == sorted_tags(PAGES[example].rstrip().replace(autoscroll, ""))
    assert page.evaluate("document.querySelector('#code .code-alone').getAttribute('href')") == f"alone-{example}.html"


@pytest.mark.complete
def test_code_is_copied(page, serve):
    open_gallery(page, serve, "#styles")
    page.playwright.context.grant_permissions(["clipboard-read", "clipboard-write"])
    click(page, ".code-copy")
    page.wait_for("document.getElementById('status').textContent === 'Copied'")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == page.evaluate("document.querySelector('#code code').textContent")
    page.wait_for("document.getElementById('status').textContent === ''")


@pytest.mark.complete
def test_the_code_follows_the_settings_of_an_example(page, serve):
    open_gallery(page, serve, "#custom?shape=helix")
    assert "carousel.transform = shapes.helix" in page.evaluate("document.querySelector('#code code').textContent")
    open_gallery(page, serve, "#pager?grid=2x2&rest=end")
    shown = page.evaluate("document.querySelector('#code code').textContent")
    assert "columns = 2, rows = 2" in shown and "share = 1" in shown


@pytest.mark.complete("rest")
@pytest.mark.parametrize("finger", [False, True], ids=["mouse", "touch"])
def test_a_diagonal_path_is_swiped_along(page, serve, finger):
    open_gallery(page, serve, "#diagonal")
    at, (x, y) = stage(page, "c.currentIndex"), middle_item(page).centre
    swipe = page.swipe if finger else page.drag
    swipe((x, y), (x - 150, y - 150), seconds=0.4, rest=0.2)
    wait_for_stage(page, f"c.currentIndex === {at + 1} && !c.isDragging && !c.isScrolling")
    # Across, it is for nobody.
    swipe((x, y), (x - 150, y + 150), seconds=0.4, rest=0.2)
    rest(page)
    assert stage(page, "c.scrollOffset") == at + 1
    assert middle_item(page).centre == near((x, y), 2)


def test_items_are_inserted_and_removed(page, serve):
    open_gallery(page, serve, "#styles/linear")
    before = stage(page, "[c.numberOfItems, c.currentIndex]")
    click(page, ".actions button:nth-child(1)")
    wait_for_stage(page, f"c.numberOfItems === {before[0] + 1}")
    assert "19" in page.evaluate("document.querySelector('.caption-place').textContent")
    for count in range(before[0], -1, -1):
        click(page, ".actions button:nth-child(2)")
        wait_for_stage(page, f"c.numberOfItems === {count}")
    click(page, ".actions button:nth-child(2)")
    assert stage(page, "c.numberOfItems") == 0
    click(page, ".actions button:nth-child(1)")
    page.wait_for("document.querySelector('.caption-place').textContent === '1 of 1'")


def test_buttons_in_items_are_pressed_and_a_flick_on_one_presses_nothing(page, serve):
    open_gallery(page, serve, "#buttons/linear")
    page.evaluate(
        "window.mine = () => document.querySelector('#show swift-carousel').currentElement.querySelector('button')"
    )
    box = page.evaluate("(r => [r.x + r.width / 2, r.y + r.height / 2])(mine().getBoundingClientRect())")
    page.click(*box)
    page.wait_for("mine().textContent === 'Liked 1'")
    at = stage(page, "c.currentIndex")
    page.drag(box, (box[0] - 300, box[1]), seconds=0.15)
    wait_for_stage(page, f"c.currentIndex !== {at}")
    assert "Liked" not in page.evaluate("mine().textContent")


@pytest.mark.complete
def test_a_slider_and_a_field_in_a_tilted_item(page, serve):
    open_gallery(page, serve, "#controls/rotary")
    point = page.evaluate(
        """(() => {
          const c = document.querySelector('#show swift-carousel')
          const r = c.itemElement(1).querySelector('input[type=text]').getBoundingClientRect()
          return [r.right - 12, r.y + r.height / 2]
        })()"""
    )
    page.click(*point)
    page.wait_for("document.activeElement.type === 'text'")
    page.key("End")
    page.type(" two")
    assert page.evaluate("document.activeElement.value").endswith(" two")
    assert stage(page, "c.currentIndex") == 0


@pytest.mark.complete
def test_late_pictures_load_fail_or_are_cancelled(page, serve):
    open_gallery(page, serve, "#downloads?delay=0.2")
    assert stage(page, "c.currentElement.dataset.state") in ("coming", "here")
    wait_for_stage(page, "c.currentElement.dataset.state === 'here'")
    # Number 5 is broken; number 7 never arrives and times out.
    wait_for_stage(page, "c.itemElement(5).dataset.state === 'broken'")
    wait_for_stage(page, "c.itemElement(7).dataset.state === 'late'")
    page.evaluate("document.querySelector('#show swift-carousel').scrollTo(120, { duration: 0.5 })")
    page.wait_for("Number(document.querySelectorAll('.reading dd')[2].textContent) > 0")


@pytest.mark.complete
def test_a_million_items_cost_as_much_as_a_few(page, serve):
    open_gallery(page, serve, "#million")
    assert page.evaluate("document.querySelector('.caption-place').textContent") == "500,001 of 1,000,000"
    assert 3 < int(page.evaluate("document.querySelector('.reading dd').textContent")) < 60
    click(page, ".actions button:nth-child(3)")
    page.wait_for("document.querySelector('.caption-place').textContent === '1,000,000 of 1,000,000'")
    assert stage(page, "c.querySelectorAll('figure').length") < 120


@pytest.mark.complete
def test_lists_scroll_inside_items(page, serve):
    open_gallery(page, serve, "#tables")
    x, y = page.box("#show").centre
    page.wheel(x, y, 0, 120)
    wait_for_stage(page, "c.currentElement.querySelector('.album-tracks').scrollTop > 50")
    assert stage(page, "c.currentIndex") == 3


ALL = "[...document.querySelectorAll('#show > swift-carousel')]"


@pytest.mark.complete
def test_carousels_move_together_or_independently(page, serve):
    open_gallery(page, serve, "#multiple")
    first = page.boxes("#show > swift-carousel")[0].centre
    page.drag(first, (first.x - 260, first.y), seconds=0.3, rest=0.2)
    page.wait_for(f"new Set({ALL}.map(c => c.scrollOffset)).size === 1")
    assert stage(page, "c.currentIndex") != 5
    click(page, "#settings [data-key=together] input")
    at = page.evaluate("document.querySelectorAll('#show > swift-carousel')[1].currentIndex")
    page.drag(first, (first.x - 260, first.y), seconds=0.3, rest=0.2)
    page.wait_for(f"document.querySelector('#show > swift-carousel').currentIndex !== {at}")
    assert page.evaluate("document.querySelectorAll('#show > swift-carousel')[1].currentIndex") == at
