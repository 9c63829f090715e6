// A place for one item: an element of the shadow tree that carries the transform, with a slot for the item itself.
import { make } from './dom.js'
import { record } from './engine.js'

/** As exact as a screen can show, with half the digits to write and to read. */
const short = value => Math.round(value * 1e7) / 1e7

export class Cell {
  slot = document.createElement('slot')
  box = make('div', 'item', this.slot)
  /** The element that it shows: the author's own, a copy of it, or what the data source gave. */
  content = null
  /** What is around the slot and can't be used while the item can't. */
  face = this.slot
  /** The element on its back, if it has one, and the one that is seen where that isn't its content. */
  back = null
  seen = null
  /** Whether a picture stands for its content, in which nothing can be used. */
  isPicture = false
  isMounted = false
  index = 0
  /** How far it is from the middle, in items, and its place on the track. */
  offset = 0
  place = 0
  isPlaceholder = false
  /** Null until it is placed. */
  isHidden = null
  /** Whether it was removed, and fades away. */
  isLeaving = false
  width = 0
  height = 0
  /** The size that the engine was told. */
  told = { width: 0, height: 0 }
  /** Whether its size is a guess until the browser has laid it out. */
  isGuess = true

  #decoration
  #style = this.box.style
  #matrix = ''
  #opacity = 1
  #isKept = false
  order = -1

  constructor(number) {
    this.number = number
    this.box.role = 'group'
  }

  show(content) {
    this.content = content
    if (content) this.slot.assign(content)
    else this.slot.assign()
    this.#decoration?.show(content)
  }

  /** It shows the same element, for another item or with something new. */
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

  measure() {
    const { width, height } = getComputedStyle(this.box)
    this.width = parseFloat(width) || 0
    this.height = parseFloat(height) || 0
  }

  setShown(isShown) {
    this.box.style.display = isShown ? '' : 'none'
  }

  /** Takes its place from the engine's memory. Nothing is written that hasn't changed. */
  update(memory, at) {
    const style = this.#style
    let matrix = 'matrix3d(' + short(memory[at])
    // Most are 0, which needn't be rounded and written anew.
    for (let i = 1; i < 16; i++) matrix += memory[at + i] ? ',' + short(memory[at + i]) : ',0'
    matrix += ')'
    if (matrix !== this.#matrix) style.transform = this.#matrix = matrix

    const flags = memory[at + record.flags]
    const isKept = (flags & record.keptFlag) !== 0
    const opacity = isKept ? 0 : memory[at + record.opacity]
    if (opacity !== this.#opacity) style.opacity = this.#opacity = opacity

    const order = memory[at + record.order]
    if (order !== this.order) style.zIndex = this.order = order

    if (isKept !== this.#isKept) {
      this.#isKept = isKept
      style.pointerEvents = isKept ? 'none' : ''
    }
    // What is kept for its focus would lose it.
    const isHidden = !isKept && ((flags & record.hiddenFlag) !== 0 || opacity === 0)
    if (isHidden !== this.isHidden) {
      this.isHidden = isHidden
      style.visibility = isHidden ? 'hidden' : ''
    }
    this.isLeaving = (flags & record.leavingFlag) !== 0
    this.isPlaceholder = (flags & record.placeholderFlag) !== 0
    this.index = memory[at + record.index]
    this.offset = memory[at + record.offset]
    this.place = memory[at + record.slot]
    this.#decoration?.update(memory, at)
  }
}
