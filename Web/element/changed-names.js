// Follows what names items and dots: the content of items, which may be filled or translated later, and the language of the page.
import { containerOf } from './targets.js'

/** How long after a change the names are updated, in milliseconds: content comes in pieces, and some of it changes in each frame. */
const delay = 100

const attributes = ['aria-label', 'aria-hidden', 'alt', 'title', 'hidden', 'lang']

export class ChangedNames {
  #carousel
  #timer = 0
  #observer = new MutationObserver(records => this.#changed(records))

  constructor(carousel) {
    this.#carousel = carousel
  }

  /** Follows the changes from now on, also after the carousel was moved to another place. */
  begin() {
    const { host } = this.#carousel
    this.#observer.disconnect()
    for (let element = containerOf(host); element; element = containerOf(element)) {
      this.#observer.observe(element, { attributeFilter: ['lang'] })
    }
    this.#observer.observe(host, { subtree: true, childList: true, characterData: true, attributeFilter: attributes })
  }

  end() {
    this.#observer.disconnect()
    clearTimeout(this.#timer)
    this.#timer = 0
  }

  #changed(records) {
    const { host } = this.#carousel
    // Items that come and go are named anyway.
    if (records.every(({ target, type }) => target === host && type === 'childList')) return
    this.#timer ||= setTimeout(() => this.#update(), delay)
  }

  #update() {
    this.#timer = 0
    this.#carousel.reading.labelsDidChange()
    this.#carousel.controls.follow()
  }
}
