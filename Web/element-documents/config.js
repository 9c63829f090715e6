// `config`: configures a carousel from a document, and reads its configuration as one.
import { fields, hasStarted, read, startDocuments, write } from './config-document.js'
import { decorationsOfText } from '../element-decorations/decorations-text.js'
import { limits } from '../element/limits.js'

/**
 * The last document of each carousel, and the configuration read right after it: while that is unchanged, the document
 * is returned as it was given.
 */
const given = new WeakMap()

/** Configures a carousel from a document, an object or JSON text; null resets everything. Throws if it is invalid. */
export async function configure(value, { host }, core) {
  await startDocuments()
  const { document, attributes } = read(value ?? { version: 1 })
  host.transform = null
  host.options = {}
  for (const [name, text] of Object.entries(attributes)) {
    if (text === null) host.removeAttribute(name)
    else host.setAttribute(name, text)
  }
  host.decorations = document.decorations ?? null
  given.set(host, { document, echo: JSON.stringify(documentOf(host)) })
  await core.pathCame(host)
}

/** Returns the current configuration of a carousel as a document; undefined before documents can be written. */
export function configurationOf({ host }) {
  if (!hasStarted()) return
  const now = documentOf(host)
  const last = given.get(host)
  return last?.echo === JSON.stringify(now) ? structuredClone(last.document) : now
}

const kebab = name => name.replace(/[A-Z]/g, letter => '-' + letter.toLowerCase())

function documentOf(host) {
  const { itemStyle, vertical, wrap, options } = host
  // Longer ones are none of ours: no document has them.
  const known = Array.from(host.attributes).filter(({ value }) => value.length <= limits.length)
  const attributes = Object.fromEntries(known.map(({ name, value }) => [name, value]))
  // An element has a property `style` of its own.
  const given = fields.filter(name => name !== 'style' && kebab(name) in attributes)
  const values = Object.fromEntries(given.map(name => [name, host[name]]))
  return write({ itemStyle, vertical, wrap, options, attributes, values, decorations: decorationsOf(host.decorations) })
}

/** Functions are left out, which no document can have. */
function decorationsOf(value) {
  const list = typeof value === 'string' ? decorationsOfText(value, () => {}) : value
  if (!Array.isArray(list)) return null
  const plain = one => Object.fromEntries(Object.entries(one).filter(([, value]) => typeof value !== 'function'))
  return list.map(one => (typeof one === 'object' && one ? plain(one) : { name: one }))
}
