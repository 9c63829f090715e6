"""Carousels whose offsets follow each other."""

import pytest
from element_page import carousel, frames, show
from test_element_warnings import RECORD, warned

everywhere = pytest.mark.engines("all")

STYLE = "swift-carousel { margin: 0; height: 220px }"
#: Records the distance between both in each frame, in shares of their ways, and what they report of their own motions.
WATCH = """() => {
  Object.assign(window, { furthest: 0, begun: [] })
  const share = c => c.scrollOffset / (c.wraps ? c.numberOfItems : c.numberOfItems - 1)
  for (const c of [one, two]) {
    for (const name of ['carouseldragstart', 'decelerationstart', 'scrollanimationstart']) c.addEventListener(name, () => begun.push(c.id))
  }
  ;(function look() {
    furthest = Math.max(furthest, Math.abs(share(one) - share(two)))
    requestAnimationFrame(look)
  })()
}"""
AT_REST = "[one, two].every(c => !c.isDragging && !c.isDecelerating && !c.isScrolling)"


def shown(page, serve, one: int = 12, two: int = 12, **attributes):
    linked = carousel(two, id="two", linked_to="one", item_style="cover-flow", **attributes)
    show(page, serve, carousel(one, id="one", **attributes) + linked, style=STYLE)
    page.evaluate("void (one.currentIndex = 1)")
    page.wait_for(f"two.scrollOffset > 0 && {AT_REST}")
    page.evaluate(WATCH)


def rest_at(page, first: float, second: float | None = None):
    page.wait_for(f"one.scrollOffset === {first} && two.scrollOffset === {first if second is None else second} && {AT_REST}")


@everywhere
@pytest.mark.main_path
@pytest.mark.parametrize("leader", ["one", "two"])
def test_both_follow_each_other_frame_by_frame(page, serve, leader):
    shown(page, serve)
    page.evaluate(f"{leader}.scrollTo(8)")
    rest_at(page, 8)
    page.evaluate(f"{leader}.focus()")
    page.key("ArrowRight")
    rest_at(page, 9)
    x, y = page.box(f"#{leader}").centre
    page.drag((x, y), (x + 150, y), (x + 400, y), seconds=0.12)
    page.wait_for(f"one.scrollOffset < 8 && {AT_REST} && one.scrollOffset === two.scrollOffset && one.scrollOffset % 1 === 0")
    # The press has stopped autoplay, and under the pointer it waits.
    page.move(5, 880)
    index = page.evaluate(f"{leader}.blur() ?? {leader}.currentIndex")
    page.evaluate(f"void ({leader}.autoplay = 0.2, {leader}.play())")
    page.wait_for(f"{leader}.currentIndex !== {index}")
    page.evaluate(f"void ({leader}.autoplay = 0)")
    page.wait_for(f"{AT_REST} && one.scrollOffset === two.scrollOffset")
    # The one that follows has no motion of its own.
    furthest, begun = page.evaluate("[furthest, begun]")
    # Less than a millionth of an item, which the engine may leave out, is less than anyone sees.
    assert furthest < 1e-6
    assert len(begun) > 2 and set(begun) == {leader}


@everywhere
def test_the_one_that_the_user_moves_leads(page, serve):
    shown(page, serve)
    page.evaluate("one.scrollTo(11, { duration: 30 })")
    frames(page, 10)
    x, y = page.box("#two").centre
    page.drag((x, y), (x - 100, y), seconds=0.3, rest=0.3)
    page.wait_for(f"{AT_REST} && one.scrollOffset === two.scrollOffset && one.scrollOffset % 1 === 0")
    assert page.evaluate("one.currentIndex") < 8
    # A script that moves the other one meanwhile does not take it out of the hand.
    page.move(x, y)
    page.press()
    page.glide((x, y), (x - 60, y))
    page.evaluate("one.scrollTo(11, { duration: 30 })")
    page.glide((x - 60, y), (x - 200, y))
    page.wait_for("one.scrollOffset === two.scrollOffset && two.isDragging")
    page.release()
    page.wait_for(f"{AT_REST} && one.scrollOffset === two.scrollOffset")
    assert page.evaluate("one.currentIndex") < 10


@pytest.mark.parametrize(("one", "two", "wrap"), [(12, 5, "false"), (5, 12, "false"), (6, 12, ""), (12, 1, "false")])
def test_different_lengths_are_at_the_same_share(page, serve, one, two, wrap):
    show(page, serve, carousel(one, id="one", wrap=wrap) + carousel(two, id="two", linked_to="one", wrap=wrap), style=STYLE)
    ways = [count if wrap == "" else count - 1 for count in (one, two)]
    for goal in (one - 1, 2, 0):
        page.evaluate(f"one.scrollTo({goal})")
        page.wait_for(f"Math.abs(two.scrollOffset - {goal / ways[0] * ways[1]}) < 1e-9 && one.scrollOffset === {goal} && {AT_REST}")
    page.evaluate(f"two.scrollTo({two - 1})")
    page.wait_for(f"two.scrollOffset === {two - 1} && Math.abs(one.scrollOffset - {two - 1} * {ways[0]} / ({ways[1]} || 1)) < 1e-9")


@pytest.mark.parametrize("alignment", ["start", "center"])
def test_a_contained_one_comes_to_its_ends_together_with_the_other_one(page, serve, alignment):
    body = carousel(12, id="one", contain="", alignment=alignment) + carousel(5, id="two", linked_to="one", wrap="false")
    show(page, serve, body, style=STYLE + "swift-carousel { width: 700px }")
    ends = page.evaluate("[one.scrollOffsetAtStart, one.scrollOffsetAtEnd, two.scrollOffsetAtStart, two.scrollOffsetAtEnd]")
    assert ends == ([0, 8.5, 0, 4] if alignment == "start" else [1.25, 9.75, 0, 4])
    for call, offset in (("one.scrollToPage(99)", 4), ("one.scrollToPage(0)", 0)):
        page.evaluate(call)
        page.wait_for(f"two.scrollOffset === {offset} && {AT_REST}")
    for call, offset in (("two.scrollTo(4)", ends[1]), ("two.scrollTo(2)", (ends[0] + ends[1]) / 2), ("two.scrollTo(0)", ends[0])):
        page.evaluate(call)
        page.wait_for(f"Math.abs(one.scrollOffset - {offset}) < 1e-9 && {AT_REST}")


def test_one_wraps_and_the_other_ends(page, serve):
    show(page, serve, carousel(6, id="one", wrap="") + carousel(6, id="two", linked_to="one", wrap="false"), style=STYLE)
    page.evaluate("one.previous()")
    rest_at(page, 5)
    page.evaluate("one.next()")
    page.wait_for(f"one.currentIndex === 0 && two.scrollOffset === 0 && {AT_REST}")
    page.evaluate("two.scrollTo(3)")
    rest_at(page, 3)


def test_offsets_that_a_script_sets_are_followed_and_both_may_name_the_other(page, serve):
    show(page, serve, carousel(12, id="one", linked_to="two") + carousel(5, id="two", linked_to="one"), style=STYLE)
    page.evaluate("void (one.scrollOffset = 5.5)")
    rest_at(page, 5.5, 2)
    page.evaluate("void (two.scrollOffset = 4)")
    rest_at(page, 11, 4)
    # One of both is enough; without any, each is alone.
    page.evaluate("void (one.linkedTo = '')")
    page.evaluate("two.scrollTo(2)")
    rest_at(page, 5.5, 2)
    page.evaluate("void (two.linkedTo = null)")
    page.evaluate("two.scrollTo(0)")
    rest_at(page, 5.5, 0)


def test_several_follow_one_that_comes_later(page, serve):
    show(page, serve, carousel(12, id="two", linked_to="one") + carousel(12, id="three", linked_to="one"), style=STYLE)
    page.evaluate("html => document.body.insertAdjacentHTML('beforeend', html)", carousel(12, id="one", current_index="4"))
    page.wait_for("two.scrollOffset === 4 && three.scrollOffset === 4")
    page.evaluate("three.scrollTo(9)")
    page.wait_for("one.scrollOffset === 9 && two.scrollOffset === 9 && three.scrollOffset === 9")
    page.evaluate("one.remove()")
    page.evaluate("three.scrollTo(2)")
    page.wait_for("three.scrollOffset === 2")
    assert page.evaluate("two.scrollOffset") == 9


def test_an_id_that_names_no_carousel_is_warned_of_once(page, serve):
    body = '<script src="record.js"></script>' + carousel(5, id="two", linked_to="nowhere")
    show(page, serve, body, style=STYLE, **{"record.js": RECORD})
    assert warned(page, 1) == ['linked-to="nowhere": nothing has this id']
    page.evaluate("two.next()")
    page.wait_for("two.scrollOffset === 1")
