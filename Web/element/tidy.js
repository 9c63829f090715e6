// The carousel for those who don't see it, or don't point: put in order whenever it rests.

const byIndex = (a, b) => a.index - b.index || a.place - b.place

/**
 * Puts the items in the order of their indexes, tells which they are, and keeps what can't be used from the keyboard.
 * @returns The current item, and what is to be said of it.
 */
export function tidy(stage) {
  const { host, supply: items, labels } = stage
  const count = stage.ask('numberOfItems')
  const describe = (cell, name) => position(labels, cell.index, count) + (name && `: ${name}`)
  const current = stage.ask('currentIndex')
  const cells = stage.mounted.sort(byIndex)
  const middle = nearest(cells, current)
  if (middle) items.bringOriginal(middle)
  const focused = host.getRootNode().activeElement
  const holder = focused && focused !== host ? cells.find(cell => cell.holds(focused)) : null
  // Elements that change places are laid out and painted anew, which would make a flick stutter; what never ends can't wait.
  if (!stage.isMoving || stage.ask('isAutoscrolling')) order(cells, Math.max(0, cells.indexOf(holder ?? middle)))

  for (const cell of cells) {
    const isUsable = cell.isInteractive && !cell.isPicture && !cell.isHidden && !cell.isPlaceholder && !items.isCopy(cell)
    if (!isUsable && cell === holder) host.focus({ preventScroll: true })
    if (cell.face.inert !== !isUsable) cell.face.inert = !isUsable
    const isSilent = cell.isHidden || cell.isPlaceholder || items.isCopy(cell)
    set(cell.box, 'ariaHidden', isSilent ? 'true' : null)
    set(cell.box, 'ariaRoleDescription', labels.slide)
    set(cell.box, 'ariaCurrent', cell === middle ? 'true' : null)
    set(cell.box, 'ariaLabel', describe(cell, isUsable ? '' : nameOf(cell.seen ?? items.original(cell))))
  }
  return { index: current, text: middle ? describe(middle, nameOf(middle.seen ?? items.original(middle))) : '' }
}

/** What the author's function has for a place, whatever it does. */
function position(labels, index, count) {
  try {
    return labels.position(index, count)
  } catch (error) {
    reportError(error)
    return ''
  }
}

function nearest(cells, index) {
  let best = null
  for (const cell of cells) {
    if (cell.index === index && !cell.isPlaceholder && (!best || cell.order > best.order)) best = cell
  }
  return best
}

/** Moves as few as possible, and never the one that has the focus, which would lose it. */
function order(cells, fixed) {
  for (let i = fixed + 1; i < cells.length; i++) {
    const box = cells[i - 1].box
    if (box.nextElementSibling !== cells[i].box) box.after(cells[i].box)
  }
  for (let i = fixed - 1; i >= 0; i--) {
    const box = cells[i + 1].box
    if (box.previousElementSibling !== cells[i].box) box.before(cells[i].box)
  }
}

function set(element, name, value) {
  if (element[name] !== value) element[name] = value
}

/** A short name for what an item shows. */
export function nameOf(element) {
  if (!element) return ''
  const given = element.getAttribute('aria-label') ?? element.alt ?? element.getAttribute('title')
  const picture = given ? null : element.querySelector?.('[aria-label], img[alt], [title]')
  const text = given || element.textContent.trim().replace(/\s+/g, ' ')
  const name = text || picture?.getAttribute('aria-label') || picture?.alt || picture?.title || ''
  return name.length > 80 ? name.slice(0, 79) + '…' : name
}
