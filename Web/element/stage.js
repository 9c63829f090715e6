// What the engine sees of the page: it makes views, measures them and puts them where it is told.
import { Cell } from './cell.js'
import { whenLaidOut } from './clock.js'
import { make } from './dom.js'
import { doubles, engine, questions, record } from './engine.js'
import { dispatch, kinds, send } from './events.js'
import { fade, reducesMotion } from './motion.js'
import { sheet } from './style.js'
import { tidy } from './tidy.js'

/** How long labels wait for another change while it moves, in milliseconds. */
const tidyPause = 1000

const none = { width: 0, height: 0 }

export class Stage {
  number = 0
  /** Cells by the numbers by which the engine knows them. */
  cells = new Map()
  root
  layer = make('div', 'stage')
  /** Is as high as an item, so that the carousel is where its author gives no height. */
  sizer = document.createElement('div')
  /** Where changes are announced to those who don't see them. */
  live = make('div', 'live')
  isDragging = false
  /** Whether the last change was the user's doing, and is to be announced. */
  isByUser = false
  /** Whether somebody has ever wanted to hear of each change of the offset. */
  isWatched = false
  /** What is around items, where the extras have put something there: `refresh(index)` asks for it anew. */
  decorations = null

  #decorator = null
  #lastNumber = 0
  #unused = new Set()
  #byBox = new WeakMap()
  #itemSize = null
  #tidies = false
  #tidied = -Infinity
  #hasSettled = false
  /** Whether what moves is at its end at once, since people want less to move. */
  #arrives = false
  #announced = -1
  #resizes = new ResizeObserver(entries => this.#resized(entries))

  constructor(host, supply, clock) {
    this.host = host
    this.supply = supply
    this.clock = clock
    this.root = host.attachShadow({ mode: 'open', slotAssignment: 'manual' })
    this.root.adoptedStyleSheets = [sheet]
    this.live.role = 'status'
    // Its margin is at the other side when the direction of the text is another, and that is a transition; one that another
    // change turns back is cancelled.
    this.live.ontransitionrun = this.live.ontransitioncancel = () => this.directionDidChange()
    this.root.append(this.sizer, this.layer, this.live)
  }

  ask(name) {
    return engine.state(this.number, questions.indexOf(name))
  }

  // MARK: What the module calls: data

  items() {
    return this.supply.count
  }

  placeholders() {
    return this.supply.placeholderCount
  }

  view(index, reused, isPlaceholder) {
    const cell = this.cells.get(reused) ?? this.#add()
    cell.index = index
    cell.isPlaceholder = isPlaceholder
    this.supply.fill(cell, index, isPlaceholder)
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
   * @param decorator Called with a cell, answers what is told of it: `show(content)`, with the element that it shows from
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
    this.supply.empty(cell)
    this.#resizes.unobserve(cell.box)
    cell.box.remove()
    this.#unused.delete(cell)
    this.cells.delete(number)
  }

  placed(count, address) {
    const memory = doubles()
    const start = address / 8
    for (let at = start; at < start + count * record.stride; at += record.stride) {
      this.cells.get(memory[at + record.view] | 0)?.update(memory, at)
    }
    if (this.#unused.size) {
      for (const cell of this.#unused) cell.setShown(false)
      this.#unused.clear()
    }
    if (!this.isMoving) this.tidySoon()
  }

  /** The cells that are shown. */
  get mounted() {
    return [...this.cells.values()].filter(cell => cell.isMounted)
  }

  cellOf(element) {
    return this.mounted.find(cell => cell.holds(element))
  }

  // MARK: What the module calls: dialogue

  event(kind, value) {
    if (kind === kinds.dragStart) this.isDragging = true
    if (kind === kinds.dragEnd) this.isDragging = false
    if (kind === kinds.settle) this.#hasSettled = true
    if (kind === kinds.index) this.positionDidChange()
    if (kind === kinds.settle || kind === kinds.dragEnd || (kind === kinds.index && this.#mayTidy)) this.tidySoon()
    if ((kind === kinds.glideStart || kind === kinds.scrollStart) && reducesMotion()) {
      fade(this.layer)
      this.#arrives = true
      engine.set_scroll_offset(this.number, this.ask('destination'))
    }
    if (kind === kinds.glideEnd || kind === kinds.scrollEnd) {
      value ||= this.#arrives
      this.#arrives = false
    }
    if (kind !== kinds.scroll || this.isWatched) dispatch(this.host, kind, value)
  }

  shouldSelect(index) {
    return send(this.host, 'select', { index }, { cancelable: true })
  }

  frames(areNeeded) {
    this.clock.setNeedsFrames(areNeeded)
    if (!areNeeded) this.tidySoon()
  }

  // MARK: Later

  get isMoving() {
    return this.clock.isRunning || this.isDragging
  }

  /** In a quick flight nobody can follow what each item that passes is called. */
  get #mayTidy() {
    return !this.isMoving || performance.now() - this.#tidied > tidyPause
  }

  /** What can wait until nothing moves: the order for readers, labels, what may be focused. */
  tidySoon() {
    if (this.#tidies) return
    this.#tidies = true
    queueMicrotask(() => {
      this.#tidies = false
      this.#tidied = performance.now()
      try {
        if (this.number) this.#announce(tidy(this))
        this.positionDidChange()
      } catch (error) {
        reportError(error)
      }
    })
  }

  /** Tells where the carousel has come to rest, if that was the user's doing. */
  #announce({ index, text }) {
    if (!this.#hasSettled) return
    if (this.isByUser && index !== this.#announced) this.live.textContent = text
    this.#announced = index
    this.#hasSettled = this.isByUser = false
  }

  #resized(entries) {
    let hasChanged = false
    let wereGuesses = true
    for (const { target, contentRect: { width, height } } of entries) {
      const cell = this.#byBox.get(target)
      if (!cell?.isMounted) continue
      if (Math.abs(cell.told.width - width) > 0.01 || Math.abs(cell.told.height - height) > 0.01) {
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
    if (hasChanged && this.number) engine.remeasure(this.number, wereGuesses ? 1 : 0)
  }

  /** Goes on by so many items from where it is going. */
  step(count) {
    if (!this.number) return
    engine.set_time(this.number, this.clock.seconds())
    engine.step(this.number, count, NaN)
  }

  /** Forgets everything that belongs to the engine's carousel that was. */
  clear() {
    this.#itemSize = null
    this.isDragging = false
    this.clock.setNeedsFrames(false)
    for (const number of [...this.cells.keys()]) this.release(number)
  }
}
