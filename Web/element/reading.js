// The carousel for screen readers and keyboards: the order and the labels of its items, what in them can be used, and the
// announcement of where a user has brought it.
import { make } from './dom.js'
import { doubles, recordStart } from './engine.js'

/** What the engine says of an item in reading order: its slot, and these bits. */
const numbersOfItem = 2
const flags = { isCurrent: 1, isHidden: 2, isUsable: 4 }

export class Reading {
  /** A live region, whose text is announced. */
  live = make('div', 'live')

  #carousel
  #isScheduled = false
  /** Whether labels have changed that wait until nothing moves. */
  #isStale = false

  constructor(carousel) {
    this.#carousel = carousel
    this.live.role = 'status'
    // Its margin is at the other side when the direction of the text is another, and that is a transition; one that another
    // change turns back is cancelled.
    this.live.ontransitionrun = this.live.ontransitioncancel = () => carousel.preferencesDidChange()
    carousel.stage.root.append(this.live)
  }

  announce(index) {
    const { stage } = this.#carousel
    const cell = stage.cells.get(this.#carousel.askFor('view_at', index))
    this.live.textContent = cell ? this.#describe(cell, nameOf(this.#seen(cell))) : ''
  }

  /** What items are called has changed, as when they show their backs. */
  labelsDidChange() {
    if (this.#carousel.clock.isRunning) this.#isStale = true
    else this.updateSoon()
  }

  didStop() {
    if (this.#isStale) this.updateSoon()
  }

  /** Updates when the script that runs now has ended. */
  updateSoon() {
    if (this.#isScheduled) return
    this.#isScheduled = true
    queueMicrotask(() => {
      this.#isScheduled = this.#isStale = false
      try {
        if (this.#carousel.isOpen) this.#update()
      } catch (error) {
        reportError(error)
      }
    })
  }

  /** Puts the items in reading order, labels them, and makes inert what can't be used. */
  #update() {
    const { host, items, labels, stage } = this.#carousel
    const bySlot = new Map(stage.mounted.filter(cell => !cell.isLeaving).map(cell => [cell.place, cell]))
    const count = this.#carousel.askFor('reading_order')
    const start = recordStart()
    const numbers = doubles().slice(start, start + numbersOfItem * count)
    const found = Array.from({ length: count }, (_, i) => [bySlot.get(numbers[numbersOfItem * i]), numbers[numbersOfItem * i + 1]])
    const readable = found.filter(([cell]) => cell)
    const cells = readable.map(([cell]) => cell)
    const focused = host.getRootNode().activeElement
    const holder = focused && focused !== host ? cells.find(cell => cell.holds(focused)) : null
    const current = readable.find(([, bits]) => bits & flags.isCurrent)?.[0]
    order(cells, Math.max(0, cells.indexOf(holder ?? current)))

    let hasSwapped = false
    for (const [cell, bits] of readable) {
      const isHidden = (bits & flags.isHidden) !== 0
      // The author's own element is where it can be used, and a copy where it is shown once more.
      if (!isHidden && items.bringOriginal(cell)) hasSwapped = true
      const isUsable = (bits & flags.isUsable) !== 0 && !cell.isPicture
      if (!isUsable && cell === holder) host.focus({ preventScroll: true })
      if (cell.face.inert !== !isUsable) cell.face.inert = !isUsable
      set(cell.box, 'ariaHidden', isHidden ? 'true' : null)
      set(cell.box, 'ariaRoleDescription', labels.slide)
      set(cell.box, 'ariaCurrent', cell === current ? 'true' : null)
      set(cell.box, 'ariaLabel', this.#describe(cell, isUsable ? '' : nameOf(this.#seen(cell))))
    }
    // Listeners have to do to the other element what they have done to the first.
    if (hasSwapped && this.#carousel.hearsItems) this.#carousel.change('redraw')
  }

  #seen(cell) {
    return cell.seen ?? this.#carousel.items.original(cell)
  }

  #describe(cell, name) {
    const { labels } = this.#carousel
    const place = label(() => labels.position(cell.index, this.#carousel.ask('numberOfItems')))
    return name ? label(() => labels.item(name, place)) : place
  }
}

/** What an author's function returns, whatever it does. */
function label(author) {
  try {
    return author()
  } catch (error) {
    reportError(error)
    return ''
  }
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
