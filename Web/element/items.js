// The source of the items: the element's children, or a data source.
import { attempt } from './attempt.js'
import { copyMark, followOriginal } from './copies.js'
import { Hidden } from './hidden.js'
import { intervalAttribute, isOdd, secondsOf } from './settings.js'
import { leave, roleOf } from './slots.js'
import { suspect } from './warnings.js'

const notItems = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'LINK', 'META', 'NOSCRIPT'])

/** The slots of children that are neither items nor placeholders: over the items, or instead of our controls. */
const overlays = /^(overlay|previous|next|pause|indicator)$/

/** Returns a number of a data source: a property, or the result of a method. */
const answer = (source, name) => attempt(() => {
  const value = source[name]
  return Math.max(0, Math.floor(Number(value?.call ? value.call(source) : value)) || 0)
}, 0)

/** Returns a data source of a list: of elements, texts, or URLs of images. */
const listed = list => ({
  numberOfItems: () => list.length,
  element(index) {
    const value = list[index]
    if (isElement(value)) return value
    const isImage = /^data:image|^blob:|\.(avif|gif|jpe?g|png|svg|webp)(?=[?#]|$)/i.test(value)
    return Object.assign(document.createElement(isImage ? 'img' : 'div'), { [isImage ? 'src' : 'textContent']: value })
  },
})

/** Whether a value is an element, also of another document. */
const isElement = value => value?.nodeType === Node.ELEMENT_NODE

export class Items {
  /** What the author has given as the data source, and the data source that it stands for, if any. */
  given = null
  source = null
  /** Without a data source: the children that are items, and those that are placeholders. */
  children = []
  placeholders = []
  /** The children over the items. */
  overlaid = []
  /** The children that the page hides: they are no items meanwhile. */
  hidden
  /** The cell that shows each element. */
  cells = new Map()
  /** The child that has left while it was current, what has been current since, and where it was if the page has removed it. */
  absent = null

  #host
  /** The elements that were created here or by the data source, and have to be removed again. */
  #own = new Set()
  /** Those of them that are copies, as long as the page leaves them so, and the cells of those that it has made its own. */
  #copies = new WeakSet()
  #lost = new Set()
  #observer

  /** @param childrenDidChange Called when the author has inserted, removed, moved, hidden or shown children. */
  constructor(host, childrenDidChange) {
    this.#host = host
    this.#observer = new MutationObserver(childrenDidChange)
    this.hidden = new Hidden(host, childrenDidChange)
  }

  /** Takes a data source, a list, or null. */
  take(given) {
    this.given = given
    this.source = Array.isArray(given) ? listed(given) : given
  }

  observe() {
    this.#observer.observe(this.#host, { childList: true })
    this.hidden.begin()
  }

  stop() {
    this.#observer.disconnect()
    this.hidden.end()
  }

  /** Reads the children that are items, those that are placeholders, and those over them; without those that the page hides. */
  read() {
    this.#observer.takeRecords()
    const children = []
    const placeholders = []
    const overlaid = []
    for (const child of [...this.#host.children]) {
      if (notItems.has(child.tagName)) continue
      const isCopy = child.hasAttribute(copyMark)
      if (this.#own.has(child)) {
        if (isCopy || !this.#copies.has(child)) continue
        this.#giveUp(child)
      } else if (isCopy) {
        // Of another carousel, whose HTML was kept.
        child.remove()
        continue
      }
      const role = roleOf(child)
      if (role === 'placeholder') placeholders.push(child)
      else (overlays.test(role) ? overlaid : children).push(child)
    }
    // A data source shows what it makes.
    const shown = new Set(this.source ? [] : this.hidden.shown([...children, ...placeholders]))
    const isShown = child => shown.has(child)
    return { children: children.filter(isShown), placeholders: placeholders.filter(isShown), overlaid }
  }

  get count() {
    return this.source ? answer(this.source, 'numberOfItems') : this.children.length
  }

  get placeholderCount() {
    return this.source ? answer(this.source, 'numberOfPlaceholders') : this.placeholders.length
  }

  /** The length that the data source gives an item, if it does. */
  lengthOf(index) {
    return attempt(() => Number(this.source?.lengthOfItem?.(index)))
  }

  /** The time of autoplay at an item, in seconds: none for that of the carousel, infinite until its content has ended. */
  intervalOf(index) {
    const { source } = this
    if (source) return attempt(() => Number(source.autoplayIntervalOfItem?.(index)))
    const text = this.children[index]?.getAttribute(intervalAttribute)?.trim()
    if (!text) return
    if (text === 'ended') return Infinity
    if (isOdd(intervalAttribute, text)) suspect('value', this.#host, intervalAttribute, text)
    return secondsOf(text, this.#host)
  }

  /** Fills a cell with the element of an item or a placeholder. */
  fill(cell, index, isPlaceholder) {
    const content = this.source
      ? this.#ask(isPlaceholder ? 'placeholder' : 'element', index, cell.content)
      : this.#child((isPlaceholder ? this.placeholders : this.children)[index], cell)
    if (content === cell.content) return cell.showAgain()
    this.empty(cell)
    const other = this.cells.get(content)
    if (other) other.show(null)
    this.cells.set(content, cell)
    cell.show(content)
  }

  /** Empties a cell, and removes its element from the page unless it is the author's own child. */
  empty(cell) {
    const { content } = cell
    if (!content) return
    cell.show(null)
    this.cells.delete(content)
    this.drop(content)
  }

  /** Empties the cells of children that are hidden now: they are elsewhere. */
  emptyHidden() {
    for (const [content, cell] of [...this.cells]) if (this.hidden.has(content)) this.empty(cell)
  }

  /** Inserts an element that is not an item itself. */
  adopt(element) {
    // An element around the carousel can't be in it, which throws.
    this.#host.append(element)
    this.#own.add(element)
    return element
  }

  drop(element) {
    if (!this.#own.delete(element)) return
    leave(element)
    element.remove()
  }

  /** Leaves a copy to the page, which has turned it into something else. */
  #giveUp(child) {
    this.#own.delete(child)
    this.#copies.delete(child)
    const cell = this.cells.get(child)
    if (!cell) return
    this.cells.delete(child)
    cell.show(null)
    this.#lost.add(cell)
  }

  /**
   * Fills the cells again of which the page has removed or taken the elements.
   * @returns Whether it has removed any.
   */
  refill() {
    const removed = [...this.#own].filter(element => !element.parentNode)
    for (const element of removed) {
      this.#own.delete(element)
      const cell = this.cells.get(element)
      if (!cell) continue
      this.empty(cell)
      this.#lost.add(cell)
    }
    // Nothing else can be shown of what fades out.
    for (const cell of this.#lost) {
      if (cell.isMounted && !cell.isLeaving && !cell.content && (this.source || this.#host.copies)) this.fill(cell, cell.index, cell.isPlaceholder)
    }
    this.#lost.clear()
    return removed.length > 0
  }

  /** Returns the author's own element for the content of a cell. */
  original(cell) {
    return this.source ? cell.content : (cell.isPlaceholder ? this.placeholders : this.children)[cell.index] ?? cell.content
  }

  /**
   * Moves the author's own element of an item that is shown more than once to this cell, and a clone to the other.
   * @returns Whether they were swapped.
   */
  bringOriginal(cell) {
    const original = this.original(cell)
    if (!original || original === cell.content) return false
    const other = this.cells.get(original)
    const copy = cell.content
    this.cells.set(original, cell)
    cell.show(original)
    if (other) {
      this.cells.set(copy, other)
      other.show(copy)
    }
    return true
  }

  /** Shows copies of children that were removed, since they fade out when they are no longer in the page. */
  keepPictures(children) {
    for (const child of this.children) {
      const cell = this.cells.get(child)
      if (cell?.isMounted && !children.includes(child)) this.#showPicture(cell, child)
    }
  }

  /** Shows a copy of a child in its cell from now on. */
  #showPicture(cell, child) {
    const picture = this.#adoptCopy(child)
    this.cells.delete(child)
    this.cells.set(picture, cell)
    cell.show(picture)
  }

  isCopy(cell) {
    return !this.source && this.#own.has(cell.content)
  }

  /** Returns the data source's element of an item: inserted, and not shown by another cell. */
  make(index) {
    return this.#ask('element', index, null)
  }

  #ask(method, index, reused) {
    const element = attempt(() => {
      const given = this.source[method](index, reused ?? undefined)
      return !isElement(given) || given.parentNode === this.#host ? given : this.adopt(given)
    })
    return isElement(element) ? element : this.adopt(document.createElement('div'))
  }

  #child(child, cell) {
    if (!child) return this.adopt(document.createElement('div'))
    const holder = this.cells.get(child)
    if (!holder || holder === cell || !holder.isMounted) return child
    if (!this.#host.copies) {
      // The other cell is about to go: its item is reloaded, or fades out while it is shown elsewhere. The engine knows of no focus
      // in the new one.
      if (child.contains(this.#host.getRootNode().activeElement)) this.#host.focus({ preventScroll: true })
      this.#showPicture(holder, child)
      return child
    }
    followOriginal(this, child)
    return this.#adoptCopy(child)
  }

  #adoptCopy(child) {
    const result = this.adopt(copy(child))
    this.#copies.add(result)
    this.#observer.observe(result, { attributeFilter: [copyMark] })
    return result
  }
}

/** Clones an element, marked as a copy and without names, so that it does not affect forms, links and scripts. */
function copy(element) {
  const result = element.cloneNode(true)
  for (const part of [result, ...result.querySelectorAll('*')]) {
    for (const name of ['id', 'name', 'for', 'form']) part.removeAttribute(name)
  }
  result.toggleAttribute(copyMark, true)
  return result
}
