import { formatRoute, parseRoute } from './route.js'

/**
 * The minimum time between two changes of the address in place, in milliseconds; browsers refuse many in a short time.
 */
const PAUSE = 300

/** Keeps the address and the page in sync. */
export class Router {
  #write = null
  #timer = 0
  #changed

  /** @param changed Called with the route when the user goes back or forward, or changes the address. */
  constructor(changed) {
    this.#changed = changed
    addEventListener('popstate', () => this.#arrive())
    addEventListener('pagehide', () => this.#flush())
  }

  get route() {
    return parseRoute(location.hash)
  }

  /** Adds a history entry. */
  push(route) {
    this.#flush()
    const hash = formatRoute(route)
    if (hash !== location.hash) history.pushState(null, '', hash)
  }

  /** Replaces the history entry, after a pause. */
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
    // A pending change belongs to the page that was left.
    this.#write = null
    this.#changed(this.route)
  }
}
