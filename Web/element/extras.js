// Rarely used features are in a script of their own, loaded when the first carousel needs them: decorations, and
// configurations as documents.
import { optionList } from './names.js'
import { reducesMotion } from './preferences.js'
import { once } from './loading.js'
import { camel } from './settings.js'
import { define } from './properties.js'

/** The attributes that the extras implement, each a property as well. */
export const extraNames = ['config', 'decorations']

/** The parts of the core that the extras need besides a carousel: they must not bundle a second copy. */
const core = { reducesMotion }

/** The extras, once loaded. */
let extras = null

/** Loads the extras, as exported by `Web/element-extras/index.js`. */
export const load = once(async () => (extras = await import('./swift-carousel-extras.js')))

/** Calls a function of the extras; reports if they can't be loaded. */
export const callExtras = (name, ...values) => load().then(module => module[name](...values)).catch(reportError)

/** Calls a function of the extras now, if they are loaded. */
export const callNow = (name, ...values) => extras?.[name](...values)

/** Reports what may be a mistake of the page; warnings.js of the extras decides whether it is one. */
export const suspect = (...what) => callExtras('warn', optionList, ...what)

/** The extras of each element. */
const all = new WeakMap()

/** The properties of one carousel that the extras implement. */
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

  /** Sets a property and returns its value after it has taken effect; throws if the value is invalid. */
  async apply(name, value = null) {
    this.#values[name] = value
    const { properties } = await load()
    // A later value is applied by a call of its own.
    if (value === this.#values[name]) await properties[name](value, this.#carousel, core)
    return this.get(name)
  }

  async read(name) {
    await (await load()).startDocuments()
    return this.get(name)
  }
}

/** Adds the properties that the extras implement to a class. */
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
