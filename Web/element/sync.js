// Inserted, removed and moved children as changes of the data.
import { addPreviousIndex, applyChanges } from 'engine-calls'
import { ask } from './engine.js'

/**
 * Updates the carousel to its children; the current item stays current.
 * @returns Whether there was anything to do.
 */
export function syncChildren(carousel, isAnimated) {
  const { items } = carousel
  const { children, placeholders, overlaid } = items.read()
  carousel.overlay(overlaid)
  const old = items.children
  if (isSame(children, old) && isSame(placeholders, items.placeholders)) return false
  if (isAnimated) items.keepPictures(children)
  const indexes = new Map(old.map((child, index) => [child, index]))
  Object.assign(items, { children, placeholders })
  carousel.change((...to) => {
    for (const child of children) ask(addPreviousIndex, indexes.get(child) ?? -1)
    ask(applyChanges, ...to, old.length, isAnimated)
  })
  items.emptyHidden()
  carousel.stage.updateSizer()
  carousel.keepFocus()
  carousel.presence.updateOccupied()
  return true
}

const isSame = (a, b) => a.length === b.length && a.every((child, index) => child === b[index])
