// `config`: a carousel set up by a document, and read as one.
import { attributesOf, documentOf } from './config-attributes.js'
import { parsed } from './config-document.js'

/** The last document of each carousel, and what it was read as at once: as long as that is so, it is as it was given. */
const given = new WeakMap()

/** Sets a carousel up by a document, an object or a text; null resets everything. Throws what is wrong with it. */
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

/** The document that says how a carousel is set up now. */
export function readConfig({ host }, core) {
  const now = documentOf(host, core)
  const last = given.get(host)
  return last?.echo === JSON.stringify(now) ? structuredClone(last.document) : now
}
