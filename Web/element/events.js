// The engine's events as DOM events.
import {
  eventAutoplayDidChange, eventCurrentIndexDidChange, eventDidEndDecelerating, eventDidEndDragging, eventDidEndEditing, eventDidEndScrolling, eventDidScroll,
  eventDidSelect, eventDidSettle, eventPageDidChange, eventPauseDidChange, eventWillBeginDecelerating, eventWillBeginDragging, eventWillBeginScrolling,
} from 'engine-calls'

/** By the engine's numbers: the name, and the key of the event's `detail`. */
const events = {
  [eventDidScroll]: ['offsetchange', 'offset'],
  [eventCurrentIndexDidChange]: ['currentindexchange'],
  [eventPageDidChange]: ['pagechange'],
  [eventWillBeginDragging]: ['carouseldragstart'],
  [eventDidEndDragging]: ['carouseldragend', 'willDecelerate'],
  [eventWillBeginDecelerating]: ['decelerationstart'],
  [eventDidEndDecelerating]: ['decelerationend', 'finished'],
  [eventWillBeginScrolling]: ['scrollanimationstart'],
  [eventDidEndScrolling]: ['scrollanimationend', 'finished'],
  [eventDidSelect]: ['itemselected', 'index'],
  [eventDidEndEditing]: ['editend'],
  [eventDidSettle]: ['settle', 'index'],
  [eventPauseDidChange]: ['pausechange', 'paused'],
  [eventAutoplayDidChange]: ['autoplaychange'],
}

const flags = new Set(['willDecelerate', 'finished', 'paused'])

/** @returns Whether it was not cancelled. */
export const send = (host, name, detail, init) =>
  host.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail, ...init }))

export function dispatch(host, kind, value, isUserInitiated) {
  const [name, key] = events[kind]
  if (kind === eventCurrentIndexDidChange) return send(host, name, { index: value, isUserInitiated })
  if (kind === eventPageDidChange) return send(host, name, { page: value, pageCount: host.pageCount })
  if (kind === eventAutoplayDidChange) return send(host, name, { progress: host.autoplayProgress, remainingTime: host.autoplayRemainingTime })
  if (kind === eventDidScroll) value = host.scrollOffset
  if (kind === eventDidSettle) value = host.currentIndex
  send(host, name, key ? { [key]: flags.has(key) ? value > 0 : value } : {}, kind === eventDidScroll && { bubbles: false })
}
