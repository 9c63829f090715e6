// Where a carousel with an id was: it is there again after a reload and after Back, as a row that scrolls is. The history keeps it.

/** What holds the offsets in the state of an entry of the history, by ids. */
const member = 'swift-carousel'

/** The ids that have been found in the page's entry of the history: another carousel that gets one of them begins at its own beginning. */
const found = new Set()
globalThis.addEventListener?.('popstate', () => found.clear(), true)

/** Whether a carousel has a place; one that writes the address has it there. */
const hasPlace = ({ id, hash }) => id && !hash && globalThis.history?.scrollRestoration === 'auto'

/** Returns the offset at which the entry of the history has a carousel; undefined without one. */
function placeOf(id) {
  const place = history.state?.[member]?.[id]
  return Number.isFinite(place) ? place : undefined
}

/** Returns the offset at which a carousel was when the page was left; undefined if nothing is known of it, or no longer. */
export function takePlace(host) {
  const { id } = host
  if (!hasPlace(host) || found.has(id)) return
  found.add(id)
  return placeOf(id)
}

/** Notes where a carousel is. The page keeps the state that it has given to the entry. */
export function notePlace(host) {
  const { id, scrollOffset } = host
  if (!hasPlace(host)) return
  found.add(id)
  const { state } = history
  if ((placeOf(id) ?? 0) === scrollOffset || state && Object.getPrototypeOf(state) !== Object.prototype) return
  try {
    // Routers replace the method to follow addresses, and this is none.
    History.prototype.replaceState.call(history, { ...state, [member]: { ...state?.[member], [id]: scrollOffset } }, '')
  } catch {
    // A page without an origin, or one that has changed its history too often, has no place.
  }
}
