"""The gallery's examples of decorations, and related ones."""

from threading import Event

import pytest
from gallery_page import BUILT, CAROUSEL, NARROW, WIDE, click, middle_item, open_gallery, rest, stage, wait_for_stage
from harness.geometry import near
from pictures import colours, far


def switch(page, key: str):
    click(page, f"#settings [data-key={key}] input")


def decorated(page):
    wait_for_stage(page, "c.shadowRoot.querySelector('.decor')")


@pytest.mark.complete("rest")
@pytest.mark.engines("all", usual="chromium")
@pytest.mark.parametrize("example", ["reflections", "effects", "decorated"])
def test_items_are_above_their_reflections(page, serve, example):
    open_gallery(page, serve, f"#{example}")
    decorated(page)
    middle = middle_item(page)
    x, bottom = middle.centre.x, middle.y + middle.height
    ground = colours(page, (x - middle.width * 1.1, bottom + 24))[0]
    xs = [x + middle.width * share for share in (-0.3, -0.1, 0, 0.1, 0.3)]
    assert any(far(colour, ground) > 6 for colour in colours(page, *((x, bottom + 24) for x in xs)))


def test_text_typed_on_a_note_is_reflected(page, serve):
    open_gallery(page, serve, "#reflections")
    decorated(page)
    box = middle_item(page)
    bottom = box.y + box.height
    points = [(box.x + box.width * i / 20, bottom + box.height * j / 50) for i in range(4, 17) for j in range(12, 26)]
    page.click(*box.centre)
    page.key("Control+a")
    page.type("M M M M M M M M M M M M")
    page.wait_for(f"{CAROUSEL}.currentElement.querySelector('textarea').value.startsWith('M M')")
    before = colours(page, *points)
    page.key("Control+a")
    page.key("Backspace")
    assert colours(page, *points) != before
    assert stage(page, "c.currentIndex") == 1


def test_a_card_turns_over_when_it_is_tapped(page, serve):
    open_gallery(page, serve, "#cards")
    decorated(page)
    assert page.evaluate("document.querySelector('.caption-title').textContent") == "Queen of spades"
    seen = "getComputedStyle(c.currentElement.assignedSlot.closest('.face')).visibility"
    assert stage(page, seen) == "visible"
    page.click(*middle_item(page).centre)
    wait_for_stage(page, f"{seen} === 'hidden'")
    page.wait_for("document.querySelector('.caption-title').textContent === 'Face down'")
    wait_for_stage(page, "!c.shadowRoot.querySelector('.sides[style*=rotateY]')")
    # Its centre shows the pattern of the back, not paper.
    assert colours(page, middle_item(page).centre)[0][0] < 200
    page.click(*middle_item(page).centre)
    wait_for_stage(page, f"{seen} === 'visible'")
    click(page, ".actions button:nth-child(2)")
    wait_for_stage(page, f"{seen} === 'hidden'")
    # The far side of the ring now shows faces.
    far_side = "[...c.shadowRoot.querySelectorAll('.face:not(.back)')].filter(e => getComputedStyle(e).visibility === 'visible').length"
    assert stage(page, far_side) > 0


@pytest.mark.complete
def test_a_cached_counter_waits_until_it_is_refreshed(page, serve):
    open_gallery(page, serve, "#decorated")
    decorated(page)
    switch(page, "cached")
    picture = "c.currentElement.assignedSlot.parentNode.nextElementSibling.assignedElements()[0].children[1].textContent"
    number = "c.currentElement.children[1].textContent"
    wait_for_stage(page, "c.shadowRoot.querySelector('.kept')")
    seen = stage(page, picture)
    wait_for_stage(page, f"{number} !== {seen!r}")
    assert stage(page, picture) == seen
    click(page, ".actions button")
    assert stage(page, picture) != seen
    switch(page, "cached")
    wait_for_stage(page, "!c.shadowRoot.querySelector('.kept')")


@pytest.mark.complete
def test_decorations_are_nested(page, serve):
    open_gallery(page, serve, "#decorated")
    decorated(page)
    wait_for_stage(page, "c.shadowRoot.querySelector('.reflection .shadow')")
    click(page, "#settings [data-key=order] .segment:nth-child(2) input")
    wait_for_stage(page, "c.shadowRoot.querySelector('.shadow .reflection') && !c.shadowRoot.querySelector('.reflection .shadow')")
    switch(page, "sides")
    wait_for_stage(page, "c.querySelector('.counter-back')")
    switch(page, "reflection")
    switch(page, "shadow")
    switch(page, "sides")
    wait_for_stage(page, "!c.shadowRoot.querySelector('.decor')")
    assert "decorations" not in page.evaluate("document.querySelector('#code code').textContent.match(/<swift-carousel[^>]*>/)[0]")


@pytest.mark.complete
def test_late_pictures_are_reflected_when_they_are_loaded(page, serve):
    open_gallery(page, serve, "#downloads-effects?delay=0.2")
    decorated(page)
    wait_for_stage(page, "c.currentElement.dataset.state === 'here'")
    wait_for_stage(page, "c.itemElement(5).dataset.state === 'broken'")
    box = middle_item(page)
    (above, below), ground = colours(page, (box.centre.x, box.y + box.height - 8), (box.centre.x, box.y + box.height + 12)), (240, 236, 228)
    # Half of the colour above, over the floor.
    assert far(below, ground) > 20 and far(above, below) > 20


@pytest.mark.complete
def test_colour_and_light_follow_the_distance(page, serve):
    open_gallery(page, serve, "#moving")
    near_of = "Number(c.itemElement({}).style.getPropertyValue('--near'))"
    wait_for_stage(page, f"{near_of.format(4)} === 1 && {near_of.format(5)} === 0")
    page.evaluate(f"({CAROUSEL}.scrollOffset = 4.4, 1)")
    wait_for_stage(page, f"Math.abs({near_of.format(4)} - 0.6) < 1e-6 && Math.abs({near_of.format(5)} - 0.4) < 1e-6")
    assert stage(page, "Number(c.itemElement(6).style.opacity)") == pytest.approx(0.6, abs=1e-6)


def test_a_tap_reports_the_item_and_its_distance(page, serve):
    open_gallery(page, serve, "#tap")
    reading = "[...document.querySelectorAll('.reading dd')].map(e => e.textContent).join()"
    box = page.evaluate(f"(r => [r.x + 20, r.y + r.height / 2])({CAROUSEL}.itemElement(5).getBoundingClientRect())")
    for name in ("itemtap", "scrollanimationend"):
        page.evaluate(f"({CAROUSEL}.addEventListener('{name}', ({{ timeStamp }}) => (window.{name} = timeStamp)), 0)")
    page.click(*box)
    page.wait_for(f"{reading} === '6,+1'")
    wait_for_stage(page, "c.currentIndex === 5 && !c.isScrolling")
    # As slowly as the example's scroll.
    assert page.evaluate("scrollanimationend - itemtap") > 900
    assert middle_item(page).centre.x == near(page.box("#show").centre.x, tolerance=2)


def test_a_dot_scrolls_to_its_page(page, serve):
    open_gallery(page, serve, "#pager")
    assert stage(page, "[c.numberOfItems, c.shadowRoot.querySelectorAll('.indicator i').length]") == [6, 6]
    dot = page.boxes("#show swift-carousel >>> .indicator i")[3]
    page.click(*dot.centre)
    page.wait_for("document.querySelector('.caption-title').textContent === 'Covers 28 to 36'")
    click(page, "#settings [data-key=grid] .segment:nth-child(1) input")
    wait_for_stage(page, "c.numberOfItems === 14")


@pytest.mark.complete("rest")
@pytest.mark.engines("all", usual="chromium")
@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_pages_rest_at_the_chosen_edge(page, serve, size):
    open_gallery(page, serve, "#pager", size=size)
    edges = """(() => {
      const page = c.currentElement.getBoundingClientRect(), all = c.getBoundingClientRect()
      const padding = parseFloat(getComputedStyle(c).scrollPaddingLeft)
      return [page.left - all.left - padding, page.left + page.right - all.left - all.right, all.right - padding - page.right]
        .map(Math.round)
    })()"""
    wait_for_stage(page, f"c.getAttribute('focus-point') && Math.abs({edges}[0]) <= 1")
    # After a drag the next page rests at the edge as well.
    box = page.box("#show swift-carousel")
    reach = 0.31 * middle_item(page).width
    page.drag((box.centre.x + reach, box.centre.y), (box.centre.x - reach, box.centre.y), seconds=0.15)
    wait_for_stage(page, f"c.currentIndex === 1 && !c.isDecelerating && Math.abs({edges}[0]) <= 1")
    assert stage(page, "c.itemElement(2).getBoundingClientRect().left < c.getBoundingClientRect().right")
    page.resize(size[0] - 40, size[1] - 100)
    wait_for_stage(page, f"Math.abs({edges}[0]) <= 1 && c.currentIndex === 1")
    page.resize(*size)
    for n, edge in ((2, 1), (3, 2), (1, 0)):
        page.evaluate(f"document.querySelector('[data-key=rest] .segment:nth-child({n}) input').click()")
        wait_for_stage(page, f"Math.abs({edges}[{edge}]) <= 1")


def test_pages_rest_at_their_edge_if_the_module_comes_late(page, serve):
    painted = Event()

    def module():
        painted.wait(60)
        return (BUILT / "swift-carousel.wasm").read_bytes()

    open_gallery(page, serve, "#pager", files={"swift-carousel.wasm": module}, ready=False)
    wait_for_stage(page, "c?.clientWidth")
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))")
    painted.set()
    rest(page)
    assert stage(page, "c.getAttribute('focus-point')")


@pytest.mark.complete
def test_on_the_belt_the_current_tab_is_on_top(page, serve):
    open_gallery(page, serve, "#belt")
    named = "document.querySelector('.caption-title').textContent === c.currentElement.querySelector('h3').textContent"
    on_top = """(() => {
      const { left, right, top, bottom } = c.currentElement.getBoundingClientRect()
      return [0.05, 0.3, 0.6, 0.9].every(y => c.elementAt((left + right) / 2, top + y * (bottom - top)) === c.currentElement)
    })()"""
    wait_for_stage(page, f"c.currentIndex === 6 && {named} && {on_top}")
    # The previous tab is partly visible; tapping it brings it to the top, and keys move from tab to tab.
    box = middle_item(page)
    page.click(box.centre.x, box.y - 24)
    wait_for_stage(page, f"c.currentIndex === 5 && !c.isScrolling && {named} && {on_top}")
    page.key("ArrowDown")
    page.key("ArrowDown")
    wait_for_stage(page, f"c.currentIndex === 7 && !c.isScrolling && {named} && {on_top}")
    # A drag moves the cards as far as the finger.
    box = middle_item(page)
    page.evaluate(f"(window.held = {CAROUSEL}.currentElement.getBoundingClientRect().top, 0)")
    page.move(*box.centre)
    page.press()
    page.glide(box.centre, (box.centre.x, box.centre.y - 130), seconds=0.3)
    moved = stage(page, "c.itemElement(7).getBoundingClientRect().top - held")
    page.release()
    assert moved == near(-130, 35)
    # Down to the last tab.
    page.key("End")
    wait_for_stage(page, f"c.currentIndex === 23 && !c.isScrolling && {named} && {on_top}")


@pytest.mark.complete
def test_the_reels_spin_and_stop_one_after_another(page, serve):
    open_gallery(page, serve, "#slots")
    reels = "[...document.querySelectorAll('#show swift-carousel')]"
    page.evaluate(f"(window.stopped = [], {reels}.forEach((reel, i) => reel.addEventListener('settle', () => stopped.push(i))), 1)")
    click(page, ".slots-pull")
    page.wait_for(f"{reels}.every(reel => reel.isScrolling)")
    page.wait_for("document.querySelector('.slots-result').textContent === 'Good luck'")
    page.wait_for("stopped.join('') === '012'")
    page.wait_for("/^(Three of a kind|A pair|Nothing this time)$/.test(document.querySelector('.slots-result').textContent)")
    shown = page.evaluate(f"new Set({reels}.map(reel => reel.currentIndex)).size")
    assert page.evaluate("document.querySelector('.slots-result').textContent") == {1: "Three of a kind", 2: "A pair", 3: "Nothing this time"}[shown]
