// The items until the engine has started, or on paper: as swift-carousel.css places them before the element is defined, or else in a
// plain row.
// Nothing is laid out again for it, since the children remain those of the element itself.
import { copyMark } from './copies.js'
import { make } from './dom.js'
import { canShow } from './environment.js'
import { itemScrolledTo } from './scrolled.js'
import { assign, roleOf } from './slots.js'
import text from './waiting-row.css'

export class WaitingRow {
  #carousel
  #slot = null
  /** Frameworks insert children after the element. */
  #children = new MutationObserver(() => this.#show())

  constructor(carousel) {
    this.#carousel = carousel
  }

  get isShown() {
    return this.#slot !== null
  }

  begin() {
    if (this.isShown || !canShow) return
    this.#insert()
    this.#carousel.setState('waiting', true)
    this.#children.observe(this.#carousel.host, { childList: true })
    this.#show()
  }

  /** Shows items for a printer, in rows that wrap. */
  print(items) {
    if (this.isShown || !canShow) return
    this.#insert()
    assign(this.#slot, ...items)
  }

  #insert() {
    const { stage } = this.#carousel
    this.#slot = make('slot', 'waiting')
    stage.root.append(this.#slot)
    stage.addStyle(text)
  }

  /** Ends it. Returns the child to which it was scrolled, by the user or to a text that the page's address names, if it was. */
  end() {
    if (!this.isShown) return
    const { host, stage } = this.#carousel
    const { scrollLeft, scrollTop } = host
    const scrolledTo = scrollLeft || scrollTop
      ? itemScrolledTo(host, this.#slot.assignedElements(), child => child, scrollLeft, scrollTop, false)
      : null
    this.#children.disconnect()
    assign(this.#slot)
    this.#slot.remove()
    this.#slot = null
    stage.removeStyle(text)
    this.#carousel.setState('waiting', false)
    return scrolledTo
  }

  #show() {
    assign(this.#slot, ...[...this.#carousel.host.children].filter(child => !roleOf(child) && !child.hasAttribute(copyMark)))
  }
}
