"""The designer's controls: one per option and field, with range, unit, default and reset."""

import pytest
from designer_page import ROTARY, document_of, field, open_designer, stage, wait_for_document
from gallery_page import WRONG_SLIDERS


@pytest.mark.complete
def test_every_option_of_every_style_has_a_control(page, serve):
    open_designer(page, serve)
    styles = page.evaluate("(async () => (await import('./designer-module.js')).facts.styles)()")
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


@pytest.mark.complete
def test_every_field_of_the_document_has_a_control(page, serve):
    open_designer(page, serve)
    fields = page.evaluate("(async () => Object.values((await import('./designer-module.js')).facts.fields).flat().map(({ name }) => name))()")
    rows = set(page.evaluate("[...document.querySelectorAll('[data-field]')].map(row => row.dataset.field.split('.')[0])"))
    assert len(fields) > 15
    assert set(fields) | {"motion"} <= rows


def test_a_value_is_dragged_typed_and_reset(page, serve):
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


def test_invalid_input_is_refused(page, serve):
    open_designer(page, serve, {"document": ROTARY})
    entry = field("count", "[type=text]")
    before = document_of(page)
    for text, wanted in (("many", None), ("99999999", 10000), ("-4", 1), ("2.6", 3)):
        page.evaluate(f"document.querySelector(`{entry}`).focus()")
        page.type(text)
        page.key("Enter")
        assert document_of(page) == (before if wanted is None else {**before, "style": {"name": "rotary", "count": wanted}})


@pytest.mark.complete
def test_unlimited_fading_is_the_end_of_its_range(page, serve):
    open_designer(page, serve, {"document": {"version": 1, "style": {"name": "linear", "fadeMax": 1}}})
    page.evaluate(f"document.querySelector(`{field('fadeMax', '[type=range]')}`).focus()")
    page.key("End")
    wait_for_document(page, {"version": 1})
    assert page.evaluate(f"document.querySelector(`{field('fadeMax', '[type=text]')}`).value") == "none"


@pytest.mark.complete
def test_defaults_that_depend_on_the_size_are_the_carousels(page, serve):
    open_designer(page, serve, {"document": ROTARY})
    entry = field("radius", "[type=text]")
    page.wait_for(f"Number(document.querySelector(`{entry}`).value) > 100")
    before = float(page.evaluate(f"document.querySelector(`{entry}`).value"))
    page.evaluate(f"document.querySelector(`{field('spacing', '[type=text]')}`).focus()")
    page.type("2")
    page.key("Enter")
    page.wait_for(f"Number(document.querySelector(`{entry}`).value) > {before} * 1.9")


@pytest.mark.complete
def test_sliders_count_in_the_unit_of_their_texts(page, serve):
    open_designer(page, serve, {"document": {"version": 1, "style": {"name": "rotary", "phase": -0.785398163, "fadeMinAlpha": 0.25}}})
    assert page.evaluate(f"document.querySelector(`{field('phase', '[type=range]')}`).valueAsNumber") == -45
    assert page.evaluate(f"document.querySelector(`{field('fadeMinAlpha', '[type=range]')}`).valueAsNumber") == 25
    assert page.evaluate(WRONG_SLIDERS) == []
