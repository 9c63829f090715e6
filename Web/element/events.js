// The engine's events as those of the page.

/** In the order of the engine's numbers: the name, and what the event's `detail` holds. */
const events = [
  ['offsetchange', (_, host) => ({ offset: host.scrollOffset })],
  ['currentindexchange', value => ({ index: value })],
  ['carouseldragstart', () => ({})],
  ['carouseldragend', value => ({ willDecelerate: value !== 0 })],
  ['decelerationstart', () => ({})],
  ['decelerationend', value => ({ finished: value !== 0 })],
  ['scrollanimationstart', () => ({})],
  ['scrollanimationend', value => ({ finished: value !== 0 })],
  ['selected', value => ({ index: value })],
  ['editend', () => ({})],
  ['settle', (_, host) => ({ index: host.currentIndex })],
]

export const kinds = { scroll: 0, index: 1, dragStart: 2, dragEnd: 3, glideStart: 4, scrollStart: 6, select: 8, settle: 10 }

export function dispatch(host, kind, value) {
  const [name, detail] = events[kind]
  host.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail: detail(value, host) }))
}

/** Asks whether an item may be selected. */
export function askToSelect(host, index) {
  const init = { bubbles: true, composed: true, cancelable: true, detail: { index } }
  return host.dispatchEvent(new CustomEvent('select', init))
}
