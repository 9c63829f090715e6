// What few pages need is in a script of its own, which is loaded when the first carousel needs something of it.
import { connect, disconnect, doubles, engine, question, record, report, styleNames } from './engine.js'
import { reducesMotion } from './motion.js'
import { isOn, options, settings } from './settings.js'

/** What extras are given of the core, besides a carousel's conductor: they must not bring a second one. */
const core = {
  connect, disconnect, doubles, engine, isOn, options, question, record, reducesMotion, report, settings, styleNames,
}

let loading = null

/** The extras, as `Web/element-extras/index.js` exports them. What could not be loaded is tried again the next time. */
function load() {
  return (loading ??= import('./swift-carousel-extras.js').catch(error => {
    loading = null
    throw error
  }))
}

/** The properties of one carousel that extras take care of. */
export class Extras {
  #conductor
  #values = {}

  constructor(conductor) {
    this.#conductor = conductor
  }

  get(name) {
    return this.#values[name] ?? null
  }

  set(name, value = null) {
    if (value === this.get(name)) return
    this.#values[name] = value
    this.#apply(name, value)
  }

  async #apply(name, value) {
    try {
      const { properties } = await load()
      // Another value may have come meanwhile, and is applied by itself.
      if (value === this.get(name)) await properties[name](value, this.#conductor, core)
    } catch (error) {
      report(error)
    }
  }
}
