// `config`: configures a carousel from a document, and reads its configuration as one.
import { attributesOf, documentOf } from './config-attributes.js'
import { parsed } from './config-document.js'

/**
 * The last document of each carousel, and the configuration read right after it: while that is unchanged, the document
 * is returned as it was given.
 */
const given = new WeakMap()

/** Configures a carousel from a document, an object or JSON text; null resets everything. Throws if it is invalid. */
export function config(value, { host }, core) {
  const document = value === null ? { version: 1 } : parsed(value)
  host.transform = null
  host.options = {}
  for (const [name, text] of Object.entries(attributesOf(document))) {
    if (text === null) host.removeAttribute(name)
    else host.setAttribute(name, text)
  }
  host.decorations = document.decorations ?? null
  given.set(host, { document, echo: JSON.stringify(documentOf(host, core)) })
}

/** Returns the current configuration of a carousel as a document. */
export function readConfig({ host }, core) {
  const now = documentOf(host, core)
  const last = given.get(host)
  return last?.echo === JSON.stringify(now) ? structuredClone(last.document) : now
}
