// What a page loads: the element, which is known once its engine is there.
import { SwiftCarouselElement } from './element.js'
import { adopt, imports } from './engine.js'
// The module last: who packs the script on its way finds where letters of another kind begin.
import { start } from 'wasm'

adopt(await start(imports))
if (!customElements.get('swift-carousel')) customElements.define('swift-carousel', SwiftCarouselElement)

export { SwiftCarouselElement }
