// The entry point: defines the element once its engine is loaded.
import { SwiftCarouselElement } from './element.js'

if (globalThis.customElements && !customElements.get('swift-carousel')) customElements.define('swift-carousel', SwiftCarouselElement)

export { SwiftCarouselElement }
