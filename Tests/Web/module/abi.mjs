// The wasm module in build/web, without a browser: a dummy host, and the module's functions, which
// build/catalogue/engine-calls.mjs describes.
//
//   const module = await loadModule()
//   const host = module.create({ items: 10, size: [200, 200], viewport: [1000, 500] })
//   const { w, id } = host                                           // w: the functions, id: the carousel's number
//   w.setStyle(id, module.styles.indexOf('rotary'))
//   w.setOption(id, module.options.indexOf('spacing'), 1, 1.2)       // kinds: 0 default, 1 value, 2 calls host.option
//   w.set(id, module.settings.indexOf('paging'), 1, 0)               // Booleans are 1 and 0, points x and y
//   w.reload(id)                                                     // requests items; nothing is shown before
//   w.setTime(id, t)
//   w.scrollToItem(id, 5, 0.4)                                       // seconds; NaN is the default duration, 0 jumps
//   w.frame(id, t)                                                   // advances; updates the host's records
//
// Commands take the time of the change, in seconds, after the carousel's number; NaN keeps the clock. `w` passes NaN: tests set the
// clock with `setTime`. Unlike the calls of the element, those of `w` check nothing, so that tests can pass anything.
//
// Queries: host.state(name); host.placedItems() for the records of the last frame, by index; host.itemAt(x, y); host.painted() for
// their indexes from back to front.
//
// host.events has the events as [name, value]; host.asked counts the module's calls. Each of them can be
// overridden by a method of the options: view, length, width, height, shouldSelect, shouldChange, shouldAdvance, interval, option, transform, event.
import { readFile } from 'node:fs/promises'
import { inflateRawSync } from 'node:zlib'
import { commands, events, functions, itemEvents, itemFlags, queries, record as fields } from '../../../build/catalogue/engine-calls.mjs'

const built = name => new URL(`../../../build/web/${name}`, import.meta.url)

/** Returns the module inside a script, as bytes. */
export async function packedModule(name) {
  const [packed] = String(await readFile(built(name))).match(/[A-Za-z0-9+/]{999,}=*/)
  return inflateRawSync(Buffer.from(packed, 'base64'))
}
/** The names in the script. */
const table = JSON.parse(await readFile(new URL('../../../build/catalogue/element.json', import.meta.url), 'utf8'))

/** The calls that change something at a time, and take it after the carousel. */
const isTimed = ({ parameters }) => 'time' in parameters

export const stateNames = Object.keys(queries)
const namesOf = numbers => Object.fromEntries(Object.entries(numbers).map(([name, number]) => [number, name]))
export const eventNames = namesOf(events)
const itemEventNames = namesOf(itemEvents)

/** The scripts with the parts of the module that are loaded later. */
export const laterParts = ['swift-carousel-path.js', 'swift-carousel-player.js']

/**
 * Loads a module, with the parts that are loaded later.
 * @param given Another module than the shipped one, as bytes or compiled.
 * @param added The scripts with the parts that it gets.
 */
export async function loadModule(given, added = laterParts) {
  const hosts = new Map()
  const call = name => (number, ...values) => hosts.get(number)?.[name]?.(...values) ?? 0
  const { sin, cos, tan, exp, log } = Math
  const bytes = given ?? await readFile(built('swift-carousel.wasm'))
  const module = bytes instanceof WebAssembly.Module ? bytes : await WebAssembly.compile(bytes)
  const imports = { math: { sin, cos, tan, exp, log }, carousel: new Proxy({}, { get: (_, name) => call(name) }) }
  const parts = [...new Set(WebAssembly.Module.imports(module).map(({ module }) => module))].filter(name => !imports[name])
  const missing = new Proxy({}, { get: (_, name) => () => { throw new Error(`function ${name} is missing`) } })
  const inParts = value => Object.fromEntries(parts.map(name => [name, value]))
  const { exports } = new WebAssembly.Instance(module, { ...imports, ...inParts(missing) })
  for (const name of parts.length ? added : []) {
    new WebAssembly.Instance(await WebAssembly.compile(await packedModule(name)), inParts(exports))
  }
  const isSet = new Set([commands.setTime, commands.frame])
  const all = Object.entries({ ...commands, ...functions })
  const w = Object.fromEntries(all.map(([name, call]) =>
    [name, isTimed(call) && !isSet.has(call) ? (id, ...values) => exports[name](id, NaN, ...values) : exports[name]]))
  Object.assign(w, { memory: exports.memory, fail_allocation: exports.fail_allocation })
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
      if (given.viewport) w.setViewport(id, ...given.viewport)
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
  shouldChange() { return 1 }
  shouldAdvance() { return 1 }
  interval() { return 0 }
  schedule(time) { this.needsFrames = time === -Infinity; this.nextTime = time; this.asked.frames++ }
  itemEvent(kind, view, index, offset) { this.itemEvents.push([itemEventNames[kind], index, offset]) }
  option(option, standard) { return standard }
  text(address, length) { new Uint8Array(this.w.memory.buffer).set(this.#path.subarray(0, length), address) }

  /** Sets the path of a text, in points; returns whether it is one. */
  setPath(text, viewBox = [0, 0, 0, 0]) {
    this.#path = Buffer.from(text)
    return this.w.setPath(this.id, this.#path.length, ...viewBox)
  }

  event(kind, value) { this.events.push([eventNames[kind], value]) }

  placed(count, address) {
    if (!this.keepsRecords) return
    this.placedRecords = this.#read(count, address)
    this.middle = [...new Float64Array(this.w.memory.buffer, address + count * fields.stride * 8, 2)]
  }

  // Called by tests.

  state(name) { return queries[name](this.w, this.id) }

  /** The items of the last frame that stay, by index. */
  placedItems() {
    return this.placedRecords.filter(item => !item.isLeaving).sort((a, b) => a.index - b.index || a.slot - b.slot)
  }

  painted() {
    return this.placedItems().sort((a, b) => a.order - b.order).map(item => item.index)
  }

  itemAt(x, y) {
    const view = this.w.viewAtPoint(this.id, x, y)
    return this.placedRecords.find(item => item.view === view) ?? null
  }

  /** Plays 60 frames per second until nothing moves, or for a given time in seconds. */
  rest(from = this.state('time'), most = 20) {
    let time = from
    while (this.needsFrames && time < from + most) this.w.frame(this.id, (time += 1 / 60))
    return time
  }

  #read(count, address) {
    const memory = new Float64Array(this.w.memory.buffer, address, count * fields.stride)
    return Array.from({ length: count }, (_, i) => {
      const record = memory.subarray(i * fields.stride, (i + 1) * fields.stride)
      const is = flag => (record[fields.flags] & flag) !== 0
      return {
        matrix: Array.from(record.subarray(fields.matrix, fields.opacity)), opacity: record[fields.opacity], order: record[fields.order],
        isHidden: is(itemFlags.hidden), isInteractive: is(itemFlags.interactive), isPlaceholder: is(itemFlags.placeholder),
        isLeaving: is(itemFlags.leaving),
        isAhead: is(itemFlags.ahead),
        view: record[fields.view], index: record[fields.index], offset: record[fields.offset], slot: record[fields.slot],
      }
    })
  }
}
