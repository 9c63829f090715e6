"""What is open above the page, in an item or over the items: dialogs, popovers and full screen. The carousel leaves its input to it, and
its item as it is."""

import pytest
from element_page import carousel, current, evaluate, listen, heard, offset, rest, show, wait

everywhere = pytest.mark.engines("all")

DIALOG = '<dialog class="above" id="above"><p id="text">Some text</p><button id="inside">Inside</button></dialog>'
POPOVER = '<div popover class="above" id="above"><p id="text">Some text</p><button id="inside">Inside</button></div>'
OPENED = {"dialog": (DIALOG, "showModal"), "popover": (POPOVER, "showPopover")}
#: Each as large as the other, and where it covers several items.
STYLE = ".above { position: fixed; inset: 0; margin: auto; width: 500px; height: 300px; padding: 20px; border: 0; box-sizing: border-box; background: #fed }"


def items(content: str, at: int = 0) -> str:
    return "".join(f'<div class="card" id="card{n}">{n}{content if n == at else ""}</div>' for n in range(40))


def open_it(page, kind: str):
    page.evaluate(f"void above.{OPENED[kind][1]}()")
    page.wait_for("above.matches(':modal, :popover-open')")


def count_clicks(page):
    page.evaluate("(() => { window.clicks = 0; inside.addEventListener('click', () => clicks++) })()")


def count_others(page):
    page.evaluate("(() => { window.others = 0; other.addEventListener('currentindexchange', () => others++) })()")


@pytest.mark.engines("all", usual="first")
@pytest.mark.parametrize("kind", OPENED)
@pytest.mark.parametrize("place", ["item", "overlay"])
def test_input_in_what_is_open_is_not_the_carousels(page, serve, kind, place):
    content = OPENED[kind][0]
    body = carousel(items(content) if place == "item" else items("") + f'<div slot="overlay">{content}</div>')
    show(page, serve, body, style=STYLE)
    evaluate(page, "(c.currentIndex = 5, 0)" if place == "overlay" else "0")
    rest(page)
    count_clicks(page)
    listen(page, "offsetchange", "itemselected", "carouseldragstart")
    open_it(page, kind)
    page.evaluate("inside.focus()")
    for key in ("ArrowRight", "PageDown", "End", "ArrowLeft", "Home"):
        page.key(key)
    box = page.box("#above")
    y = box.y + 20
    page.drag((box.right - 30, y), (box.x + 30, y), seconds=0.2)
    page.click(box.right - 30, y)
    page.wheel(box.centre.x, y, 100, 0)
    if kind == "dialog":
        # Beside it, on its backdrop.
        page.drag((1400, 250), (1100, 250), seconds=0.2)
        page.wheel(1400, 250, 100, 0)
        page.click(1400, 250)
    rest(page)
    assert heard(page) == []
    page.click(*page.box("#inside").centre)
    assert page.evaluate("clicks") == 1
    page.key("Escape")
    page.wait_for("!above.matches(':modal, :popover-open')")
    page.click(930, 250)
    wait(page, "c.currentIndex > 0 && c.currentIndex !== 5")


@pytest.mark.engines("all", usual="first")
@pytest.mark.parametrize("kind", OPENED)
@pytest.mark.parametrize("place", ["item", "overlay"])
def test_keys_after_a_click_beside_its_controls_are_not_the_carousels(page, serve, kind, place):
    # A click outside would close it.
    content = OPENED[kind][0].replace("popover", 'popover="manual"')
    show(page, serve, carousel(items(content) if place == "item" else items("") + f'<div slot="overlay">{content}</div>'), style=STYLE)
    evaluate(page, "c.focus()")
    open_it(page, kind)
    page.click(*page.box("#text").centre)
    listen(page, "offsetchange", "itemselected")
    for key in ("ArrowRight", "PageDown", "Enter", "End", "ArrowLeft"):
        page.key(key)
    rest(page)
    assert heard(page) == []
    if kind == "popover":
        # The carousel has them again when the user goes there.
        page.click(1400, 250)
    else:
        page.evaluate("above.close()")
        evaluate(page, "c.focus()")
    rest(page)
    before = current(page)
    page.key("ArrowRight")
    wait(page, "c.currentIndex === a + 1", before)


@everywhere
def test_the_tab_key_leads_from_a_popover_to_the_carousel(page, serve):
    show(page, serve, carousel(items("") + f'<div slot="overlay">{POPOVER}</div>'), style=STYLE)
    evaluate(page, "c.focus()")
    open_it(page, "popover")
    page.click(*page.box("#text").centre)
    page.key("Tab")
    evaluate(page, "c.focus()")
    page.key("ArrowRight")
    wait(page, "c.currentIndex === 1")


@pytest.mark.engines("all", usual="first")
@pytest.mark.parametrize("kind", OPENED)
def test_the_item_stays_usable_wherever_the_carousel_scrolls(page, serve, kind):
    show(page, serve, carousel(items(OPENED[kind][0], at=1)), style=STYLE)
    count_clicks(page)
    # Beside the current item.
    open_it(page, kind)
    page.wait_for("inside.checkVisibility({ visibilityProperty: true })")
    wait(page, "!document.querySelector('#card1').assignedSlot?.closest('[inert]')")
    page.click(*page.box("#inside").centre)
    assert page.evaluate("clicks") == 1
    # Far beyond the visible items.
    evaluate(page, "(c.currentIndex = 30, 0)")
    rest(page)
    assert current(page) == 30
    page.click(*page.box("#inside").centre)
    assert page.evaluate("[clicks, inside.checkVisibility({ visibilityProperty: true }), above.matches(':modal, :popover-open')]") == [2, True, True]
    page.screenshot(f"{kind} of an item that is far away")
    # It is recycled when it is closed.
    page.key("Escape")
    wait(page, "!c.indexesOfVisibleItems.includes(1)")
    # What is where it is in the carousel is another item's.
    assert evaluate(page, "c.elementAt(720, 250).id") == "card30"


@pytest.mark.engines("all", usual="chromium")
def test_it_opens_again_and_from_scripts(page, serve):
    show(page, serve, carousel(items(DIALOG, at=3)), style=STYLE)
    for _ in range(2):
        open_it(page, "dialog")
        evaluate(page, "(c.scrollTo(39, { animated: false }), 0)")
        rest(page)
        assert evaluate(page, "c.indexesOfVisibleItems.includes(3)")
        page.evaluate("above.close()")
        wait(page, "!c.indexesOfVisibleItems.includes(3)")
        evaluate(page, "(c.scrollTo(3, { animated: false }), 0)")
        rest(page)


@pytest.mark.engines("all", usual="chromium")
def test_a_reload_keeps_it(page, serve):
    show(page, serve, carousel(items(DIALOG, at=1)), style=STYLE)
    count_clicks(page)
    open_it(page, "dialog")
    evaluate(page, "(c.reloadData(), c.scrollTo(30, { animated: false }), 0)")
    rest(page)
    page.click(*page.box("#inside").centre)
    assert page.evaluate("clicks") == 1


@pytest.mark.engines("all", usual="chromium")
def test_removing_what_is_open_ends_it(page, serve):
    show(page, serve, carousel(items(DIALOG, at=1)), style=STYLE)
    open_it(page, "dialog")
    wait(page, "!document.querySelector('#card1').assignedSlot?.closest('[inert]')")
    page.evaluate("above.remove()")
    wait(page, "document.querySelector('#card1').assignedSlot?.closest('[inert]')")


@pytest.mark.engines("chromium", "firefox", usual="first")
@pytest.mark.parametrize("what", ["item", "inside"])
def test_what_is_shown_in_full_screen_stays(page, serve, what):
    content = '<video id="film"></video><button id="enter">Enter</button>'
    show(page, serve, carousel(items(content, at=0), item_sizing="measured"), style="video { width: 100px; height: 80px; display: block }")
    sizes = "c.offsetOf(1)"
    before = page.box("#card1").x
    page.evaluate("(id) => enter.addEventListener('click', () => document.querySelector(id).requestFullscreen())", "#card0" if what == "item" else "#film")
    page.click(*page.box("#enter").centre)
    page.wait_for("document.fullscreenElement")
    for key in ("ArrowRight", "PageDown", "End"):
        page.key(key)
    page.drag((800, 500), (500, 500), seconds=0.2)
    evaluate(page, "(c.scrollTo(30, { animated: false }), 0)")
    rest(page)
    assert evaluate(page, "document.fullscreenElement.checkVisibility({ visibilityProperty: true }) && c.indexesOfVisibleItems.includes(0)")
    page.evaluate("document.exitFullscreen()")
    page.wait_for("!document.fullscreenElement")
    wait(page, "!c.indexesOfVisibleItems.includes(0)")
    evaluate(page, "(c.scrollTo(0, { animated: false }), 0)")
    rest(page)
    assert page.box("#card1").x == pytest.approx(before, abs=0.6), sizes


@pytest.mark.engines("all", usual="chromium")
def test_autoplay_waits_while_it_is_open(page, serve):
    page.move(10, 890)
    popover = POPOVER.replace("popover", 'popover="manual"')
    show(page, serve, carousel(items(popover), autoplay="0.1") + carousel(5, autoplay="0.1", id="other"), style=STYLE)
    open_it(page, "popover")
    rest(page)
    there = current(page)
    count_others(page)
    # Another one goes on meanwhile.
    page.wait_for("others > 3")
    assert current(page) == there and not evaluate(page, "c.isPaused")
    page.evaluate("above.hidePopover()")
    wait(page, "c.currentIndex !== a", there)


@everywhere
def test_a_carousel_in_a_dialog_has_its_input(page, serve):
    show(page, serve, f'<dialog id="around">{carousel(9)}</dialog>', style="dialog { width: 900px } swift-carousel { margin: 0 }", ready=False)
    page.evaluate("around.showModal()")
    wait(page, "c.numberOfVisibleItems > 0")
    evaluate(page, "c.focus()")
    page.key("ArrowRight")
    wait(page, "c.currentIndex === 1")
    page.drag((720, page.box("#card1").centre.y), (420, page.box("#card1").centre.y), seconds=0.3)
    wait(page, "c.currentIndex > 1")
    assert offset(page) > 1
