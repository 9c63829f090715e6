"""Undo and redo in the designer."""

from designer_page import ROTARY, document_of, field, open_designer, tab
from gallery_page import click


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


def test_a_new_change_clears_redo(page, serve):
    open_designer(page, serve, {"document": ROTARY})
    page.evaluate("document.querySelector('[data-style=wheel]').click()")
    page.key("Control+z")
    page.evaluate("document.querySelector('[data-style=cylinder]').click()")
    page.wait_for("document.querySelector('#tools [aria-label=Redo]').disabled")
    assert document_of(page)["style"]["name"] == "cylinder"
