// Item events: items are laid out, appear, disappear and are tapped. None of them bubbles, as they may be sent for each
// item in each frame. The engine sends those that have listeners.

import {
  itemEventDidDisplay, itemEventDidEndDisplaying, itemEventDidLayOut, itemEventDidTap, itemEventWillDisplay, itemEventWillLayOut,
} from 'engine-calls'

/** The engine's numbers by their names. */
const kinds = {
  __proto__: null, beforeitemlayout: itemEventWillLayOut, itemlayout: itemEventDidLayOut, beforeitemdisplay: itemEventWillDisplay,
  itemdisplay: itemEventDidDisplay, itemdisplayend: itemEventDidEndDisplaying, itemtap: itemEventDidTap,
}
const names = Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [kind, name]))

/** The bit of changes of the offset, after those of the engine. */
const offsetBit = 1 << Object.keys(kinds).length

/** Whether an event is sent only if it has listeners. */
export const isAskedFor = name => name === 'offsetchange' || name in kinds

/** The bit of such an event. */
export const heardBit = name => (name === 'offsetchange' ? offsetBit : 1 << kinds[name])

/** Returns the events of bits as the engine takes them: the bits of its item events, and whether changes of the offset are heard. */
export const heardEvents = bits => [bits & ~offsetBit, (bits & offsetBit) !== 0]

export function sendItemEvent(host, kind, element, index, offset) {
  host.dispatchEvent(new CustomEvent(names[kind], { detail: { index, offset, element } }))
}

/** Sends events for the items that are already visible to new listeners. */
export function sendDisplayEvents(host, cells, newBits) {
  for (const kind of [itemEventWillDisplay, itemEventDidDisplay]) sendToAll(host, cells, newBits, kind)
}

/** Sends the events of a carousel that is closed: its items are no longer visible. */
export function sendEndEvents(host, cells, bits) {
  sendToAll(host, cells, bits, itemEventDidEndDisplaying)
}

function sendToAll(host, cells, bits, kind) {
  if (!(bits & (1 << kind))) return
  for (const { content, isPlaceholder, isLeaving, index, offset } of cells) {
    if (content && !isPlaceholder && !isLeaving) sendItemEvent(host, kind, content, index, offset)
  }
}
