// Scrolling by the browser, for example by `scrollIntoView`: which item it was for.

/**
 * Returns the item that is at an edge of the carousel, or in its middle, or nearest to that.
 * @param boxOf Returns the element with the box of an item.
 * @param x, y How far the browser has scrolled the carousel.
 * @param isReverted Whether it has been scrolled back since.
 */
export function itemScrolledTo(host, items, boxOf, x, y, isReverted) {
  const [distance, start, end] = Math.abs(x) > Math.abs(y) ? [x, 'left', 'right'] : [y, 'top', 'bottom']
  const around = host.getBoundingClientRect()
  const remaining = item => {
    const box = boxOf(item).getBoundingClientRect()
    const [first, last] = [start, end].map(side => box[side] - isReverted * distance - around[side])
    return Math.min(Math.abs(first), Math.abs(last), Math.abs(first + last) / 2)
  }
  return items.sort((a, b) => remaining(a) - remaining(b))[0]
}

/**
 * Scrolls to the item that the browser has brought to the carousel.
 * @param x, y How far the browser has scrolled the carousel; that was reverted.
 */
export function bringToFront({ host, stage }, x, y) {
  const items = stage.mounted.filter(cell => !cell.isPlaceholder && !cell.isLeaving && !cell.isHidden)
  const nearest = itemScrolledTo(host, items, cell => cell.box, x, y, true)
  if (nearest) host.scrollTo(nearest.index)
}
