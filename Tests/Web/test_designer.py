"""The designer: every setting by hand, undo and redo, links, configurations in and out, the path over the stage."""

import json

import pytest
from designer_page import (
    CAROUSEL,
    NARROW,
    WIDE,
    code,
    document_of,
    field,
    open_designer,
    ready,
    rest,
    show,
    stage,
    tab,
    wait_for_document,
)
from gallery_page import GALLERY, click
from harness.geometry import near

FRESH = {"version": 1, "style": {"name": "cover-flow"}, "decorations": [{"name": "reflection"}]}
ROTARY = {"version": 1, "style": {"name": "rotary"}}


@pytest.mark.parametrize("size", [WIDE, (1024, 768), NARROW], ids=lambda size: f"{size[0]}")
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_every_panel_fits_its_page(page, serve, size, dark):
    page.emulate(dark=dark)
    open_designer(page, serve, size=size)
    for name in ("style", "view", "motion", "finish", "code"):
        tab(page, name)
        page.screenshot(f"designer {name} {size[0]} {'dark' if dark else 'light'}")
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
        panel = page.box("#panel")
        assert panel.right <= size[0] + 0.5 and panel.bottom <= size[1] + 0.5
        for box in page.evaluate(
            """[...document.querySelectorAll('[role=tabpanel]:not([hidden]) :is(button, input, textarea, select)')]
              .filter(one => one.checkVisibility() && !one.closest('.code-text-block')).map(one => {
                const r = (one.closest('.segment') ?? one).getBoundingClientRect()
                return [one.ariaLabel ?? one.textContent ?? one.id, r.left, r.right]
              })"""
        ):
            assert box[1] >= panel.x - 1 and box[2] <= panel.right + 1, box[0]


@pytest.mark.engines("all")
def test_every_engine_shows_the_designer(page, serve):
    open_designer(page, serve)
    page.screenshot("designer")
    assert stage(page, "c.itemStyle") == "cover-flow"
    page.evaluate("document.querySelector('[data-style=wheel]').click()")
    page.wait_for("document.querySelector('#show > swift-carousel').itemStyle === 'wheel'")


def test_every_option_of_every_style_has_a_control(page, serve):
    open_designer(page, serve)
    styles = page.evaluate("(async () => (await import('./facts.js')).styles)()")
    shown = page.evaluate("[...document.querySelectorAll('.strip-style')].map(one => one.dataset.style)")
    assert len(shown) >= 11 and set(shown) <= {style["name"] for style in styles}
    for style in styles:
        if style["name"] not in shown:
            continue
        page.evaluate(f"document.querySelector('[data-style={style['name']}]').click()")
        page.wait_for(f"document.querySelector('#show > swift-carousel').itemStyle === '{style['name']}'")
        rows = page.evaluate("[...document.querySelectorAll('#page-style [data-field]')].map(row => row.dataset.field)")
        drawn = {"path", "viewBox", "scales", "opacities"}
        assert {one["name"] for one in style["fields"]} - drawn <= set(rows), style["name"]


def test_every_field_of_the_document_has_a_control(page, serve):
    open_designer(page, serve)
    fields = page.evaluate("(async () => (await import('./facts.js')).fields.map(({ name }) => name))()")
    rows = set(page.evaluate("[...document.querySelectorAll('[data-field]')].map(row => row.dataset.field.split('.')[0])"))
    assert len(fields) > 15
    assert set(fields) | {"motion"} <= rows


def test_every_control_has_a_name_and_room_for_a_thumb(page, serve):
    open_designer(page, serve, size=NARROW)
    for name in ("style", "view", "motion", "finish"):
        tab(page, name)
        for words, tag, width, height in page.evaluate(
            """[...document.querySelectorAll('[role=tabpanel]:not([hidden]) :is(button, input, select)')]
              .filter(one => one.checkVisibility()).map(one => {
                const box = (one.closest('.segment, .field-number') ?? one).getBoundingClientRect()
                const words = one.ariaLabel ?? one.labels?.[0]?.textContent ?? one.textContent
                return [words.trim(), one.localName, box.width, box.height]
              })"""
        ):
            assert words, (name, tag)
            assert width >= 36 and height >= 36, words


def test_a_value_is_pulled_typed_and_reset(page, serve):
    open_designer(page, serve, {"document": ROTARY})
    slider, entry = field("phase", "[type=range]"), field("phase", "[type=text]")
    page.evaluate(f"document.querySelector(`{slider}`).focus()")
    for _ in range(3):
        page.key("ArrowRight")
    page.wait_for("document.querySelector('#show > swift-carousel').getAttribute('phase') !== null")
    assert page.evaluate(f"document.querySelector(`{entry}`).value") == "3"
    assert float(stage(page, "c.getAttribute('phase')")) == pytest.approx(0.0523599, abs=1e-6)
    page.evaluate(f"document.querySelector(`{entry}`).focus()")
    page.type("-45°")
    page.key("Enter")
    page.wait_for("Number(document.querySelector('#show > swift-carousel').getAttribute('phase')) < 0")
    assert document_of(page)["style"]["phase"] == pytest.approx(-0.785398163, abs=1e-8)
    page.evaluate(f"document.querySelector(`{field('phase', '.field-reset')}`).click()")
    page.wait_for("document.querySelector('#show > swift-carousel').getAttribute('phase') === null")
    assert "phase" not in document_of(page).get("style", {})


def test_what_makes_no_sense_is_not_taken(page, serve):
    open_designer(page, serve, {"document": ROTARY})
    entry = field("count", "[type=text]")
    before = document_of(page)
    for text, wanted in (("many", None), ("99999999", 10000), ("-4", 1), ("2.6", 3)):
        page.evaluate(f"document.querySelector(`{entry}`).focus()")
        page.type(text)
        page.key("Enter")
        assert document_of(page) == (before if wanted is None else {**before, "style": {"name": "rotary", "count": wanted}})


def test_no_end_of_fading_is_the_end_of_its_range(page, serve):
    open_designer(page, serve, {"document": {"version": 1, "style": {"name": "linear", "fadeMax": 1}}})
    page.evaluate(f"document.querySelector(`{field('fadeMax', '[type=range]')}`).focus()")
    page.key("End")
    wait_for_document(page, {"version": 1})
    assert page.evaluate(f"document.querySelector(`{field('fadeMax', '[type=text]')}`).value") == "none"


def test_defaults_that_depend_on_the_size_are_the_carousels(page, serve):
    open_designer(page, serve, {"document": ROTARY})
    entry = field("radius", "[type=text]")
    page.wait_for(f"Number(document.querySelector(`{entry}`).value) > 100")
    before = float(page.evaluate(f"document.querySelector(`{entry}`).value"))
    page.evaluate(f"document.querySelector(`{field('spacing', '[type=text]')}`).focus()")
    page.type("2")
    page.key("Enter")
    page.wait_for(f"Number(document.querySelector(`{entry}`).value) > {before} * 1.9")


def test_a_drag_is_one_step_and_undo_goes_back(page, serve):
    open_designer(page, serve, {"document": ROTARY})
    box = page.box(field("spacing", "[type=range]"))
    y = box.centre.y
    page.drag((box.x + box.width / 3, y), (box.x + box.width * 0.8, y), seconds=0.3)
    page.wait_for("document.querySelector('#show > swift-carousel').getAttribute('spacing') !== null")
    dragged = document_of(page)
    tab(page, "view")
    page.evaluate(f"document.querySelector(`{field('perspective', '[type=text]')}`).focus()")
    page.type("-0.004")
    page.key("Enter")
    assert document_of(page) == {**dragged, "perspective": -0.004}
    page.key("Control+z")
    assert document_of(page) == dragged
    page.key("Control+z")
    assert document_of(page) == ROTARY
    page.key("Control+Shift+z")
    assert document_of(page) == dragged
    page.key("Control+Shift+z")
    assert document_of(page) == {**dragged, "perspective": -0.004}
    click(page, "[aria-label=Undo]")
    assert document_of(page) == dragged


def test_a_new_change_forgets_what_was_undone(page, serve):
    open_designer(page, serve, {"document": ROTARY})
    page.evaluate("document.querySelector('[data-style=wheel]').click()")
    page.key("Control+z")
    page.evaluate("document.querySelector('[data-style=cylinder]').click()")
    page.wait_for("document.querySelector('#tools [aria-label=Redo]').disabled")
    assert document_of(page)["style"]["name"] == "cylinder"


def test_a_reload_changes_nothing(page, serve):
    document = {
        "version": 1,
        "style": {"name": "cylinder", "radius": 700, "fadeMin": -2},
        "axis": "vertical",
        "motion": {"profile": "spring", "bounce": 0.3},
        "decorations": [{"name": "shadow", "color": "#336699"}],
    }
    site = open_designer(page, serve, {"document": document, "items": 9})
    hash = page.evaluate("location.hash")
    assert len(hash) < 300
    page.open("about:blank")
    page.open(site.url("designer/index.html" + hash))
    ready(page)
    wait_for_document(page, document)
    assert stage(page, "[c.itemStyle, c.vertical, c.numberOfItems, c.getAttribute('radius')]") == ["cylinder", True, 9, "700"]


def test_a_change_is_in_the_address(page, serve):
    open_designer(page, serve)
    assert page.evaluate("location.hash") == ""
    page.evaluate("document.querySelector('[data-style=wheel]').click()")
    page.wait_for("location.hash.length > 4")
    wait_for_document(page, {**FRESH, "style": {"name": "wheel"}})


@pytest.mark.parametrize("hash", ["#x", "#zAAAA", "#j%%%", "#jbm90IGpzb24", "#z", "#jW10", "#jW251bGxd"])
def test_damaged_links_say_so(page, serve, hash):
    open_designer(page, serve, hash)
    assert "This link can’t be read" in page.evaluate("document.getElementById('notice').textContent")
    assert stage(page, "c.itemStyle") == "cover-flow"


def test_a_link_to_a_bad_document_says_what_is_wrong(page, serve):
    open_designer(page, serve)
    hash = page.evaluate(
        """async () => (await import('./link.js')).hashOf({ items: 24, document: { version: 1, axis: 'up', zebra: 1 } })"""
    )
    page.evaluate("(hash) => void (location.hash = hash)", hash)
    page.wait_for("document.querySelectorAll('#notice li').length === 2")
    assert "axis" in page.evaluate("document.getElementById('notice').textContent")


def test_a_link_can_be_undone(page, serve):
    open_designer(page, serve, {"document": ROTARY})
    page.key("Control+z")
    wait_for_document(page, FRESH)


def test_a_configuration_is_opened_or_refused(page, serve):
    open_designer(page, serve)
    click(page, "[aria-label='Open a configuration']")
    page.evaluate("document.querySelector('.import-text').focus()")
    page.evaluate(
        """(text) => { const area = document.querySelector('.import-text'); area.value = text }""",
        '{ "version": 1, "style": { "name": "wheel", "tilt": 2 }, "axis": 3 }',
    )
    click(page, "#dialog .button-strong")
    page.wait_for("document.querySelectorAll('#dialog .problems li').length === 2")
    assert "style.tilt" in page.evaluate("document.querySelector('#dialog .problems').textContent")
    assert document_of(page) == FRESH
    page.evaluate("(text) => { document.querySelector('.import-text').value = text }", '{ "version": 1, "wraps": true }')
    click(page, "#dialog .button-strong")
    page.wait_for("!document.getElementById('dialog').open")
    wait_for_document(page, {"version": 1, "wraps": True})
    page.key("Control+z")
    wait_for_document(page, FRESH)


@pytest.mark.parametrize("text, fits", [('{ "version": 1, "axis": "vertical" }', True), ("{ nonsense", False)])
def test_a_file_is_dropped(page, serve, text, fits):
    open_designer(page, serve)
    page.evaluate(
        """(text) => {
          const dataTransfer = new DataTransfer()
          dataTransfer.items.add(new File([text], 'carousel.json', { type: 'application/json' }))
          for (const type of ['dragenter', 'dragover', 'drop']) {
            document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
          }
        }""",
        text,
    )
    if fits:
        wait_for_document(page, json.loads(text))
    else:
        page.wait_for("document.getElementById('dialog').open && document.querySelector('.import-problems').textContent")
    assert page.evaluate("document.getElementById('drop').hasAttribute('data-over')") is False


def test_what_is_saved_is_the_configuration(page, serve):
    open_designer(page, serve, {"document": {**ROTARY, "paging": True}})
    with page.playwright.expect_download() as download:
        click(page, "[aria-label='Save as a configuration']")
    assert download.value.suggested_filename == "carousel.json"
    with open(download.value.path()) as file:
        assert json.load(file) == {**ROTARY, "paging": True}


def test_only_what_differs_from_the_defaults_is_in_the_code(page, serve):
    everything = {
        "version": 1,
        "style": {"name": "rotary", "phase": 0, "showBackfaces": True},
        "axis": "horizontal",
        "bounces": True,
        "scrollSpeed": 1,
        "contentOffset": {"x": 0},
        "motion": {"profile": "classic", "decelerationRate": 0.95},
        "decorations": [],
    }
    open_designer(page, serve, {"document": everything})
    assert document_of(page) == ROTARY
    assert '<swift-carousel item-style="rotary" label="Cards">' in code(page, "html")
    assert "carousel.options" not in code(page, "uikit")


def test_decorations_are_added_moved_and_removed(page, serve):
    open_designer(page, serve, {"document": ROTARY})
    tab(page, "finish")
    for name in ("Add shadow", "Add reflection", "Add double-sided"):
        page.evaluate(f"document.querySelector('[aria-label=\"{name}\"]').click()")
    names = lambda: [one["name"] for one in document_of(page)["decorations"]]  # noqa: E731
    assert names() == ["double-sided", "shadow", "reflection"]
    page.evaluate("document.querySelector('[aria-label=\"Move out: Reflection\"]').click()")
    assert names() == ["double-sided", "reflection", "shadow"]
    assert page.evaluate("document.querySelector('[aria-label=\"Move out: Reflection\"]').disabled")
    page.evaluate("document.querySelector('[aria-label=\"Remove: Double-sided\"]').click()")
    assert names() == ["reflection", "shadow"]
    rest(page)
    assert stage(page, "c.decorations.map(({ name }) => name)") == ["reflection", "shadow"]


def test_motions_are_tried_side_by_side(page, serve):
    open_designer(page, serve, {"document": {**ROTARY, "wraps": True}})
    tab(page, "motion")
    click(page, "[role=tabpanel]:not([hidden]) .actions .button:first-child")
    page.wait_for(
        "document.querySelectorAll('.trial swift-carousel').length === 3"
        " && [...document.querySelectorAll('.trial swift-carousel')].every(c => c.getAttribute('motion'))"
    )
    motions = page.evaluate("[...document.querySelectorAll('.trial swift-carousel')].map(c => c.motion)")
    assert motions == ["classic", "system", "spring"]
    page.evaluate(
        """void (window.moved = new Set(), document.querySelectorAll('.trial swift-carousel').forEach((c, i) =>
          c.addEventListener('offsetchange', () => moved.add(i))))"""
    )
    click(page, "[role=tabpanel]:not([hidden]) .actions .button:last-child")
    page.wait_for("moved.size === 3")
    page.screenshot("designer side by side")
    page.wait_for("[...document.querySelectorAll('.trial swift-carousel')].every(c => !c.isDecelerating && !c.isScrolling)", timeout=20)
    # A real drag of one is done to all.
    page.evaluate("moved.clear()")
    box = page.box(".trial-row:nth-child(2) swift-carousel")
    page.drag(box.centre, (box.centre.x - 160, box.centre.y), seconds=0.3)
    page.wait_for("moved.size === 3")
    click(page, "[role=tabpanel]:not([hidden]) .actions .button:first-child")
    assert page.evaluate("document.querySelectorAll('.trial swift-carousel').length") == 0


def test_the_keyboard_reaches_everything(page, serve):
    open_designer(page, serve)
    seen = set()
    for _ in range(60):
        page.key("Tab")
        seen.add(page.evaluate("(e => e.closest('#tools, #strip, #caption, #panel')?.id ?? e.localName)(document.activeElement)"))
    assert {"tools", "strip", "caption", "panel", "swift-carousel"} <= seen
    page.evaluate("document.getElementById('tab-style').focus()")
    for wanted in ("view", "motion", "finish", "code", "style"):
        page.key("ArrowRight")
        assert page.evaluate("document.activeElement.id") == f"tab-{wanted}"
        assert page.evaluate(f"!document.getElementById('page-{wanted}').hidden")


def test_the_gallery_leads_to_the_designer_and_back(page, serve):
    from gallery_page import BUILT, POLICY

    site = serve(GALLERY, BUILT, policy=POLICY)
    page.open(site.url())
    page.wait_for("document.querySelector('a[href=\"designer/index.html\"]')", timeout=20)
    page.evaluate("document.querySelector('a[href=\"designer/index.html\"]').click()")
    ready(page)
    page.evaluate("document.querySelector('.brand-home').click()")
    page.wait_for("document.querySelector('#examples a')", timeout=20)


def path_points(page) -> int:
    return page.evaluate("document.querySelectorAll('.path-node').length")


@pytest.fixture
def drawing(page, serve):
    """The designer with a path; what it shows of it does not matter here."""
    open_designer(page, serve, {"document": {"version": 1, "style": {"name": "path", "path": "M0 30L100 30", "viewBox": "0 0 100 60"}}})
    page.wait_for("document.querySelectorAll('.path-node').length === 2")
    return page


def test_points_of_a_path_are_dragged(drawing):
    start = drawing.box(".path-node:nth-of-type(1) .path-dot").centre
    drawing.drag(start, (start.x + 60, start.y - 90), seconds=0.2)
    rest(drawing)
    end = drawing.box(".path-node:nth-of-type(1) .path-dot").centre
    assert end == near((start.x + 60, start.y - 90), tolerance=2)
    assert document_of(drawing)["style"]["path"] != "M0 30L100 30"
    drawing.key("Control+z")
    assert document_of(drawing)["style"]["path"] == "M0 30L100 30"


def test_a_press_on_a_path_adds_a_point_and_delete_takes_it_away(drawing):
    a, b = (drawing.box(f".path-node:nth-of-type({n}) .path-dot").centre for n in (1, 2))
    drawing.click((a.x * 3 + b.x) / 4, a.y)
    drawing.wait_for("document.querySelectorAll('.path-node').length === 3")
    assert document_of(drawing)["style"]["path"].count("L") == 2
    drawing.evaluate("document.querySelector('.path-node[data-chosen]').focus()")
    drawing.key("Delete")
    drawing.wait_for("document.querySelectorAll('.path-node').length === 2")


def test_arrow_keys_move_points(drawing):
    drawing.evaluate("document.querySelector('.path-node').focus()")
    drawing.key("ArrowDown")
    drawing.key("ArrowRight")
    path = document_of(drawing)["style"]["path"]
    x, y = map(float, path[1:].split("C")[0].split("L")[0].split())
    assert x > 0 and y > 30
    assert drawing.evaluate("document.activeElement.getAttribute('aria-label')").startswith("Point 1 of 2")


def test_handles_bend_a_path(drawing):
    drawing.evaluate("document.querySelector('.path-node').focus()")
    drawing.wait_for("document.querySelectorAll('.path-handle').length === 1")
    start = drawing.box(".path-handle .path-dot").centre
    drawing.drag(start, (start.x, start.y - 120), seconds=0.2)
    assert "C" in document_of(drawing)["style"]["path"]


def test_a_path_is_pasted_and_errors_are_shown_where_they_are(drawing):
    drawing.evaluate(
        """(text) => { const area = document.querySelector('.path-text'); area.focus(); area.value = text
          area.dispatchEvent(new Event('input', { bubbles: true })) }""",
        "M10 10 L 50 50 x 90",
    )
    assert "Line 1, column 16" in drawing.evaluate("document.querySelector('.path-problem').textContent")
    assert drawing.evaluate("document.querySelector('.path-where mark').textContent") == "x"
    assert document_of(drawing)["style"]["path"] == "M0 30L100 30"
    drawing.evaluate(
        """(text) => { const area = document.querySelector('.path-text'); area.value = text
          area.dispatchEvent(new Event('input', { bubbles: true })) }""",
        "M10 10 L 50 50 90 10 Z",
    )
    assert drawing.evaluate("document.querySelector('.path-problem').textContent") == ""
    drawing.wait_for("document.querySelectorAll('.path-node').length === 3")
    assert document_of(drawing)["style"]["path"] == "M10 10 L 50 50 90 10 Z"


def test_a_path_is_closed_and_opened(drawing):
    click(drawing, ".path-section .actions + .actions .button:last-child")
    drawing.wait_for("document.querySelector('.path-section .actions + .actions .button:last-child').ariaPressed === 'true'")
    assert document_of(drawing)["style"]["path"].endswith("Z")


@pytest.mark.parametrize("axis", ["horizontal", "vertical"])
def test_the_line_stands_where_the_items_are(page, serve, axis):
    """Where the element has the style `path`, the focused item is on the line."""
    open_designer(page, serve)
    if "path" not in stage(page, "[...c.constructor.styleNames]"):
        pytest.skip("the element does not have this style")
    show(page, {"document": {"version": 1, "style": {"name": "path", "path": "M0 10L100 50", "viewBox": "0 0 100 60", "focus": 0.25}, "axis": axis}})
    point = page.evaluate(
        """(() => { const line = document.querySelector('.path-line'); const p = line.getPointAtLength(line.getTotalLength() / 4)
          const box = line.ownerSVGElement.getBoundingClientRect(); return [box.x + p.x, box.y + p.y] })()"""
    )
    # The whole engine may still be on its way.
    page.wait_for(
        f"""(([x, y]) => {{ const r = {CAROUSEL}.currentElement.getBoundingClientRect()
          return Math.hypot(r.x + r.width / 2 - x, r.y + r.height / 2 - y) < 3 }})""",
        point,
    )
