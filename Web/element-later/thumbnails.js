// Thumbnails: a carousel whose items are buttons for those of another one, and whose selected item is the one that it shows.

/** How many items each key moves the selection by; infinity is to an end. */
const steps = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1, Home: -Infinity, End: Infinity }

/** The other carousel's events after which it may show another item. */
const changes = ['currentindexchange', 'scrollanimationstart', 'settle']

/** How far an item may be beyond an edge and still be in view, in pixels. */
const tolerance = 1

/** Makes a carousel control another one. Returns what ends that. */
export function control(carousel, other) {
  const selection = (carousel.selection = new Selection(carousel, other))
  return () => {
    selection.end()
    carousel.selection = null
  }
}

class Selection {
  #carousel
  #host
  #other
  /** The author's element that is selected, and whether its `aria-current` is ours. */
  #element = null
  #isOurs = false
  #listening = new AbortController()
  /** Something that makes the page equal to what a server has sent removes the attribute: it is back in the next frame. */
  #renewals = new MutationObserver(records => {
    if (this.#isOurs && records.some(({ target }) => target === this.#element)) requestAnimationFrame(() => this.#writeAgain())
  })

  constructor(carousel, other) {
    this.#carousel = carousel
    this.#host = carousel.host
    this.#other = other
    const { signal } = this.#listening
    for (const name of changes) other.addEventListener(name, ({ target }) => target === other && this.renew(), { signal })
    this.#host.addEventListener('itemselected', ({ target, detail }) => target === this.#host && this.#show(detail.index), { signal })
    this.#host.addEventListener('click', event => this.#click(event), { signal })
    this.#renewals.observe(this.#host, { subtree: true, attributeFilter: ['aria-current'] })
    this.renew()
  }

  end() {
    this.#listening.abort()
    this.#renewals.disconnect()
    this.#select(undefined)
  }

  /** Selects the item that the other carousel shows, or scrolls to: not those that it passes. */
  renew() {
    const { currentIndex, destinationIndex, isScrolling } = this.#other
    const index = isScrolling ? destinationIndex : currentIndex
    const last = this.#host.numberOfItems - 1
    this.#select(index < 0 || last < 0 ? undefined : Math.min(index, last))
  }

  #select(index) {
    const { stage, reading } = this.#carousel
    const hasChanged = index !== stage.selectedIndex
    stage.selectedIndex = index
    // A data source shows the item in another element after it was off-screen.
    this.#mark(index === undefined ? null : this.#host.itemElement(index))
    if (!hasChanged) return
    if (stage.marksItems) stage.mark()
    reading.updateSoon()
    if (index !== undefined) this.#bringInView(index)
  }

  /** Exposes the selection on the author's element, unless he does so himself. */
  #mark(element) {
    if (element === this.#element) return
    if (this.#isOurs && this.#element.getAttribute('aria-current') === 'true') this.#element.removeAttribute('aria-current')
    this.#element = element
    this.#isOurs = element?.hasAttribute('aria-current') === false
    this.#writeAgain()
  }

  #writeAgain() {
    if (this.#isOurs && !this.#element.hasAttribute('aria-current')) this.#element.setAttribute('aria-current', 'true')
  }

  #bringInView(index) {
    const host = this.#host
    const box = this.#carousel.stage.mounted.find(cell => cell.index === index && !cell.isHidden)?.box.getBoundingClientRect()
    const around = host.getBoundingClientRect()
    const [start, end] = host.vertical ? ['top', 'bottom'] : ['left', 'right']
    const isInView = box && box[start] >= around[start] - tolerance && box[end] <= around[end] + tolerance
    if (!isInView || host.isScrolling) host.scrollTo(index)
  }

  /** Shows an item in the other carousel, for the user. */
  #show(index) {
    this.#other.scrollTo(index, { byUser: true })
    this.renew()
  }

  /** An item that is a button itself is pressed, not selected. */
  #click(event) {
    const cell = this.#carousel.stage.cellAt(event)
    if (!event.defaultPrevented && cell?.content?.matches('button,[role=button]')) this.#show(cell.index)
  }

  /**
   * Handles a key: the arrows, Home and End move the selection, also in a row that cannot scroll.
   * @returns Whether it was handled.
   */
  press({ key }, isOnCarousel) {
    const host = this.#host, { selectedIndex } = this.#carousel.stage
    if (selectedIndex === undefined) return false
    if (isOnCarousel && (key === 'Enter' || key === ' ') && host.indexesOfVisibleItems.includes(selectedIndex)) {
      host.select(selectedIndex)
      return true
    }
    const isAcross = /Up|Down/.test(key) !== host.vertical && key.startsWith('Arrow')
    if (!(key in steps) || isAcross || !host.scrollEnabled || !host.keys) return false
    const isMirrored = /Left|Right/.test(key) && getComputedStyle(host).direction === 'rtl'
    this.#step(isMirrored ? -steps[key] : steps[key])
    return true
  }

  #step(step) {
    const last = Math.min(this.#host.numberOfItems, this.#other.numberOfItems) - 1
    // Quick presses add up.
    const goal = this.#carousel.stage.selectedIndex + step
    const isBeyond = goal < 0 || goal > last
    if (isBeyond && Number.isFinite(step) && this.#other.wraps) return this.#show(goal < 0 ? last : 0)
    if (isBeyond && Number.isFinite(step)) return this.#carousel.reading.announceEnd(step)
    this.#show(Math.max(0, Math.min(last, goal)))
  }
}
