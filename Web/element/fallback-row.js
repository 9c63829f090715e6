// The row that a carousel becomes when the engine has stopped: its items side by side, scrolled by the browser, as swift-carousel.css
// shows them where there are no scripts.
import { make } from './dom.js'

/** So many items of a data source are added at a time. */
const batch = 20

export class FallbackRow {
  isShown = false

  #host
  #items
  #root
  #slot = document.createElement('slot')
  #row = make('div', 'row', this.#slot)
  /** The elements of a data source that are in the row, and the index of the first. */
  #elements = []
  #first = 0
  /** Sees the ends of what is there of a data source. */
  #ends

  constructor(host, root, items) {
    this.#host = host
    this.#root = root
    this.#items = items
  }

  /** @param index The item at which it begins to be seen. */
  show(index) {
    if (this.isShown) return
    this.isShown = true
    this.#row.classList.toggle('vertical', this.#host.vertical)
    this.#root.append(this.#row)
    this.#items.observe()
    this.#ends = new IntersectionObserver(entries => this.#extend(entries), { root: this.#row, rootMargin: '100%' })
    this.#load(index)
  }

  hide() {
    this.isShown = false
    this.#items.stop()
    this.#clear()
    this.#row.remove()
  }

  /** The items have changed. */
  update() {
    if (!this.isShown) return
    this.#clear()
    this.#load(0)
  }

  #load(index) {
    const { source } = this.#items
    if (!source) {
      Object.assign(this.#items, this.#items.read())
      this.#slot.assign(...this.#items.children)
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
    this.#slot.assign()
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
    this.#slot.assign(...this.#elements)
  }

  /** What is seen stays where it is. */
  #prepend() {
    const [old] = this.#elements
    const { left, top } = old.getBoundingClientRect()
    const end = this.#first
    this.#first = Math.max(0, end - batch)
    const more = Array.from({ length: end - this.#first }, (_, i) => this.#items.make(this.#first + i))
    if (more.length === 0) return
    this.#elements.unshift(...more)
    this.#slot.assign(...this.#elements)
    const now = old.getBoundingClientRect()
    this.#row.scrollBy({ left: now.left - left, top: now.top - top, behavior: 'instant' })
  }
}
