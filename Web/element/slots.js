// Which element is in which slot. In a shadow root that a server has declared, slots find their elements by name, so there
// the `slot` attribute is ours.

/** What the attribute was before. */
const roles = new WeakMap()

/** What an element is for, such as `placeholder`: its `slot` attribute, as the author has written it. */
export const roleOf = element => roles.get(element) ?? element.slot

/** The slots in which elements are shown by their `slot` attribute. */
const places = new WeakMap()

/** Shows an element in its slot again after something that makes the page equal to what a server has sent has removed its name. */
export function renewSlot(element) {
  const name = places.get(element)?.name
  if (name && element.slot !== name && element.slot === roleOf(element)) element.slot = name
}

/** Shows elements in a slot, instead of others. */
export function assign(slot, ...elements) {
  if (slot.getRootNode().slotAssignment !== 'named') return slot.assign(...elements)
  slot.name ||= 'carousel-' + Math.random()
  for (const element of slot.assignedElements()) {
    places.delete(element)
    element.slot = roleOf(element)
  }
  for (const element of elements) {
    roles.set(element, roleOf(element))
    places.set(element, slot)
    element.slot = slot.name
  }
}
