// What few pages need, in a script of its own.
import { config, readConfig } from './config.js'
import { decorations } from './decorations.js'
import { itemEvents } from './item-events.js'
import { wholeProperties, wholeReaders } from './whole.js'

export { attributesOf, decorationText } from './config-attributes.js'
export { CarouselConfigurationError, parsed } from './config-document.js'
export { parsePath } from './config-path.js'
export { bringWhole } from './whole.js'

/**
 * What is done when a property has another value, by the property's name in names.js: called with the value, null where
 * there is none any more; with the conductor of the carousel, Web/element/conductor.js; and with what Web/element/extras.js
 * gives of the core.
 */
const known = { config, decorations, ...itemEvents, ...wholeProperties }

/** Events that a page has given names like those of ours are none of ours. */
export const properties = new Proxy(known, { get: (_, name) => known[name] ?? (() => {}) })

/** How properties are read that are more than what was set last. */
export const readers = { config: readConfig, ...wholeReaders }
