// The engine's events as DOM events.

/** In the order of the engine's numbers: the name, and the key of the event's `detail`. */
const events = [
  'offsetchange offset', 'currentindexchange', 'carouseldragstart', 'carouseldragend willDecelerate', 'decelerationstart',
  'decelerationend finished', 'scrollanimationstart', 'scrollanimationend finished', 'itemselected index', 'editend', 'settle index', 'pausechange paused',
].map(words => words.split(' '))

/** The numbers of events that are handled here. The last two are internal to the element. */
export const kinds = {
  scroll: 0, index: 1, dragStart: 2, dragEnd: 3, selected: 8, settle: 10, pause: 11, announcement: 12, readingOrder: 13,
}

const flags = new Set(['willDecelerate', 'finished', 'paused'])

/** @returns Whether it was not cancelled. */
export const send = (host, name, detail, init) =>
  host.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail, ...init }))

export function dispatch(host, kind, value, isUserInitiated) {
  const [name, key] = events[kind]
  if (kind === kinds.index) return send(host, name, { index: value, isUserInitiated })
  if (kind === kinds.scroll) value = host.scrollOffset
  if (kind === kinds.settle) value = host.currentIndex
  send(host, name, key ? { [key]: flags.has(key) ? value > 0 : value } : {}, kind === kinds.scroll && { bubbles: false })
  // The deprecated name.
  if (kind === kinds.selected) send(host, 'selected', { index: value })
}
