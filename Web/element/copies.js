// Copies of children, in a row that is filled with them, follow their originals.

/** The attribute of copies, by which they are known in HTML that was kept and comes back. */
export const copyMark = 'data-carousel-copy'

/** The children that are followed, and what observes them, for the items of each carousel. */
const all = new WeakMap()

/** Renews the copies of a child from now on when it changes. */
export function followOriginal(items, child) {
  const { followed, observer } = all.get(items) ?? follow(items)
  if (followed.has(child)) return
  followed.add(child)
  observer.observe(child, { subtree: true, childList: true, attributes: true, characterData: true })
  // It may have changed while this script was loaded.
  renew(items, new Set([child]))
}

function follow(items) {
  const observer = new MutationObserver(records => {
    // The style and the marks of a child may be those of its place in the carousel.
    renew(items, new Set(records.map(({ target, attributeName }) =>
      items.children.find(child => /^style$|-mark$/.test(attributeName) ? child !== target && child.contains(target) : child.contains(target)))))
  })
  const entry = { followed: new WeakSet(), observer }
  all.set(items, entry)
  return entry
}

function renew(items, changed) {
  for (const cell of [...items.cells.values()]) {
    if (cell.isMounted && items.isCopy(cell) && changed.has(items.children[cell.index])) items.fill(cell, cell.index)
  }
}
