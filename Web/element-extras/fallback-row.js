// The items without the engine: a row that scrolls, in the browser's own way, as swift-carousel.css shows them without
// scripts.
import { assign } from '../element/slots.js'
import text from './fallback-row.css'

/** Reports, once, why all carousels are rows now. */
export function reportStop(error) {
  const message = `swift-carousel: the engine has stopped (${error.message}); carousels are scrollable rows now`
  reportError(new Error(message, { cause: error }))
}

/** The number of data source items that are added at a time. */
const batch = 20

/** The rows of carousels. */
const rows = new WeakMap()

/**
 * Shows the items of a carousel in a row, or updates the row, or hides it.
 * @param index The first visible item.
 */
export function updateRow(carousel, index) {
  if (!rows.has(carousel)) rows.set(carousel, new FallbackRow(carousel))
  rows.get(carousel).update(index)
}

class FallbackRow {
  #carousel
  #items
  #slot = document.createElement('slot')
  #row = document.createElement('div')
  /** The elements of a data source in the row, and the index of the first. */
  #elements = []
  #first = 0
  /** Observes the ends of the row. */
  #ends = new IntersectionObserver(entries => this.#extend(entries), { root: this.#row, rootMargin: '100%' })

  constructor(carousel) {
    this.#carousel = carousel
    this.#items = carousel.items
    this.#row.className = this.#row.part = 'row'
    this.#row.append(this.#slot)
    carousel.stage.addStyle(text)
  }

  update(index) {
    this.#clear()
    this.#items.stop()
    if (!this.#carousel.hasRow) return this.#row.remove()
    if (!this.#row.isConnected) {
      this.#row.classList.toggle('vertical', this.#carousel.host.vertical)
      this.#carousel.stage.root.append(this.#row)
    }
    this.#items.observe()
    this.#load(index)
  }

  #load(index) {
    if (!this.#items.source) {
      Object.assign(this.#items, this.#items.read())
      assign(this.#slot, ...this.#items.children)
      this.#items.children[index]?.scrollIntoView({ block: 'nearest', inline: 'center' })
      return
    }
    this.#first = Math.min(index, Math.max(0, this.#items.count - 1))
    this.#append()
    this.#watchEnds()
  }

  #clear() {
    this.#ends.disconnect()
    for (const element of this.#elements) this.#items.drop(element)
    this.#elements = []
    assign(this.#slot)
  }

  // MARK: A data source

  #extend(entries) {
    const seen = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)
    const isLast = seen.includes(this.#elements.at(-1))
    const isFirst = seen.includes(this.#elements[0])
    if (isLast) this.#append()
    if (isFirst) this.#prepend()
    if (isLast || isFirst) this.#watchEnds()
  }

  #watchEnds() {
    this.#ends.disconnect()
    const ends = [this.#elements[0], this.#elements.at(-1)]
    for (const end of new Set(ends)) if (end) this.#ends.observe(end)
  }

  #append() {
    const start = this.#first + this.#elements.length
    const end = Math.min(start + batch, this.#items.count)
    for (let index = start; index < end; index++) this.#elements.push(this.#items.make(index))
    assign(this.#slot, ...this.#elements)
  }

  /** Keeps the scroll position. */
  #prepend() {
    const [old] = this.#elements
    const { left, top } = old.getBoundingClientRect()
    const end = this.#first
    this.#first = Math.max(0, end - batch)
    const more = Array.from({ length: end - this.#first }, (_, i) => this.#items.make(this.#first + i))
    if (more.length === 0) return
    this.#elements.unshift(...more)
    assign(this.#slot, ...this.#elements)
    const now = old.getBoundingClientRect()
    this.#row.scrollBy({ left: now.left - left, top: now.top - top, behavior: 'instant' })
  }
}
