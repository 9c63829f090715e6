// Accessibility: the order and the labels of the items, which of them are inert, and the announcement of where the user
// has moved the carousel.
import {
  itemMarkVisible, numberOfItems, readingFlagCurrent, readingFlagHidden, readingFlagUsable, readingOrder, viewOfItem,
} from 'engine-calls'
import { attempt } from './attempt.js'
import { make } from './dom.js'
import { doubles, recordStart } from './engine.js'
import { markNames } from './marks.js'
import { watched } from './styled.js'

/** The frames until the styles are read again; the first may be the current one. */
const framesUntilLook = 2
/** The engine's numbers for an item in the reading order: its slot, and these bits. */
const numbersOfItem = 2

export class Reading {
  /** A live region for announcements. */
  live = make('div', 'live')

  #carousel
  #isScheduled = false
  #framesToLook = 0
  /** Whether labels have changed and are updated at rest. */
  #isStale = false

  constructor(carousel) {
    this.#carousel = carousel
    this.live.role = 'status'
    // It inherits custom properties; each change starts a transition. If another change reverts it, the transition is cancelled.
    const { live } = this
    live.ontransitionrun = live.ontransitioncancel = live.ontransitionend = () => {
      carousel.preferencesDidChange()
      this.lookAgain()
    }
    this.live.style.transitionProperty = watched
    carousel.stage.root.append(this.live)
  }

  /**
   * Reads the styles once more after some frames. No event tells of a change that is reverted in the frame in which its transition
   * begins or ends, and it may have been read before.
   */
  lookAgain() {
    if (!this.#framesToLook) requestAnimationFrame(this.#look)
    this.#framesToLook = framesUntilLook
  }

  #look = () => {
    if (--this.#framesToLook) requestAnimationFrame(this.#look)
    else this.#carousel.preferencesDidChange()
  }

  announce(index) {
    this.live.textContent = this.describe(index)
  }

  /** @param end −1 for the first item, 1 for the last. */
  announceEnd(end) {
    const { firstItem, lastItem } = this.#carousel.labels
    this.live.textContent = end < 0 ? firstItem : lastItem
  }

  /** Returns the name and the position of an item. */
  describe(index) {
    const cell = this.#carousel.stage.cells.get(this.#carousel.ask(viewOfItem, index))
    return this.#describe(index, cell?.seen ?? this.#carousel.host.itemElement(index), true)
  }

  /** Handles changed labels, for example when items show their backs. */
  labelsDidChange() {
    if (this.#carousel.clock.isRunning) this.#isStale = true
    else this.updateSoon()
  }

  didStop() {
    if (this.#isStale) this.updateSoon()
  }

  /** Updates when the current script has ended. */
  updateSoon() {
    if (this.#isScheduled) return
    this.#isScheduled = true
    queueMicrotask(() => {
      this.#isScheduled = this.#isStale = false
      if (this.#carousel.isOpen) attempt(() => this.#update())
    })
  }

  /** Puts the items in the reading order, labels them, and makes unusable ones inert. */
  #update() {
    const { aside, host, items, labels, stage } = this.#carousel
    // No event tells of another overflow.
    this.#carousel.updateClipping()
    const bySlot = new Map(stage.mounted.filter(cell => !cell.isLeaving).map(cell => [cell.place, cell]))
    const count = this.#carousel.ask(readingOrder)
    const start = recordStart()
    const numbers = doubles().slice(start, start + numbersOfItem * count)
    const found = Array.from({ length: count }, (_, i) => [bySlot.get(numbers[numbersOfItem * i]), numbers[numbersOfItem * i + 1]])
    const readable = found.filter(([cell]) => cell)
    const cells = readable.map(([cell]) => cell)
    const focused = host.getRootNode().activeElement
    const holder = focused && focused !== host ? cells.find(cell => cell.holds(focused)) : null
    const current = readable.find(([, bits]) => bits & readingFlagCurrent)?.[0]
    const isUsable = (cell, bits) => (bits & readingFlagUsable) !== 0 && !cell.isPicture
    // Before anything changes: names may depend on styles.
    const names = new Map(readable.map(([cell, bits]) => (
      [cell, this.#describe(cell.index, cell.seen ?? items.original(cell), !isUsable(cell, bits))]
    )))
    order(cells, Math.max(0, cells.indexOf(holder ?? current)))

    let hasSwapped = false
    for (const [cell, bits] of readable) {
      const isHidden = (bits & readingFlagHidden) !== 0
      // The author's own element is moved to the usable occurrence, and a clone to the other.
      if (!isHidden && items.bringOriginal(cell)) hasSwapped = true
      const isInert = aside.update(cell, isUsable(cell, bits))
      if (isInert && cell === holder) host.focus({ preventScroll: true })
      set(cell.box, 'ariaHidden', isHidden ? 'true' : null)
      set(cell.box, 'ariaRoleDescription', labels.slide)
      const isSelected = cell.index === stage.selectedIndex
      set(cell.box, 'ariaCurrent', (stage.selectedIndex === undefined ? cell === current : isSelected) ? 'true' : null)
      const marks = [...markNames(cell.marks & ~itemMarkVisible), ...(isSelected ? ['selected'] : [])]
      const part = ['item', ...marks.map(name => name + '-item')].join(' ')
      if (cell.box.part.value !== part) cell.box.part = part
      set(cell.box, 'ariaLabel', names.get(cell))
    }
    this.#carousel.updateTouch()
    this.#carousel.updateLanguage()
    if (hasSwapped && stage.marksItems) stage.mark()
    // Listeners have to apply their changes to the other element as well.
    if (hasSwapped && this.#carousel.hearsItems) this.#carousel.redraw()
  }

  /** @param isNamed Whether the name is part of it: what is inside a usable item is read anyway. */
  #describe(index, element, isNamed) {
    const { labels } = this.#carousel
    const place = label(() => labels.position(index, this.#carousel.ask(numberOfItems)))
    const name = isNamed && nameOf(element)
    return name ? label(() => labels.item(name, place, index, element)) : place
  }
}

/** Returns the result of an author's function as a label, even if it throws. */
const label = author => attempt(() => String(author()), '')

/** Moves as few elements as possible, and never the focused one, which would lose the focus. */
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

/** Returns a short name for the content of an item. */
export function nameOf(element) {
  const name = (element ? textIn(element) : '').trim().replace(/\s+/g, ' ')
  return name.length > 80 ? name.slice(0, 79) + '…' : name
}

/** Returns the text of an element as it is named: that of pictures too, and with spaces between blocks. */
const textIn = element => element.ariaLabel || element.alt || [...element.childNodes].map(textOf).join('') || element.title

function textOf(node) {
  if (!node.matches) return node.nodeName === '#text' ? node.data : ''
  const { display } = getComputedStyle(node)
  if (node.ariaHidden === 'true' || display === 'none') return ''
  return /^(inline|contents)$/.test(display) ? textIn(node) : ` ${textIn(node)} `
}
