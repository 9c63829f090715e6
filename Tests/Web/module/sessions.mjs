// Random sessions on a module: calls of all its functions with valid and invalid numbers, also during the module's own
// calls. Each is reproducible by its seed and by its file, and leaves a record of every callback, answer and placement.
//
// A session is `{ hosts, steps }`. A host is `{ items, placeholders, style }`. A step is a call of the host with a number:
// `{ host, call: [name, ...values] }`. With `items`, the host has that number of them from then on; with `more`, so many
// more. With `during`, the app makes it in the next callback of that name, while the step after it is performed. Styles,
// settings and options are called by their numbers. In files, numbers that JSON does not know are strings.
import { DummyHost, stateNames } from './abi.mjs'

const junk = [NaN, Infinity, -Infinity, 0, -0, -1, 1e-300, 1e18, -1e18, 1e308, -1e308, 2 ** 31, -(2 ** 31), 2 ** 53, 0.5, 1e9]

/** Returns a generator of numbers: below `count`, between two numbers, one of a list. */
export function random(seed) {
  let state = seed >>> 0
  const below = count => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count)
  }
  return { below, between: (least, most) => least + below(1e6) * (most - least) / 1e6, pick: list => list[below(list.length)] }
}

const callbacks = [
  'items', 'placeholders', 'view', 'length', 'mount', 'unmount', 'width', 'height', 'replace', 'release', 'crossFade', 'releaseFocus', 'itemEvent', 'shouldSelect', 'schedule',
  'option', 'event', 'placed', 'transform',
]

/** Notes all that a module asks, tells and places. */
class NotingHost extends DummyHost {
  /** Called in each callback, with its name. */
  interferes = () => {}
  note

  constructor(note, ...values) {
    super(...values)
    this.note = note
    for (const name of callbacks.slice(0, -2)) {
      const method = this[name]
      this[name] = (...given) => {
        const answer = method?.apply(this, given)
        note(name, ...given, answer ?? 0)
        this.interferes(name)
        return answer
      }
    }
  }

  placed(count, address) {
    this.note('placed', count, ...new Float64Array(this.w.memory.buffer, address, 24 * count))
    this.interferes('placed')
  }

  transform(offset, width, height, address, style) {
    const matrix = new Float64Array(this.w.memory.buffer, address, 17)
    this.note('transform', offset, width, height, style, ...matrix)
    matrix[12] += style * offset
    matrix[16] = 0.5
    this.interferes('transform')
  }
}

const kinds = {
  /** The steps, each a function's name and its arguments. */
  scroll: (r, n) => r.pick([
    ['scroll_to_item', n(-3, 12), n(0, 1)], ['scroll_by_items', n(-9, 9), n(0, 1)], ['scroll_to_offset', n(-3, 12), n(0, 1)], ['scroll_by_offset', n(-9, 9), n(0, 1)],
    ['set_current_index', n(-3, 12), n(0, 1)], ['set_scroll_offset', n(-3, 12)], ['step', n(-2, 2), n(0, 1)], ['move', n(-3, 3)], ['move_to', n(0, 9)], ['select_item', n(0, 9)],
  ]),
  touch: (r, n) => r.pick([
    ['pointer_down', n(0, 1000), n(0, 500), 1, r.below(4), r.below(4)], ['pointer_moved', n(0, 1000), n(0, 500)], ['pointer_moved', n(0, 1000), n(0, 500)],
    ['pointer_up', n(0, 1000), n(0, 500), r.below(2)], ['pointer_cancelled'],
    ['wheel', n(-300, 300), n(-300, 300), r.below(5), r.below(9), r.below(4), r.below(4)], ['press', r.below(14), r.below(9), r.below(3)],
  ]),
  edit: (r, n) => r.pick([
    ['insert_item', n(-2, 9), r.below(2)], ['remove_item', n(-2, 9), r.below(2)], ['reload_item', n(-2, 9), r.below(2)], ['reload'], ['redraw'], ['remeasure', r.below(2)],
    ['set_repeats', r.below(2)],
  ]),
  set: (r, n, module) => r.pick([
    ['set', r.below(module.settings.length), n(-5, 300), n(-5, 300)], ['set_style', r.below(module.styles.length + 3) - 3],
    ['set_option', r.below(module.options.length), r.below(3), n(-5, 5)], ['set_motion', r.below(4), n(0, 2), n(-1, 1)],
    ['set_momentum_curve', n(0, 1), n(-1, 2), n(0, 1), n(-1, 2)], ['set_viewport', n(-9, 1500), n(-9, 900)], ['set_preferences', r.below(8)],
    ['set_heard_events', r.below(128)], ['set_autoplay_reason', 1 << r.below(4), r.below(2)], ['focus_entered', r.below(9), r.below(2), r.below(2)], ['focus_left'],
  ]),
  ask: (r, n) => r.pick([['item_at', n(0, 1000), n(0, 500)], ['view_at', n(-2, 9)], ['offset_of', n(0, 9)], ['state', r.below(stateNames.length)]]),
}

/** Returns a random session. `module` is of `loadModule`; `length` is the number of steps that are not within others. */
export function session(module, seed, length = 120) {
  const r = random(seed), isHostile = seed % 2 === 1
  const number = (least, most) => isHostile && r.below(8) === 0 ? r.pick(junk) : r.below(3) ? Math.round(r.between(least, most)) : r.between(least, most)
  const hosts = Array.from({ length: 2 }, () => ({ items: r.below(9), placeholders: r.below(4), style: r.below(module.styles.length) }))
  const steps = []
  let time = 0
  const make = () => {
    const call = r.below(3) === 0 ? ['frame', time += r.pick([0.001, 1 / 60, 0.1, isHostile ? NaN : 0.3])] : kinds[r.pick(['scroll', 'scroll', 'touch', 'edit', 'set', 'ask'])](r, number, module)
    if (Number.isNaN(time)) time = 0
    const step = { host: r.below(hosts.length), call }
    const [name] = call
    if (name === 'insert_item' && r.below(9)) step.more = 1
    if (name === 'remove_item' && r.below(9)) step.more = -1
    if (name === 'reload') step.items = isHostile && r.below(9) === 0 ? r.pick(junk) : r.below(9)
    return step
  }
  for (let n = 0; n < length; n++) {
    for (let within = r.below(4) - 1; within > 0; within--) steps.push({ during: r.pick(callbacks), ...make() })
    steps.push(make())
  }
  return { hosts, steps }
}

/** Plays a session on a module, and returns its record. */
export function play(module, { hosts: given, steps }, each = () => {}) {
  const { w } = module
  const record = []
  const note = (...values) => record.push(values.join())
  /** The steps that are made in callbacks. */
  let waiting = [], depth = 0
  const hosts = given.map(({ style, ...data }) => {
    const host = module.add(new NotingHost(note, w, w.create(), data))
    host.itemCount = data.items
    host.placeholderCount = data.placeholders
    host.interferes = name => {
      while (depth < 3 && waiting[0]?.during === name) {
        depth++
        act(waiting.shift())
        depth--
      }
    }
    w.set_viewport(host.id, 1000, 500)
    w.set_heard_events(host.id, 127)
    w.set_style(host.id, style)
    w.reload(host.id)
    return host
  })
  const act = ({ host: number, call: [name, ...values], items, more = 0 }) => {
    const host = hosts[number]
    host.itemCount = items ?? (more ? Math.max(0, Math.min(20, host.itemCount + more)) : host.itemCount)
    note(name, w[name](host.id, ...values) ?? 0)
  }
  for (const step of steps) {
    if (step.during) {
      waiting.push(step)
      continue
    }
    act(step)
    waiting = []
    const host = hosts[step.host]
    note(...stateNames.map(name => host.state(name)), w.item_at(host.id, 500, 250), w.view_at(host.id, 0), w.offset_of(host.id, 5))
    note('order', w.reading_order(host.id), 'dots', w.controls(host.id))
    each(host)
  }
  for (const host of hosts) {
    const { length } = record
    module.destroy(host)
    // Views that go at once have no order: an optimiser chooses it.
    record.push(...record.splice(length).sort())
  }
  return record
}

/** Returns what differs in a session on several modules, or what is wrong with one of them; null if nothing is. */
export function differenceOf(modules, given) {
  const records = []
  for (const module of modules) {
    try {
      records.push(play(module, given, check))
    } catch (error) {
      return `module ${records.length}: ${error.stack}`
    }
  }
  const [one, ...others] = records
  for (const other of others) {
    for (let n = 0; n < Math.max(one.length, other.length); n++) {
      if (one[n] !== other[n]) return `record ${n}: ${one[n]} and ${other[n]}, after ${one[n - 1]}`
    }
  }
  return null
}

/** Returns the list without the members that its fault does not need, by halving (ddmin, after Zeller 1999). */
export async function minimized(list, fails) {
  for (let size = Math.max(1, list.length >> 1); ; size = Math.max(1, size >> 1)) {
    let isShorter = false
    for (let start = 0; start < list.length;) {
      const shorter = list.toSpliced(start, size)
      if (await fails(shorter)) {
        list = shorter
        isShorter = true
      } else {
        start += size
      }
    }
    if (size === 1 && !isShorter) return list
  }
}

// MARK: Files

/** Returns the text of a session's file, with a step in each line. */
export function text({ hosts, steps }) {
  const line = value => JSON.stringify(value, (_, part) => typeof part === 'number' && (!Number.isFinite(part) || Object.is(part, -0)) ? Object.is(part, -0) ? '-0' : String(part) : part)
  return `{"hosts": ${line(hosts)}, "steps": [\n${steps.map(line).join(',\n')}\n]}\n`
}

/** Returns the session of a file. */
export function parse(file) {
  return JSON.parse(file, (key, value) => typeof value === 'string' && /^(-0|NaN|-?Infinity)$/.test(value) ? Number(value) : value)
}

/** Checks what must hold at any time: everything is finite, and views are mounted once and bounded. */
function check(host) {
  const { w, id } = host
  if (!stateNames.filter(name => !['middleX', 'middleY'].includes(name)).every(name => !Number.isNaN(host.state(name)))) throw new Error('a state is NaN')
  if (!Number.isFinite(host.state('scrollOffset')) || !Number.isFinite(w.offset_of(id, 3))) throw new Error('an offset is not finite')
  const mounted = [...host.views.values()].filter(({ isMounted }) => isMounted).length
  if (mounted > 1300 || host.views.size > 1500) throw new Error(`${mounted} of ${host.views.size} views are mounted`)
}
