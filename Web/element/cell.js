// The box of one item: an element of the shadow tree with the item's transform, and a slot for the item itself.
import {
  itemFlagAhead, itemFlagHidden, itemFlagKept, itemFlagLeaving, itemFlagPlaceholder, recordFlags, recordIndex, recordMarks, recordOffset,
  recordOpacity, recordSlot,
} from 'engine-calls'
import { make } from './dom.js'
import { unmark } from './marks.js'
import { short } from './short.js'
import { assign } from './slots.js'

/** The initial difference between the z-indexes of neighbours. */
const room = 1024

/** What `--carousel-raise: 1` adds to a z-index; those of the items are below it. Firefox adds exactly up to twice as much. */
const raise = 2 ** 23

export class Cell {
  slot = document.createElement('slot')
  box = make('div', 'item', this.slot)
  /** The element that it shows: the author's own, a clone of it, or one from the data source. */
  content = null
  /** The box around the slot, which is inert while the item is. */
  face = this.slot
  /** The element on its back, if there is one, and the visible element if it is not the content. */
  back = null
  seen = null
  /** Whether its controls work. */
  isUsable = true
  /** Whether an inert copy is shown in place of its content. */
  isPicture = false
  isMounted = false
  /** Whether something of it is open above the page. */
  isOpen = false
  index = 0
  /** Its distance from the middle, in items, and its slot on the track. */
  offset = 0
  place = 0
  /** What it is to the carousel, as bits; see marks.js. */
  marks = 0
  isPlaceholder = false
  /** Null until it is placed. */
  isHidden = null
  /** Whether it was removed and is fading out. */
  isLeaving = false
  /** Whether it will be visible soon, when the browser has moved it there. */
  isAhead = false
  width = 0
  height = 0
  /** The size last reported to the engine. */
  told = { width: 0, height: 0 }
  /** Whether its size is a guess until the browser has laid it out. */
  isGuess = true

  #decoration
  /** The animation that moves it; null while it is placed in each frame. */
  #motion = null
  #style = this.box.style
  /** The first three rows of its matrix, and their text; the text of the last row. */
  #turn = new Float64Array(12)
  #turnText = ''
  #place = ''
  #opacity = 1
  #isKept = false
  /** Its z-index. */
  z = 0
  /** Whether it can be raised. With a variable among its own styles, Chromium computes all of them again in each frame. */
  #followsRaise = false

  constructor(number) {
    this.number = number
    this.box.role = 'group'
  }

  show(content) {
    // What is shown elsewhere is marked there.
    if (this.content !== content) unmark(this.content)
    this.content = content
    this.assign()
    this.#decoration?.show(content)
  }

  /** Shows its content in its slot. */
  assign() {
    assign(this.slot, ...(this.content ? [this.content] : []))
  }

  /** Handles the same element shown for another item, or with new content. */
  showAgain() {
    this.#decoration?.show(this.content)
  }

  holds(element) {
    return this.content?.contains(element) || this.back?.contains(element)
  }

  /** @param decorator See `Stage.decorate`. */
  decorate(decorator) {
    this.#decoration?.remove()
    this.#decoration = decorator?.(this)
    this.#decoration?.show(this.content)
  }

  /** Whether what it shows depends on where it is. */
  get needsFrames() {
    return this.#decoration?.needsFrames
  }

  /** Whether the browser moves it. */
  get isPlayed() {
    return this.#motion !== null
  }

  /** @param motion The animation that moves it from now on; null ends that. */
  play(motion) {
    this.#motion?.cancel()
    this.#motion = motion
    if (!motion) return
    if (this.isHidden) this.#hide(false)
    // It is read when it is there.
    if (this.isAhead) this.box.ariaHidden = 'true'
  }

  #hide(isHidden) {
    this.isHidden = isHidden
    this.#style.visibility = isHidden ? 'hidden' : ''
  }

  /** @param isInArea Whether its box has to be given the size of the content. */
  measure(isInArea) {
    const element = isInArea ? this.content : this.box
    const style = getComputedStyle(element)
    const sum = (...names) => names.reduce((sum, name) => sum + (parseFloat(style[name]) || 0), 0)
    if (!isInArea) {
      this.width = sum('width')
      this.height = sum('height')
      return
    }
    const { offsetWidth = sum('width'), offsetHeight = sum('height') } = element
    this.width = offsetWidth + sum('marginLeft', 'marginRight')
    this.height = offsetHeight + sum('marginTop', 'marginBottom')
    this.#style.width = this.width + 'px'
    this.#style.height = this.height + 'px'
  }

  /** Handles another size of its box. */
  resize(isInArea) {
    this.measure(isInArea)
    this.#decoration?.resize()
  }

  setShown(isShown) {
    this.box.style.display = isShown ? '' : 'none'
  }

  /**
   * Paints it in front of the z-index `below`. Each change makes the browser sort and paint again, so its z-index is
   * kept if possible, and leaves room between neighbours for others.
   * @param above The z-index of the item in front of it, if that is kept.
   */
  paint(below, above) {
    const { z } = this
    if (z > below && z < raise && (z < above || above <= below)) return z
    const between = Math.min(Math.floor((below + above) / 2), below + room)
    this.z = between > below ? between : below + room
    this.#writeOrder()
    return this.z
  }

  /** Lets the property that raises it count from now on. */
  followRaise() {
    this.#followsRaise = true
    this.#writeOrder()
  }

  #writeOrder() {
    const { z } = this
    this.#style.zIndex = this.#followsRaise ? `calc(${z} + ${raise}*var(--carousel-raise,0))` : z
  }

  /**
   * Updates its placement from the engine's memory. Only changes are written.
   * @param tellsOffset Whether style sheets use its offset.
   */
  update(memory, at, tellsOffset) {
    const style = this.#style
    // Most items only slide from frame to frame: the part of the text for rotation and scale is written once.
    const turn = this.#turn
    let isTurned = false
    for (let i = 0; i < turn.length; i++) {
      if (memory[at + i] !== turn[i]) {
        turn[i] = memory[at + i]
        isTurned = true
      }
    }
    if (isTurned) this.#turnText = 'matrix3d(' + turn.map(short)
    let place = ''
    for (let i = turn.length; i < 16; i++) place += ',' + short(memory[at + i])
    if (isTurned || place !== this.#place) style.transform = this.#turnText + (this.#place = place) + ')'

    const flags = memory[at + recordFlags]
    const isKept = (flags & itemFlagKept) !== 0
    const opacity = isKept ? 0 : memory[at + recordOpacity]
    if (opacity !== this.#opacity) style.opacity = this.#opacity = opacity

    if (isKept !== this.#isKept) {
      this.#isKept = isKept
      // Not by its `pointer-events`, which what is open above the page would inherit.
      style.clipPath = isKept ? 'inset(50%)' : ''
    }
    // An item kept for its focus would lose it; one that is played may be visible between two frames.
    const isHidden = !isKept && !this.isPlayed && ((flags & itemFlagHidden) !== 0 || opacity === 0)
    if (isHidden !== this.isHidden) this.#hide(isHidden)
    this.isLeaving = (flags & itemFlagLeaving) !== 0
    this.isAhead = (flags & itemFlagAhead) !== 0
    this.isPlaceholder = (flags & itemFlagPlaceholder) !== 0
    this.marks = memory[at + recordMarks]
    this.index = memory[at + recordIndex]
    this.offset = memory[at + recordOffset]
    if (tellsOffset) style.setProperty('--carousel-offset', short(this.offset))
    this.place = memory[at + recordSlot]
    this.#decoration?.update(memory, at)
  }
}
