// The views of a carousel: creates, measures and places them.
import { Cell } from './cell.js'
import { whenLaidOut } from './clock.js'
import { make } from './dom.js'
import { change, doubles, record } from './engine.js'
import { fade } from './preferences.js'
import text from 'style'
import { styleSheet } from './style.js'

const sheet = styleSheet(text)

const none = { width: 0, height: 0 }

/** The smallest change of a size that is reported to the engine, in points: browsers round to 1/64. */
const sizeTolerance = 0.01

export class Stage {
  /** The number of the engine's carousel; 0 while there is none. */
  number = 0
  /** Cells by the engine's numbers. */
  cells = new Map()
  root
  layer = make('div', 'stage')
  /** Has the height of an item, for carousels without a height of their own. */
  sizer = document.createElement('div')
  /** The decorator of the extras, if there is one: `refresh(index)` updates an item. */
  decorations = null

  #items
  #didPlace
  #decorator = null
  #lastNumber = 0
  #unused = new Set()
  #byBox = new WeakMap()
  #itemSize = null
  #resizes = new ResizeObserver(entries => this.#resized(entries))

  /**
   * @param items Fills the cells; see items.js.
   * @param didPlace Called when all cells of a frame are placed.
   */
  constructor(host, items, didPlace) {
    this.host = host
    this.#items = items
    this.#didPlace = didPlace
    this.root = host.attachShadow({ mode: 'open', slotAssignment: 'manual' })
    this.root.adoptedStyleSheets = [sheet]
    this.root.append(this.sizer, this.layer)
  }

  // MARK: Called by the module: data

  items() {
    return this.#items.count
  }

  placeholders() {
    return this.#items.placeholderCount
  }

  view(index, reused, isPlaceholder) {
    const cell = this.cells.get(reused) ?? this.#add()
    cell.index = index
    cell.isPlaceholder = isPlaceholder
    this.#items.fill(cell, index, isPlaceholder)
    this.#guess(cell)
    return cell.number
  }

  #add() {
    const cell = new Cell(++this.#lastNumber)
    this.cells.set(cell.number, cell)
    this.#byBox.set(cell.box, cell)
    this.layer.append(cell.box)
    cell.decorate(this.#decorator)
    this.#resizes.observe(cell.box)
    return cell
  }

  /**
   * Adds a decorator to every cell, for the lifetime of the cell.
   * @param decorator Called with a cell; returns an object with `show(content)`, called with the element that it shows
   * from now on or null, `update(memory, at)`, called with its record in each frame, and `remove()`. Null removes all
   * of them.
   */
  decorate(decorator) {
    this.#decorator = decorator
    for (const cell of this.cells.values()) cell.decorate(decorator)
  }

  /**
   * Marks its size as a guess until it has been laid out: that is in the second frame from now. If the guess was right,
   * no resize is reported; observing it again would report one, but cost a second layout in this frame.
   */
  #guess(cell) {
    cell.isGuess = true
    whenLaidOut(() => (cell.isGuess = false))
  }

  // MARK: Called by the module: views

  mount(number) {
    const cell = this.cells.get(number)
    if (!cell) return
    cell.isMounted = true
    if (!this.#unused.delete(cell)) cell.setShown(true)
  }

  unmount(number) {
    const cell = this.cells.get(number)
    if (!cell) return
    cell.isMounted = false
    this.#unused.add(cell)
    // The copy of a child that was removed.
    if (cell.isLeaving && this.#items.isCopy(cell)) this.#items.empty(cell)
  }

  width(number) {
    return this.#size(number).width
  }

  height(number) {
    return this.#size(number).height
  }

  /** Returns the size of a cell, and stores it as reported to the engine. */
  #size(number) {
    const cell = this.cells.get(number)
    if (!cell) return none
    const { width, height } = this.#measured(cell)
    return (cell.told = { width, height })
  }

  /**
   * Measures where necessary, which forces a layout; other items are assumed to be like the first until the browser has
   * laid them out.
   */
  #measured(cell) {
    if (cell.width || cell.height) return cell
    if (this.#itemSize) return this.#itemSize
    cell.measure()
    if (cell.width && cell.height) this.#itemSize = { width: cell.width, height: cell.height }
    this.sizer.style.height = cell.height + 'px'
    return cell
  }

  replace(old, number, isAnimated) {
    this.unmount(old)
    this.mount(number)
    const cell = this.cells.get(number)
    if (isAnimated && cell) fade(cell.slot)
  }

  release(number) {
    const cell = this.cells.get(number)
    if (!cell) return
    cell.decorate(null)
    this.#items.empty(cell)
    this.#resizes.unobserve(cell.box)
    cell.box.remove()
    this.#unused.delete(cell)
    this.cells.delete(number)
  }

  placed(count, address) {
    const memory = doubles()
    const start = address / Float64Array.BYTES_PER_ELEMENT
    const end = start + count * record.stride
    // From back to front.
    let z = 0
    let cell = this.cells.get(memory[start + record.view])
    for (let at = start; cell; at += record.stride) {
      const next = at + record.stride < end ? this.cells.get(memory[at + record.stride + record.view]) : null
      cell.update(memory, at)
      z = cell.paint(z, next?.z ?? Infinity)
      cell = next
    }
    if (this.#unused.size) {
      for (const cell of this.#unused) cell.setShown(false)
      this.#unused.clear()
    }
    this.#didPlace()
  }

  crossFade() {
    fade(this.layer)
  }

  releaseFocus(number) {
    const { activeElement } = this.host.getRootNode()
    if (activeElement && this.cells.get(number)?.holds(activeElement)) this.host.focus({ preventScroll: true })
  }

  // MARK: Cells

  /** The visible cells. */
  get mounted() {
    return [...this.cells.values()].filter(cell => cell.isMounted)
  }

  /** The cell in the path of an event. */
  cellAt(event) {
    return event.composedPath().map(node => this.#byBox.get(node)).find(Boolean)
  }

  cellOf(element) {
    return this.mounted.find(cell => cell.holds(element))
  }

  #resized(entries) {
    let hasChanged = false
    let wereGuesses = true
    for (const { target, contentRect: { width, height } } of entries) {
      const cell = this.#byBox.get(target)
      if (!cell?.isMounted) continue
      if (Math.abs(cell.told.width - width) > sizeTolerance || Math.abs(cell.told.height - height) > sizeTolerance) {
        hasChanged = true
        wereGuesses &&= cell.isGuess
      }
      cell.isGuess = false
      cell.width = width
      cell.height = height
      if (cell.place === 0 && !cell.isPlaceholder && width && height) {
        this.#itemSize = { width, height }
        // Setting it now would change the observed element.
        requestAnimationFrame(() => (this.sizer.style.height = height + 'px'))
      }
    }
    if (hasChanged && this.number) change('remeasure', this.number, NaN, wereGuesses ? 1 : 0)
  }

  /** Discards the state of the engine's previous carousel. */
  clear() {
    this.#itemSize = null
    for (const number of [...this.cells.keys()]) this.release(number)
  }
}
