// What few pages need, in a script of its own.
import { config, readConfig } from './config.js'
import { decorations } from './decorations.js'

export { attributesOf, decorationText } from './config-attributes.js'
export { CarouselConfigurationError, parsed } from './config-document.js'
export { parsePath } from './config-path.js'

/**
 * What is done when a property has another value, by the property's name: called with the value, null where there is none any
 * more; with the carousel, Web/element/carousel.js; and with what Web/element/extras.js gives of the core.
 */
export const properties = { config, decorations }

/** How properties are read that are more than what was set last. */
export const readers = { config: readConfig }
