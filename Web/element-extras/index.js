// What few pages need, in a script of its own.
import { config, readConfig } from './config.js'
import { read, startDocuments } from './config-document.js'
import { decorations } from './decorations.js'

export { CarouselConfigurationError, startDocuments } from './config-document.js'

/** A document, an object or a text, as an object. Throws what is wrong with it. Only after `startDocuments`. */
export const parsed = given => read(given).document

/** The attributes that a document stands for: each name with its text, or null. Only after `startDocuments`. */
export const attributesOf = document => read(document).attributes

/**
 * What is done when a property has another value, by the property's name: called with the value, null where there is none any
 * more; with the carousel, Web/element/carousel.js; and with what Web/element/extras.js gives of the core.
 */
export const properties = { config, decorations }

/** How properties are read that are more than what was set last. */
export const readers = { config: readConfig }
