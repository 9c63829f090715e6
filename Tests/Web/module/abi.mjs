// The wasm module in build/web, without a browser: a dummy host, and the module's functions under
// their own names.
//
//   const module = await loadModule()
//   const host = module.create({ items: 10, size: [200, 200], viewport: [1000, 500] })
//   const { w, id } = host                             // w: the exports, id: the carousel's number
//   w.set_style(id, module.styles.indexOf('rotary'))
//   w.set_option(id, module.options.indexOf('spacing'), 1, 1.2)      // kinds: 0 default, 1 value, 2 calls host.option
//   w.set(id, module.settings.indexOf('paging'), 1, 0)               // Booleans are 1 and 0, points x and y
//   w.set_motion(id, 1, 0.998, NaN)                                  // the number of one of module.motions, and its
//   values w.reload(id)                                                     // requests items from the host; nothing is
//   shown before w.set_time(id, t); w.scroll_to_item(id, 5, 0.4)                  // seconds; NaN is the default
//   duration, 0 jumps w.frame(id, t)                                                   // advances; updates the host's
//   `placed`
//
// Functions that change a carousel take the time of the change, in seconds, after the carousel's number; NaN keeps the
// clock. `w` passes NaN: tests set the clock with `set_time`. `module.exports` has the functions unchanged.
//
// Inputs: scroll_to_item, scroll_by_items, scroll_to_offset, scroll_by_offset (id, number,
// duration), set_current_index (id, index, duration), set_scroll_offset (id, offset), step (id, count, duration); insert_item, remove_item, reload_item (id,
// index, animated), add_previous_index (index) for each item and then apply_difference (id, count before, animated),
// reload, redraw, remeasure (id, were estimates), set_repeats (id, repeats); set_viewport (id, width, height), set_preferences (id, bits: 1
// reduced motion, 2 right to left, 4 more contrast), set_autoplay_reason (id, bit, on), set_heard_events (id, bits). A
// whole pointer gesture: pointer_down (id, x, y, mayDrag, content scrolls, surroundings scroll), pointer_moved → 0 undecided, 1 drag, 2
// ignored, 3 undecided and likely to drag, pointer_up
// (id, x, y, isTap) → whether the press is spent, pointer_cancelled, set_item_open (id, view, is open), item_used (id), select_item (id, index); press (id, key, modifiers, focus) and
// wheel (id, dx, dy, unit, modifiers, content scrolls, surroundings scroll) → whether it is handled; move (id, count),
// move_to (id, index).
//
// Queries: host.state(name) for the names below; host.placedItems() for the records of the last frame, by index;
// host.itemAt(x, y); host.painted() for their indexes from back to front; w.offset_of (id, index), w.view_at
// (id, index).
//
// host.events has the events as [name, value]; host.asked counts the module's calls. Each of them can be
// overridden by a method of the options: view, length, width, height, shouldSelect, option, transform, event.
import { readFile } from 'node:fs/promises'

const built = new URL('../../../build/web/swift-carousel.wasm', import.meta.url)
/** The names in the script. */
const table = JSON.parse(await readFile(new URL('../../../build/catalogue/element.json', import.meta.url), 'utf8'))

export const stateNames = [
  'scrollOffset', 'currentIndex', 'numberOfItems', 'numberOfPlaceholders', 'numberOfVisibleItems', 'wraps', 'fittedWidth',
  'isDragging', 'isDecelerating', 'isScrolling', 'isAutoscrolling', 'destination', 'toggle', 'offsetMultiplier',
  'destinationIndex', 'surroundingSwipes', 'time',
]

export const eventNames = [
  'didScroll', 'currentIndexDidChange', 'willBeginDragging', 'didEndDragging', 'willBeginDecelerating',
  'didEndDecelerating', 'willBeginScrolling', 'didEndScrolling', 'didSelect', 'didEndEditing', 'didSettle', 'pauseDidChange',
  'shouldAnnounce', 'readingOrderDidChange',
]

export const itemEventNames = ['willLayOut', 'didLayOut', 'willDisplay', 'didDisplay', 'didEndDisplaying', 'didTap']

const stride = 24

/** The functions without a time: queries, the clock, and those that belong to no carousel. */
const timeless = new Set([
  'create', 'destroy', 'records', 'carousels', 'allocations', 'bytes_in_use', 'state', 'offset_of', 'view_at',
  'item_at', 'add_stop', 'add_previous_index', 'reading_order', 'controls',
  'set_time', 'frame',
])

/** @param given Another module than the shipped one, as bytes or compiled. */
export async function loadModule(given) {
  const hosts = new Map()
  const call = name => (number, ...values) => hosts.get(number)?.[name]?.(...values) ?? 0
  const names = [
    'items', 'placeholders', 'view', 'length', 'mount', 'unmount', 'width', 'height', 'replace', 'release', 'placed', 'crossFade',
    'releaseFocus', 'event', 'itemEvent', 'shouldSelect', 'schedule', 'option', 'transform', 'text',
  ]
  const { sin, cos, tan, exp, log } = Math
  const bytes = given ?? await readFile(built)
  const { exports } = new WebAssembly.Instance(bytes instanceof WebAssembly.Module ? bytes : await WebAssembly.compile(bytes), {
    math: { sin, cos, tan, exp, log },
    carousel: Object.fromEntries(names.map(name => [name, call(name)])),
  })
  const w = Object.fromEntries(Object.entries(exports).map(([name, value]) =>
    [name, typeof value !== 'function' || timeless.has(name) ? value : (id, ...values) => value(id, NaN, ...values)]))
  const { styles, options, settings, transitions, motions } = table
  const add = host => {
    hosts.set(host.id, host)
    return host
  }
  return {
    exports, w, styles, transitions, motions, settingKinds: settings.map(([, kind]) => kind),
    options: options.map(([name]) => name), settings: settings.map(([name]) => name),
    add,
    create(given = {}) {
      const id = w.create()
      const host = add(new DummyHost(w, id, given))
      if (given.viewport) w.set_viewport(id, ...given.viewport)
      return host
    },
    destroy(host) {
      w.destroy(host.id)
      hosts.delete(host.id)
    },
  }
}

export class DummyHost {
  #path = Buffer.alloc(0)

  events = []
  itemEvents = []
  /** The records of the last placement of items, in painting order. */
  placedRecords = []
  /** The middle of the carousel then. */
  middle = []
  views = new Map()
  asked = { views: 0, reused: 0, frames: 0 }
  needsFrames = false
  /** The time of the next frame, in seconds; infinity if there is none. */
  nextTime = Infinity
  keepsRecords = true
  #lastView = 0

  constructor(w, id, { items = 0, placeholders = 0, size = [200, 200], ...answers }) {
    Object.assign(this, { w, id, itemCount: items, placeholderCount: placeholders, itemSize: size }, answers)
  }

  // Called by the module.

  items() { return this.itemCount }
  placeholders() { return this.placeholderCount }

  view(index, reused, isPlaceholder) {
    this.asked.views++
    if (reused) this.asked.reused++
    const number = reused || ++this.#lastView
    this.views.set(number, { index, isPlaceholder: isPlaceholder !== 0, isMounted: this.views.get(number)?.isMounted ?? false })
    return number
  }

  mount(view) { this.views.get(view).isMounted = true }
  unmount(view) { this.views.get(view).isMounted = false }
  replace(old, view) { this.unmount(old); this.mount(view) }
  release(view) { this.views.delete(view) }
  width() { return this.itemSize[0] }
  height() { return this.itemSize[1] }
  shouldSelect() { return 1 }
  schedule(time) { this.needsFrames = time === -Infinity; this.nextTime = time; this.asked.frames++ }
  itemEvent(kind, view, index, offset) { this.itemEvents.push([itemEventNames[kind], index, offset]) }
  option(option, standard) { return standard }
  text(address, length) { new Uint8Array(this.w.memory.buffer).set(this.#path.subarray(0, length), address) }

  /** Sets the path of a text, in points; returns whether it is one. */
  setPath(text, viewBox = [0, 0, 0, 0]) {
    this.#path = Buffer.from(text)
    return this.w.set_path(this.id, this.#path.length, ...viewBox)
  }

  event(kind, value) { this.events.push([eventNames[kind], value]) }

  placed(count, address) {
    if (!this.keepsRecords) return
    this.placedRecords = this.#read(count, address)
    this.middle = [...new Float64Array(this.w.memory.buffer, address + count * stride * 8, 2)]
  }

  // Called by tests.

  state(name) { return this.w.state(this.id, stateNames.indexOf(name)) }

  /** The items of the last frame that stay, by index. */
  placedItems() {
    return this.placedRecords.filter(item => !item.isLeaving).sort((a, b) => a.index - b.index || a.slot - b.slot)
  }

  painted() {
    return this.placedItems().sort((a, b) => a.order - b.order).map(item => item.index)
  }

  itemAt(x, y) {
    const view = this.w.item_at(this.id, x, y)
    return this.placedRecords.find(item => item.view === view) ?? null
  }

  /** Plays 60 frames per second until nothing moves, or for a given time in seconds. */
  rest(from = this.state('time'), most = 20) {
    let time = from
    while (this.needsFrames && time < from + most) this.w.frame(this.id, (time += 1 / 60))
    return time
  }

  #read(count, address) {
    const memory = new Float64Array(this.w.memory.buffer, address, count * stride)
    return Array.from({ length: count }, (_, i) => {
      const record = memory.subarray(i * stride, (i + 1) * stride)
      const flags = record[18]
      return {
        matrix: Array.from(record.subarray(0, 16)), opacity: record[16], order: record[17],
        isHidden: (flags & 1) !== 0, isInteractive: (flags & 2) !== 0, isPlaceholder: (flags & 4) !== 0,
        isLeaving: (flags & 16) !== 0,
        view: record[19], index: record[20], offset: record[21], slot: record[22],
      }
    })
  }
}
