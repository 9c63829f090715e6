/** Loads the element and returns its `styles`, the names of the styles, and its `attributes`. */
export async function loadElement() {
  const { SwiftCarouselElement } = await import('./swift-carousel.js')
  return { styles: SwiftCarouselElement.styleNames, attributes: new Set(SwiftCarouselElement.observedAttributes) }
}
