// Rarely used features, in a script of their own.
import { config, readConfig } from './config.js'
import { read, startDocuments } from './config-document.js'
import { decorations } from './decorations.js'

export { bringToFront } from './scrolled.js'
export { crossFade } from './cross-fade.js'
export { followOriginal } from './copies.js'
export { overlay } from './overlay.js'
export { reportStop, scrollRow, updateRow } from './fallback-row.js'
export { applyMomentumCurve } from './momentum-curve.js'
export { warn, warnOfWidth } from './warnings.js'
export { CarouselConfigurationError, startDocuments } from './config-document.js'

/** A document, an object or a text, as an object. Throws what is wrong with it. Only after `startDocuments`. */
export const parsed = given => read(given).document

/** The attributes that a document stands for: each name with its text, or null. Only after `startDocuments`. */
export const attributesOf = document => read(document).attributes

/**
 * Functions that apply a property, by the property's name: called with the value, or null if it is removed; with the
 * carousel, Web/element/carousel.js; and with the parts of the core in Web/element/extras.js.
 */
export const properties = { config, decorations }

/** Functions that read a property whose value may differ from what was set last. */
export const readers = { config: readConfig }
