// What is told of single items, where somebody listens for it: where they are laid out, what comes into sight and goes out of
// it, and taps. Nothing of it bubbles, as it may come for each item in each frame.

/** What tells of each carousel. */
const telling = new WeakMap()

const names = ['beforeitemlayout', 'itemlayout', 'beforeitemdisplay', 'itemdisplay', 'itemdisplayend', 'itemtap']

/** What is done when a carousel has its first listener for one of the events: it tells, and at once of what is shown. */
export const itemEvents = Object.fromEntries(names.map(name => [name, (_, conductor, core) => {
  if (!telling.has(conductor)) telling.set(conductor, new ItemEvents(conductor, core))
  telling.get(conductor).tell(name)
}]))

/** The pointer event that is being handled now, which may be a tap. */
let lift = null
let listens = false

function listenForTaps() {
  if (listens) return
  listens = true
  addEventListener('pointerup', event => {
    lift = event
    setTimeout(() => (lift = null))
  }, true)
}

/** The bit of a placeholder among an item's flags. */
const placeholder = 4

class ItemEvents {
  #conductor
  #stage
  #core
  /** What is in sight, by the number of its cell, as it was told last. */
  #shown = new Map()
  /** The cells whose items come into sight in this frame. */
  #arriving = new Set()
  /** A frame's records: listeners may do what changes the module's own memory. */
  #frame = new Float64Array(0)
  /** The events that somebody listens for. */
  #heard = new Set()
  #isBetween = false
  #isWaiting = false

  constructor(conductor, core) {
    this.#conductor = conductor
    this.#stage = conductor.stage
    this.#core = core
  }

  /** Tells of one more event from now on. Those for which somebody begins to listen at the same time begin at the same time. */
  tell(name) {
    this.#heard.add(name)
    if (this.#isWaiting) return
    this.#isWaiting = true
    setTimeout(() => {
      this.#isWaiting = false
      if (!this.#isBetween) this.#comeBetween()
      this.#redraw()
    })
  }

  /** Comes between the module and the stage. */
  #comeBetween() {
    this.#isBetween = true
    const stage = this.#stage
    const { items } = this.#conductor
    const { placed, unmount, release, shouldSelect } = stage
    stage.placed = (count, address) => {
      this.#place(count, address)
      placed.call(stage, 0, address)
      this.#tellOfPlaced(count)
    }
    stage.unmount = number => {
      unmount.call(stage, number)
      this.#end(number)
    }
    stage.release = number => {
      this.#end(number)
      release.call(stage, number)
    }
    stage.shouldSelect = index => {
      if (this.#heard.has('itemtap')) this.#send('itemtap', this.#tapped(index))
      return shouldSelect.call(stage, index)
    }
    // Where an item and its copy change places, what listeners have done to them has to change too.
    const bring = items.bringOriginal
    items.bringOriginal = cell => {
      const { content } = cell
      bring.call(items, cell)
      if (cell.content !== content) this.#redraw()
    }
    listenForTaps()
  }

  #redraw() {
    this.#conductor.tell(id => this.#core.engine.redraw(id))
  }

  // MARK: Frames

  #place(count, address) {
    const { stride } = this.#core.record
    const length = count * stride
    if (this.#frame.length < length) this.#frame = new Float64Array(2 * length)
    this.#frame.set(this.#memory.subarray(address / 8, address / 8 + length))
    this.#each(count, (item, { number }) => {
      if (!this.#shown.has(number)) {
        this.#arriving.add(number)
        this.#send('beforeitemdisplay', item)
      }
      this.#shown.set(number, item)
      this.#send('beforeitemlayout', item)
    })
    for (let at = 0; at < length; at += stride) this.#cell(at)?.update(this.#frame, at)
  }

  #tellOfPlaced(count) {
    this.#each(count, (item, { number }) => {
      this.#send('itemlayout', item)
      if (this.#arriving.delete(number)) this.#send('itemdisplay', item)
    })
  }

  #each(count, act) {
    const { stride, flags, index, offset } = this.#core.record
    const frame = this.#frame
    for (let at = 0; at < count * stride; at += stride) {
      const cell = this.#cell(at)
      // Where a listener has taken it away, there is nothing to tell of.
      if (!cell?.content || frame[at + flags] & placeholder) continue
      act({ index: frame[at + index], offset: frame[at + offset], element: cell.content }, cell)
    }
  }

  #cell(at) {
    return this.#stage.cells.get(this.#frame[at + this.#core.record.view])
  }

  /** An item's cell is taken away from it. */
  #end(number) {
    const item = this.#shown.get(number)
    this.#shown.delete(number)
    this.#arriving.delete(number)
    if (item) this.#send('itemdisplayend', item)
  }

  // MARK: Taps

  /** What was tapped: at the pointer, where an item may be shown more than once; by keys, wherever it is. */
  #tapped(index) {
    const { number, cells, host } = this.#stage
    const { engine, record } = this.#core
    if (lift) {
      const { x, y } = this.#conductor.gestures.pointAt(lift.clientX, lift.clientY)
      const isThere = engine.item_at(number, x, y)
      const [memory, at] = [this.#memory, engine.records() / 8]
      if (isThere && memory[at + record.index] === index) {
        return { index, offset: memory[at + record.offset], element: cells.get(memory[at + record.view])?.content ?? null }
      }
    }
    return { index, offset: host.offsetOf(index), element: cells.get(engine.view_at(number, index))?.content ?? null }
  }

  // MARK: Telling

  get #memory() {
    return new Float64Array(this.#core.engine.memory.buffer)
  }

  #send(name, detail) {
    if (this.#heard.has(name)) this.#stage.host.dispatchEvent(new CustomEvent(name, { detail: { ...detail } }))
  }
}
