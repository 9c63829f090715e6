// Children over the items: an overlay, and the author's own buttons and indicator.
import text from './overlay.css'

/** What a click on the author's own buttons does. */
const actions = {
  previous: carousel => carousel.change('move', -1),
  next: carousel => carousel.change('move', 1),
  pause: carousel => carousel.pause(!carousel.isPaused),
}

/** The slots of each carousel, by their names. */
const all = new WeakMap()

/** Shows children over the items, each in the slot that it names. */
export function overlay(carousel, children) {
  let slots = all.get(carousel)
  if (!slots) all.set(carousel, (slots = makeSlots(carousel)))
  for (const [name, slot] of Object.entries(slots)) slot.assign(...children.filter(child => child.slot === name))
}

function makeSlots(carousel) {
  const slots = {}
  for (const name of ['overlay', 'indicator', ...Object.keys(actions)]) {
    const slot = (slots[name] = document.createElement('slot'))
    // In a shadow root that a server has declared, they find their elements by name.
    slot.className = slot.name = name
    if (name in actions) slot.onclick = () => actions[name](carousel)
    // These are not draggable.
    if (name !== 'overlay') slot.onpointerdown = event => event.stopPropagation()
  }
  const box = document.createElement('div')
  box.className = box.part = 'overlay'
  box.append(...Object.values(slots))
  carousel.stage.root.append(box)
  carousel.stage.addStyle(text)
  return slots
}
