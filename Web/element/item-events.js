// The events of single items: as they are laid out, appear, disappear and are tapped. None of them bubbles, as they
// may come for each item in each frame. The engine sends those that somebody listens for.

/** In the order of the engine's numbers. */
const names = ['beforeitemlayout', 'itemlayout', 'beforeitemdisplay', 'itemdisplay', 'itemdisplayend', 'itemtap']
const willDisplay = 2
const didDisplay = 3
const didEndDisplaying = 4

/** The bit after theirs is for each change of the offset. */
const offsetBit = 1 << names.length

/** Whether an event is sent only where somebody listens for it. */
export const isAskedFor = name => name === 'offsetchange' || names.includes(name)

/** The bit by which the engine knows such an event. */
export const heardBit = name => (name === 'offsetchange' ? offsetBit : 1 << names.indexOf(name))

export function sendItemEvent(host, kind, element, index, offset) {
  host.dispatchEvent(new CustomEvent(names[kind], { detail: { index, offset, element } }))
}

/** Tells new listeners about the items that are visible already. */
export function sendDisplayEvents(host, cells, newBits) {
  for (const kind of [willDisplay, didDisplay]) sendToAll(host, cells, newBits, kind)
}

/** The carousel is closed: its items are not visible any more. */
export function sendEndEvents(host, cells, bits) {
  sendToAll(host, cells, bits, didEndDisplaying)
}

function sendToAll(host, cells, bits, kind) {
  if (!(bits & (1 << kind))) return
  for (const { content, isPlaceholder, isLeaving, index, offset } of cells) {
    if (content && !isPlaceholder && !isLeaving) sendItemEvent(host, kind, content, index, offset)
  }
}
