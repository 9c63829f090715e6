// Decorations and documents are in scripts of their own, loaded when the first carousel needs them.
import { once } from './loading.js'
import { report } from './attempt.js'
import { waitsForPath, whenPathCame } from './path.js'
import { reducesMotion } from './preferences.js'
import { assign } from './slots.js'
import { camel } from './settings.js'
import { define } from './properties.js'

/** The parts of this script that they need besides a carousel: they must not bundle a second copy. */
const core = { assign, reducesMotion, pathCame: host => waitsForPath(host) && new Promise(whenPathCame) }

/** What the script for documents exports, once it is loaded. */
let documents = null

const loadDecorations = once(() => import('./swift-carousel-decorations.js'))
const loadDocuments = once(async () => (documents = await import('./swift-carousel-documents.js')))

/** How each property is applied: what loads its script, and the call with a value, or null if it is removed. */
const parts = {
  config: { load: loadDocuments, apply: ({ configure }, ...values) => configure(...values) },
  decorations: { load: loadDecorations, apply: ({ decorate }, ...values) => decorate(...values) },
}

/** The attributes that these scripts implement, each a property as well. */
export const apartNames = Object.keys(parts)

/** Returns a hint at the right spelling of a name, or an empty text if there is none. */
export async function suggestion(name, known) {
  try {
    const { startDocuments, suggestion } = await loadDocuments()
    await startDocuments()
    return suggestion(name, known)
  } catch {
    // The warning that it is for comes without it.
    return ''
  }
}

/** The properties of each element. */
const all = new WeakMap()

/** The properties of one carousel that these scripts implement. */
export class Apart {
  #carousel
  #values = {}

  constructor(host, carousel) {
    all.set(host, this)
    this.#carousel = carousel
  }

  get(name) {
    const configuration = name === 'config' ? documents?.configurationOf(this.#carousel) : null
    return configuration ?? this.#values[name] ?? null
  }

  set(name, value = null) {
    if (value !== (this.#values[name] ?? null)) this.apply(name, value).catch(report)
  }

  /** Sets a property and returns its value after it has taken effect; throws if the value is invalid. */
  async apply(name, value = null) {
    this.#values[name] = value
    const { load, apply } = parts[name]
    const script = await load()
    // A later value is applied by a call of its own.
    if (value === this.#values[name]) await apply(script, value, this.#carousel, core)
    return this.get(name)
  }

  /** Returns the configuration as a document. */
  async readConfiguration() {
    await (await loadDocuments()).startDocuments()
    return this.get('config')
  }
}

/** Adds these properties to a class. */
export function defineApart(prototype) {
  for (const name of apartNames.map(camel)) {
    define(prototype, name, {
      get() {
        return all.get(this).get(name)
      },
      set(value) {
        all.get(this).set(name, value)
      },
    })
  }
}
