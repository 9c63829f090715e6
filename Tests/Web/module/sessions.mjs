// Random sessions on a module: calls of all its functions with valid and invalid numbers, and a host that calls it back
// from within. Each is reproducible by its seed, and leaves a record of every callback, answer and placement.
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

/** Notes all that a module asks, tells and places; and calls it back now and then. */
class NotingHost extends DummyHost {
  /** Called in each callback, with its name. */
  interferes = () => {}
  note

  constructor(note, ...values) {
    super(...values)
    this.note = note
    for (const name of ['items', 'placeholders', 'view', 'mount', 'unmount', 'width', 'height', 'replace', 'release', 'crossFade', 'releaseFocus',
      'itemEvent', 'shouldSelect', 'schedule', 'option', 'event']) {
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
    ['pointer_up', n(0, 1000), n(0, 500), r.below(2)], ['pointer_cancelled'], ['tap', n(0, 1000), n(0, 500)], ['touch_down'], ['touch_up'],
    ['begin_dragging', n(0, 1000), n(0, 500)], ['drag', n(0, 1000), n(0, 500), n(-3000, 3000), n(-3000, 3000)], ['end_dragging'],
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
}

/** Plays a session on a module; returns its steps and its record, as texts. `module` is of `loadModule`. */
export function play(module, seed, { length = 120, isHostile = seed % 2 === 1, each = () => {} } = {}) {
  const { w } = module
  const r = random(seed)
  const number = (least, most) => isHostile && r.below(8) === 0 ? r.pick(junk) : r.below(3) ? Math.round(r.between(least, most)) : r.between(least, most)
  const record = [], steps = []
  const hosts = []
  const note = (...values) => record.push(values.join())
  let time = 0, depth = 0
  const act = host => {
    const step = r.below(3) === 0 ? ['frame', time += r.pick([0.001, 1 / 60, 0.1, isHostile ? NaN : 0.3])] : kinds[r.pick(['scroll', 'scroll', 'touch', 'edit', 'set'])](r, number, module)
    const [name, ...values] = step
    steps.push(`${host.id}: ${step}`)
    if (name === 'insert_item' && r.below(9)) host.itemCount = Math.min(20, host.itemCount + 1)
    if (name === 'remove_item' && r.below(9)) host.itemCount = Math.max(0, host.itemCount - 1)
    if (name === 'reload') host.itemCount = isHostile && r.below(9) === 0 ? r.pick(junk) : r.below(9)
    note(name, w[name](host.id, ...values) ?? 0)
  }
  for (let n = 0; n < 2; n++) {
    const host = module.add(new NotingHost(note, w, w.create(), { items: r.below(9), placeholders: r.below(4) }))
    host.interferes = () => {
      if (depth > 2 || r.below(40)) return
      depth++
      act(r.pick(hosts))
      depth--
    }
    hosts.push(host)
    w.set_viewport(host.id, 1000, 500)
    w.set_heard_events(host.id, 127)
    w.set_style(host.id, r.below(module.styles.length))
    w.reload(host.id)
  }
  for (let n = 0; n < length; n++) {
    const host = r.pick(hosts)
    act(host)
    note(...stateNames.map(name => host.state(name)), w.item_at(host.id, 500, 250), w.view_at(host.id, r.below(9)), w.offset_of(host.id, number(0, 9)))
    note('order', w.reading_order(host.id), 'dots', w.controls(host.id))
    each(host)
  }
  for (const host of hosts) module.destroy(host)
  return { steps, record }
}

/** Returns what differs in a session on several modules, or what is wrong with one of them; null if nothing is. */
export function differenceOf(modules, seed, length) {
  const records = []
  for (const module of modules) {
    try {
      records.push(play(module, seed, { length, each: check }))
    } catch (error) {
      return `module ${records.length}: ${error.stack}`
    }
  }
  const [one, ...others] = records.map(({ record }) => record)
  for (const other of others) {
    for (let n = 0; n < Math.max(one.length, other.length); n++) {
      if (one[n] !== other[n]) return `record ${n}: ${one[n]} and ${other[n]}, after ${one[n - 1]}`
    }
  }
  return null
}

/** Checks what must hold at any time: everything is finite, and views are mounted once and bounded. */
function check(host) {
  const { w, id } = host
  if (!stateNames.filter(name => !['middleX', 'middleY'].includes(name)).every(name => !Number.isNaN(host.state(name)))) throw new Error('a state is NaN')
  if (!Number.isFinite(host.state('scrollOffset')) || !Number.isFinite(w.offset_of(id, 3))) throw new Error('an offset is not finite')
  const mounted = [...host.views.values()].filter(({ isMounted }) => isMounted).length
  if (mounted > 1300 || host.views.size > 1500) throw new Error(`${mounted} of ${host.views.size} views are mounted`)
}
