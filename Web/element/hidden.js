// Children that the page hides, by `hidden` or any style sheet, are no items until it shows them again. Browsers know the style only
// of children that are in a slot: those of mounted items are, and hidden ones wait in a slot of their own, where the browser reports
// that they are shown again, whatever the cause.
import { make } from './dom.js'
import { ResizeObserver } from './environment.js'
import { isMark } from './marks.js'
import { assign, leave, renewSlot } from './slots.js'
import { containerOf } from './targets.js'

/** How long after a change around the carousel its children are looked at again, in milliseconds: such changes come in rows. */
const reviewDelay = 100

/** Elements that are in no page, and in no slot, have no style. */
const isHidden = child => (getComputedStyle(child).display || (child.hidden === true ? 'none' : '')) === 'none'

export class Hidden {
  /** In the shadow tree, with the slot of hidden children and one for children whose style is unknown. */
  holder

  #host
  #didChange
  #waiting = document.createElement('slot')
  #asked = document.createElement('slot')
  /** The children, and whether each is hidden. */
  #known = new Map()
  #isActive = false
  #timer = 0
  /** Children to observe or not from the next frame on. */
  #moved = new Map()
  #attributes = new MutationObserver(records => this.#changed(records))
  #sizes = new ResizeObserver(entries => this.#resized(entries))

  /** @param didChange Called when children are hidden or shown. */
  constructor(host, didChange) {
    this.#host = host
    this.#didChange = didChange
    // Not with `display: none`: there WebKit does not notice that they have changed.
    this.holder = make('div', 'hidden-items', this.#waiting, make('div', 'asked', this.#asked))
  }

  /** Observes the children from now on. */
  begin() {
    if (this.#isActive) return
    this.#isActive = true
    for (let element = this.#host; element; element = containerOf(element)) this.#attributes.observe(element, { attributes: true })
  }

  end() {
    this.#isActive = false
    this.#attributes.disconnect()
    this.#sizes.disconnect()
    clearTimeout(this.#timer)
    this.#timer = 0
    this.#known.clear()
    assign(this.#waiting)
  }

  /** Returns those of the children that the page shows. */
  shown(children) {
    if (!this.#isActive || !this.#host.isConnected) return children.filter(child => !isHidden(child))
    const known = this.#known
    const fresh = children.filter(child => !known.has(child))
    const all = new Set(children)
    for (const child of [...known.keys()]) if (!all.has(child)) this.#forget(child)
    for (const child of fresh) this.#attributes.observe(child, { attributes: true })
    this.#ask(fresh)
    return children.filter(child => !known.get(child))
  }

  /** Whether a child was hidden when it was last looked at. */
  has(child) {
    return this.#known.get(child) === true
  }

  /** Calls a function while a child has a style, and returns its result. */
  whileStyled(child, read) {
    if (child.assignedSlot) return read()
    assign(this.#asked, child)
    const result = read()
    assign(this.#asked)
    return result
  }

  /** Observes from the next frame on whether the child of a mounted item stays visible, or no longer: items may be mounted while resizes
   * are handled, which is too late for those. */
  watch(child, isWatched) {
    if (!this.#isActive) return
    if (!this.#moved.size) requestAnimationFrame(() => this.#watchMoved())
    this.#moved.set(child, isWatched)
  }

  #watchMoved() {
    for (const [child, isWatched] of this.#moved) {
      if (this.#isActive && this.#known.has(child)) this.#sizes[isWatched || this.has(child) ? 'observe' : 'unobserve'](child)
    }
    this.#moved.clear()
  }

  /** Looks at the child of an item that has no size any more, in the next frame: now sizes may be under observation. */
  reviewEmpty(child) {
    if (this.#isActive && this.#known.has(child)) requestAnimationFrame(() => this.#review([child].filter(child => this.#known.has(child))))
  }

  /** Looks at all children again after something around them has changed, such as the size of the window. */
  reviewSoon() {
    if (!this.#isActive) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#review(this.#known.keys()), reviewDelay)
  }

  #forget(child) {
    this.#known.delete(child)
    leave(child)
    this.#sizes.unobserve(child)
  }

  /** @returns Whether any of the children is hidden now and was not, or the other way round. */
  #ask(children) {
    const unknown = children.filter(child => !child.assignedSlot)
    assign(this.#asked, ...unknown)
    const answers = children.map(isHidden)
    if (unknown.length) assign(this.#asked)
    const changed = children.filter((child, index) => answers[index] !== (this.#known.get(child) ?? false))
    children.forEach((child, index) => this.#known.set(child, answers[index]))
    if (!changed.length) return false
    const hidden = [...this.#known.keys()].filter(child => this.has(child))
    assign(this.#waiting, ...hidden)
    for (const child of changed) this.#sizes[this.has(child) ? 'observe' : 'unobserve'](child)
    return true
  }

  #review(children) {
    if (this.#ask([...children])) this.#didChange()
  }

  #changed(records) {
    const children = new Set()
    for (const { target, attributeName } of records) {
      if (isMark(target, attributeName)) continue
      // In a shadow tree that a server has declared, slots are ours.
      if (attributeName === 'slot') {
        renewSlot(target)
        continue
      }
      const isStyle = attributeName === 'style'
      if (!this.#known.has(target)) {
        if (!isStyle) this.reviewSoon()
      } else if (!isStyle || (target.style.display === 'none') !== this.has(target)) {
        // Pages may give items another style in each frame.
        children.add(target)
      }
    }
    if (children.size) this.#review(children)
  }

  /** Handles children without a size, which may be hidden, and hidden ones with one, which no longer are. */
  #resized(entries) {
    const isEmpty = ({ width, height }) => !width && !height
    const children = entries.filter(({ target, contentRect }) => this.#known.has(target) && isEmpty(contentRect) !== this.has(target))
    // In the next frame, since items that are mounted now are observed too late for this one.
    if (children.length) requestAnimationFrame(() => this.#review(children.map(({ target }) => target).filter(child => this.#known.has(child))))
  }
}
