/** Loads the element and says what it says of itself: `styles`, the names of its styles, and `attributes`, all that it knows. */
export async function loadElement() {
  const { SwiftCarouselElement } = await import('./swift-carousel.js')
  return { styles: SwiftCarouselElement.styleNames, attributes: new Set(SwiftCarouselElement.observedAttributes) }
}
