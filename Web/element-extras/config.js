// `config`: a carousel set up by a document, and read as one.
import { attributesOf, documentOf } from './config-attributes.js'
import { parsed } from './config-document.js'
import { extraNames } from './names.js'
import { bringWhole } from './whole.js'
import { classicStyles, styleNames } from '../element/names.js'

/** The last document of each carousel, and what it was read as at once: as long as that is so, it is as it was given. */
const given = new WeakMap()

/** Sets a carousel up by a document, an object or a text; null resets everything. Throws what is wrong with it. */
export async function config(value, conductor, core) {
  const document = value === null ? { version: 1 } : parsed(value)
  const { host } = conductor.stage
  host.transform = null
  host.options = {}
  const attributes = attributesOf(document)
  for (const [name, text] of Object.entries(attributes)) {
    if (text === null) host.removeAttribute(name)
    else host.setAttribute(name, text)
    // These can be set without their attributes as well.
    if (extraNames.includes(name)) host[camel(name)] = text
  }
  host.decorations = document.decorations ?? null
  given.set(host, { document, echo: JSON.stringify(documentOf(host, core)) })
  const needsWhole = styleNames.indexOf(host.itemStyle) >= classicStyles || (document.motion?.profile ?? 'classic') !== 'classic'
    || extraNames.some(name => attributes[name] != null)
  if (needsWhole && !core.engine.set_motion) await wholeIsThere(core)
}

/** Waits until what needs the whole engine has had its effect. That it can't be loaded is reported by what needs it. */
async function wholeIsThere(core) {
  await bringWhole(core).catch(() => {})
  // What waited for it as well comes first.
  await new Promise(resolve => setTimeout(resolve))
}

/** The document that says how a carousel is set up now. */
export function readConfig(conductor, core) {
  const { host } = conductor.stage
  const now = documentOf(host, core)
  const last = given.get(host)
  return last?.echo === JSON.stringify(now) ? structuredClone(last.document) : now
}

const camel = name => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())
