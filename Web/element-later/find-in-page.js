// The browser's search in children that are not mounted: they wait in boxes that are `hidden="until-found"`, which browsers search, and
// which get an event before a match in them is shown. The carousel brings the child to the front then.
import { make } from '../element/dom.js'

/**
 * Browsers do not scroll for a match what users cannot scroll, so a carousel that clips its items scrolls while it rests. It looks the
 * same, and brings the item to the front to which the browser scrolls.
 */
const scrolls = ':host { overflow: scroll !important; scrollbar-width: none !important }'

/** The boxes have no size: browsers would make a layer of each that lies over the items. */
const boxes = '.sought { position: absolute; inset: 0 0 auto }'

/** How many children around the current one are searched: browsers go over all children for each one that waits. */
const mostChildren = 1000

/** The searches of carousels. */
const searches = new WeakMap()

/**
 * Lets the browser search the children of a carousel, or no longer.
 * @param assign That of the element's script, which knows what is in which slot.
 */
export function search(carousel, isSearched, assign) {
  if (!searches.has(carousel)) searches.set(carousel, new Search(carousel, assign))
  searches.get(carousel)[isSearched ? 'begin' : 'end']()
}

class Search {
  #assign
  #carousel
  /** The boxes of children before the current item, and of those after it, since matches follow each other in the order of the page. */
  #before = make('div', 'sought')
  #after = make('div', 'sought')
  /** The slots in these boxes, by their children. */
  #slots = new Map()
  /** Whether it clips its items. */
  #clips

  constructor(carousel, assign) {
    this.#assign = assign
    this.#carousel = carousel
  }

  begin() {
    const { host, stage } = this.#carousel
    const { overflowX, overflowY, overflowClipMargin } = getComputedStyle(host)
    this.#clips = [overflowX, overflowY].every(value => /clip|hidden/.test(value)) && !parseFloat(overflowClipMargin)
    stage.addStyle(boxes)
    stage.layer.before(this.#before)
    stage.layer.after(this.#after)
    host.addEventListener('settle', this.#updateSoon)
    host.addEventListener('scroll', this.#onScroll)
    this.#update()
  }

  end() {
    const { host, stage } = this.#carousel
    host.removeEventListener('settle', this.#updateSoon)
    host.removeEventListener('scroll', this.#onScroll)
    this.#release(this.#slots.keys())
    this.#slots.clear()
    for (const boxes of [this.#before, this.#after]) {
      boxes.replaceChildren()
      boxes.remove()
    }
    stage.removeStyle(boxes)
    stage.removeStyle(scrolls)
  }

  /** Takes children out of their slots: together, since browsers go over all children each time. */
  #release(children) {
    const slot = document.createElement('slot')
    this.#after.append(slot)
    this.#assign(slot, ...children)
    this.#assign(slot)
    slot.remove()
  }

  /** Ends what the browser scrolls, perhaps in several steps: the carousel has been told where to. */
  #onScroll = () => {
    this.#carousel.stage.removeStyle(scrolls)
    this.#updateSoon()
  }

  /** Not while the browser shows a match. */
  #updateSoon = () => requestAnimationFrame(() => this.#before.isConnected && this.#update())

  #update() {
    const { clock, host, items, stage } = this.#carousel
    if (this.#clips && !clock.isRunning) stage.addStyle(scrolls)
    // A data source makes no more elements than are visible.
    const children = items.source ? [] : items.children
    const { currentIndex } = host
    // Those that wait for another item keep the element of the last one.
    for (const [content, cell] of [...items.cells]) if (!cell.isMounted && children.includes(content)) items.empty(cell)
    const first = Math.max(0, Math.min(currentIndex - mostChildren / 2, children.length - mostChildren))
    const old = this.#slots
    this.#slots = new Map()
    const found = [[], []]
    for (const [at, child] of children.slice(first, first + mostChildren).entries()) {
      if (items.cells.has(child)) continue
      const slot = old.get(child) ?? document.createElement('slot')
      old.delete(child)
      this.#slots.set(child, slot)
      found[first + at < currentIndex ? 0 : 1].push(slot.parentNode ?? this.#boxOf(slot, child))
    }
    this.#release([...old.keys()].filter(child => !items.cells.has(child)))
    this.#before.replaceChildren(...found[0])
    this.#after.replaceChildren(...found[1])
    for (const [child, slot] of this.#slots) {
      slot.parentNode.hidden = 'until-found'
      // It may have been mounted since. To look whether it was costs more.
      this.#assign(slot, child)
    }
  }

  #boxOf(slot, child) {
    const box = make('div', '', slot)
    box.addEventListener('beforematch', () => this.#carousel.host.scrollTo(child, { animated: false }))
    return box
  }
}
