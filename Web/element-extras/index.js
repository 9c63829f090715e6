// Rarely used features, in a script of their own.
import { config, readConfig } from './config.js'
import { decorations } from './decorations.js'

export { attributesOf, decorationText } from './config-attributes.js'
export { CarouselConfigurationError, parsed } from './config-document.js'
export { parsePath } from './config-path.js'

/**
 * Functions that apply a property, by the property's name: called with the value, or null if it is removed; with the
 * carousel, Web/element/carousel.js; and with the parts of the core in Web/element/extras.js.
 */
export const properties = { config, decorations }

/** Functions that read a property whose value may differ from what was set last. */
export const readers = { config: readConfig }
