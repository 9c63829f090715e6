import { camel } from './dom.js'

/**
 * Learns a carousel's options from the carousel: which of them the style asks for, and what their defaults come to.
 *
 * An option may be a function of its default. This gives it functions that change nothing and remember the default, for
 * every option that has no value of its own.
 */
export class OptionProbe {
  #carousel
  #names
  #told
  #defaults = new Map()
  #given = new Map()
  #waiting = false

  /** @param told called with a map of the defaults, by attribute, after the carousel has asked for them. */
  constructor(carousel, names, told) {
    this.#carousel = carousel
    this.#names = names
    this.#told = told
  }

  /**
   * Asks anew, as after a change of style.
   * @param given the values of the options that have one of their own, by name
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
      // The carousel asks for one after the other; when it is done there is the whole picture.
      requestAnimationFrame(() => {
        this.#waiting = false
        this.#told(this.#defaults)
      })
    }
    return this.#given.get(name) ?? standard
  }
}
