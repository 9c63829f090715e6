// The id of the current item in the page's address.
import { fragment } from '../element/fragment.js'
import { targetIn } from '../element/links.js'

/** What writes the address for each carousel. */
const all = new WeakMap()

/** Writes the address for a carousel, as long as its element wants it. */
export function follow(carousel) {
  const address = all.get(carousel) ?? new Address(carousel)
  all.set(carousel, address)
  address.listen()
}

class Address {
  #host
  /** Whether the user has moved the carousel since it came to rest. */
  #isByUser = false
  /** The item on which it rested last. */
  #last
  /** The indexes of items by their ids; by the empty text, that of the item at which the address had none. */
  #indexes = new Map()
  /** The item of the address may come later than the carousel. */
  #arrivals = new MutationObserver(() => this.#bring())

  constructor(carousel) {
    const { host } = carousel
    this.#host = host
    this.#last = host.currentIndex
    host.addEventListener('currentindexchange', ({ target, detail }) => {
      if (target !== host) return
      this.#isByUser = detail.isUserInitiated
      if (this.#isByUser) this.#arrivals.disconnect()
    })
    host.addEventListener('settle', ({ target }) => target === host && this.#didSettle())
    carousel.whenOpened.add(() => this.listen())
  }

  /** Follows Back and Forward while the carousel is in the page. */
  listen() {
    const { isConnected, hash } = this.#host
    globalThis[isConnected && hash ? 'addEventListener' : 'removeEventListener']('hashchange', this.#read)
    this.#await()
  }

  /** Shows what is in no element now: an item of a data source, or that of the address without an id. */
  #read = () => {
    const index = this.#indexes.get(fragment())
    if (index !== undefined && !targetIn(this.#host)) this.#host.scrollTo(index)
    else this.#await()
  }

  /** Waits for the item of the address until the user moves the carousel. */
  #await() {
    const host = this.#host, id = fragment()
    this.#arrivals.disconnect()
    if (!host.isConnected || !host.hash || !id || host.getRootNode().getElementById(id)) return
    this.#arrivals.observe(host, { subtree: true, childList: true, attributeFilter: ['id'] })
  }

  #bring() {
    const host = this.#host, item = targetIn(host)
    if (!item) return
    this.#arrivals.disconnect()
    host.scrollTo(item, { animated: false })
  }

  #didSettle() {
    const { currentIndex, currentElement, hash, isConnected } = this.#host
    const before = fragment(), id = currentElement?.id ?? ''
    if (hash && isConnected && id !== before) this.#write(id, before)
    this.#indexes.set(id, currentIndex)
    this.#last = currentIndex
    this.#isByUser = false
  }

  /** Writes an id, or removes ours: the user's motions make an entry of the history, others change the present one. */
  #write(id, before) {
    const isOurs = this.#indexes.has(before) || targetIn(this.#host) !== null
    // What leads elsewhere in the page is changed only by the user.
    if (before && !isOurs && !(id && this.#isByUser)) return
    // Back to the first entry leads to its item, and leaves it as it is.
    if (!before && (!id || !this.#isByUser && this.#indexes.get('') === this.#host.currentIndex)) return
    if (!before) this.#indexes.set('', this.#last)
    const address = id ? '#' + encodeURI(id) : location.pathname + location.search
    // The page may keep something in the state of its entries.
    history[this.#isByUser ? 'pushState' : 'replaceState'](history.state, '', address)
  }
}
