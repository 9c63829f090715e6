// Children over the items: an overlay, and the author's own buttons and indicator.
import { actions } from './commands.js'
import { make } from './dom.js'
import text from './overlay.css'

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
  }
  const box = make('div', 'overlay', ...Object.values(slots))
  carousel.stage.root.append(box)
  carousel.stage.touched.add(box)
  carousel.stage.addStyle(text)
  return slots
}
