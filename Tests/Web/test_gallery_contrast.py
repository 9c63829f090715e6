"""The contrast of what is not text in the gallery and in the designer, and the texts of their sliders. axe measures the contrast of text."""

import designer_page
import element_page
import gallery_page
import pytest
from element_page import carousel, evaluate, show

#: The least contrast of the parts of a control with what is around it, by WCAG 1.4.11; and that of text, by 1.4.3.
LEAST, LEAST_OF_TEXT = 3, 4.5
#: Measures colours, each over those behind it.
MEASURE = """
const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
/** Paints colours, from back to front, and returns what is seen. */
const seen = colors => {
  for (const color of ['#fff', ...colors]) {
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
  }
  return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)
}
const luminance = rgb => {
  const [r, g, b] = rgb.map(value => value / 255).map(value => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (a, b) => {
  const [dark, light] = [luminance(a), luminance(b)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
/** The backgrounds behind an element, from back to front. */
const behind = element => {
  const colors = []
  for (let e = element.parentElement; e; e = e.parentElement) colors.unshift(getComputedStyle(e).backgroundColor)
  return colors
}
const resolved = (element, color) => {
  const probe = element.parentElement.appendChild(document.createElement('i'))
  probe.style.color = color
  const { color: result } = getComputedStyle(probe)
  probe.remove()
  return result
}
"""
#: Measures the controls that are shown: what has too little contrast, as sentences, and the number of controls.
CONTROLS = f"""() => {{
  {MEASURE}
  const found = []
  const isShown = element => element.checkVisibility()
  const check = (element, what, color, least = {LEAST}, ground = behind(element)) => {{
    const ratio = contrast(seen([...ground, color]), seen(ground))
    if (ratio < least) found.push(`${{what}} of ${{element.id || element.className}}: ${{ratio.toFixed(2)}}`)
  }}
  const fields = [...document.querySelectorAll('.field, .field-number, .field-text, .field-select, .path-text, .import-text')].filter(isShown)
  const switches = [...document.querySelectorAll('.switch')].filter(isShown)
  const sliders = [...document.querySelectorAll('input[type=range]')].filter(isShown)
  for (const field of fields) check(field, 'border', getComputedStyle(field).borderTopColor)
  for (const one of switches) {{
    const track = getComputedStyle(one, '::before').backgroundColor
    check(one, 'track', track)
    check(one, 'knob', getComputedStyle(one, '::after').backgroundColor, {LEAST}, [...behind(one), track])
  }}
  for (const slider of sliders) {{
    for (const color of ['--edge', '--accent', '--text']) check(slider, color, resolved(slider, `var(${{color}})`))
    if (!getComputedStyle(slider).getPropertyValue('--track').includes('var(--edge)')
      && !getComputedStyle(slider).getPropertyValue('--track').includes(getComputedStyle(slider).getPropertyValue('--edge'))) found.push('track')
  }}
  return [found, fields.length, switches.length, sliders.length]
}}"""
#: The sliders whose value is not what their text says: within half a step, or at the end for values beyond it.
SLIDERS = """() => [...document.querySelectorAll('input[type=range]')].filter(slider => slider.checkVisibility()).flatMap(slider => {
  const text = slider.getAttribute('aria-valuetext')
  const number = parseFloat(text?.replace('−', '-'))
  const { min, max, step, valueAsNumber: value } = slider
  // Another unit, or a word.
  if (Number.isNaN(number) || /[%°]/.test(text)) return []
  const isAtEnd = (number > max && value == max) || (number < min && value == min)
  return isAtEnd || Math.abs(number - value) <= Number(step) ? [] : [`${slider.id}: ${value}, but ${text}`]
})"""


@pytest.mark.complete
@pytest.mark.parametrize("dark", [False, True])
def test_controls_of_the_gallery_stand_out(page, serve, dark):
    page.emulate(dark=dark, reduced_motion=True)
    counts = [0, 0, 0]
    gallery_page.open_gallery(page, serve, f"#{gallery_page.EXAMPLES[0]}")
    for example in gallery_page.EXAMPLES:
        page.evaluate(f"void (location.hash = '#{example}')")
        page.wait_for(f"document.querySelector('#examples [aria-current]')?.hash.split(/[?/]/)[0] === '#{example}'")
        gallery_page.rest(page)
        found, *numbers = page.evaluate(CONTROLS)
        assert found == [], example
        assert page.evaluate(SLIDERS) == [], example
        counts = [count + number for count, number in zip(counts, numbers)]
    assert all(counts[1:]), counts


@pytest.mark.complete
@pytest.mark.parametrize("dark", [False, True])
def test_controls_of_the_designer_stand_out(page, serve, dark):
    page.emulate(dark=dark, reduced_motion=True)
    designer_page.open_designer(page, serve)
    counts = [0, 0, 0]
    for name in ("style", "view", "motion", "finish"):
        designer_page.tab(page, name)
        designer_page.rest(page)
        found, *numbers = page.evaluate(CONTROLS)
        assert found == [], name
        counts = [count + number for count, number in zip(counts, numbers)]
    assert all(counts), counts


def test_the_count_is_legible_on_any_ground(page, serve):
    show(page, serve, carousel(12, indicator="count"))
    ratio = """(ground => {
      %s
      const { color, backgroundColor } = getComputedStyle(c.shadowRoot.querySelector('.indicator'))
      return contrast(seen([ground, backgroundColor, color]), seen([ground, backgroundColor]))
    })(a)""" % MEASURE
    for ground in ("#fff", "#000", "#48c", "#888"):
        assert evaluate(page, ratio, ground) >= LEAST_OF_TEXT, ground
