"""Fingers: which swipes move the carousel, and which scroll the page or an item's content."""

import pytest
from element_page import carousel, current, evaluate, heard, listen, offset, rest, show, wait

# WebKit's driver has no touch.
touched = pytest.mark.engines("chromium", "firefox")
MIDDLE = (720, 250)
#: A page that scrolls in both directions.
LONG = "body { width: 300vw; height: 300vh }"
LINES = "<p>" + "<br>".join("line" for _ in range(40))


def touch_action(page) -> str:
    return evaluate(page, "getComputedStyle(c.shadowRoot.querySelector('.stage')).touchAction")


def swipe(page, x: int, y: int, start=MIDDLE):
    """Swipes by a distance, slowly, and waits until the carousel has come to rest."""
    page.swipe(start, (start[0] + x, start[1] + y), seconds=0.4, rest=0.2)
    rest(page)


@pytest.mark.engines("chromium", "firefox", usual="first")
@pytest.mark.parametrize(
    ("attributes", "swiped"),
    [
        ({"pan_vector": "0 1"}, (0, -200)),
        ({"pan_vector": "1 1"}, (-150, -150)),
        ({"item_style": "path", "path": "M0 -400V400"}, (0, -200)),
        ({"item_style": "path", "path": "M-400 -400L400 400"}, (-150, -150)),
    ],
    ids=["vertical vector", "diagonal vector", "vertical path", "diagonal path"],
)
def test_a_swipe_in_the_carousels_own_direction_is_not_the_pages(page, serve, attributes, swiped):
    show(page, serve, carousel(10, **attributes), style=LONG)
    evaluate(page, "(c.scrollOffset = 4, 0)")
    rest(page)
    swipe(page, *swiped)
    assert offset(page) == current(page) != 4
    assert page.evaluate("[scrollX, scrollY]") == [0, 0]


def test_the_browser_gets_the_directions_across_that_of_swipes(page, serve):
    # The script of paths is there, so that each takes effect in the next line.
    show(page, serve, carousel(10, item_style="path"))
    evaluate(page, "void (c.itemStyle = 'linear')")
    for name, value, expected in [
        ("panVector", "0 1", "pan-x pinch-zoom"),
        ("panVector", "1 1", "pinch-zoom"),
        ("panVector", "10 1", "pan-y pinch-zoom"),
        ("panVector", None, "pan-y pinch-zoom"),
        ("vertical", True, "pan-x pinch-zoom"),
        ("vertical", False, "pan-y pinch-zoom"),
        ("ignorePerpendicularSwipes", False, "pinch-zoom"),
        ("ignorePerpendicularSwipes", None, "pan-y pinch-zoom"),
        ("path", "M0 -400V400", "pan-y pinch-zoom"),
        ("itemStyle", "path", "pan-x pinch-zoom"),
        ("path", "M-400 -400L400 400", "pinch-zoom"),
        ("itemStyle", None, "pan-y pinch-zoom"),
        # All of it: pan-x pan-y pinch-zoom.
        ("scrollEnabled", False, "manipulation"),
    ]:
        evaluate(page, "(c[a[0]] = a[1], 0)", [name, value])
        assert touch_action(page) == expected, (name, value)


@pytest.mark.engines("chromium", "firefox", usual="first")
@pytest.mark.parametrize(("vertical", "content"), [(False, LINES), (True, "<p class='wide'>wide"), (False, "short")], ids=["down", "across", "fits"])
def test_a_swipe_along_moves_the_carousel_over_content_that_scrolls_across(page, serve, vertical, content):
    items = f'<div class="card"><div class="list">{content}</div></div>' * 5
    show(page, serve, carousel(items, **({"vertical": ""} if vertical else {})), style=".list { height: 200px; overflow: auto } .wide { width: 900px }" + LONG)
    evaluate(page, "(c.scrollOffset = 2, 0)")
    rest(page)
    swipe(page, *((0, -150) if vertical else (-150, 0)))
    assert current(page) == 3
    assert page.evaluate("[scrollX, scrollY, ...[...document.querySelectorAll('.list')].map(list => list.scrollLeft + list.scrollTop)]") == [0] * 7


# Only Chromium's driver scrolls with its touches.
def test_a_swipe_across_scrolls_the_content_of_the_current_item(page, serve):
    items = f'<div class="card"><div class="list">{LINES}</div></div>' * 5
    for attributes in ({}, {"ignore_perpendicular_swipes": "false"}):
        show(page, serve, carousel(items, **attributes), style=".list { height: 200px; overflow: auto }")
        swipe(page, 0, -120)
        page.wait_for("document.querySelector('.list').scrollTop > 50")
        assert current(page) == 0


@pytest.mark.parametrize("vertical", [False, True], ids=["horizontal", "vertical"])
def test_at_an_end_a_swipe_that_leads_beyond_it_scrolls_the_page(page, serve, vertical):
    show(page, serve, carousel(5, **({"vertical": ""} if vertical else {})), style=LONG)
    scrolled = "scrollY" if vertical else "scrollX"
    evaluate(page, "(c.currentIndex = 4, 0)")
    rest(page)
    wait(page, "/pan-x pan-y/.test(c.shadowRoot.querySelector('.stage').style.touchAction)")
    swipe(page, *((0, -150) if vertical else (-150, 0)))
    page.wait_for(f"{scrolled} > 50")
    assert current(page) == 4
    page.evaluate("scrollTo(0, 0)")
    page.wait_for(f"{scrolled} === 0")
    # Away from the end the swipe is the carousel's.
    swipe(page, *((0, 150) if vertical else (150, 0)))
    assert current(page) < 4
    assert page.evaluate(scrolled) == 0


@touched
def test_at_an_end_a_swipe_overscrolls_where_nothing_else_scrolls(page, serve):
    show(page, serve, carousel(5), style="body { overflow: hidden }")
    listen(page, "carouseldragstart", "carouseldragend")
    swipe(page, 150, 0)
    assert [name for name, _ in heard(page)] == ["carouseldragstart", "carouseldragend"]
    assert offset(page) == 0


@pytest.mark.engines("all")
def test_a_plain_wheel_moves_a_row_where_nothing_around_would_scroll(page, serve):
    """Content that is cut off does not scroll."""
    show(page, serve, carousel(10), style="body { height: 300vh; overflow: hidden }")
    page.wheel(*MIDDLE, 0, 100)
    wait(page, "c.currentIndex === 1")
    assert page.evaluate("scrollY") == 0


@pytest.mark.engines("all", usual="first")
@pytest.mark.parametrize(
    "attributes",
    [{"item_style": "conveyor-belt"}, {"item_style": "path", "path": "M-600 100C-300 -100 300 -100 600 100", "spacing": "0.5"}],
    ids=["belt", "path"],
)
def test_an_item_of_a_belt_or_a_path_stays_under_the_finger(page, serve, attributes):
    show(page, serve, carousel(30, **attributes), style=".card { width: 300px }")
    evaluate(page, "(c.scrollOffset = 10, 0)")
    rest(page)
    start = page.box("#card10").centre
    page.move(*start)
    page.press()
    # Beyond the slop.
    page.glide(start, (start.x - 20, start.y), seconds=0.1)
    wait(page, "c.isDragging")
    before = page.box("#card10").centre.x
    page.glide((start.x - 20, start.y), (start.x - 220, start.y), seconds=0.4)
    assert page.box("#card10").centre.x == pytest.approx(before - 200, abs=4)
    page.glide((start.x - 220, start.y), (start.x - 20, start.y), seconds=0.4)
    assert page.box("#card10").centre.x == pytest.approx(before, abs=0.6)
    page.release()


@touched
@pytest.mark.parametrize(
    "points",
    [[(700, 250), (740, 250)], [(720, 250), (720, 700)], [(720, 700), (720, 250)], [(700, 220), (720, 250), (740, 280)], [(720, 250), (720, 550)]],
    ids=["on an item", "item and page", "page and item", "three", "two carousels"],
)
def test_several_fingers_select_nothing(page, serve, points):
    show(page, serve, carousel(5) + carousel(5).replace('id="card', 'id="other'), style="swift-carousel + swift-carousel { margin-top: 0; height: 200px }")
    page.evaluate(
        """() => {
          window.heard = []
          for (const c of document.querySelectorAll('swift-carousel')) {
            for (const name of ['itemtap', 'itemselect', 'itemselected']) c.addEventListener(name, () => heard.push(name))
          }
        }"""
    )
    page.tap_together(*points)
    assert heard(page) == []
    # One finger alone does.
    page.tap(*MIDDLE)
    page.wait_for("heard.length > 2")
    assert heard(page) == ["itemtap", "itemselect", "itemselected"]
