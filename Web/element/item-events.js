// Item events: items are laid out, appear, disappear and are tapped. None of them bubbles, as they may be sent for each
// item in each frame. The engine sends those that have listeners.

/** In the order of the engine's numbers. */
const names = ['beforeitemlayout', 'itemlayout', 'beforeitemdisplay', 'itemdisplay', 'itemdisplayend', 'itemtap']
const willDisplay = 2
const didDisplay = 3
const didEndDisplaying = 4

/** The next bit is for changes of the offset. */
const offsetBit = 1 << names.length

/** Whether an event is sent only if it has listeners. */
export const isAskedFor = name => name === 'offsetchange' || names.includes(name)

/** The bit of such an event in the engine. */
export const heardBit = name => (name === 'offsetchange' ? offsetBit : 1 << names.indexOf(name))

export function sendItemEvent(host, kind, element, index, offset) {
  host.dispatchEvent(new CustomEvent(names[kind], { detail: { index, offset, element } }))
}

/** Sends events for the items that are already visible to new listeners. */
export function sendDisplayEvents(host, cells, newBits) {
  for (const kind of [willDisplay, didDisplay]) sendToAll(host, cells, newBits, kind)
}

/** Sends the events of a carousel that is closed: its items are no longer visible. */
export function sendEndEvents(host, cells, bits) {
  sendToAll(host, cells, bits, didEndDisplaying)
}

function sendToAll(host, cells, bits, kind) {
  if (!(bits & (1 << kind))) return
  for (const { content, isPlaceholder, isLeaving, index, offset } of cells) {
    if (content && !isPlaceholder && !isLeaving) sendItemEvent(host, kind, content, index, offset)
  }
}
