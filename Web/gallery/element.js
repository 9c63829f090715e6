/** The order in which galleries show styles, for an element that does not say which it has. */
const USUAL = [
  'linear', 'rotary', 'inverted-rotary', 'cylinder', 'inverted-cylinder', 'wheel', 'inverted-wheel', 'cover-flow',
  'cover-flow-2', 'time-machine', 'inverted-time-machine',
]

/**
 * Loads the element and says what it says of itself: `styles`, the names of its styles, and `attributes`, all that it
 * knows.
 */
export async function loadElement() {
  await import('./swift-carousel.js')
  const Carousel = await customElements.whenDefined('swift-carousel')
  const probe = document.createElement('swift-carousel')
  const knows = (style) => {
    probe.itemStyle = style
    return probe.itemStyle === style
  }
  return { styles: [...(Carousel.styles ?? USUAL.filter(knows))], attributes: new Set(Carousel.observedAttributes) }
}
