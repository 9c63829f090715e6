import { styleName } from './document.js'
import { styleFacts } from './facts.js'

/**
 * What the options come to that follow from the size and the items, such as the radius of a ring. The carousel is asked: an
 * option may be a function of its default, and these change nothing and remember. Fires `change`.
 */
export class Defaults extends EventTarget {
  #carousel
  #values = new Map()
  #isWaiting = false

  constructor(carousel) {
    super()
    this.#carousel = carousel
  }

  /** What an option comes to; undefined where the catalogue says it, or nobody has asked. */
  get(name) {
    return this.#values.get(name)
  }

  /** Asks anew, after the carousel was set up by a document. */
  ask(document) {
    const open = styleFacts(styleName(document)).fields
      .filter(({ name, standard }) => standard === undefined && document.style?.[name] === undefined)
      .map(({ name }) => name)
    for (const name of this.#values.keys()) if (!open.includes(name)) this.#values.delete(name)
    this.#carousel.options = Object.fromEntries(open.map((name) => [name, (standard) => this.#tell(name, standard)]))
  }

  #tell(name, standard) {
    if (this.#values.get(name) === standard) return standard
    this.#values.set(name, standard)
    if (!this.#isWaiting) {
      this.#isWaiting = true
      requestAnimationFrame(() => {
        this.#isWaiting = false
        this.dispatchEvent(new Event('change'))
      })
    }
    return standard
  }
}
