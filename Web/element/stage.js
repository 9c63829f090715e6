// The views of a carousel: creates, measures and places them.
import { recordStride, recordView, remeasure } from 'engine-calls'
import { Cell } from './cell.js'
import { seenTime, whenLaidOut } from './clock.js'
import { crossFade } from './cross-fade.js'
import { make } from './dom.js'
import { change, doubles } from './engine.js'
import { ResizeObserver } from './environment.js'
import { mark } from './marks.js'
import { fade } from './preferences.js'
import { assign, needsBox } from './slots.js'
import text from './style.css'
import { setStyles } from './style.js'

const none = { width: 0, height: 0 }

/** The properties that may refer to the size of the carousel. */
const lengths = ['width', 'height'].flatMap(name => [name, 'max-' + name, 'min-' + name])

/** The smallest change of a size that is reported to the engine, in points: browsers round to 1/64. */
const sizeTolerance = 0.01

/** Whether a carousel handles resizes now: what it tells may change others. */
let isResizing = false

/** The length along the axis where nothing else determines it, in items; one if there are fewer, or less room. */
const roomyLength = 3

export class Stage {
  /** The number of the engine's carousel; 0 while there is none. */
  number = 0
  /** Cells by the engine's numbers. */
  cells = new Map()
  root
  layer = make('div', 'stage')
  /** Has the size of a carousel without a size of its own. */
  sizer = make('div', 'sizer')
  /** As large as the carousel, with the distance that items keep from the edges of what scrolls around it. */
  #whole = make('div', 'whole')
  /** What fingers swipe on: the items, and what lies over them. */
  touched = new Set([this.layer])
  /** Points at its upper left, upper right and lower left corners. */
  corners = ['', 'right', 'bottom'].map(name => make('div', 'corner ' + name))
  /** Whether a style sheet uses the offsets of items. */
  tellsOffsets = false
  /** Whether the elements of items are marked. */
  marksItems = false
  /** The index of the item that another carousel shows, if this one controls it. */
  selectedIndex
  /** The decorations, if there are any: `refresh(index)` updates an item. */
  decorations = null

  #items
  #styles = new Set()
  #didPlace
  #decorator = null
  #lastNumber = 0
  #unused = new Set()
  #byBox = new WeakMap()
  #itemSize = null
  /** Whether items are laid out in the carousel's area, since their size depends on it; otherwise each is on its own. */
  #isArea = false
  /** The box of the first item, whether its width and its height depend on the carousel's, and the height for it. */
  #sample = null
  #isLoose = false
  #isFrozen = false
  #room = 0
  /** The height that fits the current items, in points, if it is automatic; otherwise −1. */
  #fittingHeight = -1
  #resizes = new ResizeObserver(entries => this.#resized(entries))

  /**
   * @param items Fills the cells; see items.js.
   * @param didPlace Called when all cells of a frame are placed, with the middle of the carousel, x and y, and the bits of
   * its controls.
   */
  constructor(host, items, didPlace) {
    this.host = host
    this.#items = items
    this.#didPlace = didPlace
    this.root = host.attachShadow({ mode: 'open', slotAssignment: 'manual' })
    this.addStyle(text)
    this.layer.append(items.hidden.holder)
    this.layer.addEventListener('transitionrun', ({ target, propertyName }) => {
      if (propertyName === '--carousel-raise') this.#byBox.get(target.parentElement)?.followRaise()
    })
    this.root.append(this.sizer, ...this.corners, this.#whole, this.layer)
  }

  /** Adds a style sheet; without one, adapts to another document. */
  addStyle(text) {
    if (text) this.#styles.add(text)
    setStyles(this.root, [...this.#styles])
  }

  removeStyle(text) {
    this.#styles.delete(text)
    setStyles(this.root, [...this.#styles])
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
    // While it moves fast, labels follow late: none is better than another item's.
    if (cell.index !== index) cell.box.ariaLabel = cell.box.ariaCurrent = null
    cell.index = index
    cell.isPlaceholder = isPlaceholder
    const { content } = cell
    this.#items.fill(cell, index, isPlaceholder)
    if (this.#isArea && cell.content !== content) {
      if (content) this.#resizes.unobserve(content)
      this.#observe(cell)
    }
    this.#guess(cell)
    return cell.number
  }

  #add() {
    const cell = new Cell(++this.#lastNumber)
    this.cells.set(cell.number, cell)
    this.#byBox.set(cell.box, cell)
    this.layer.append(cell.box)
    cell.decorate(this.#decorator)
    if (!this.#isArea) this.#observe(cell)
    return cell
  }

  /** Observes its size; while resizes are handled, from the next frame on, since this one could deliver no more of them. */
  #observe(cell) {
    const element = this.#isArea ? cell.content : cell.box
    if (isResizing) {
      if (element) this.#resizes.unobserve(element)
      requestAnimationFrame(() => this.#observe(cell))
    } else if (element && this.cells.has(cell.number)) this.#resizes.observe(element)
  }

  /**
   * Adds a decorator to every cell, for the lifetime of the cell.
   * @param decorator Called with a cell; returns an object with `show(content)`, called with the element that it shows
   * from now on or null, `resize()`, called when the box has another size, `update(memory, at)`, called with its record in
   * each frame, and `remove()`. Null removes all of them.
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

  length(index) {
    return this.#items.lengthOf(index)
  }

  interval(index) {
    return this.#items.intervalOf(index)
  }

  // MARK: Called by the module: views

  mount(number) {
    const cell = this.cells.get(number)
    if (!cell) return
    cell.isMounted = true
    // Where content is observed for its size, that tells it.
    this.#items.hidden.watch(cell.content, !this.#isArea)
    if (!this.#unused.delete(cell)) this.#show(cell, true)
  }

  #show(cell, isShown) {
    cell.setShown(isShown)
    if (cell.content && needsBox(cell.content)) isShown ? cell.assign() : assign(cell.slot)
    if (isResizing) this.#observe(cell)
  }

  unmount(number) {
    const cell = this.cells.get(number)
    if (!cell) return
    // The engine may know of no focus in it: an item that fades out has none.
    this.releaseFocus(number)
    cell.isMounted = false
    cell.play(null)
    this.#items.hidden.watch(cell.content, false)
    this.#unused.add(cell)
    if (this.#items.isCopy(cell)) this.#items.empty(cell)
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
    this.#detectArea(cell, true)
    cell.measure(this.#isArea)
    if (cell.width && cell.height) this.#itemSize = { width: cell.width, height: cell.height }
    this.#sample = cell.box
    this.updateSizer(cell)
    return cell
  }

  /**
   * Gives the sizer room for an item, and for its neighbours. A width that depends on the carousel's can't determine it:
   * then the carousel is as wide as possible. A height that does so counts once. Otherwise they would change by turns.
   * @param isSettled Whether none of that can have changed.
   */
  updateSizer({ width, height } = this.#itemSize ?? none, isSettled = false) {
    const { host, sizer } = this
    const length = this.#items.count < roomyLength ? 1 : roomyLength
    const [columns, rows] = host.vertical ? [1, length] : [length, 1]
    const set = (height, isLoose) => {
      sizer.style.gridTemplate = `${height}px / minmax(${isLoose ? '0, 100vw' : `${width}px, ${columns * width}px`})`
    }
    if (this.#sample && !this.#isArea && !isSettled) {
      const { offsetWidth, offsetHeight } = this.#sample
      set(this.#room, true)
      this.#isLoose ||= this.#sample.offsetWidth !== offsetWidth
      set(9e4, this.#isLoose)
      this.#isFrozen ||= this.#sample.offsetHeight !== offsetHeight
    }
    const isFrozen = this.#isFrozen || this.fits && host.vertical
    if (!isFrozen || !this.#room) this.#room = rows * height
    set(
      isFrozen || this.#fittingHeight < 0 ? this.#room : this.#fittingHeight,
      this.#isArea || this.#isLoose || this.fits && !host.vertical)
  }

  // MARK: Items whose size depends on the carousel's

  /**
   * Looks for percentages. Firefox reports those of a width or a height only while an element is not shown, which is
   * possible for the first one.
   */
  #detectArea(cell, isFirst) {
    const { content } = cell
    if (this.#isArea || !content) return
    const map = content.computedStyleMap?.()
    const hides = !map && isFirst
    if (hides) cell.setShown(false)
    const style = getComputedStyle(content)
    this.#isArea = lengths.some(name => /%/.test(map ? map.get(name) : style[name]))
    if (hides) cell.setShown(true)
    if (!this.#isArea) return
    this.#resizes.disconnect()
    for (const { content } of this.cells.values()) {
      if (!content) continue
      this.#resizes.observe(content)
      this.#items.hidden.watch(content, false)
    }
    this.updateArea()
  }

  /** Determines what percentages refer to: a height that depends on the items' is none. */
  updateArea() {
    if (!this.#isArea) return
    const { sizer, host } = this
    const { clientHeight } = host
    sizer.style.height = '9e4px'
    this.layer.className = host.clientHeight === clientHeight ? 'stage area' : 'stage area auto'
    sizer.style.height = ''
  }

  /** Whether the carousel determines the length of items, also before it has one itself. */
  get fits() {
    const { itemsPerView, itemSizing } = this.host
    return itemsPerView > 0 && itemSizing === 'uniform'
  }

  /** Gives items a size, in points; 0 leaves them their own. */
  fit(width, height) {
    const set = (name, value) => this.layer.style.setProperty('--swift-carousel-' + name, value)
    set('width', width ? width + 'px' : '')
    set('height', height ? height + 'px' : '')
    set('place', `${height ? 'stretch' : 'center'} ${width ? 'stretch' : 'center'}`)
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
    for (const element of [cell.box, cell.content]) if (element) this.#resizes.unobserve(element)
    this.#items.empty(cell)
    cell.box.remove()
    this.#unused.delete(cell)
    this.cells.delete(number)
  }

  placed(count, address) {
    const memory = doubles()
    const start = address / Float64Array.BYTES_PER_ELEMENT
    const end = start + count * recordStride
    // From back to front.
    let z = 0
    const middleX = memory[end]
    const middleY = memory[end + 1]
    const controls = memory[end + 2]
    const fittingHeight = memory[end + 3]
    let cell = this.cells.get(memory[start + recordView])
    for (let at = start; cell; at += recordStride) {
      const next = at + recordStride < end ? this.cells.get(memory[at + recordStride + recordView]) : null
      cell.update(memory, at, this.tellsOffsets)
      z = cell.paint(z, next?.z ?? Infinity)
      cell = next
    }
    if (this.#unused.size) {
      for (const cell of this.#unused) this.#show(cell, false)
      this.#unused.clear()
    }
    if (fittingHeight !== this.#fittingHeight) {
      this.#fittingHeight = fittingHeight
      // In the next frame: now sizes may be under observation.
      requestAnimationFrame(() => this.updateSizer(this.#itemSize ?? none, true))
    }
    if (this.marksItems) this.mark()
    this.#didPlace(middleX, middleY, controls)
  }

  /** Marks the elements of the items, or removes their marks. */
  mark() {
    for (const { content, index, isMounted, marks } of this.cells.values()) {
      const isMarked = this.marksItems && isMounted
      if (content) mark(content, isMarked && marks, isMarked && index === this.selectedIndex)
    }
  }

  /** Scrolls what is around the carousel to it, as links do. @param margin The `scroll-margin` of an item that keeps it off an edge. */
  scrollPage(margin) {
    this.#whole.style.scrollMargin = /[1-9]/.test(margin) ? margin : getComputedStyle(this.host).scrollMargin
    this.#whole.scrollIntoView()
  }

  crossFade() {
    crossFade(this, this.#items)
  }

  releaseFocus(number) {
    const { activeElement } = this.host.getRootNode()
    if (activeElement && this.cells.get(number)?.holds(activeElement)) this.host.focus({ preventScroll: true })
  }

  // MARK: Cells

  /** The visible cells. */
  get mounted() {
    return this.#mounted.filter(cell => !cell.isAhead)
  }

  /** Those and the ones that will be visible soon. */
  get #mounted() {
    return [...this.cells.values()].filter(cell => cell.isMounted)
  }

  /** The cell in the path of an event. */
  cellAt(event) {
    return event.composedPath().map(node => this.#byBox.get(node)).find(Boolean)
  }

  cellOf(element) {
    return this.#mounted.find(cell => cell.holds(element))
  }

  #resized(entries) {
    let hasChanged = false
    let wereGuesses = true
    for (const { target, contentRect } of entries) {
      const cell = this.#byBox.get(target) ?? this.cellOf(target)
      // In full screen it has not the size of an item.
      if (!cell?.isMounted || cell.isOpen && document.fullscreenElement) continue
      if (!contentRect.width || !contentRect.height) this.#items.hidden.reviewEmpty(cell.content)
      this.#detectArea(cell)
      cell.resize(this.#isArea)
      const { width, height } = cell
      if (Math.abs(cell.told.width - width) > sizeTolerance || Math.abs(cell.told.height - height) > sizeTolerance) {
        hasChanged = true
        wereGuesses &&= cell.isGuess
      }
      cell.isGuess = false
      if (cell.place === 0 && !cell.isPlaceholder && width && height) {
        this.#itemSize = { width, height }
        this.#sample = cell.box
        // Now it would change the observed element.
        requestAnimationFrame(() => this.updateSizer())
      }
    }
    if (!hasChanged || !this.number) return
    // What is played ends, which may change other sizes: not while these are under observation.
    if (this.mounted.some(cell => cell.isPlayed)) return void requestAnimationFrame(() => this.number && change(remeasure, this.number, seenTime(), wereGuesses))
    isResizing = true
    change(remeasure, this.number, NaN, wereGuesses)
    isResizing = false
  }

  /** Whether it has items with a size. */
  get hasSize() {
    return this.#itemSize !== null
  }

  /** Discards the state of the engine's previous carousel. */
  clear() {
    this.#itemSize = this.#sample = null
    this.#isLoose = this.#isFrozen = false
    this.#room = 0
    for (const number of [...this.cells.keys()]) this.release(number)
  }
}
