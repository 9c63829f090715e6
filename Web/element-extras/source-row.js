// The items of a data source without the engine: those near the visible part of the row.

/** The number of items that are added at a time. */
const batch = 20

/**
 * Shows the items of a data source in a row, unless it has changed in the meantime.
 * @param row Web/element/fallback-row.js.
 * @param index The first visible item.
 */
export function startSourceRow(row, index) {
  row.source?.clear()
  row.source = row.isShown && row.items.source ? new SourceRow(row, index) : null
}

class SourceRow {
  #row
  #items
  /** The elements in the row, and the index of the first. */
  #elements = []
  #first
  /** Observes the ends of the row. */
  #ends

  constructor(row, index) {
    this.#row = row
    this.#items = row.items
    this.#ends = new IntersectionObserver(entries => this.#extend(entries), { root: row.row, rootMargin: '100%' })
    this.#first = Math.min(index, Math.max(0, this.#items.count - 1))
    this.#append()
    this.#watchEnds()
  }

  clear() {
    this.#ends.disconnect()
    for (const element of this.#elements) this.#items.drop(element)
  }

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
    this.#row.slot.assign(...this.#elements)
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
    this.#row.slot.assign(...this.#elements)
    const now = old.getBoundingClientRect()
    this.#row.row.scrollBy({ left: now.left - left, top: now.top - top, behavior: 'instant' })
  }
}
