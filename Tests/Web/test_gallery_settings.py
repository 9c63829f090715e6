"""The effects of the panel's controls on the stage, the code and the address."""

import pytest
from gallery_page import WRONG_SLIDERS, click, open_gallery, rest, shown_items, stage

#: The tag in the code.
TEXT = "document.querySelector('#code code').textContent.match(/<swift-carousel[^>]*>/)[0]"


def row(key: str) -> str:
    return f"#settings [data-key='{key}']"


def test_defaults_are_those_of_the_style(page, serve):
    open_gallery(page, serve, "#options/cover-flow")
    page.wait_for(f"document.querySelector(`{row('tilt')} output`).textContent === '0.90'")
    assert page.evaluate(f"document.querySelector(`{row('radius')}`).hidden")
    click(page, "[data-style=rotary]")
    page.wait_for(f"document.querySelector(`{row('tilt')}`).hidden")
    assert not page.evaluate(f"document.querySelector(`{row('radius')}`).hidden")
    assert page.evaluate(f"document.querySelector(`{row('spacing')} output`).textContent") == "1.00×"


def test_a_slider_changes_the_stage_the_code_and_the_address_until_it_is_reset(page, serve):
    open_gallery(page, serve, "#options/linear")
    before = sorted(round(item.centre.x) for item in shown_items(page))
    assert page.evaluate(f"document.querySelector(`{row('spacing')} .row-reset`).hidden")
    page.evaluate(f"document.querySelector(`{row('spacing')} input`).focus()")
    for _ in range(20):
        page.key("ArrowRight")
    page.wait_for(f"{TEXT}.includes('spacing=\"1.2\"')")
    page.wait_for("location.hash.includes('spacing=1.2')")
    rest(page)
    after = sorted(round(item.centre.x) for item in shown_items(page))
    middle = round(page.box("#show").centre.x)
    width = min(shown_items(page), key=lambda item: abs(item.centre.x - middle)).width
    assert middle in [pytest.approx(x, abs=2) for x in after]
    assert any(x == pytest.approx(middle + 1.2 * width, abs=2) for x in after)
    click(page, f"{row('spacing')} .row-reset")
    rest(page)
    assert sorted(round(item.centre.x) for item in shown_items(page)) == before
    assert "spacing" not in page.evaluate(TEXT)
    page.wait_for("!location.hash.includes('spacing')")


def test_all_settings_are_reset_together(page, serve):
    open_gallery(page, serve, "#options/rotary?spacing=1.4&radius=300&vertical=1&perspective=-0.004")
    page.wait_for(f"{TEXT}.includes('radius=\"300\"') && {TEXT}.includes('vertical')")
    click(page, ".actions button")
    page.wait_for(f"!/spacing|radius|vertical|perspective/.test({TEXT})")
    page.wait_for("location.hash === '#options'")
    assert page.evaluate("[...document.querySelectorAll('.row-reset')].every(button => button.hidden)")


@pytest.mark.complete
def test_options_that_the_style_does_not_use_are_not_in_the_code(page, serve):
    open_gallery(page, serve, "#options/cover-flow?tilt=0.5")
    page.wait_for(f"{TEXT}.includes('tilt=\"0.5\"')")
    click(page, "[data-style=rotary]")
    page.wait_for(f"!{TEXT}.includes('tilt')")
    click(page, "[data-style=cover-flow]")
    page.wait_for(f"{TEXT}.includes('tilt=\"0.5\"')")


@pytest.mark.complete
def test_every_control_has_a_name_and_is_large_enough_for_touch(page, serve):
    open_gallery(page, serve, "#options")
    controls = page.evaluate(
        """[...document.querySelectorAll('#settings input')].filter(input => input.checkVisibility()).map(input => {
          const box = (input.closest('.segment') ?? input).getBoundingClientRect()
          return [input.labels[0]?.textContent ?? '', box.width, box.height]
        })"""
    )
    assert len(controls) > 15
    for name, width, height in controls:
        assert name.strip()
        assert width >= 40 and height >= 40, name


@pytest.mark.complete("rest")
@pytest.mark.parametrize("axis", ["content-offset-x", "viewpoint-offset-y"])
def test_offsets_are_written_as_a_point(page, serve, axis):
    open_gallery(page, serve, f"#offsets?viewpoint-offset-y=0&{axis}=60")
    name, part = axis.rsplit("-", 1)
    assert stage(page, f"c.getAttribute('{name}')") == ("60 0" if part == "x" else "0 60")


@pytest.mark.complete
def test_the_axis_and_the_end(page, serve):
    open_gallery(page, serve, "#styles/linear?vertical=1&wrap=1")
    assert stage(page, "[c.vertical, c.wraps]") == [True, True]
    xs = [item.centre.x for item in shown_items(page)]
    assert max(xs) - min(xs) < 1


@pytest.mark.complete
def test_fading_is_on_from_the_beginning(page, serve):
    open_gallery(page, serve, "#fading")
    assert 'fade-max="0.25"' in page.evaluate(TEXT)
    page.evaluate(f"document.querySelector(`{row('fade-max')} input`).focus()")
    page.key("End")
    page.wait_for(f"{TEXT}.includes('fade-max=\"Infinity\"') || !{TEXT}.includes('fade-max')")
    assert page.evaluate(f"document.querySelector(`{row('fade-max')} output`).textContent") == "none"


@pytest.mark.complete
def test_items_fade_to_the_chosen_opacity(page, serve):
    open_gallery(page, serve, "#fading?fade-max=0&fade-range=0&fade-min-alpha=0.5")
    opacities = stage(
        page,
        """[4, 5, 6].map(index => [...c.shadowRoot.querySelectorAll('[part~=item]')]
          .find(item => item.querySelector('slot').assignedElements().includes(c.itemElement(index))))
          .map(item => Number(getComputedStyle(item).opacity))""",
    )
    assert opacities == pytest.approx([1, 0.5, 0.5], abs=0.01)


@pytest.mark.complete
def test_sliders_count_in_the_unit_of_their_texts(page, serve):
    """Degrees and percent rather than radians and shares."""
    for example in ("#options/wheel", "#fading", "#effects"):
        open_gallery(page, serve, example)
        assert page.evaluate("[...document.querySelectorAll('input[type=range]')].some(one => /[°%]/.test(one.getAttribute('aria-valuetext')))")
        assert page.evaluate(WRONG_SLIDERS) == []
