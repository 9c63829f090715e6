"""Carousels in the items of another one on the same axis: at an end of the inner one, input that leads beyond it goes to the outer one."""

import pytest
from element_page import carousel, evaluate, listen, heard, offset, rest, show, wait

touched = pytest.mark.engines("chromium", "firefox")

STYLE = """
.card { width: 600px; height: 300px } .small { width: 100px; height: 100px; background: #fff }
.inner { height: 150px; margin: 0 } .vertical .inner { height: 250px }
"""
#: Over the inner carousel of the outer one's current item.
MIDDLE = (720, 175)
INSIDE = "document.querySelector('.inner')"


def nested(page, serve, *, inner: str = "", vertical: bool = False, style: str = "", index: int = 1):
    axis = "vertical" if vertical else ""
    content = f'<swift-carousel class="inner" {axis} {inner}>' + '<div class="small">x</div>' * 5 + "</swift-carousel>"
    body = carousel(f'<div class="card">{content}</div>' * 5, current_index=index, **({"vertical": ""} if vertical else {}))
    show(page, serve, f'<div class="{axis}">{body}</div>', style=STYLE + style)
    page.evaluate("(n) => { window.inner = document.querySelectorAll('.inner')[n] }", index)
    page.wait_for("inner.numberOfVisibleItems > 0")
    rest(page)


def to_end(page, index: int):
    page.evaluate("(n) => void inner.scrollTo(n, { animated: false })", index)
    page.wait_for("(n) => inner.currentIndex === n && !inner.isScrolling", index)


def drags(page, device: str, vertical: bool, distance: int):
    # From where it stays in the window.
    start = (MIDDLE[0], 330 if distance < 0 else 130) if vertical else MIDDLE
    end = (start[0], start[1] + distance) if vertical else (start[0] + distance, start[1])
    getattr(page, "drag" if device == "mouse" else "swipe")(start, end, seconds=0.4, rest=0.2)
    rest(page)
    page.wait_for("!inner.isDecelerating && !inner.isScrolling")


def check_drags(page, serve, device, vertical, end):
    nested(page, serve, vertical=vertical)
    to_end(page, 4 if end > 0 else 0)
    # Beyond the end of the inner one.
    drags(page, device, vertical, (-280 if vertical else -350) * end)
    wait(page, "c.currentIndex === a", 1 + end)
    assert page.evaluate("inner.currentIndex") == (4 if end > 0 else 0)
    # Away from its end, it is the inner one's.
    evaluate(page, "(c.currentIndex = 1, 0)")
    rest(page)
    drags(page, device, vertical, 120 * end)
    page.wait_for("(n) => inner.currentIndex === n", 3 if end > 0 else 1)
    assert offset(page) == 1


@pytest.mark.engines("all", usual="first")
@pytest.mark.parametrize("end", [1, -1])
@pytest.mark.parametrize("vertical", [False, True], ids=["horizontal", "vertical"])
def test_a_drag_beyond_the_end_moves_the_outer_one(page, serve, vertical, end):
    check_drags(page, serve, "mouse", vertical, end)


@pytest.mark.engines("chromium", "firefox", usual="first")
@pytest.mark.parametrize("end", [1, -1])
@pytest.mark.parametrize("vertical", [False, True], ids=["horizontal", "vertical"])
def test_a_swipe_beyond_the_end_moves_the_outer_one(page, serve, vertical, end):
    check_drags(page, serve, "touch", vertical, end)


# WebKit's driver has no small steps of a wheel.
@touched
def test_a_trackpad_beyond_the_end_moves_the_outer_one(page, serve):
    nested(page, serve)
    to_end(page, 4)
    page.wheel(*MIDDLE, 333, 0, seconds=0.3, steps=20)
    wait(page, "c.currentIndex > 1")
    rest(page)
    evaluate(page, "(c.currentIndex = 1, 0)")
    rest(page)
    page.wheel(*MIDDLE, -133, 0, seconds=0.3, steps=20)
    page.wait_for("inner.currentIndex < 4")
    rest(page)
    assert offset(page) == 1


@pytest.mark.engines("all", usual="chromium")
def test_a_gesture_that_has_moved_the_inner_one_stays_with_it(page, serve):
    nested(page, serve)
    to_end(page, 3)
    page.wheel(*MIDDLE, 777, 0, seconds=0.3, steps=20)
    page.wait_for("inner.currentIndex === 4")
    rest(page)
    assert offset(page) == 1


@pytest.mark.engines("all", usual="chromium")
def test_the_page_can_keep_it_inside(page, serve):
    nested(page, serve, style=".inner { overscroll-behavior: contain }")
    to_end(page, 4)
    drags(page, "mouse", False, -250)
    page.wheel(*MIDDLE, 333, 0, seconds=0.2, steps=10)
    page.wheel(*MIDDLE, 100, 0)
    rest(page)
    page.wait_for("inner.currentIndex === 4 && !inner.isScrolling")
    assert offset(page) == 1


@pytest.mark.engines("all", usual="chromium")
def test_inside_an_outer_one_that_does_not_scroll_the_inner_one_overscrolls(page, serve):
    nested(page, serve)
    evaluate(page, "(c.scrollEnabled = false, 0)")
    to_end(page, 4)
    listen(page, "carouseldragstart", selector=".inner")
    page.evaluate("() => { inner.addEventListener('carouseldragstart', () => heard.push('inner')) }")
    drags(page, "mouse", False, -250)
    assert "inner" in heard(page) and offset(page) == 1
