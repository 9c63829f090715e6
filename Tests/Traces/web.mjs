// Plays recorded sessions through the web module and compares what is to be seen with what the native engine showed.
//
//   node web.mjs SCRIPT.js FOLDER
//
// The module is the one inside the script that pages load, byte for byte. FOLDER holds sessions as `carousel-replay
// --sessions` writes them. Prints, last, `N passed, N failed`.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { shippedModule } from '../../Web/shipped-module.js'

const TOLERANCE = 1e-6
const STRIDE = 24

/** A host without a screen: views are numbers with a size. */
class Host {
  constructor(session) {
    this.session = session
    this.items = this.placeholders = 0
    this.sizes = new Map()
    this.nextView = 1
  }

  imports(math) {
    return {
      math,
      carousel: {
        items: () => this.items,
        placeholders: () => this.placeholders,
        view: (_, index, reused, isPlaceholder) => {
          const view = reused || this.nextView++
          const { sizes, placeholderSize } = this.session
          this.sizes.set(view, isPlaceholder ? placeholderSize : sizes[index % sizes.length])
          return view
        },
        mount() {}, unmount() {}, replace() {}, placed() {}, event() {}, itemEvent() {}, schedule() {},
        crossFade() {}, releaseFocus() {},
        release: (_, view) => this.sizes.delete(view),
        width: (_, view) => this.sizes.get(view)[0],
        height: (_, view) => this.sizes.get(view)[1],
        shouldSelect: (_, index) => (this.session.denied.includes(index) ? 0 : 1),
        option: (_, option, standard) => standard,
        transform: (_, offset, width, height, at) => this.customTransform(offset, width, height, at),
      },
    }
  }

  /** The recorded custom style: translate(base, o · length · 1.1, 20 o², −50 |o|). */
  customTransform(offset, width, height, at) {
    const m = new Float64Array(this.exports.memory.buffer, at, 16)
    const length = this.isVertical ? height : width
    const [x, y, z] = [offset * length * 1.1, 20 * offset * offset, -50 * Math.abs(offset)]
    for (let i = 0; i < 4; i++) m[12 + i] += x * m[i] + y * m[4 + i] + z * m[8 + i]
  }
}

/** What each input of a session calls; NaN leaves the clock, which sessions set by themselves. */
const inputs = {
  setTime: (host, ...a) => host.exports.set_time(1, ...a),
  frame: (host, ...a) => host.exports.frame(1, ...a),
  style: (host, style) => host.exports.set_style(1, NaN, style),
  viewport: (host, ...a) => host.exports.set_viewport(1, NaN, ...a),
  option: (host, option, value) => host.exports.set_option(1, NaN, option, value === undefined ? 0 : 1, value ?? 0),
  vertical: (host, isVertical) => {
    host.isVertical = isVertical !== 0
    set(host, 'vertical', isVertical)
  },
  counts: (host, items, placeholders) => Object.assign(host, { items, placeholders }),
  reloadData: (host) => host.exports.reload(1, NaN),
  setNeedsLayout: (host) => host.exports.redraw(1, NaN),
  setScrollOffset: (host, ...a) => host.exports.set_scroll_offset(1, NaN, ...a),
  scrollToItem: (host, ...a) => host.exports.scroll_to_item(1, NaN, ...a),
  scrollByItems: (host, ...a) => host.exports.scroll_by_items(1, NaN, ...a),
  scrollToOffset: (host, ...a) => host.exports.scroll_to_offset(1, NaN, ...a),
  scrollByOffset: (host, ...a) => host.exports.scroll_by_offset(1, NaN, ...a),
  insertItem: (host, ...a) => host.exports.insert_item(1, NaN, ...a),
  removeItem: (host, ...a) => host.exports.remove_item(1, NaN, ...a),
  reloadItem: (host, ...a) => host.exports.reload_item(1, NaN, ...a),
  touchDown: (host) => host.exports.touch_down(1, NaN),
  touchUp: (host) => host.exports.touch_up(1, NaN),
  beginDragging: (host, ...a) => host.exports.begin_dragging(1, NaN, ...a),
  drag: (host, ...a) => host.exports.drag(1, NaN, ...a),
  endDragging: (host) => host.exports.end_dragging(1, NaN),
  tap: (host, ...a) => host.exports.tap(1, NaN, ...a),
}

/** Settings by the names of sessions, and the names of the module's own list. */
const settings = {
  vertical: 'vertical', perspective: 'perspective', contentOffset: 'content-offset', viewpointOffset: 'viewpoint-offset',
  itemLength: 'item-width', bounces: 'bounces', bounceDistance: 'bounce-distance', decelerationRate: 'deceleration-rate',
  scrollSpeed: 'scroll-speed', isScrollEnabled: 'scroll-enabled', isPagingEnabled: 'paging',
  stopsAtItemBoundary: 'stop-at-item-boundary', scrollsToItemBoundary: 'scroll-to-item-boundary',
  centersItemWhenSelected: 'center-item-when-selected', ignoresPerpendicularSwipes: 'ignore-perpendicular-swipes',
  autoscroll: 'autoscroll',
}

function set(host, name, x, y = 0) {
  const number = host.settings.indexOf(settings[name])
  if (number < 0) throw new Error(`the module has no setting ${name}`)
  host.exports.set(1, NaN, number, x, y)
}

function readSettings(exports) {
  // The memory is there from the first call on.
  const length = exports.names()
  const bytes = new Uint8Array(exports.memory.buffer, exports.records(), length)
  const lists = new TextDecoder().decode(bytes).split('\n\n')
  return lists[2].trim().split('\n').map((line) => line.split(' ')[0])
}

function* placedItems(exports) {
  const count = exports.placed_items(1, 1)
  const records = new Float64Array(exports.memory.buffer, exports.records(), count * STRIDE)
  for (let n = 0; n < count; n++) {
    const r = records.subarray(n * STRIDE, (n + 1) * STRIDE)
    yield { i: r[20], o: r[21], m: [...r.subarray(0, 16)], a: r[16], h: r[18] & 1, e: (r[18] >> 1) & 1 }
  }
}

/** Sessions, in which numbers that JSON doesn't have are text. */
const numbers = { nan: NaN, inf: Infinity, '-inf': -Infinity }
const parse = (text) => JSON.parse(text, (_, value) => numbers[value] ?? value)

const state = { scrollOffset: 0, currentItemIndex: 1, numberOfItems: 2, numberOfVisibleItems: 4, wrap: 5,
  itemWidth: 6, offsetMultiplier: 13 }

const differ = (a, b) => Array.isArray(a)
  ? a.some((x, n) => differ(x, b[n]))
  : !(Math.abs(a - b) <= TOLERANCE * Math.max(1, Math.abs(a)))

/** The first difference between a frame and what the module shows; undefined where they agree. */
function difference(frame, exports) {
  for (const [field, question] of Object.entries(state)) {
    const value = exports.state(1, question)
    if (differ(frame[field], value)) return `${field}: native ${frame[field]}, web ${value}`
  }
  const items = [...placedItems(exports)]
  if (items.length !== frame.items.length) return `items: native ${frame.items.length}, web ${items.length}`
  for (const [n, item] of items.entries()) {
    for (const field of Object.keys(item)) {
      if (differ(frame.items[n][field], item[field])) return `item ${item.i} ${field}: native ${frame.items[n][field]}, web ${item[field]}`
    }
  }
}

function play(module, session) {
  const host = new Host(session)
  host.exports = new WebAssembly.Instance(module, host.imports(Math)).exports
  host.settings = readSettings(host.exports)
  if (host.exports.create() !== 1) throw new Error('the first carousel is not number 1')
  let done = 0
  for (const frame of session.frames) {
    for (; done < frame.after; done++) {
      const [name, ...values] = session.inputs[done]
      if (inputs[name]) inputs[name](host, ...values)
      else set(host, name, ...values)
    }
    const found = difference(frame, host.exports)
    if (found) return `after input ${frame.after}: ${found}`
  }
}

const [script, folder] = process.argv.slice(2)
if (!folder) {
  console.error('usage: node web.mjs SCRIPT.js FOLDER')
  process.exit(2)
}
const module = new WebAssembly.Module(await shippedModule(readFileSync(script, 'utf8')))
const files = readdirSync(folder).filter((name) => name.endsWith('.json')).sort()
let failed = 0
for (const file of files) {
  const found = play(module, parse(readFileSync(join(folder, file), 'utf8')))
  if (found) {
    failed++
    console.log(`${file}: ${found}`)
  }
}
if (files.length === 0) console.log('there are no sessions')
console.log(`${files.length - failed} passed, ${failed} failed`)
process.exit(failed || files.length === 0 ? 1 : 0)
