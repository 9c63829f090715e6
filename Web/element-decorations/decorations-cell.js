// The decorations of one item: its layers, its back, and its turn.
import { pictureOf } from '../element-later/picture.js'
import { core } from './core.js'
import { facing } from './decorations-facing.js'
import { Face } from './decorations-layers.js'

/** Lists with the same kinds are updated in place. */
const kindOf = list => list.map(({ name, ground }) => name + (ground ? '+' : '')).join()

/** Eases in and out: returns the progress at a share of the time. */
const eased = share => share * share * (3 - 2 * share)

export class DecoratedCell {
  #cell
  #context
  #list = []
  #root = null
  #front = null
  #back = null
  /** The element on the back, recycled for other items. */
  #backContent = null
  #pictures = new Map()
  /** The side that its box shows, as returned by `facing`. */
  #way = 0
  #isTurned = false
  /** The running turn: its start, its progress, whether it goes back, and its destination. */
  #turning = null
  #goal = false
  #seen = -1

  /** @param context The decorations of the carousel. */
  constructor(cell, context) {
    this.#cell = cell
    this.#context = context
    context.cells.add(this)
  }

  /** Whether the visible side depends on where it is. */
  get needsFrames() {
    return this.#back !== null
  }

  get index() {
    return this.#cell.isPlaceholder ? -1 : this.#cell.index
  }

  /** Shows an element from now on, or the same one for another item. */
  show(content) {
    if (content) this.#dress(false)
    else this.#dropPictures()
  }

  /** Updates to new results of the author's functions. */
  refresh() {
    if (this.#cell.content) this.#dress(true)
  }

  /** Follows the box, which has another size: the item's margins belong to it too. */
  resize() {
    if (this.#front?.isShaped) this.#shape(this.#front, getComputedStyle(this.#cell.content))
  }

  remove() {
    this.#context.cells.delete(this)
    this.#undress()
  }

  // MARK: Layers

  #dress(isAnimated) {
    const list = this.#context.listFor(this.#cell)
    if (list !== this.#list) this.#take(list)
    if (!list.length) return
    const { content } = this.#cell
    if (this.#back) this.#showBack(list[0])
    if (this.#front.isShaped) {
      this.#context.watch(this.#front, content, style => this.#shape(this.#front, style))
    }
    this.#dropPictures()
    if (list.some(({ name }) => name === 'cached')) this.#showPictures()
    if (this.#back) this.#turn(Boolean(this.#context.answer(list[0].turned, this.#cell)), isAnimated && list[0].duration)
  }

  #take(list) {
    if (kindOf(list) !== kindOf(this.#list)) {
      this.#undress()
      if (list.length) this.#build(list)
    }
    this.#list = list
    for (const face of this.#faces) face.set(list)
  }

  get #faces() {
    return [this.#front, this.#back].filter(Boolean)
  }

  #build(list) {
    const cell = this.#cell
    const hasBack = list[0].name === 'double-sided'
    this.#front = new Face(cell.slot, list, hasBack)
    this.#root = this.#front.element
    if (hasBack) {
      this.#root = document.createElement('div')
      this.#root.className = 'sides'
      this.#root.append(this.#front.element)
      this.#back = new Face(document.createElement('slot'), list, true)
      this.#back.element.classList.add('back', 'away')
      this.#back.element.inert = true
      this.#root.append(this.#back.element)
    }
    this.#root.classList.add('decor')
    cell.box.append(this.#root)
    // The state of the slot applies to everything around it.
    this.#root.inert = cell.slot.inert
    cell.slot.inert = false
    cell.face = this.#root
    this.#seen = -1
  }

  #undress() {
    if (!this.#root) return
    const cell = this.#cell
    this.#stop()
    this.#isTurned = false
    this.#dropPictures()
    for (const face of this.#faces) {
      this.#context.unwatch(face)
      face.remove()
    }
    this.#context.drop(this.#backContent)
    this.#backContent = cell.back = cell.seen = null
    cell.slot.inert = this.#root.inert
    cell.face = cell.slot
    cell.box.append(cell.slot)
    this.#root.remove()
    this.#root = this.#front = this.#back = null
    this.#list = []
  }

  #shape(face, style) {
    face.shape(style)
    for (const one of this.#faces) one.standAt(this.#front.margin)
  }

  // MARK: Copies

  #showPictures() {
    for (const face of this.#faces) {
      const content = face === this.#front ? this.#cell.content : this.#backContent
      const picture = pictureOf(content, this.#cell.isMounted)
      if (!picture) {
        this.#context.tell('decorations: "cached" cannot copy elements with a shadow tree or embedded pages; '
          + 'such items are not cached')
        continue
      }
      this.#context.adopt(picture.element)
      face.showPicture(picture.element)
      this.#pictures.set(face, picture.element)
      let isNew = true
      this.#context.watch(face, picture.element, style => {
        this.#shape(face, style)
        if (isNew) picture.settle()
        isNew = false
      }, face === this.#front ? this.#cell.box : null)
    }
    this.#cell.isPicture = this.#pictures.size > 0
  }

  #dropPictures() {
    for (const [face, picture] of this.#pictures) {
      face.showPicture(null)
      this.#context.drop(picture)
    }
    this.#pictures.clear()
    this.#cell.isPicture = false
  }

  // MARK: Sides

  #showBack({ back }) {
    const content = this.#context.backFor(back, this.#cell, this.#backContent)
    if (content !== this.#backContent) {
      this.#context.drop(this.#backContent)
      this.#context.adopt(content)
      core.assign(this.#back.slot, content)
    }
    this.#backContent = this.#cell.back = content
    this.#context.watch(this.#back, content, style => this.#shape(this.#back, style))
    if (this.#cell.seen) this.#cell.seen = content
  }

  update(memory, at) {
    if (!this.#back) return
    this.#way = facing(memory, at)
    this.#face()
  }

  /** Shows the visible side, upright and not mirrored. */
  #face() {
    const isOver = (this.#turning?.share ?? 0) > 0.5
    const isBack = (this.#way > 0) !== (isOver !== this.#isTurned)
    const seen = this.#way * 4 + isOver * 2 + isBack
    if (seen === this.#seen) return
    this.#seen = seen
    const [shown, other] = isBack ? [this.#back, this.#front] : [this.#front, this.#back]
    const x = (this.#way === 1) !== isOver ? -1 : 1
    const y = this.#way === 2 ? -1 : 1
    shown.element.style.transform = x + y === 2 ? '' : `scale(${x}, ${y})`
    shown.element.inert = false
    shown.element.classList.remove('away')
    // The focus stays at this item.
    if (this.#hasFocus(other)) this.#context.host.focus({ preventScroll: true })
    other.element.inert = true
    other.element.classList.add('away')
    this.#cell.seen = isBack ? this.#backContent : null
    this.#context.sidesDidChange()
  }

  #hasFocus(face) {
    const content = face === this.#front ? this.#cell.content : this.#backContent
    const focused = this.#context.host.getRootNode().activeElement
    return Boolean(focused && content?.contains(focused))
  }

  /** Turns the item to its other side, or back; animated over a duration in seconds. */
  #turn(isTurned, duration) {
    const isAnimated = duration > 0
    const { isMounted } = this.#cell
    const isGoing = this.#turning !== null
    if (isTurned === (isGoing ? this.#goal : this.#isTurned) && (isAnimated || !isGoing)) return
    this.#goal = isTurned
    if (!isAnimated || !isMounted || this.#context.reducesMotion()) {
      this.#stop()
      this.#isTurned = isTurned
      if (isAnimated && isMounted) fade(this.#root)
      return this.#face()
    }
    if (isGoing) return void (this.#turning.step = -this.#turning.step)
    this.#turning = { time: performance.now(), share: 0, step: 0.001 / duration }
    this.#follow()
  }

  #stop() {
    this.#turning = null
    if (this.#back) this.#root.style.transform = ''
  }

  /** Advances a turn by a frame. It is not a browser animation, whose own frames would show the wrong side. */
  #follow() {
    const turning = this.#turning
    if (!turning) return
    const now = performance.now()
    turning.share += (now - turning.time) * turning.step
    turning.time = now
    if (turning.share < 0 || turning.share >= 1) {
      this.#stop()
      this.#isTurned = this.#goal
      return this.#face()
    }
    // At the perspective of the carousel; in the item's own plane, since nested three-dimensional contexts are not
    // painted everywhere.
    const { perspective } = this.#context.host
    const eye = perspective < 0 ? `perspective(${-1 / perspective}px) ` : ''
    this.#root.style.transform = `${eye}rotateY(${180 * eased(turning.share)}deg)`
    this.#face()
    requestAnimationFrame(() => this.#follow())
  }
}

/** Replaces a turn under reduced motion. */
const fade = element => element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 150, easing: 'ease-out' })
