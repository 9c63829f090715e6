// The entry point: defines the element at once, and starts its engine.
import { SwiftCarouselElement as Own } from './element.js'
import { startEngine } from './engine.js'
import { canShow } from './environment.js'

const name = 'swift-carousel'
/** On a server there are no elements. */
const elements = globalThis.customElements
const first = elements?.get(name)

if (!first) {
  // The module is compiled while elements are made.
  if (canShow) startEngine()
  elements?.define(name, Own)
} else if (first.version !== Own.version) {
  console.warn(`swift-carousel: version ${first.version ?? 'of another script'} is already in this page; version ${Own.version} is ignored`)
}

/** The class of the page's carousels: that of the version that came first. */
export const SwiftCarouselElement = first ?? Own
