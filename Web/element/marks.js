// Marks on the author's own elements: what their items are to the carousel, for style sheets that reach inside.
import { itemMarks } from 'engine-calls'
import { set } from './properties.js'

const attribute = 'data-carousel-mark'

/** The marks of each element, as words. */
const all = new WeakMap()
/** The elements whose attribute has changed since the last frame. */
const changed = new Set()

/** The words of the bits of marks. */
export const markNames = bits => Object.keys(itemMarks).filter(name => bits & itemMarks[name])

/** Gives an element the marks of bits, and that of the selected item; neither removes them. */
export function mark(element, bits, isSelected) {
  all.set(element, [...markNames(bits), ...(isSelected ? ['selected'] : [])].join(' ') || null)
  write(element)
}

/** Removes the marks of an element, if it has some. */
export const unmark = element => all.has(element) && mark(element, 0)

function write(element) {
  const words = all.get(element)
  if (words !== element.getAttribute(attribute)) set(element, attribute, words)
}

/**
 * Whether a changed attribute is that of marks. If the page was made equal to what a server has sent, that has removed it: it is back in
 * the next frame, and not at once, since another script might always remove it.
 */
export function isMark(element, name) {
  if (name !== attribute) return false
  if (!changed.size) requestAnimationFrame(writeAgain)
  changed.add(element)
  return true
}

function writeAgain() {
  for (const element of changed) if (all.has(element)) write(element)
  changed.clear()
}
