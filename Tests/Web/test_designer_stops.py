"""Sizes and opacities along the path, drawn over the designer's stage."""

import pytest
from designer_page import NARROW, document_of, field, open_designer, pictures, rest, show, stage, wait_for_document, wait_for_path
from gallery_page import click
from harness.geometry import near

LINE = {"version": 1, "style": {"name": "path", "path": "M0 40H100", "viewBox": "0 0 100 60"}}
SIZES = [{"at": 0, "value": 0.5}, {"at": 0.5, "value": 1}, {"at": 1, "value": 0.5}]


def draw(page, serve, document: dict, what: str, **options):
    open_designer(page, serve, {"document": document}, **options)
    edit(page, document, what)


def edit(page, document: dict, what: str):
    """Shows the stops of the document that the designer shows."""
    page.evaluate(f"document.querySelector('.path-modes [value={what}]').click()")
    page.wait_for("!document.querySelector('.stops').hidden")
    style = document["style"]
    wait_for_path(page, style.get("focus", 0 if style.get("path", "").endswith("Z") else 0.5))
    rest(page)


def stops(page, name: str = "scales") -> list | None:
    return document_of(page).get("style", {}).get(name)


def knob(page, index: int):
    return page.box(f".stop[data-stop='{index}'] .path-dot").centre


def shown(page) -> list:
    return pictures(page, "#show > swift-carousel")


@pytest.mark.complete
def test_the_first_stops_are_the_style_s_defaults(page, serve):
    """The first stops change nothing visible, whatever the style's own options are."""
    own = {"name": "path", "path": "M0 40H100", "viewBox": "0 0 100 60", "scale": 0.3, "focus": 0.25, "fadeAlpha": 0.2}
    open_designer(page, serve)
    for style in (own, {"name": "path"}, {**own, "path": "M20 40H80V10H20Z"}):
        for what in ("scales", "opacities"):
            document = {"version": 1, "style": style}
            show(page, {"document": document})
            edit(page, document, what)
            before = shown(page)
            click(page, ".stops .button:not([hidden])")
            rest(page)
            assert len(stops(page, what)) >= 3
            # Values are rounded to thousandths. Beyond the nearer end, where items fade out, stops are constant.
            current = stage(page, "c.currentIndex")
            pairs = [(was, now) for was, now in zip(before, shown(page), strict=True) if was[0] >= current]
            assert len(pairs) > 1
            for was, now in pairs:
                assert now == pytest.approx(was, abs=2e-3)


@pytest.mark.complete("rest")
@pytest.mark.engines("all", usual="chromium")
@pytest.mark.parametrize("size", [(1440, 900), NARROW], ids=["wide", "narrow"])
def test_a_knob_is_dragged_along_the_path_and_away_from_it(page, serve, size):
    draw(page, serve, {**LINE, "style": {**LINE["style"], "scales": SIZES}}, "scales", size=size)
    page.screenshot(f"designer sizes {size[0]}")
    line = page.box(".path-line")
    start = knob(page, 1)
    height = line.y - start.y
    assert start.x == pytest.approx(line.centre.x, abs=2) and height > 20
    page.drag(start, (start.x + line.width / 4, line.y - height / 2), seconds=0.3)
    rest(page)
    assert stops(page) == [SIZES[0], {"at": pytest.approx(0.75, abs=0.02), "value": pytest.approx(0.5, abs=0.1)}, SIZES[2]]
    assert knob(page, 1) == near((start.x + line.width / 4, line.y - height / 2), tolerance=3)
    # One undo step.
    page.key("Control+z")
    assert stops(page) == SIZES


@pytest.mark.complete
def test_a_finger_drags_a_knob(page, serve):
    draw(page, serve, {**LINE, "style": {**LINE["style"], "scales": SIZES}}, "scales", size=NARROW)
    start = knob(page, 1)
    page.swipe(start, (start.x - 60, start.y), seconds=0.3)
    rest(page)
    assert stops(page)[1]["at"] == pytest.approx(0.5 - 60 / page.box(".path-line").width, abs=0.03)


@pytest.mark.complete
def test_a_knob_is_dragged_past_another(page, serve):
    draw(page, serve, {**LINE, "style": {**LINE["style"], "scales": [SIZES[0], {"at": 0.4, "value": 2}, SIZES[1], SIZES[2]]}}, "scales")
    start = knob(page, 1)
    page.drag(start, (start.x + page.box(".path-line").width * 0.3, start.y), seconds=0.3)
    rest(page)
    found = stops(page)
    assert [one["value"] for one in found] == pytest.approx([0.5, 1, 2, 0.5], abs=0.03)
    assert page.evaluate("document.activeElement.dataset.stop") == "2"


def test_a_press_on_the_path_adds_a_stop_that_changes_nothing(page, serve):
    draw(page, serve, {**LINE, "style": {**LINE["style"], "scales": SIZES}}, "scales")
    line = page.box(".path-line")
    page.click(line.x + line.width / 4, line.y + 1)
    page.wait_for("document.querySelectorAll('.stop').length === 4")
    assert stops(page)[1] == {"at": pytest.approx(0.25, abs=0.01), "value": pytest.approx(0.75, abs=0.02)}
    page.key("Delete")
    page.wait_for("document.querySelectorAll('.stop').length === 3")
    assert stops(page) == SIZES


def test_arrow_keys_move_a_knob(page, serve):
    draw(page, serve, {**LINE, "style": {**LINE["style"], "opacities": [{"at": 0.5, "value": 0.5}]}}, "opacities")
    page.evaluate("document.querySelector('.stop').focus()")
    page.key("ArrowRight")
    page.key("Shift+ArrowUp")
    assert stops(page, "opacities") == [{"at": 0.51, "value": 0.6}]
    spoken = "['role', 'aria-label', 'aria-valuetext'].map(name => document.activeElement.getAttribute(name))"
    assert page.evaluate(spoken) == ["slider", "Opacity 1 of 1", "60% at 51% of the path"]
    for _ in range(6):
        page.key("Shift+ArrowUp")
    page.key("Shift+ArrowLeft")
    assert stops(page, "opacities") == [{"at": 0.41, "value": 1}]
    rest(page)
    # Items beyond the ends fade anyway.
    assert max(opacity for _, opacity, *_ in shown(page)) == 1


@pytest.mark.complete
def test_the_list_has_every_stop_and_takes_numbers(page, serve):
    draw(page, serve, {**LINE, "style": {**LINE["style"], "scales": SIZES}}, "scales")
    rows = ".stops-row"
    assert page.evaluate(f"[...document.querySelectorAll('{rows} input')].map(one => one.value)") == ["0.50", "0", "1.00", "50", "0.50", "100"]
    page.evaluate(f"document.querySelectorAll('{rows} input')[3].focus()")
    page.type("70 %")
    page.key("Enter")
    assert stops(page)[1] == {"at": 0.7, "value": 1}
    page.evaluate(f"document.querySelectorAll('{rows} input')[2].focus()")
    page.type("far")
    page.key("Enter")
    assert stops(page)[1] == {"at": 0.7, "value": 1}
    page.evaluate(f"document.querySelectorAll('{rows} input')[2].focus()")
    for text in ("far", "2"):
        page.type(text)
        page.key("Enter")
    assert stops(page)[1] == {"at": 0.7, "value": 2}
    page.evaluate(f"document.querySelectorAll('{rows} input')[2].focus()")
    page.type("1000")
    page.key("Enter")
    assert stops(page)[1] == {"at": 0.7, "value": 100}
    page.evaluate(f"document.querySelector('{rows} button').click()")
    assert stops(page) == [{"at": 0.7, "value": 100}, SIZES[2]]
    click(page, ".stops .actions .button:last-child")
    wait_for_document(page, LINE)
    page.key("Control+z")
    assert len(stops(page)) == 2


@pytest.mark.complete
def test_options_without_effect_are_hidden(page, serve):
    draw(page, serve, LINE, "scales")
    assert page.evaluate(f"document.querySelector(`{field('scale')}`).checkVisibility()")
    click(page, ".stops .button:not([hidden])")
    assert not page.evaluate(f"document.querySelector(`{field('scale')}`).checkVisibility()")
    assert page.evaluate(f"document.querySelector(`{field('fadeAlpha')}`).checkVisibility()")


@pytest.mark.complete
def test_the_ends_of_a_closed_path_share_one_value(page, serve):
    style = {"name": "path", "path": "M20 40H80V10H20Z", "viewBox": "0 0 100 60", "scales": [{"at": 0, "value": 1}, {"at": 1, "value": 1}]}
    draw(page, serve, {"version": 1, "style": style}, "scales")
    page.evaluate("document.querySelector('.stop').focus()")
    page.key("Shift+ArrowUp")
    assert stops(page) == [{"at": 0, "value": 1.1}, {"at": 1, "value": 1.1}]


@pytest.mark.complete
def test_items_have_the_drawn_size(page, serve):
    draw(page, serve, {**LINE, "style": {**LINE["style"], "scales": [{"at": 0, "value": 0.4}, {"at": 1, "value": 1.4}], "spacing": 0.4}}, "scales")
    line, box = page.box(".path-line"), page.box("#show > swift-carousel")
    sizes = {(box.centre.x + matrix[12] - line.x) / line.width: matrix[0] for _, _, *matrix in shown(page)}
    within = {share: size for share, size in sizes.items() if 0 <= share <= 1}
    assert len(within) > 3
    assert within == {share: pytest.approx(0.4 + share, abs=0.01) for share in within}
