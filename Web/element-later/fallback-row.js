// The items without the engine: a row that scrolls, in the browser's own way, as swift-carousel.css shows them without
// scripts; or a list of all of them, if the user prefers that.
import { IntersectionObserver } from '../element/environment.js'
import text from './fallback-row.css'

/** The number of data source items that are added at a time: to a row, and to a list. */
const batch = 20
const listBatch = 1000

/** The number of items from which on browsers lay out only those of a list that are visible. */
const longList = 100

/** The distance by which an arrow key scrolls a list, in pixels, and the share of its height by which a page key does. */
const line = 40
const page = 0.9

/** The rows of carousels. */
const rows = new WeakMap()

/**
 * Shows the items of a carousel in a row, or updates the row, or hides it.
 * @param index The first visible item.
 * @param assign That of the element's script, which knows what is in which slot.
 */
export function updateRow(carousel, index, assign) {
  if (!rows.has(carousel)) rows.set(carousel, new FallbackRow(carousel, assign))
  rows.get(carousel).update(index)
}

/** Scrolls the row of a carousel to an item. */
export function scrollRow(carousel, index) {
  rows.get(carousel)?.show(index)
}

class FallbackRow {
  #assign
  #carousel
  #items
  #slot = document.createElement('slot')
  #isList = false
  /** The boxes of a list. */
  #boxes = []
  #row = document.createElement('div')
  /** The elements of a data source in the row, and the index of the first. */
  #elements = []
  #first = 0
  /** Observes the ends of the row. */
  #ends = new IntersectionObserver(entries => this.#extend(entries), { root: this.#row, rootMargin: '100%' })

  constructor(carousel, assign) {
    this.#assign = assign
    this.#carousel = carousel
    this.#items = carousel.items
    this.#row.className = this.#row.part = 'row'
    this.#row.append(this.#slot)
    carousel.stage.addStyle(text)
  }

  update(index) {
    this.#clear()
    const { hasRow, host, isOpen, stage } = this.#carousel
    // A carousel that is shown again by now observes its items itself.
    if (!isOpen) this.#items.stop()
    const isList = (this.#isList = hasRow && host.asList)
    stage.sizer.hidden = isList
    host.removeEventListener('keydown', this.#scroll)
    if (!hasRow) return this.#row.remove()
    if (isList) host.addEventListener('keydown', this.#scroll)
    if (!this.#row.isConnected) {
      this.#row.classList.toggle('vertical', host.vertical)
      this.#row.classList.toggle('list', isList)
      this.#row.replaceChildren(...(isList ? [] : [this.#slot]))
      this.#row.role = isList ? 'list' : null
      // The carousel has the keys.
      this.#row.tabIndex = -1
      stage.root.append(this.#row)
    }
    this.#items.observe()
    this.#load(index)
  }

  #load(index) {
    if (!this.#items.source) {
      Object.assign(this.#items, this.#items.read())
      const { children } = this.#items
      this.#show(children)
      return this.#bring(children[index])
    }
    const { count } = this.#items
    // A list that fits is complete, for the browser's search as well.
    const isComplete = this.#isList && count <= listBatch
    this.#first = isComplete ? 0 : Math.min(index, Math.max(0, count - 1))
    this.#append()
    if (isComplete) this.#bring(this.#elements[index])
    this.#watchEnds()
  }

  /** Scrolls to an item. Those of a data source that are not there yet come first. */
  show(index) {
    const { children, count, source } = this.#items
    const at = Math.min(index, count - 1)
    const element = source ? this.#elements[at - this.#first] : children[at]
    if (element || !source) this.#bring(element)
    else this.update(at)
  }

  #bring(element) {
    if (this.#isList) this.#scrollTo(element)
    else element?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }

  /** Shows these elements: each in a box of its own in a list. */
  #show(elements, count = elements.length) {
    if (!this.#isList) return this.#assign(this.#slot, ...elements)
    while (this.#boxes.length > elements.length) this.#boxes.pop().remove()
    this.#row.classList.remove('long')
    elements.forEach((element, index) => {
      const box = (this.#boxes[index] ??= this.#makeBox())
      if (box.firstChild.assignedElements()[0] !== element) this.#assign(box.firstChild, element)
      box.ariaSetSize = count
      box.ariaPosInSet = this.#first + index + 1
    })
    if (count < longList) return
    const { offsetWidth, offsetHeight } = this.#boxes[0]
    this.#row.style.setProperty('--width', offsetWidth + 'px')
    this.#row.style.setProperty('--height', offsetHeight + 'px')
    this.#row.classList.add('long')
  }

  #makeBox() {
    const box = document.createElement('div')
    box.role = 'listitem'
    box.append(document.createElement('slot'))
    this.#row.append(box)
    return box
  }

  /** Scrolls the list alone, and not the page. */
  #scrollTo(element) {
    if (element) this.#row.scrollTop += element.getBoundingClientRect().top - this.#row.getBoundingClientRect().top - parseFloat(getComputedStyle(this.#row).paddingTop)
  }

  #scroll = event => {
    if (event.composedPath()[0] !== this.#carousel.host || event.ctrlKey || event.altKey || event.metaKey) return
    const row = this.#row
    const way = {
      ArrowUp: -line, ArrowDown: line, PageUp: -page * row.clientHeight, PageDown: page * row.clientHeight,
      Home: -row.scrollHeight, End: row.scrollHeight,
    }[event.key]
    const before = row.scrollTop
    if (way) row.scrollTop += way
    if (row.scrollTop !== before) event.preventDefault()
  }

  #clear() {
    this.#ends.disconnect()
    for (const element of this.#elements) this.#items.drop(element)
    this.#elements = []
    this.#first = 0
    this.#show([])
  }

  // MARK: A data source

  get #batch() {
    return this.#isList ? listBatch : batch
  }

  #extend(entries) {
    const seen = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)
    const [isFirst, isLast] = this.#bounds.map(bound => seen.includes(bound))
    if (isLast) this.#append()
    if (isFirst) this.#prepend()
    if (isLast || isFirst) this.#watchEnds()
  }

  /** The first and the last element: in a list their boxes, since browsers leave out what is in an invisible one. */
  get #bounds() {
    const all = this.#isList ? this.#boxes : this.#elements
    return [all[0], all.at(-1)]
  }

  #watchEnds() {
    this.#ends.disconnect()
    for (const bound of new Set(this.#bounds)) if (bound) this.#ends.observe(bound)
  }

  #append() {
    const start = this.#first + this.#elements.length
    const { count } = this.#items
    const end = Math.min(start + this.#batch, count)
    for (let index = start; index < end; index++) this.#elements.push(this.#items.make(index))
    this.#show(this.#elements, count)
  }

  /** Keeps the scroll position. */
  #prepend() {
    const [old] = this.#elements
    const { left, top } = old.getBoundingClientRect()
    const end = this.#first
    this.#first = Math.max(0, end - this.#batch)
    const more = Array.from({ length: end - this.#first }, (_, i) => this.#items.make(this.#first + i))
    if (more.length === 0) return
    this.#elements.unshift(...more)
    this.#show(this.#elements, this.#items.count)
    const now = old.getBoundingClientRect()
    this.#row.scrollBy({ left: now.left - left, top: now.top - top, behavior: 'instant' })
  }
}
