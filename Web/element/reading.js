// The carousel for screen readers and keyboards: the order and the labels of its items, what in them can be used, and the
// announcement of where a user has brought it.
import { make } from './dom.js'

/** How long labels wait for another change while it moves, in milliseconds. */
const longestWait = 1000

const byIndex = (a, b) => a.index - b.index || a.place - b.place

export class Reading {
  /** A live region, whose text is announced. */
  live = make('div', 'live')

  #carousel
  #isScheduled = false
  #updated = -Infinity
  #hasSettled = false
  /** Whether the last change was the user's doing, and is to be announced. */
  #isByUser = false
  #announced = -1

  constructor(carousel) {
    this.#carousel = carousel
    this.live.role = 'status'
    // Its margin is at the other side when the direction of the text is another, and that is a transition; one that another
    // change turns back is cancelled.
    this.live.ontransitionrun = this.live.ontransitioncancel = () => carousel.directionDidChange()
    carousel.stage.root.append(this.live)
  }

  /** What happens from now on until it settles is the user's doing. */
  userActs() {
    this.#isByUser = true
  }

  didSettle() {
    this.#hasSettled = true
    this.updateSoon()
  }

  /** Another item is the current one. In a quick fling nobody can follow what each item that passes is called. */
  currentItemDidChange() {
    const isLate = performance.now() - this.#updated > longestWait
    if (!this.#carousel.isMoving || isLate) this.updateSoon()
  }

  /** Updates when the script that runs now has ended. */
  updateSoon() {
    if (this.#isScheduled) return
    this.#isScheduled = true
    queueMicrotask(() => {
      this.#isScheduled = false
      this.#updated = performance.now()
      try {
        if (this.#carousel.stage.number) this.#announce(this.#update())
        this.#carousel.controls.draw()
      } catch (error) {
        reportError(error)
      }
    })
  }

  #announce({ index, text }) {
    if (!this.#hasSettled) return
    if (this.#isByUser && index !== this.#announced) this.live.textContent = text
    this.#announced = index
    this.#hasSettled = this.#isByUser = false
  }

  /**
   * Puts the items in the order of their indexes, labels them, and makes inert what can't be used.
   * @returns The index of the current item, and its announcement.
   */
  #update() {
    const { host, items, labels, stage, isMoving } = this.#carousel
    const count = this.#carousel.ask('numberOfItems')
    const describe = (cell, name) => position(labels, cell.index, count) + (name && `: ${name}`)
    const current = this.#carousel.ask('currentIndex')
    const cells = stage.mounted.sort(byIndex)
    const middle = nearest(cells, current)
    // Listeners have to do to the other element what they have done to the first.
    if (middle && items.bringOriginal(middle) && stage.itemEvents.isHeard) this.#carousel.change('redraw')
    const focused = host.getRootNode().activeElement
    const holder = focused && focused !== host ? cells.find(cell => cell.holds(focused)) : null
    // Elements that change places are laid out and painted anew, which would make a flick stutter; what never ends can't wait.
    if (!isMoving || this.#carousel.ask('isAutoscrolling')) order(cells, Math.max(0, cells.indexOf(holder ?? middle)))

    for (const cell of cells) {
      const isUsable = cell.isInteractive && !cell.isPicture && !cell.isHidden && !cell.isPlaceholder && !items.isCopy(cell)
      if (!isUsable && cell === holder) host.focus({ preventScroll: true })
      if (cell.face.inert !== !isUsable) cell.face.inert = !isUsable
      const isSilent = cell.isHidden || cell.isPlaceholder || items.isCopy(cell)
      set(cell.box, 'ariaHidden', isSilent ? 'true' : null)
      set(cell.box, 'ariaRoleDescription', labels.slide)
      set(cell.box, 'ariaCurrent', cell === middle ? 'true' : null)
      set(cell.box, 'ariaLabel', describe(cell, isUsable ? '' : nameOf(cell.seen ?? items.original(cell))))
    }
    return { index: current, text: middle ? describe(middle, nameOf(middle.seen ?? items.original(middle))) : '' }
  }
}

/** What the author's function has for a place, whatever it does. */
function position(labels, index, count) {
  try {
    return labels.position(index, count)
  } catch (error) {
    reportError(error)
    return ''
  }
}

function nearest(cells, index) {
  let best = null
  for (const cell of cells) {
    if (cell.index === index && !cell.isPlaceholder && (!best || cell.order > best.order)) best = cell
  }
  return best
}

/** Moves as few as possible, and never the one that has the focus, which would lose it. */
function order(cells, fixed) {
  for (let i = fixed + 1; i < cells.length; i++) {
    const box = cells[i - 1].box
    if (box.nextElementSibling !== cells[i].box) box.after(cells[i].box)
  }
  for (let i = fixed - 1; i >= 0; i--) {
    const box = cells[i + 1].box
    if (box.previousElementSibling !== cells[i].box) box.before(cells[i].box)
  }
}

function set(element, name, value) {
  if (element[name] !== value) element[name] = value
}

/** A short name for what an item shows. */
export function nameOf(element) {
  if (!element) return ''
  const given = element.getAttribute('aria-label') ?? element.alt ?? element.getAttribute('title')
  const picture = given ? null : element.querySelector?.('[aria-label], img[alt], [title]')
  const text = given || element.textContent.trim().replace(/\s+/g, ' ')
  const name = text || picture?.getAttribute('aria-label') || picture?.alt || picture?.title || ''
  return name.length > 80 ? name.slice(0, 79) + '…' : name
}
