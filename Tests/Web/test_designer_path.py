"""The path over the designer's stage: its points, its text, and its location."""

import pytest
from designer_page import NARROW, document_of, open_designer, rest, show, stage, wait_for_path
from gallery_page import click
from harness.geometry import near


@pytest.fixture
def drawing(page, serve):
    """The designer with a path."""
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


@pytest.mark.complete
def test_a_finger_drags_a_point_on_a_phone(page, serve):
    document = {"version": 1, "style": {"name": "path", "path": "M20 30L80 30", "viewBox": "0 0 100 60"}}
    open_designer(page, serve, {"document": document}, size=NARROW)
    start = page.box(".path-node:nth-of-type(1) .path-dot").centre
    page.swipe(start, (start.x + 30, start.y + 40), seconds=0.3)
    rest(page)
    assert page.box(".path-node:nth-of-type(1) .path-dot").centre == near((start.x + 30, start.y + 40), tolerance=2)
    # The page does not scroll.
    assert page.evaluate("[scrollX, scrollY]") == [0, 0]


def test_a_press_on_a_path_adds_a_point_and_delete_removes_it(drawing):
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
    assert drawing.evaluate("document.activeElement.getAttribute('aria-label')") == "Point 1 of 2"


@pytest.mark.complete
def test_every_point_is_reached_by_the_keyboard_and_spoken_when_it_moves(page, serve):
    path = "M0 30C10 0 20 0 30 30C40 60 50 60 60 30L80 30L100 30"
    open_designer(page, serve, {"document": {"version": 1, "style": {"name": "path", "path": path, "viewBox": "0 0 100 60"}}})
    page.wait_for("document.querySelectorAll('.path-node').length === 5")
    # Screen readers speak the values of sliders, and leave arrow keys to them.
    slider = """['role', 'aria-label', 'aria-valuetext', 'aria-valuenow', 'aria-valuemin', 'aria-valuemax']
      .map(name => document.activeElement.getAttribute(name))"""
    page.evaluate("document.querySelector('.path-node').focus()")
    # The drawing itself is no stop.
    page.key("Shift+Tab")
    assert not page.evaluate("document.activeElement instanceof SVGElement")
    page.key("Tab")
    reached = []
    while (before := page.evaluate(slider))[1].startswith(("Point", "Handle")):
        assert before[0] == "slider"
        reached.append(before[1])
        for key in ("Shift+ArrowDown", "Shift+ArrowRight"):
            page.key(key)
            _, label, text, number, least, most = page.evaluate(slider)
            # They speak the text when the number has changed.
            assert label == before[1] and text != before[2] and number != before[3]
            assert float(least) <= float(number) <= float(most)
            before = [None, label, text, number]
        page.key("Tab")
    # The handles of a point follow it.
    assert reached == [
        "Point 1 of 5", "Handle after point 1", "Point 2 of 5", "Handle before point 2", "Handle after point 2", "Point 3 of 5",
        "Handle before point 3", "Handle after point 3", "Point 4 of 5", "Handle before point 4", "Handle after point 4", "Point 5 of 5",
        "Handle before point 5",
    ]  # fmt: skip


@pytest.mark.complete
def test_handles_bend_a_path(drawing):
    drawing.evaluate("document.querySelector('.path-node').focus()")
    drawing.wait_for("document.querySelectorAll('.path-handle').length === 1")
    start = drawing.box(".path-handle .path-dot").centre
    drawing.drag(start, (start.x, start.y - 120), seconds=0.2)
    assert "C" in document_of(drawing)["style"]["path"]


def test_a_path_is_pasted_and_errors_are_shown_with_their_position(drawing):
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


@pytest.mark.complete
def test_a_path_is_closed_and_opened(drawing):
    click(drawing, ".path-acts .button:last-child")
    drawing.wait_for("document.querySelector('.path-acts .button:last-child').ariaPressed === 'true'")
    assert document_of(drawing)["style"]["path"].endswith("Z")


@pytest.mark.complete("rest")
@pytest.mark.parametrize("axis", ["horizontal", "vertical"])
def test_the_line_goes_through_the_items(page, serve, axis):
    """If the element has the style `path`, the focused item is on the line."""
    open_designer(page, serve)
    if "path" not in stage(page, "[...c.constructor.styleNames]"):
        pytest.skip("the element does not have this style")
    show(page, {"document": {"version": 1, "style": {"name": "path", "path": "M0 10L100 50", "viewBox": "0 0 100 60", "focus": 0.25}, "axis": axis}})
    # The engine may still be loading.
    wait_for_path(page, 0.25)
