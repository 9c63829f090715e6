"""The gallery's page: first view, themes, addresses, keys and sheets."""

import pytest
from gallery_page import EXAMPLES, NARROW, WIDE, click, middle_item, open_gallery, rest, shown_items, stage, wait_for_stage
from harness.geometry import near

#: Determined from the visible background.
THEME = "({ 'rgb(9, 9, 11)': 'dark', 'rgb(240, 236, 228)': 'light' })[getComputedStyle(document.body).backgroundColor]"


@pytest.mark.complete("rest")
@pytest.mark.parametrize("size", [WIDE, (1024, 768), NARROW], ids=lambda size: f"{size[0]}")
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_first_example_is_a_cover_flow(page, serve, size, dark):
    page.emulate(dark=dark)
    open_gallery(page, serve, size=size)
    page.screenshot(f"gallery first {size[0]} {'dark' if dark else 'light'}")
    assert page.evaluate(THEME) == ("dark" if dark else "light")
    assert stage(page, "c.itemStyle") == "cover-flow"
    assert stage(page, "c.currentElement.querySelector('img').naturalWidth") > 0
    show = page.box("#show")
    middle = middle_item(page)
    assert middle.centre == near((show.centre.x, show.centre.y - 12), tolerance=16)
    assert middle.height > 0.3 * size[1]
    # Edge to edge: the row extends beyond both sides of the page.
    assert min(item.x for item in shown_items(page)) < show.x + 40
    assert max(item.right for item in shown_items(page)) > show.right - 40


@pytest.mark.engines("all")
def test_every_engine_shows_the_gallery(page, serve):
    open_gallery(page, serve, "#styles/cover-flow")
    page.screenshot("gallery styles")
    assert middle_item(page).centre.x == near(page.box("#show").centre.x, tolerance=2)
    assert len(shown_items(page)) > 4
    click(page, "[data-style=rotary]")
    wait_for_stage(page, "c.itemStyle === 'rotary'")
    at = stage(page, "c.currentIndex")
    click(page, "#caption [title=Next]")
    wait_for_stage(page, f"c.currentIndex === {at + 1}")
    click(page, "a[href='#controls']")
    page.wait_for("document.title.startsWith('Controls')")
    page.wait_for("location.hash.startsWith('#controls')")


@pytest.mark.complete
def test_text_has_contrast(page, serve):
    """All text of the page has a contrast of at least 4.5 with its background, in both themes."""
    open_gallery(page, serve, "#options")
    for dark in (False, True):
        page.emulate(dark=dark)
        colours = page.evaluate(
            """['--text', '--quiet', '--accent', '--code-text', '--code-number'].flatMap(name =>
              ['--wall', '--floor', '--surface'].map(ground => [name, ground, ...[name, ground].map(name => {
                const probe = document.body.appendChild(document.createElement('i'))
                probe.style.color = `var(${name})`
                const colour = getComputedStyle(probe).color.match(/[\\d.]+/g).slice(0, 3).map(Number)
                probe.remove()
                return colour
              })]))"""
        )
        for name, ground, one, other in colours:
            assert contrast(one, other) >= 4.5, f"{name} on {ground}, {'dark' if dark else 'light'}"


def contrast(one, other) -> float:
    def luminance(colour):
        parts = [c / 255 for c in colour]
        r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b

    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.engines("all", usual="chromium")
def test_the_button_changes_every_colour(page, serve):
    open_gallery(page, serve, "#reflections")
    tell = "['body', '.panel', '#show .card'].map(part => getComputedStyle(document.querySelector(part)).backgroundColor)"
    text = "getComputedStyle(document.body).color"
    light, ink = page.evaluate(tell), page.evaluate(text)
    click(page, "#theme")
    dark, paper = page.evaluate(tell), page.evaluate(text)
    assert all(a != b for a, b in zip(light, dark)) and dark[0] == "rgb(9, 9, 11)" and paper == "rgb(244, 243, 241)"
    click(page, "#theme")
    assert page.evaluate(tell) == light and page.evaluate(text) == ink == "rgb(29, 26, 22)"


@pytest.mark.complete
def test_a_chosen_theme_is_stored_until_it_equals_the_system_s(page, serve):
    page.emulate(dark=True)
    site = open_gallery(page, serve)
    click(page, "#theme")
    assert page.evaluate(THEME) == "light"
    page.open(site.url())
    assert page.evaluate(THEME) == "light"
    click(page, "#theme")
    assert page.evaluate(THEME) == "dark"
    assert page.evaluate("localStorage.getItem('theme')") is None


def test_choosing_a_style_keeps_the_item_and_adds_a_history_entry(page, serve):
    open_gallery(page, serve)
    at = stage(page, "c.currentIndex")
    for style in ("rotary", "wheel"):
        click(page, f"[data-style={style}]")
        wait_for_stage(page, f"c.itemStyle === '{style}'")
        assert page.evaluate("location.hash") == f"#covers/{style}"
        assert page.evaluate("document.querySelector('[aria-checked=true]').dataset.style") == style
    rest(page)
    assert stage(page, "c.currentIndex") == at
    page.evaluate("history.back()")
    wait_for_stage(page, "c.itemStyle === 'rotary'")
    page.evaluate("history.back()")
    wait_for_stage(page, "c.itemStyle === 'cover-flow'")
    page.evaluate("history.forward()")
    wait_for_stage(page, "c.itemStyle === 'rotary'")


def test_a_reload_restores_example_style_settings_and_item(page, serve):
    site = open_gallery(page, serve, "#options/cylinder?radius=700&at=3")
    assert stage(page, "[c.itemStyle, c.getAttribute('radius'), c.currentIndex]") == ["cylinder", "700", 3]
    page.evaluate("document.querySelector('#show swift-carousel').scrollTo(5)")
    page.wait_for("location.hash.includes('at=5')")
    hash = page.evaluate("location.hash")
    page.open(site.url())
    page.open(site.url(hash))
    rest(page)
    assert stage(page, "[c.itemStyle, c.getAttribute('radius'), c.currentIndex]") == ["cylinder", "700", 5]


@pytest.mark.complete("rest")
@pytest.mark.parametrize(
    "hash", ["#nowhere", "#covers/nothing?tilt=x&at=-99999999999", "#%", "#options?count=NaN&wrap=7&at=1e99"]
)
def test_invalid_addresses_show_the_gallery(page, serve, hash):
    open_gallery(page, serve, hash)
    assert len(shown_items(page)) >= 3


@pytest.mark.complete
def test_the_keyboard_reaches_everything(page, serve):
    open_gallery(page, serve, "#styles")
    seen = set()
    for _ in range(60):
        page.key("Tab")
        seen.add(
            page.evaluate(
                """(e => e.closest('#examples, #strip, #settings, #code, #caption')?.id || e.id || e.localName)
                  (document.activeElement)"""
            )
        )
    assert {"examples", "strip", "settings", "code", "caption", "theme", "fold", "swift-carousel"} <= seen


def test_the_carousel_is_few_stops_away(page, serve):
    open_gallery(page, serve, "#styles")
    stops = []
    while "swift-carousel" not in stops and len(stops) < 10:
        page.key("Tab")
        stops.append(page.evaluate("(e => e.id || e.localName)(document.activeElement)"))
    assert stops == ["skip", "theme", "fold", "a", "swift-carousel"]
    page.evaluate("document.getElementById('skip').focus()")
    page.screenshot("gallery skip link")
    page.key("Enter")
    assert page.evaluate("document.activeElement === document.querySelector('#show swift-carousel')")


@pytest.mark.complete
def test_arrow_keys_move_along_the_list_of_examples(page, serve):
    open_gallery(page, serve, "#styles")
    links = "[...document.querySelectorAll('.example-link')]"
    page.evaluate(f"{links}.find(link => link.ariaCurrent).focus()")
    at = page.evaluate(f"{links}.indexOf(document.activeElement)")
    page.key("ArrowDown")
    assert page.evaluate(f"{links}.indexOf(document.activeElement)") == at + 1
    page.key("ArrowUp")
    page.key("End")
    assert page.evaluate(f"{links}.at(-1) === document.activeElement")
    page.key("ArrowDown")
    page.key("Home")
    assert page.evaluate(f"{links}[0] === document.activeElement && {links}.filter(link => link.tabIndex === 0).length") == 1
    page.key("Enter")
    page.wait_for(f"{links}[0].ariaCurrent === 'page'")


@pytest.mark.parametrize("name", ["covers", "controls", "buttons", "right-to-left"])
def test_on_a_phone_held_sideways_a_page_opens_at_its_beginning(page, serve, name):
    open_gallery(page, serve, f"#{name}", size=(844, 390))
    page.screenshot(f"gallery {name} sideways")
    assert page.evaluate("[scrollX, scrollY]") == [0, 0]
    # All is there: the link in the list, the item, and the controls in it.
    assert page.box("[aria-current=page]").bottom <= 390
    item = middle_item(page)
    assert item.y >= 0 and item.bottom <= 390
    controls = "[...c.currentElement.querySelectorAll('button, input, select')].map(e => e.getBoundingClientRect())"
    assert stage(page, f"{controls}.every(box => box.top >= {item.y - 1} && box.bottom <= {item.bottom + 1})")


@pytest.mark.complete("rest")
@pytest.mark.parametrize("example", sorted(EXAMPLES, key="pager slots belt".split().__contains__, reverse=True))
def test_on_a_phone_held_sideways_the_first_screen_has_the_item_and_its_name(page, serve, example):
    open_gallery(page, serve, f"#{example}", size=(844, 390))
    caption = page.evaluate("(e => e.checkVisibility() ? e.getBoundingClientRect() : null)(document.querySelector('.caption'))")
    bottom = caption["top"] if caption else 390
    assert not caption or caption["bottom"] <= 390
    item, header = middle_item(page), page.box(".top").bottom
    assert item.y >= header and item.bottom <= bottom + 1
    if example == "slots":
        machine = page.box(".slots")
        assert machine.y >= header and machine.bottom <= bottom


def test_three_at_a_time_stand_in_line_on_a_phone(page, serve):
    open_gallery(page, serve, "#three", size=(390, 844))
    pictures = "[...c.querySelectorAll('.third img')].map(e => e.getBoundingClientRect()).filter(box => box.left >= 0 && box.right <= 390)"
    pictures = stage(page, f"{pictures}.map(({{ top, width, height }}) => [top, width, height])")
    assert len(pictures) == 3
    # Titles of one line and of several are below pictures of one shape, which are no slices.
    assert all(picture == near(pictures[0], tolerance=1) for picture in pictures)
    assert pictures[0][2] < 2 * pictures[0][1]


def test_no_title_is_cut_on_a_phone(page, serve):
    open_gallery(page, serve, "#pager", size=(390, 844))
    cut = "elements => elements.filter(e => e.scrollWidth > e.clientWidth || e.scrollHeight > e.clientHeight).map(e => e.textContent)"
    for name in ("pager", "three", "downloads-effects", "moving"):
        page.evaluate(f"void (location.hash = '#{name}')")
        page.wait_for(f"document.getElementById('show').dataset.example === '{name}'")
        rest(page)
        assert page.evaluate(f"({cut})([...document.querySelectorAll('#show figcaption, .dock-button, .dock-button > span')])") == [], name


BOXES = """[...c.shadowRoot.querySelectorAll('[part~=item]')].filter(e => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .map(e => e.getBoundingClientRect())"""


def test_no_style_rests_as_a_bare_card(page, serve):
    open_gallery(page, serve, "#styles/cover-flow")
    for style in ("cube", "inverted-cube", "time-machine", "inverted-time-machine", "linear-tunnel", "flip"):
        page.evaluate(f"void (location.hash = '#styles/{style}')")
        wait_for_stage(page, f"c.itemStyle === '{style}'")
        rest(page)
        page.screenshot(f"gallery style {style}")
        item = middle_item(page)
        assert stage(page, "c.currentIndex") == 6
        assert page.box(".top").bottom <= item.y and item.bottom <= page.box(".caption").y
        if style == "flip":
            # It is turned.
            assert item.width < 0.9 * stage(page, "c.currentElement.offsetWidth")
        else:
            wait_for_stage(page, f"{BOXES}.some(box => box.left < {item.x - 8} || box.right > {item.right + 8} || box.top < {item.y - 8})")
    # Other styles rest on an item.
    click(page, "[data-style=rotary]")
    wait_for_stage(page, "c.itemStyle === 'rotary' && c.scrollOffset === 6 && !c.hasAttribute('viewpoint-offset')")


def test_a_style_that_is_first_seen_turned_stays_so_in_another_size(page, serve):
    open_gallery(page, serve, "#covers/cube", size=WIDE)
    is_turned = "Math.abs(c.scrollOffset - 8.35) < 0.01"
    wait_for_stage(page, is_turned)
    page.resize(1200, 700)
    rest(page)
    wait_for_stage(page, is_turned)
    # Until the user scrolls it.
    click(page, "swift-carousel")
    page.key("ArrowRight")
    wait_for_stage(page, "c.scrollOffset === 9")


def test_the_current_item_of_the_belt_is_not_covered(page, serve):
    open_gallery(page, serve, "#styles/conveyor-belt")
    x, y = middle_item(page).centre
    assert stage(page, f"c.currentElement.contains(document.elementFromPoint({x}, {y}))")


def test_related_styles_stand_on_the_same_floor(page, serve):
    open_gallery(page, serve, "#styles/rotary")
    for style in ("rotary", "basic-rotary", "linear", "linear-3d"):
        page.evaluate(f"void (location.hash = '#styles/{style}')")
        wait_for_stage(page, f"c.itemStyle === '{style}'")
        assert page.evaluate("getComputedStyle(document.querySelector('#show .reflection')).display") == "block"


@pytest.mark.complete
def test_headings_skip_no_level(page, serve):
    # The list of examples, with its headings, is in a sheet.
    open_gallery(page, serve, "#styles", size=(390, 844))
    for name in ("buttons", "decorated", "motion", "tables", "belt", "pages"):
        page.evaluate(f"void (location.hash = '#{name}')")
        page.wait_for(f"document.getElementById('show').dataset.example === '{name}'")
        levels = page.evaluate(
            "[...document.querySelectorAll('h1, h2, h3, h4')].filter(e => e.checkVisibility()).map(e => +e.localName[1])")
        assert levels[0] == 1
        assert all(after <= before + 1 for before, after in zip(levels, levels[1:], strict=False)), (name, levels)


@pytest.mark.complete
def test_pages_have_one_pair_of_buttons(page, serve):
    open_gallery(page, serve, "#pages")
    shown = "[...document.querySelectorAll('#caption button')].filter(e => e.checkVisibility()).map(e => e.ariaLabel)"
    assert page.evaluate(shown) == []
    open_gallery(page, serve, "#styles")
    assert page.evaluate(shown) == ["Previous, Covers", "Next, Covers"]


def test_arrow_keys_move_along_the_strip_and_the_stage(page, serve):
    open_gallery(page, serve, "#styles/linear")
    page.evaluate("document.querySelector('[aria-checked=true]').focus()")
    page.key("ArrowRight")
    page.wait_for("document.activeElement.dataset.style === 'rotary' && document.activeElement.ariaChecked === 'true'")
    page.key("End")
    page.wait_for("document.activeElement === [...document.querySelectorAll('#strip [role=radio]')].at(-1)")
    page.key("Home")
    page.wait_for("document.activeElement.dataset.style === 'linear' && document.activeElement.ariaChecked === 'true'")
    rest(page)
    before = middle_item(page)
    page.evaluate("document.querySelector('#show swift-carousel').focus()")
    # Its focus ring is visible, and moves nothing.
    assert page.evaluate("getComputedStyle(document.getElementById('stage'), '::after').borderTopStyle") == "solid"
    assert middle_item(page) == near(before)
    at = stage(page, "c.currentIndex")
    page.key("ArrowRight")
    wait_for_stage(page, f"c.currentIndex === {at + 1}")


@pytest.mark.complete
def test_previews_of_styles_are_hidden_from_screen_readers_and_rest(page, serve):
    open_gallery(page, serve)
    styles = page.evaluate(
        """[...document.querySelectorAll('#strip [role=radio]')].map(button => {
          const picture = button.querySelector('swift-carousel')
          return [button.textContent.trim(), !!picture.closest('[inert][aria-hidden=true]'), picture.autoscroll]
        })"""
    )
    assert len(styles) >= 11
    assert all(name and hidden and speed == 0 for name, hidden, speed in styles)
    # The chosen one may still be scrolling once.
    page.wait_for("[...document.querySelectorAll('#strip swift-carousel')].every(c => !c.isScrolling)")


@pytest.mark.complete
def test_the_panel_closes_and_stays_closed(page, serve):
    site = open_gallery(page, serve, "#styles")
    assert page.evaluate("document.getElementById('fold').ariaExpanded") == "true"
    at, show = stage(page, "c.currentIndex"), page.box("#show")
    click(page, "#fold")
    page.wait_for(f"document.getElementById('show').clientWidth > {show.width + 200}")
    rest(page)
    assert stage(page, "c.currentIndex") == at
    page.open(site.url("#options"))
    rest(page)
    assert page.evaluate("document.getElementById('fold').ariaExpanded") == "false"


@pytest.mark.complete("rest")
@pytest.mark.parametrize(("button", "inside"), [("open-examples", "examples"), ("open-panel", "panel")])
def test_sheets_open_close_and_return_what_they_borrow(page, serve, button, inside):
    open_gallery(page, serve, "#styles", size=NARROW)
    for close in ("Escape", "button", "pull"):
        click(page, f"#{button}")
        page.wait_for(f"document.querySelector('dialog[open] #{inside}')")
        page.wait_for("document.querySelector('dialog').getAnimations().length === 0")
        sheet = page.box("dialog")
        assert sheet.bottom == near(740) and sheet.width == near(360)
        if close == "Escape":
            page.key("Escape")
        elif close == "button":
            click(page, "dialog [aria-label=Close]")
        else:
            page.drag((180, sheet.y + 20), (180, sheet.y + 200), seconds=0.2)
        page.wait_for("!document.querySelector('dialog').open")
        page.wait_for(f"document.getElementById('{inside}').parentNode === document.body")
        assert page.evaluate("document.activeElement.id") == button


def test_an_example_is_chosen_in_the_sheet(page, serve):
    open_gallery(page, serve, size=NARROW)
    click(page, "#open-examples")
    click(page, "dialog a[href='#buttons']")
    page.wait_for("document.title.startsWith('Buttons') && !document.querySelector('dialog').open")


@pytest.mark.complete
def test_a_resize_keeps_the_item_and_loses_no_control(page, serve):
    open_gallery(page, serve, "#styles/cover-flow?at=7")
    for size in (NARROW, (740, 360), (1024, 768), WIDE):
        page.resize(*size)
        rest(page)
        assert stage(page, "c.currentIndex") == 7
        assert page.evaluate("document.documentElement.scrollWidth") == size[0]
        show = page.box("#show")
        assert middle_item(page).centre.x == near(show.centre.x, tolerance=4)


def test_with_reduced_motion_nothing_is_animated(page, serve):
    page.emulate(reduced_motion=True)
    open_gallery(page, serve)
    assert page.evaluate("document.getAnimations().length") == 0
    click(page, "[data-style=wheel]")
    assert page.evaluate("[...document.querySelectorAll('#strip swift-carousel')].every(c => !c.isScrolling)")


def test_without_the_element_there_is_a_message(page, serve):
    page.allow_errors("swift-carousel.js|404")
    open_gallery(page, serve, files={"swift-carousel.js": "throw new Error('swift-carousel.js')"}, ready=False)
    page.wait_for("document.querySelector('#show .sentence')?.textContent.includes('did not load')")
