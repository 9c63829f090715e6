"""Opening and saving configurations in the designer."""

import json

import pytest
from designer_page import FRESH, ROTARY, code, document_of, open_designer, wait_for_document
from gallery_page import click


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


@pytest.mark.complete
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


def test_the_saved_file_is_the_configuration(page, serve):
    open_designer(page, serve, {"document": {**ROTARY, "paging": True}})
    with page.playwright.expect_download() as download:
        click(page, "[aria-label='Save as a configuration']")
    assert download.value.suggested_filename == "carousel.json"
    with open(download.value.path()) as file:
        assert json.load(file) == {**ROTARY, "paging": True}


def test_the_code_contains_only_differences_from_the_defaults(page, serve):
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
