// What few pages need is in a script of its own, which is loaded when the first carousel needs something of it.
import { extraNames } from '../element-extras/names.js'
import { replaceEngine } from './conductor.js'
import { engine, imports, record } from './engine.js'
import { reducesMotion } from './motion.js'
import { define } from './properties.js'
import { camel, isOn } from './settings.js'

/** What extras are given of the core, besides a carousel's conductor: they must not bring a second one. */
const core = {
  get engine() {
    return engine
  },
  imports, isOn, record, reducesMotion, replaceEngine,
}

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

/** Has the whole engine take over from the classic one, for what that doesn't have. */
export async function bringWhole() {
  if (engine.set_motion) return
  try {
    await (await load()).bringWhole(core)
  } catch (error) {
    reportError(error)
  }
}

/** The extras of each element. */
const all = new WeakMap()

/** The properties of one carousel that extras take care of. */
export class Extras {
  #conductor
  #values = {}

  constructor(host, conductor) {
    all.set(host, this)
    this.#conductor = conductor
  }

  get(name) {
    const value = this.#values[name] ?? null
    return extras?.readers[name]?.(this.#conductor, core, value) ?? value
  }

  set(name, value = null) {
    if (value !== (this.#values[name] ?? null)) this.apply(name, value).catch(reportError)
  }

  /** Sets a property and answers what it is when that has had its effect; throws what is wrong with it. */
  async apply(name, value = null) {
    this.#values[name] = value
    const { properties } = await load()
    // Another value may have come meanwhile, and is applied by itself.
    if (value === this.#values[name]) await properties[name](value, this.#conductor, core)
    return this.get(name)
  }

  async read(name) {
    await load()
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
