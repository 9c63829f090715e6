import { camel } from './dom.js'

/**
 * Queries which options a carousel's style uses, and their defaults.
 *
 * An option may be a function of its default. This sets functions that change nothing and record the default, for every
 * option without a value of its own.
 */
export class OptionProbe {
  #carousel
  #names
  #told
  #defaults = new Map()
  #given = new Map()
  #waiting = false

  /** @param told Called with a map of the defaults, by attribute, after the carousel has asked for them. */
  constructor(carousel, names, told) {
    this.#carousel = carousel
    this.#names = names
    this.#told = told
  }

  /**
   * Queries again, for example after a change of style.
   * @param given The values of the options that have one, by name.
   */
  ask(given) {
    this.#given = given
    this.#defaults.clear()
    this.#carousel.options = Object.fromEntries(
      this.#names.map((name) => [camel(name), (standard) => this.#answer(name, standard)]),
    )
  }

  #answer(name, standard) {
    this.#defaults.set(name, standard)
    if (!this.#waiting) {
      this.#waiting = true
      // The carousel asks for one after the other; in the next frame all are known.
      requestAnimationFrame(() => {
        this.#waiting = false
        this.#told(this.#defaults)
      })
    }
    return this.#given.get(name) ?? standard
  }
}
