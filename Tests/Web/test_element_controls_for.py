"""Thumbnails: a carousel that controls another one."""

import pytest
from element_page import carousel, evaluate, frames, show, wait
from test_element_morph import MORPH
from test_element_warnings import RECORD, warned

everywhere = pytest.mark.engines("all")

#: What both carousels say is shown.
BOTH = "[large.currentIndex, thumbs.selectedIndex]"
#: The numbers of the thumbnails with `aria-current`, with the mark, and with the part.
SAID = """[
  [...thumbs.children].flatMap((child, n) => child.ariaCurrent ? n : []),
  [...thumbs.children].flatMap((child, n) => /selected/.test(child.dataset.carouselMark) ? n : []),
  [...thumbs.shadowRoot.querySelectorAll('.item[part~=selected-item]')].map(box => [...thumbs.children].indexOf(box.querySelector('slot').assignedElements()[0])),
]"""
#: Whether the selected thumbnail is wholly in its row.
IN_VIEW = """(() => {
  const item = thumbs.children[thumbs.selectedIndex].getBoundingClientRect(), row = thumbs.getBoundingClientRect()
  return item.left >= row.left - 1 && item.right <= row.right + 1
})()"""
STYLE = """
swift-carousel { margin: 0; overflow: clip }
#thumbs { width: 800px; height: 120px }
#thumbs .thumb { width: 100px; height: 100px; background: #c84 }
"""
THUMBS = {"id": "thumbs", "controls_for": "large", "alignment": "start", "contain": "", "marks": ""}


def thumbs(count: int, tag: str = "div", **attributes) -> str:
    items = "".join(f'<{tag} class="thumb">{n}</{tag}>' for n in range(count))
    return carousel(items, **{**THUMBS, **attributes})


def shown(page, serve, count: int = 12, large: str = "", html: str = "", **attributes):
    files = {"record.js": RECORD, "morph.js": MORPH}
    body = '<script src="record.js"></script><script src="morph.js"></script>' + (large or carousel(12, id="large"))
    show(page, serve, body + thumbs(count, **attributes), style=STYLE, html=html, **files)
    page.wait_for("thumbs.selectedIndex >= 0")


def are_at(page, index: int):
    page.wait_for(f"{BOTH}.every(at => at === {index}) && !large.isScrolling && !thumbs.isScrolling")
    page.wait_for(f"JSON.stringify({SAID}) === '[[{index}],[{index}],[{index}]]'")
    page.wait_for(IN_VIEW)


def click(page, index: int):
    page.click(*page.boxes("#thumbs > *")[index].centre)


@everywhere
@pytest.mark.main_path
def test_a_click_on_a_thumbnail_shows_its_item(page, serve):
    shown(page, serve)
    are_at(page, 0)
    for index in (3, 6, 5):
        click(page, index)
        are_at(page, index)
    # As the user's doing, it is announced.
    page.wait_for("large.shadowRoot.querySelector('[role=status]').textContent.includes('6 of 12')")


@everywhere
def test_the_selection_follows_the_other_carousel_and_stays_in_view(page, serve):
    shown(page, serve)
    page.evaluate("large.scrollTo(11)")
    are_at(page, 11)
    # Without moving what is in view already.
    before = page.evaluate("thumbs.scrollOffset")
    page.evaluate("large.previous()")
    are_at(page, 10)
    assert page.evaluate("thumbs.scrollOffset") == before
    box = page.box("#large")
    x, y = box.centre
    page.drag((x, y), (x + 210, y), seconds=0.3, rest=0.2)
    page.wait_for(f"large.currentIndex < 10 && !large.isDecelerating && {BOTH}.every(at => at === large.currentIndex)")
    assert page.evaluate("document.documentElement.scrollTop") == 0


@everywhere
@pytest.mark.parametrize("count", [12, 5], ids=["scrolls", "fits"])
def test_keys_reach_every_thumbnail(page, serve, count):
    shown(page, serve, count, large=carousel(count, id="large"))
    page.evaluate("thumbs.focus()")
    for index in range(1, count):
        page.key("ArrowRight")
        are_at(page, index)
    page.key("ArrowRight")
    page.wait_for("/last/i.test(thumbs.shadowRoot.querySelector('[role=status]').textContent)")
    for key, index in [("Home", 0), ("End", count - 1), ("ArrowLeft", count - 2)]:
        page.key(key)
        are_at(page, index)
    # Keys keep the item of the row: it is the selection that is pressed.
    page.evaluate("void (window.pressed = [], thumbs.addEventListener('itemselected', ({ detail }) => pressed.push(detail.index)))")
    page.key("Enter")
    page.wait_for(f"pressed.join() === '{count - 2}'")
    are_at(page, count - 2)


@everywhere
def test_quick_keys_add_up_and_right_to_left_is_mirrored(page, serve):
    shown(page, serve, html=' dir="rtl"')
    page.evaluate("thumbs.focus()")
    for _ in range(3):
        page.key("ArrowLeft")
    are_at(page, 3)
    page.key("ArrowRight")
    are_at(page, 2)
    page.key("ArrowDown")
    frames(page, 2)
    are_at(page, 2)


@everywhere
def test_thumbnails_that_are_buttons_are_pressed_and_have_the_focus(page, serve):
    shown(page, serve, 5, tag="button", large=carousel(5, id="large"))
    click(page, 3)
    are_at(page, 3)
    page.evaluate("thumbs.children[1].focus()")
    assert page.evaluate("document.activeElement === thumbs.children[1]")
    page.key("Enter")
    are_at(page, 1)


def test_thumbnails_run_from_top_to_bottom(page, serve):
    shown(page, serve, 3, large=carousel(3, id="large"), vertical="")
    page.evaluate("thumbs.focus()")
    page.key("ArrowDown")
    page.wait_for(f"{BOTH}.join() === '1,1'")
    page.key("ArrowRight")
    page.key("ArrowUp")
    page.wait_for(f"{BOTH}.join() === '0,0'")


@pytest.mark.parametrize(("few", "many"), [(4, 9), (9, 4)])
def test_counts_may_differ(page, serve, few, many):
    shown(page, serve, few, large=carousel(many, id="large"))
    page.evaluate("large.scrollTo(99)")
    page.wait_for(f"large.currentIndex === {many - 1} && thumbs.selectedIndex === {min(few, many) - 1}")
    page.evaluate("thumbs.focus()")
    page.key("End")
    page.wait_for(f"{BOTH}.join() === '{min(few, many) - 1},{min(few, many) - 1}'")
    click(page, few - 1)
    page.wait_for(f"{BOTH}.join() === '{min(few, many) - 1},{min(few, many) - 1}'")
    page.evaluate("thumbs.append(...[1, 2, 3].map(() => thumbs.firstElementChild.cloneNode(true)))")
    page.evaluate("large.scrollTo(99)")
    page.wait_for(f"thumbs.selectedIndex === {min(few + 3, many) - 1}")


def test_the_other_carousel_may_come_later_and_be_replaced(page, serve):
    show(page, serve, thumbs(8), style=STYLE)
    assert page.evaluate("thumbs.selectedIndex") == -1
    page.evaluate("html => thumbs.insertAdjacentHTML('beforebegin', html)", carousel(8, id="large", current_index="2"))
    are_at(page, 2)
    page.evaluate("html => { large.outerHTML = html }", carousel(8, id="large", current_index="5"))
    are_at(page, 5)
    page.evaluate("void (window.old = large, large.id = 'other')")
    page.wait_for("thumbs.selectedIndex === -1")
    assert page.evaluate(SAID) == [[], [], []]
    page.evaluate("void (old.id = 'large')")
    are_at(page, 5)
    # Moved elsewhere, and back.
    page.evaluate("void (window.row = thumbs, row.remove())")
    page.wait_for("!row.querySelector('[aria-current]') && row.selectedIndex === -1")
    page.evaluate("document.body.prepend(row)")
    are_at(page, 5)
    page.evaluate("thumbs.removeAttribute('controls-for')")
    page.wait_for("thumbs.selectedIndex === -1")
    assert page.evaluate(SAID) == [[], [], []]
    page.evaluate("thumbs.focus()")
    page.key("ArrowRight")
    frames(page, 2)
    assert page.evaluate("large.currentIndex") == 5


@everywhere
def test_what_a_library_morphs_away_is_back_and_what_the_author_says_stays(page, serve):
    shown(page, serve, 5)
    are_at(page, 0)
    page.evaluate("morph(thumbs, thumbs.outerHTML.replaceAll(' aria-current=\"true\"', ''))")
    page.evaluate("html => morph(thumbs, html)", thumbs(5))
    are_at(page, 0)
    page.evaluate("void (thumbs.children[2].ariaCurrent = 'page', large.currentIndex = 2)")
    page.wait_for(f"{BOTH}.join() === '2,2'")
    page.evaluate("void (large.currentIndex = 1)")
    page.wait_for(f"{BOTH}.join() === '1,1'")
    assert page.evaluate("[...thumbs.children].map(child => child.getAttribute('aria-current'))") == [None, "true", "page", None, None]


def test_elements_of_a_data_source_are_selected_while_they_are_shown(page, serve):
    show(page, serve, carousel(40, id="large") + thumbs(0), style=STYLE)
    page.evaluate("""() => { thumbs.dataSource = { numberOfItems: 40, element(index, old) {
      const element = old ?? Object.assign(document.createElement('div'), { className: 'thumb' })
      element.textContent = index
      return element
    } } }""")
    said = "[...thumbs.querySelectorAll('[aria-current]')].map(element => element.textContent).join()"
    for index in (0, 30, 7):
        page.evaluate(f"large.scrollTo({index})")
        page.wait_for(f"thumbs.selectedIndex === {index} && {said} === '{index}' && !thumbs.isScrolling")
    page.evaluate("thumbs.scrollTo(30)")
    page.wait_for(f"!thumbs.isScrolling && thumbs.currentIndex === 30 && {said} === ''")
    page.evaluate("thumbs.scrollTo(7)")
    page.wait_for(f"{said} === '7'")


@pytest.mark.parametrize(
    ("name", "warning"),
    [("nowhere", "nothing has this id"), ("title", "<h1> is no carousel"), ("thumbs", "it is the carousel itself")],
)
def test_an_id_that_names_no_carousel_is_warned_of_once(page, serve, name, warning):
    body = '<script src="record.js"></script><h1 id="title">Title</h1>' + thumbs(5, controls_for=name)
    show(page, serve, body, style=STYLE, **{"record.js": RECORD})
    assert warned(page, 1) == [f'controls-for="{name}": {warning}']
    page.evaluate("thumbs.focus()")
    page.key("ArrowRight")
    frames(page, 2)
    evaluate(page, "(c.removeAttribute('contain'), 0)")
    page.key("ArrowRight")
    wait(page, "c.currentIndex > 0")
    assert len(page.evaluate("warnings")) == 1


def test_a_page_without_thumbnails_loads_nothing_for_them(page, serve):
    loaded = "performance.getEntriesByType('resource').filter(({ name }) => /links-between/.test(name)).length"
    show(page, serve, carousel(5))
    assert page.evaluate(loaded) == 0
    evaluate(page, "(c.controlsFor = 'other', 0)")
    page.wait_for(f"{loaded} === 1")
