// Inserted, removed and moved children as changes of the data.
import { addPreviousIndex, applyChanges, currentIndex, setCurrentIndex } from 'engine-calls'
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
  const current = old[carousel.ask(currentIndex)]
  Object.assign(items, { children, placeholders })
  carousel.change((...to) => {
    for (const child of children) ask(addPreviousIndex, indexes.get(child) ?? -1)
    ask(applyChanges, ...to, old.length, isAnimated)
  })
  items.emptyHidden()
  carousel.stage.updateSizer()
  carousel.keepFocus()
  keepPlace(carousel, current, old)
  carousel.presence.updateOccupied()
  return true
}

/**
 * Shows the item again that has left while it was current, where it comes back and the carousel has not moved since: pages hide an item
 * or replace it while something in it loads.
 * @param before The current item before the change, one of the `old` ones.
 */
function keepPlace(carousel, before, old) {
  const { items } = carousel, { absent, children } = items
  const now = children[carousel.ask(currentIndex)]
  if (before && !children.includes(before)) {
    // What has shown in its place may leave first.
    if (absent?.stand === before) absent.stand = now
    else items.absent = { child: before, stand: now, index: items.hidden.has(before) ? undefined : old.indexOf(before) }
  }
  const index = children.indexOf(absent?.child)
  if (index < 0) return
  items.absent = null
  // One that was removed may have been put elsewhere.
  if (now === absent.stand && index === (absent.index ?? index)) carousel.change(setCurrentIndex, index, 0)
}

const isSame = (a, b) => a.length === b.length && a.every((child, index) => child === b[index])
