// The browser's search in children that are not mounted: they wait in boxes that are `hidden="until-found"`, which browsers search, and
// which get an event before a match in them is shown. The carousel brings the child to the front then.
import { make } from '../element/dom.js'

/**
 * Browsers do not scroll for a match what users cannot scroll, so a carousel that clips its items scrolls meanwhile. It looks the same,
 * and brings the item to the front to which the browser scrolls.
 */
const scrolls = ':host { overflow: scroll !important; scrollbar-width: none !important }'

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
  #before = make('div')
  #after = make('div')
  /** The slots in these boxes, by their children. */
  #slots = new Map()

  constructor(carousel, assign) {
    this.#assign = assign
    this.#carousel = carousel
  }

  begin() {
    const { host, stage } = this.#carousel
    const { overflowX, overflowY, overflowClipMargin } = getComputedStyle(host)
    const clips = [overflowX, overflowY].every(value => /clip|hidden/.test(value))
    if (clips && !parseFloat(overflowClipMargin)) stage.addStyle(scrolls)
    stage.layer.before(this.#before)
    stage.layer.after(this.#after)
    host.addEventListener('settle', this.#updateSoon)
    this.#update()
  }

  end() {
    const { host, stage } = this.#carousel
    stage.removeStyle(scrolls)
    host.removeEventListener('settle', this.#updateSoon)
    for (const slot of this.#slots.values()) this.#assign(slot)
    this.#slots.clear()
    this.#before.remove()
    this.#after.remove()
  }

  /** Not while the browser shows a match. */
  #updateSoon = () => requestAnimationFrame(() => this.#before.isConnected && this.#update())

  #update() {
    const { host, items } = this.#carousel
    // Those that wait for another item keep the element of the last one.
    for (const [content, cell] of [...items.cells]) if (!cell.isMounted && items.children.includes(content)) items.empty(cell)
    const old = this.#slots
    this.#slots = new Map()
    const boxes = [[], []]
    // A data source makes no more elements than are visible.
    for (const [index, child] of (items.source ? [] : items.children).entries()) {
      if (items.cells.has(child)) continue
      const slot = old.get(child) ?? this.#wait(child)
      this.#slots.set(child, slot)
      boxes[index < host.currentIndex ? 0 : 1].push(slot.parentNode)
    }
    this.#before.replaceChildren(...boxes[0])
    this.#after.replaceChildren(...boxes[1])
    for (const box of boxes.flat()) box.hidden = 'until-found'
  }

  /** Returns the slot of a child in a box of its own. */
  #wait(child) {
    const { host } = this.#carousel
    const slot = document.createElement('slot')
    make('div', 'whole', slot).addEventListener('beforematch', () => host.scrollTo(child, { animated: false }))
    this.#assign(slot, child)
    return slot
  }
}
