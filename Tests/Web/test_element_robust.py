"""Changes by the page while it moves, many changes at once, invalid values, and the keyboard focus."""

import pytest
from element_page import OTHER, carousel, current, evaluate, heard, listen, offset, others_advance, rest, show, wait

everywhere = pytest.mark.engines("all")


@pytest.mark.engines("all", usual="chromium")
def test_removed_while_it_moves_it_ends_at_its_destination(page, serve):
    show(page, serve, carousel(12))
    listen(page, "scrollanimationend")
    evaluate(page, "c.scrollTo(7, { duration: 1 })")
    wait(page, "c.scrollOffset > 0.2")
    page.evaluate("() => { window.kept_ = document.querySelector('swift-carousel'); kept_.remove() }")
    page.wait_for("kept_.numberOfVisibleItems === 0")
    assert heard(page) == [["scrollanimationend", {"finished": False}]]
    page.evaluate("document.body.append(kept_)")
    wait(page, "c.numberOfVisibleItems > 0")
    rest(page)
    assert offset(page) == 7


def test_removed_while_it_is_dragged_it_snaps(page, serve):
    show(page, serve, carousel(12))
    page.move(800, 250)
    page.press()
    page.move(700, 250)
    wait(page, "c.isDragging")
    page.evaluate("() => { window.kept_ = document.querySelector('swift-carousel'); kept_.remove() }")
    page.wait_for("kept_.numberOfVisibleItems === 0")
    page.release()
    page.evaluate("document.body.append(kept_)")
    wait(page, "c.numberOfVisibleItems > 0")
    rest(page)
    assert offset(page) in (0, 1)


@pytest.mark.engines("all", usual="chromium")
def test_a_scroll_continues_when_the_focus_point_changes(page, serve):
    show(page, serve, carousel(12))
    evaluate(page, "c.scrollTo(8, { duration: 1.5 })")
    wait(page, "c.scrollOffset > 0.2")
    evaluate(page, "void (c.focusPoint = '0.4 0.5')")
    wait(page, "c.currentIndex === 8")
    rest(page)
    assert offset(page) == 8


@everywhere
def test_keys_that_scroll_a_list_are_ignored(page, serve):
    rows = "".join(f"<p>{n}</p>" for n in range(40))
    items = f'<div class="card"><div class="list" tabindex="0">{rows}</div></div>' * 5
    show(page, serve, carousel(items), style=".list { height: 150px; overflow: auto }")
    page.evaluate("document.querySelector('.list').focus()")
    for key in ("PageDown", "End"):
        before = page.evaluate("document.querySelector('.list').scrollTop")
        # WebKit scrolls in frames, and only as long as the key is down: a short press may end before the first one.
        page.hold(key)
        page.wait_for("before => document.querySelector('.list').scrollTop > before", before)
        page.let_go(key)
    assert current(page) == 0
    # The list does not use these.
    page.key("ArrowRight")
    wait(page, "c.currentIndex === 1")


@everywhere
def test_keys_in_editable_text_are_ignored(page, serve):
    text = '<div class="card"><p contenteditable="true">text</p></div>'
    show(page, serve, carousel(text * 5))
    page.evaluate("document.querySelector('[contenteditable]').focus()")
    page.key("ArrowRight")
    rest(page)
    assert current(page) == 0


def test_the_tab_key_reaches_off_screen_items(page, serve):
    buttons = "".join(f'<div class="card"><button id="b{n}">{n}</button></div>' for n in range(30))
    show(
        page, serve, carousel(buttons, center_item_when_selected="false"), style="swift-carousel { overflow: hidden }"
    )
    evaluate(page, "c.focus()")
    for _ in range(6):
        page.key("Tab")
    wait(page, "c.currentIndex === c.indexOf(document.activeElement) && c.currentIndex > 3")
    assert evaluate(page, "[c.scrollLeft, c.scrollTop]") == [0, 0]


def test_pressing_a_control_does_not_scroll(page, serve):
    fields = '<div class="card"><input></div>' * 5
    show(page, serve, carousel(fields, center_item_when_selected="false"))
    box = page.box("swift-carousel .card:nth-child(2) input")
    page.click(box.x + box.width / 2, box.y + box.height / 2)
    page.wait_for("document.activeElement.localName === 'input'")
    rest(page)
    assert current(page) == 0


@pytest.mark.engines("all", usual="chromium")
def test_autoplay_pauses_during_a_touch_and_a_tap_stops_it(page, serve):
    page.move(10, 890)
    show(page, serve, carousel(5, autoplay="0.3") + OTHER)
    # Touch, which does not hover.
    point = "{ pointerId: 9, pointerType: 'touch', isPrimary: true, bubbles: true, clientX: 700, clientY: 250, buttons: 1 }"
    evaluate(page, f"c.children[c.currentIndex].dispatchEvent(new PointerEvent('pointerdown', {point}))")
    held = current(page)
    others_advance(page)
    assert current(page) == held
    page.evaluate(f"document.body.dispatchEvent(new PointerEvent('pointerup', {point}))")
    wait(page, "c.isPaused")
    rest(page)
    held = current(page)
    others_advance(page)
    assert current(page) == held
    evaluate(page, "c.play()")
    wait(page, "c.currentIndex !== a", held)


@everywhere
def test_growing_items_cause_no_error(page, serve):
    show(page, serve, carousel(5), style="swift-carousel { height: auto }")
    page.evaluate("() => { window.errors_ = []; addEventListener('error', e => errors_.push(e.message)) }")
    for height in (260, 320, 240):
        page.evaluate("(h) => { for (const card of document.querySelectorAll('.card')) card.style.height = h + 'px' }", height)
        wait(page, "Math.abs(c.clientHeight - a) < 1", height)
    assert page.evaluate("errors_") == []


def test_simultaneous_changes_by_the_page_and_by_calls(page, serve):
    show(page, serve, carousel(4))
    ids = "[...c.children].map(child => child.id).join()"
    new = "Object.assign(document.createElement('p'), { id: 'new' })"
    page.evaluate(f"() => {{ const c = document.querySelector('swift-carousel'); c.append({new}); c.removeItem(0) }}")
    wait(page, f"{ids} === 'card1,card2,card3,new' && c.numberOfItems === 4")
    page.evaluate(
        "() => { const c = document.querySelector('swift-carousel'); c.children[0].remove();"
        " c.insertItem(0, { element: Object.assign(document.createElement('p'), { id: 'first' }) }) }"
    )
    wait(page, f"{ids} === 'first,card2,card3,new' && c.numberOfItems === 4")
    page.evaluate("() => { const c = document.querySelector('swift-carousel'); c.children[1].remove(); c.removeItem(1) }")
    wait(page, f"{ids} === 'first,card3,new' && c.numberOfItems === 3")


def test_indexes_that_are_not_numbers_change_nothing(page, serve):
    show(page, serve, carousel(4, current_index=2))
    evaluate(
        page,
        """[NaN, undefined, 'x', {}].forEach(at => {
          c.removeItem(at); c.insertItem(at, { element: document.createElement('p') })
          c.scrollTo(at, { duration: 0 }); c.scrollBy(at, { duration: 0 }); c.select(at)
        })""",
    )
    rest(page)
    assert evaluate(page, "[c.numberOfItems, c.currentIndex, c.children.length]") == [4, 2, 4]
    evaluate(page, "c.insertItem(-5, { element: Object.assign(document.createElement('p'), { id: 'first' }) })")
    assert evaluate(page, "c.children[0].id") == "first"


def test_the_number_of_items_is_requested_when_needed(page, serve):
    show(page, serve, carousel(0))
    asked = evaluate(
        page,
        """(() => { let asked = 0
          c.dataSource = { numberOfItems: () => (asked++, 5), element: () => document.createElement('p') }
          const before = asked
          for (let i = 0; i < 10; i++) c.numberOfItems
          return [before, asked, c.numberOfItems] })()""",
    )
    assert asked[0] == asked[1] and asked[2] == 5


def test_with_reduced_motion_a_scroll_reaches_its_item(page, serve):
    page.emulate(reduced_motion=True)
    show(page, serve, carousel(8))
    listen(page, "scrollanimationend")
    evaluate(page, "c.scrollTo(3)")
    wait(page, "c.currentIndex === 3")
    assert ["scrollanimationend", {"finished": True}] in heard(page)


def test_invisible_backs_are_hidden_from_the_start(page, serve):
    show(page, serve, carousel(12, item_style="cylinder", show_backfaces="false"))
    assert evaluate(page, "[...c.shadowRoot.querySelectorAll('.item')].filter(i => i.style.visibility === 'hidden').length") > 3


def test_failing_labels_leave_items_unchanged(page, serve):
    show(page, serve, carousel('<div class="card"><button>Press</button></div>' * 4))
    page.evaluate("() => { window.errors_ = 0; addEventListener('error', e => { errors_++; e.preventDefault() }) }")
    evaluate(page, "void (c.labels = { position() { throw new Error('no words') } })")
    page.wait_for("errors_ > 0")
    evaluate(page, "c.scrollTo(2, { duration: 0 })")
    wait(page, "!c.currentElement.closest('[inert]') && !c.shadowRoot.querySelector('[aria-current=true] [inert]')")
