// Configurations as documents.
import { read } from './config-document.js'

export { configurationOf, configure } from './config.js'
export { CarouselConfigurationError, read, startDocuments, suggestion, write } from './config-document.js'

/** A document, an object or a text, as an object. Throws what is wrong with it. Only after `startDocuments`. */
export const parsed = given => read(given).document

/** The attributes that a document stands for: each name with its text, or null. Only after `startDocuments`. */
export const attributesOf = document => read(document).attributes
