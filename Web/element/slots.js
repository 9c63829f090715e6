// Which element is in which slot. In a shadow root that a server has declared, slots find their elements by name, so there
// the `slot` attribute is ours.

/** What the attribute was before. */
const roles = new WeakMap()

/** What an element is for, such as `placeholder`: its `slot` attribute, as the author has written it. */
export const roleOf = element => roles.get(element) ?? element.slot

/** The slot in which each element is shown, and the elements in each slot. */
const places = new WeakMap()
const contents = new WeakMap()

/** The slots in which elements wait to be shown again. */
const waiting = new WeakSet()

/** Pictures that load again, as wide as the window, as soon as they have no box from which to take their size. */
const autoSized = 'img[loading=lazy][sizes^=auto i]'

/** Whether there is such a picture in an element. */
export const needsBox = element => element.matches(autoSized) || element.querySelector(autoSized) !== null

/** Shows an element in its slot again after something that makes the page equal to what a server has sent has removed its name. */
export function renewSlot(element) {
  const name = places.get(element)?.name
  if (name && element.slot !== name && element.slot === roleOf(element)) element.slot = name
}

/** Shows elements in a slot, instead of others. */
export function assign(slot, ...elements) {
  const root = slot.getRootNode()
  const isNamed = root.slotAssignment === 'named'
  const left = [...contents.get(slot) ?? []]
  left.forEach(leave)
  elements.forEach(leave)
  contents.set(slot, new Set(elements))
  for (const element of elements) places.set(element, slot)
  if (isNamed) {
    slot.name ||= 'carousel-' + Math.random()
    for (const element of left) element.slot = roleOf(element)
    for (const element of elements) {
      roles.set(element, roleOf(element))
      element.slot = slot.name
    }
  } else slot.assign(...elements)
  wait(left.filter(element => !places.has(element) && element.parentNode === root.host && needsBox(element)), root)
}

/** Forgets the slot of an element, which is shown elsewhere or has left the page. */
export function leave(element) {
  const slot = places.get(element)
  if (!slot) return
  places.delete(element)
  const rest = contents.get(slot)
  rest.delete(element)
  if (!rest.size && waiting.has(slot)) slot.remove()
}

/** Lets elements wait where they have a box that the browser does not lay out again: there their pictures keep their size. */
function wait(elements, root) {
  if (!elements.length) return
  const slot = document.createElement('slot')
  waiting.add(slot)
  root.querySelector('.asked').append(slot)
  assign(slot, ...elements)
}
