"""The style `fade` as it is painted: items lie on one another, and the next one fades in over the current one."""

import pytest
from element_page import carousel, evaluate, frames, show
from pictures import colours, far, mixed

SLIDES = '<div class="slide"></div>' * 3
BLACK = "body { background: #fff } swift-carousel { height: 300px } .slide { width: 400px; height: 300px; background: #000 }"


@pytest.mark.engines("all", usual="all")
def test_two_black_slides_over_white_stay_black_on_the_way(page, serve):
    show(page, serve, carousel(SLIDES, item_style="fade"), style=BLACK)
    for position in (0.25, 0.5, 0.9, 1.5):
        evaluate(page, f"(c.scrollOffset = {position}, 0)")
        frames(page, 3)
        [middle] = colours(page, (720, 200))
        assert max(middle) <= 1, f"at {position}"


@pytest.mark.engines("all", usual="chromium")
def test_the_next_item_fades_in_as_far_as_the_swipe_goes(page, serve):
    colors = ".slide:first-child { background: #f00 } .slide:last-child { background: #00f }"
    show(page, serve, carousel('<div class="slide"></div>' * 2, item_style="fade"), style=BLACK + colors)
    page.move(820, 200)
    page.press()
    page.glide((820, 200), (720, 200))
    frames(page, 3)
    share = evaluate(page, "c.scrollOffset")
    [seen] = colours(page, (720, 200))
    page.release()
    assert 0.1 < share < 0.9 and far(seen, mixed((0, 0, 255), (255, 0, 0), share)) < 6


@pytest.mark.engines("all", usual="chromium")
def test_a_drag_past_an_end_changes_nothing_that_is_seen(page, serve):
    show(page, serve, carousel(SLIDES, item_style="fade"), style=BLACK)
    page.move(620, 200)
    page.press()
    page.glide((620, 200), (820, 200))
    frames(page, 3)
    assert evaluate(page, "c.scrollOffset") < 0
    [middle] = colours(page, (720, 200))
    page.release()
    assert max(middle) <= 1
