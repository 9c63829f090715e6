// The events of single items: as they are laid out, come into sight, go out of sight and are tapped. None of them bubbles, as they
// may come for each item in each frame. Where nobody listens, nothing is done.
import { record } from './engine.js'

const names = new Set(['beforeitemlayout', 'itemlayout', 'beforeitemdisplay', 'itemdisplay', 'itemdisplayend', 'itemtap'])

export class ItemEvents {
  #host
  #cells
  /** The events that somebody listens for. */
  #heard = new Set()
  /** What is in sight, by its cell, as it was told last. */
  #shown = new Map()
  /** The cells whose items come into sight in this frame. */
  #arriving = new Set()
  /** A frame's records: listeners may do what changes the module's own memory. */
  #frame = new Float64Array(0)

  /** @param cells The cells of the stage by their numbers. */
  constructor(host, cells) {
    this.#host = host
    this.#cells = cells
  }

  static has(name) {
    return names.has(name)
  }

  /** Sends an event from now on. */
  listen(name) {
    this.#heard.add(name)
  }

  get isHeard() {
    return this.#heard.size > 0
  }

  // MARK: Frames

  /** Tells that items are about to be placed.
      @returns A copy of their records, to place them by. */
  willPlace(memory, start, count) {
    const length = count * record.stride
    if (this.#frame.length < length) this.#frame = new Float64Array(2 * length)
    this.#frame.set(memory.subarray(start, start + length))
    this.#each(count, (item, cell) => {
      if (!this.#shown.has(cell)) {
        this.#arriving.add(cell)
        this.#send('beforeitemdisplay', item)
      }
      this.#shown.set(cell, item)
      this.#send('beforeitemlayout', item)
    })
    return this.#frame
  }

  didPlace(count) {
    this.#each(count, (item, cell) => {
      this.#send('itemlayout', item)
      if (this.#arriving.delete(cell)) this.#send('itemdisplay', item)
    })
  }

  #each(count, act) {
    const frame = this.#frame
    for (let at = 0; at < count * record.stride; at += record.stride) {
      const cell = this.#cells.get(frame[at + record.view])
      // Where a listener has taken it away, there is nothing to tell of.
      if (!cell?.content || frame[at + record.flags] & record.placeholderFlag) continue
      act({ index: frame[at + record.index], offset: frame[at + record.offset], element: cell.content }, cell)
    }
  }

  /** An item's cell is taken away from it. */
  didUnmount(cell) {
    const item = this.#shown.get(cell)
    this.#shown.delete(cell)
    this.#arriving.delete(cell)
    if (item) this.#send('itemdisplayend', item)
  }

  // MARK: Taps

  /** An item was tapped that is so far from the middle; shown more than once, it is the one there. */
  tapped(index, offset) {
    const distance = cell => Math.abs(cell.offset - offset)
    const cells = [...this.#cells.values()].filter(cell => cell.isMounted && !cell.isPlaceholder && cell.index === index)
    const [cell] = cells.sort((a, b) => distance(a) - distance(b))
    this.#send('itemtap', { index, offset, element: cell?.content ?? null })
  }

  #send(name, detail) {
    if (this.#heard.has(name)) this.#host.dispatchEvent(new CustomEvent(name, { detail: { ...detail } }))
  }
}
