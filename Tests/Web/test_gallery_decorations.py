"""The examples of decorations in the gallery, and those that came with them."""

import pytest
from gallery_page import CAROUSEL, click, middle_item, open_gallery, stage, wait_for_stage
from harness.geometry import near
from pictures import colours, far


def switch(page, key: str):
    click(page, f"#settings [data-key={key}] input")


def decorated(page):
    wait_for_stage(page, "c.shadowRoot.querySelector('.decor')")


@pytest.mark.engines("all")
@pytest.mark.parametrize("example", ["reflections", "effects", "decorated"])
def test_items_stand_over_their_reflections(page, serve, example):
    open_gallery(page, serve, f"#{example}")
    decorated(page)
    middle = middle_item(page)
    x, bottom = middle.centre.x, middle.y + middle.height
    ground = colours(page, (x - middle.width * 1.1, bottom + 24))[0]
    xs = [x + middle.width * share for share in (-0.3, -0.1, 0, 0.1, 0.3)]
    assert any(far(colour, ground) > 6 for colour in colours(page, *((x, bottom + 24) for x in xs)))


def test_what_is_written_on_a_note_is_reflected(page, serve):
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
    # What is seen in its middle is the back's pattern, not paper.
    assert colours(page, middle_item(page).centre)[0][0] < 200
    page.click(*middle_item(page).centre)
    wait_for_stage(page, f"{seen} === 'visible'")
    click(page, ".actions button:nth-child(2)")
    wait_for_stage(page, f"{seen} === 'hidden'")
    # The far side of the ring shows its faces now.
    far_side = "[...c.shadowRoot.querySelectorAll('.face:not(.back)')].filter(e => getComputedStyle(e).visibility === 'visible').length"
    assert stage(page, far_side) > 0


def test_a_cached_counter_waits_until_it_is_looked_at_again(page, serve):
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


def test_decorations_are_around_each_other(page, serve):
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
    assert "decorations" not in page.evaluate("document.querySelector('#code code').textContent")


def test_late_pictures_are_reflected_when_they_come(page, serve):
    open_gallery(page, serve, "#downloads-effects?delay=0.2")
    decorated(page)
    wait_for_stage(page, "c.currentElement.dataset.state === 'here'")
    wait_for_stage(page, "c.itemElement(5).dataset.state === 'broken'")
    box = middle_item(page)
    (above, below), ground = colours(page, (box.centre.x, box.y + box.height - 8), (box.centre.x, box.y + box.height + 12)), (240, 236, 228)
    # Half of what is above, over the floor.
    assert far(below, ground) > 20 and far(above, below) > 20


def test_colour_and_light_follow_the_distance(page, serve):
    open_gallery(page, serve, "#moving")
    near_of = "Number(c.itemElement({}).style.getPropertyValue('--near'))"
    wait_for_stage(page, f"{near_of.format(4)} === 1 && {near_of.format(5)} === 0")
    page.evaluate(f"({CAROUSEL}.scrollOffset = 4.4, 1)")
    wait_for_stage(page, f"Math.abs({near_of.format(4)} - 0.6) < 1e-6 && Math.abs({near_of.format(5)} - 0.4) < 1e-6")
    assert stage(page, "Number(c.itemElement(6).style.opacity)") == pytest.approx(0.6, abs=1e-6)


def test_a_tap_tells_which_item_and_how_far_it_is(page, serve):
    open_gallery(page, serve, "#tap")
    reading = "[...document.querySelectorAll('.reading dd')].map(e => e.textContent).join()"
    box = page.evaluate(f"(r => [r.x + 20, r.y + r.height / 2])({CAROUSEL}.itemElement(5).getBoundingClientRect())")
    page.click(*box)
    page.wait_for(f"{reading} === '6,+1'")
    wait_for_stage(page, "c.currentIndex === 5 && !c.isScrolling")
    assert middle_item(page).centre.x == near(page.box("#show").centre.x, tolerance=2)


def test_a_dot_goes_to_its_page(page, serve):
    open_gallery(page, serve, "#pager")
    assert stage(page, "[c.numberOfItems, c.shadowRoot.querySelectorAll('.indicator i').length]") == [6, 6]
    dot = page.boxes("#show swift-carousel >>> .indicator i")[3]
    page.click(*dot.centre)
    page.wait_for("document.querySelector('.caption-title').textContent === 'Page 4 of 6'")
    click(page, "#settings [data-key=grid] .segment:nth-child(1) input")
    wait_for_stage(page, "c.numberOfItems === 14")


def test_the_reels_run_and_stop_one_after_the_other(page, serve):
    open_gallery(page, serve, "#slots")
    reels = "[...document.querySelectorAll('#show swift-carousel')]"
    page.evaluate(f"(window.stopped = [], {reels}.forEach((reel, i) => reel.addEventListener('settle', () => stopped.push(i))), 1)")
    click(page, ".slots-pull")
    page.wait_for(f"{reels}.every(reel => reel.isScrolling)")
    page.wait_for("document.querySelector('.slots-result').textContent === 'Good luck'")
    page.wait_for("stopped.join('') === '012'", timeout=15)
    page.wait_for("/^(Three of a kind|A pair|Nothing this time)$/.test(document.querySelector('.slots-result').textContent)")
    shown = page.evaluate(f"new Set({reels}.map(reel => reel.currentIndex)).size")
    assert page.evaluate("document.querySelector('.slots-result').textContent") == {1: "Three of a kind", 2: "A pair", 3: "Nothing this time"}[shown]
