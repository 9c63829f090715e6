// Children that come, go and change places, as changes of the carousel.

/** The most children that come or go one by one; more are taken as a new list. */
const mostSteps = 32

/**
 * Brings the carousel up to date with its children; the current item stays, wherever it is now.
 * @returns Whether there was anything to do.
 */
export function syncChildren(carousel, isAnimated) {
  const { items } = carousel
  const old = items.children
  const { children, placeholders } = items.read()
  const samePlaceholders = isSame(placeholders, items.placeholders)
  if (isSame(children, old) && samePlaceholders) return false

  const staying = new Set(children)
  const known = new Set(old)
  const kept = old.filter(child => staying.has(child))
  const isInOrder = isSame(kept, children.filter(child => known.has(child)))
  const steps = old.length + children.length - 2 * kept.length
  if (isInOrder && samePlaceholders && steps <= mostSteps && kept.length > 0) {
    removeOthers(carousel, staying, isAnimated)
    insertOthers(carousel, children, isAnimated)
  } else {
    replaceAll(carousel, children, placeholders)
  }
  return true
}

const isSame = (a, b) => a.length === b.length && a.every((child, index) => child === b[index])

function removeOthers(carousel, staying, isAnimated) {
  const { items } = carousel
  for (let index = items.children.length - 1; index >= 0; index--) {
    if (staying.has(items.children[index])) continue
    items.children = items.children.toSpliced(index, 1)
    carousel.change('remove_item', index, isAnimated ? 1 : 0)
  }
}

function insertOthers(carousel, children, isAnimated) {
  const { items } = carousel
  for (let index = 0; index < children.length; index++) {
    if (items.children[index] === children[index]) continue
    items.children = items.children.toSpliced(index, 0, children[index])
    carousel.change('insert_item', index, isAnimated ? 1 : 0)
  }
}

function replaceAll(carousel, children, placeholders) {
  const { host, items } = carousel
  const offset = host.scrollOffset
  const current = items.children[host.currentIndex]
  const between = offset - Math.round(offset)
  items.children = children
  items.placeholders = placeholders
  carousel.change('reload')
  const index = children.indexOf(current)
  if (index >= 0) carousel.change('set_scroll_offset', index + between)
}
