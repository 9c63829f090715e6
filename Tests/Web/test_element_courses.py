"""Drags along courses of a style's own, pages on circles, and lengths next to nothing: pages that once stopped."""

import pytest
from element_page import carousel, evaluate, offset, rest, show, wait


STYLE = """
body { margin: 0 }
swift-carousel { width: 900px; height: 600px; margin: 0 }
.card { width: 200px; height: 150px }
"""


@pytest.mark.engines("all", usual="first")
@pytest.mark.parametrize(
    "course",
    [
        {"item_style": "path", "path": "M0 0 L600 600", "view_box": "0 0 600 600"},
        {"item_style": "conveyor-belt", "pan_vector": "1 1"},
    ],
)
def test_a_diagonal_drag_by_whole_pixels_goes_on(page, serve, course):
    show(page, serve, carousel(7, **course), style=STYLE)
    page.move(450, 300)
    page.press()
    for x, y in [(440, 300), (441, 299), (440, 300), (430, 290), (431, 291), (430, 290)]:
        page.move(x, y)
    page.release()
    rest(page)
    assert offset(page) == round(offset(page))


@pytest.mark.engines("all", usual="chromium")
@pytest.mark.parametrize("count", [2, 4])
def test_all_items_of_a_page_on_a_circle_are_visible(page, serve, count):
    show(page, serve, carousel(count, group_size=2, wrap=""), style="swift-carousel { width: 1000px; height: 300px }")
    for _ in range(count // 2):
        visible = evaluate(
            page,
            """[...c.children].filter(item => {
              const { left, right } = item.getBoundingClientRect(), cell = getComputedStyle(item.assignedSlot.parentElement)
              return left >= 0 && right <= 1000 && cell.opacity === '1' && cell.visibility !== 'hidden'
            }).length""",
        )
        assert visible == count
        evaluate(page, "c.next()")
        rest(page)


def test_a_document_with_a_length_next_to_nothing_is_shown(page, serve):
    show(page, serve, carousel(5))
    evaluate(page, "c.configure({ version: 1, itemSizing: 'measured', itemWidth: 1e-310 }).then(() => {})")
    evaluate(page, "c.scrollTo(3)")
    rest(page)
    wait(page, "c.currentIndex === 3")
