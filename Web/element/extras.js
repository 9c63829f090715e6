// What few pages need is in a script of its own, which is loaded when the first carousel needs something of it: decorations, and
// configurations as documents.
import { reducesMotion } from './preferences.js'
import { camel } from './settings.js'
import { define } from './properties.js'

/** The attributes that extras take care of, each a property as well. */
export const extraNames = ['config', 'decorations']

/** What extras are given of the core, besides a carousel: they must not bring a second one. */
const core = { reducesMotion }

let loading = null
/** The extras, once they are there. */
let extras = null

/** The extras, as `Web/element-extras/index.js` exports them. What could not be loaded is tried again the next time. */
function load() {
  return (loading ??= import('./swift-carousel-extras.js').then(module => (extras = module)).catch(error => {
    loading = null
    throw error
  }))
}

/** The extras of each element. */
const all = new WeakMap()

/** The properties of one carousel that extras take care of. */
export class Extras {
  #carousel
  #values = {}

  constructor(host, carousel) {
    all.set(host, this)
    this.#carousel = carousel
  }

  get(name) {
    return extras?.readers[name]?.(this.#carousel) ?? this.#values[name] ?? null
  }

  set(name, value = null) {
    if (value !== (this.#values[name] ?? null)) this.apply(name, value).catch(reportError)
  }

  /** Sets a property and returns its value when that has had its effect; throws what is wrong with it. */
  async apply(name, value = null) {
    this.#values[name] = value
    const { properties } = await load()
    // Another value may have come meanwhile, and is applied by itself.
    if (value === this.#values[name]) await properties[name](value, this.#carousel, core)
    return this.get(name)
  }

  async read(name) {
    await (await load()).startDocuments()
    return this.get(name)
  }
}

/** Gives a class the properties that extras take care of. */
export function defineExtras(prototype) {
  for (const name of extraNames.map(camel)) {
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
