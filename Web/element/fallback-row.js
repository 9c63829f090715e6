// The items without the engine: a row that scrolls, in the browser's own way, as swift-carousel.css shows them without
// scripts.
import { make } from './dom.js'
import { callExtras } from './extras.js'

export class FallbackRow {
  isShown = false
  slot = document.createElement('slot')
  row = make('div', 'row', this.slot)
  items
  /** What the extras show of a data source. */
  source = null

  #host
  #root

  constructor(host, root, items) {
    this.#host = host
    this.#root = root
    this.items = items
  }

  /** @param index The first visible item. */
  show(index) {
    if (this.isShown) return
    this.isShown = true
    this.row.classList.toggle('vertical', this.#host.vertical)
    this.#root.append(this.row)
    this.items.observe()
    this.#load(index)
  }

  hide() {
    this.isShown = false
    this.items.stop()
    this.#clear()
    this.row.remove()
  }

  /** Handles a change of the items. */
  update() {
    if (!this.isShown) return
    this.#clear()
    this.#load(0)
  }

  #load(index) {
    const { items, slot } = this
    if (items.source) return callExtras('startSourceRow', this, index)
    Object.assign(items, items.read())
    slot.assign(...items.children)
    items.children[index]?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }

  #clear() {
    this.source?.clear()
    this.source = null
    this.slot.assign()
  }
}
