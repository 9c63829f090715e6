// On paper, where nothing can be scrolled, all items are there in rows that wrap, without controls.
const events = ['beforeprint', 'afterprint']

/**
 * Has a carousel show its items so while the page is printed; those of a data source are too many. Returns what ends that.
 * @param row The row that shows them.
 * @param act Is called before and after it.
 */
export function followPrinting({ items, stage }, row, act) {
  const print = ({ type }) => {
    if (items.source) return
    if (type === events[0]) {
      row.print(items.children)
    } else {
      row.end()
      for (const cell of stage.cells.values()) cell.assign()
    }
    act()
  }
  for (const name of events) addEventListener(name, print)
  return () => { for (const name of events) removeEventListener(name, print) }
}
