// What a page loads: the element, which is defined once its engine is there.
import { SwiftCarouselElement } from './element.js'

if (!customElements.get('swift-carousel')) customElements.define('swift-carousel', SwiftCarouselElement)

export { SwiftCarouselElement }
