// `decorations`: layers around items.
import { core, setCore } from './core.js'
import { DecoratedCell } from './decorations-cell.js'
import { decorationList } from './decorations-list.js'
import { decorationsOfText } from './decorations-text.js'
import text from './decorations.css'

/**
 * Adds decorations to the items of a carousel, or removes them.
 * @param value The decorations, or null.
 */
export function decorate(value, carousel, given) {
  const { stage } = carousel
  setCore(given)
  if (stage.decorations) stage.decorations.value = value
  else if (value !== null) stage.decorations = new Decorations(value, carousel)
  if (value === null) stage.decorations = null
}

/** The decorations of one carousel. */
class Decorations {
  cells = new Set()
  #carousel
  #list = []
  #choose = null
  #told = new Set()
  #watched = new Map()
  #shapes = new Map()
  #sizes = new ResizeObserver(entries => {
    for (const { target } of entries) this.#shapes.get(target)?.()
  })

  constructor(value, carousel) {
    this.#carousel = carousel
    carousel.stage.addStyle(text)
    this.#read(value)
    carousel.stage.decorate(cell => new DecoratedCell(cell, this))
    // A first record for everything that depends on placements.
    this.#carousel.redraw()
  }

  get host() {
    return this.#carousel.stage.host
  }

  set value(value) {
    if (value === null) return this.#carousel.stage.decorate(null)
    this.#read(value)
    for (const cell of this.cells) cell.refresh()
    this.#carousel.redraw()
  }

  /** Updates the decorations of an item, or of all of them. */
  refresh(index) {
    for (const cell of this.cells) if (index === undefined || cell.index === index) cell.refresh()
    this.#carousel.reading.updateSoon()
  }

  #read(value) {
    this.#told.clear()
    this.#choose = typeof value === 'function' ? value : null
    this.#list = this.#choose ? [] : this.#checked(value)
  }

  #checked(value) {
    const tell = message => this.tell(message)
    return decorationList(typeof value === 'string' ? decorationsOfText(value, tell) : value, tell)
  }

  /** Returns the decorations of an item. Placeholders have no back. */
  listFor(cell) {
    const list = this.#choose ? this.#checked(this.answer(this.#choose, cell)) : this.#list
    return cell.isPlaceholder ? list.filter(({ name }) => name !== 'double-sided') : list
  }

  /** Reports a mistake once. */
  tell(message) {
    if (this.#told.has(message)) return
    this.#told.add(message)
    reportError(new TypeError(message))
  }

  /** Calls an author's function for an item. */
  answer(ask, cell, ...more) {
    try {
      return ask?.(cell.index, ...more)
    } catch (error) {
      reportError(error)
    }
  }

  /** Returns the element on the back of an item: from a function, or a clone of a template's content. */
  backFor(back, cell, reused) {
    if (typeof back === 'function') {
      const element = this.answer(back, cell, reused ?? undefined)
      if (element instanceof Element) return element
      this.tell('decorations: "back" must return an element')
      return document.createElement('div')
    }
    if (reused) return reused
    const template = back && this.#find(back)
    if (template) return template.content.firstElementChild.cloneNode(true)
    this.tell(`decorations: "back" must be a function, or the selector of a template with an element`)
    return document.createElement('div')
  }

  #find(selector) {
    try {
      const found = this.host.getRootNode().querySelector(selector)
      return found instanceof HTMLTemplateElement && found.content.firstElementChild ? found : null
    } catch {
      return null
    }
  }

  sidesDidChange() {
    this.#carousel.reading.labelsDidChange()
  }

  reducesMotion() {
    return core.reducesMotion()
  }

  // MARK: Own elements

  adopt(element) {
    this.#carousel.items.adopt(element)
  }

  drop(element) {
    if (element) this.#carousel.items.drop(element)
  }

  /**
   * Reports an element's computed style when it is laid out, and whenever its size has changed.
   * @param face The face of the element; each has one.
   */
  watch(face, element, shape) {
    if (this.#watched.get(face) === element) return
    this.unwatch(face)
    this.#watched.set(face, element)
    this.#shapes.set(element, () => shape(getComputedStyle(element)))
    this.#sizes.observe(element)
  }

  unwatch(face) {
    const element = this.#watched.get(face)
    if (!element) return
    this.#shapes.delete(element)
    this.#sizes.unobserve(element)
    this.#watched.delete(face)
  }
}
