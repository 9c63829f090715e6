import { formatRoute, parseRoute } from './route.js'

/** The least time between two changes of the address in place; browsers refuse many in a short time. */
const PAUSE = 300

/** Keeps the address and the page in step. */
export class Router {
  #write = null
  #timer = 0
  #changed

  /** @param changed called with the route when the person went back, forward, or changed the address. */
  constructor(changed) {
    this.#changed = changed
    addEventListener('popstate', () => this.#arrive())
    addEventListener('pagehide', () => this.#flush())
  }

  get route() {
    return parseRoute(location.hash)
  }

  /** A step that Back undoes. */
  push(route) {
    this.#flush()
    const hash = formatRoute(route)
    if (hash !== location.hash) history.pushState(null, '', hash)
  }

  /** A change in place, written when the hand pauses. */
  replace(route) {
    this.#write = formatRoute(route)
    this.#timer ||= setTimeout(() => this.#flush(), PAUSE)
  }

  #flush() {
    clearTimeout(this.#timer)
    this.#timer = 0
    if (this.#write !== null && this.#write !== location.hash) history.replaceState(null, '', this.#write)
    this.#write = null
  }

  #arrive() {
    // What was not written yet belongs to the page that was left.
    this.#write = null
    this.#changed(this.route)
  }
}
