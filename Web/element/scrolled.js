// Scrolling by the browser, for example by `scrollIntoView`: which item it was for.

/**
 * Scrolls to the item that the browser has brought to an edge of the carousel, or to its middle.
 * @param x, y How far the browser has scrolled the carousel; that was reverted.
 */
export function bringToFront({ host, stage }, x, y) {
  const [distance, start, end] = Math.abs(x) > Math.abs(y) ? [x, 'left', 'right'] : [y, 'top', 'bottom']
  const around = host.getBoundingClientRect()
  const remaining = ({ box }) => {
    const item = box.getBoundingClientRect()
    const [first, last] = [start, end].map(side => item[side] - distance - around[side])
    return Math.min(Math.abs(first), Math.abs(last), Math.abs(first + last) / 2)
  }
  const items = stage.mounted.filter(cell => !cell.isPlaceholder && !cell.isLeaving && !cell.isHidden)
  const [nearest] = items.sort((a, b) => remaining(a) - remaining(b))
  if (nearest) host.scrollTo(nearest.index)
}
