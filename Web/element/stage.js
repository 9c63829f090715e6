// The views of a carousel: makes them, measures them, and puts them where the engine says.
import { Cell } from './cell.js'
import { whenLaidOut } from './clock.js'
import { make } from './dom.js'
import { change, doubles, record } from './engine.js'
import { fade } from './preferences.js'
import { sheet } from './style.js'

const none = { width: 0, height: 0 }

/** How much a size has to differ from another one to be new to the engine, in points: browsers round to 1/64. */
const sizeTolerance = 0.01

export class Stage {
  /** The number of the engine's carousel; 0 while there is none. */
  number = 0
  /** Cells by the numbers by which the engine knows them. */
  cells = new Map()
  root
  layer = make('div', 'stage')
  /** Is as high as an item, so that the carousel is where its author gives no height. */
  sizer = document.createElement('div')
  /** What is around items, where the extras have put something there: `refresh(index)` asks for it anew. */
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
   * @param items What fills cells; see items.js.
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

  // MARK: What the module calls: data

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
   * Adds something to every cell, for as long as the cell is there.
   * @param decorator Called with a cell, returns what is told of it: `show(content)`, with the element that it shows from
   *   now on or null, `update(memory, at)`, with its record in each frame, and `remove()`. Null takes all of it away.
   */
  decorate(decorator) {
    this.#decorator = decorator
    for (const cell of this.cells.values()) cell.decorate(decorator)
  }

  /** Its size is a guess until it has been laid out: in the second frame from now that is so. Where the guess was right
      nothing is heard of it, so observing it anew would tell, but costs a second layout in this frame. */
  #guess(cell) {
    cell.isGuess = true
    whenLaidOut(() => (cell.isGuess = false))
  }

  // MARK: What the module calls: views

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
  }

  width(number) {
    return this.#size(number).width
  }

  height(number) {
    return this.#size(number).height
  }

  /** The size of a cell, which is remembered as what the engine knows of it. */
  #size(number) {
    const cell = this.cells.get(number)
    if (!cell) return none
    const { width, height } = this.#measured(cell)
    return (cell.told = { width, height })
  }

  /** Measured where it must be, which makes the browser lay out; the others are taken to be like the first until the
      browser has laid them out by itself. */
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

  /** The cells that are shown. */
  get mounted() {
    return [...this.cells.values()].filter(cell => cell.isMounted)
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
        // Here it would change what is being observed.
        requestAnimationFrame(() => (this.sizer.style.height = height + 'px'))
      }
    }
    if (hasChanged && this.number) change('remeasure', this.number, NaN, wereGuesses ? 1 : 0)
  }

  /** Forgets everything that belongs to the engine's carousel that was. */
  clear() {
    this.#itemSize = null
    for (const number of [...this.cells.keys()]) this.release(number)
  }
}
