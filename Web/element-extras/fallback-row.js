// The fallback row of a carousel whose engine has stopped: its items side by side, scrolled by the browser, as
// swift-carousel.css shows them without scripts.
import { make } from '../element/dom.js'
import text from './fallback-row.css'

const sheet = new CSSStyleSheet()
sheet.replaceSync(text)

/** Reports, once, why all carousels are rows now. */
export function reportStop(error) {
  const message = `swift-carousel: the engine has stopped (${error.message}); carousels are scrollable rows now`
  reportError(new Error(message, { cause: error }))
}

/** The number of data source items that are added at a time. */
const batch = 20

export class FallbackRow {
  isShown = false

  #host
  #items
  #root
  #slot = document.createElement('slot')
  #row = make('div', 'row', this.#slot)
  /** The elements of a data source in the row, and the index of the first. */
  #elements = []
  #first = 0
  /** Observes the ends of the row. */
  #ends

  constructor(host, root, items) {
    this.#host = host
    this.#root = root
    this.#items = items
    root.adoptedStyleSheets.push(sheet)
  }

  /** @param index The first visible item. */
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

  /** Handles a change of the items. */
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

  /** Keeps the scroll position. */
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
