// Which element is in which slot. In a shadow root that a server has declared, slots find their elements by name, so there
// the `slot` attribute is ours.

/** What the attribute was before. */
const roles = new WeakMap()

/** What an element is for, such as `placeholder`: its `slot` attribute, as the author has written it. */
export const roleOf = element => roles.get(element) ?? element.slot

/** Shows elements in a slot, instead of others. */
export function assign(slot, ...elements) {
  if (slot.getRootNode().slotAssignment !== 'named') return slot.assign(...elements)
  slot.name ||= 'carousel-' + Math.random()
  for (const element of slot.assignedElements()) element.slot = roleOf(element)
  for (const element of elements) {
    roles.set(element, roleOf(element))
    element.slot = slot.name
  }
}
