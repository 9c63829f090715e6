// Random sessions on a module: calls of all its functions with valid and invalid numbers, also during the module's own
// calls. Each is reproducible by its seed and by its file, and leaves a record of every callback, answer and placement.
//
// A session is `{ hosts, steps }`. A host is `{ items, placeholders, style }`. A step is a call of the host with a number:
// `{ host, call: [name, ...values] }`. With `items`, the host has that number of them from then on; with `more`, so many
// more. With `during`, the app makes it in the next callback of that name, while the step after it is performed. Styles,
// settings and options are called by their numbers. In files, numbers that JSON does not know are strings.
import { commands, functions, keyframe, record as fields } from '../../../build/catalogue/engine-calls.mjs'
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
  'items', 'placeholders', 'view', 'length', 'mount', 'unmount', 'width', 'height', 'replace', 'release', 'crossFade', 'releaseFocus', 'itemEvent', 'shouldSelect', 'shouldChange', 'shouldAdvance', 'interval', 'schedule',
  'option', 'event', 'plays', 'endPlaying', 'placed', 'transform', 'play', 'course',
]

/** Notes all that a module asks, tells and places. */
class NotingHost extends DummyHost {
  /** Called in each callback, with its name. */
  interferes = () => {}
  note

  constructor(note, ...values) {
    super(...values)
    this.note = note
    for (const name of callbacks.slice(0, -4)) {
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
    this.note('placed', count, ...new Float64Array(this.w.memory.buffer, address, fields.stride * count))
    this.interferes('placed')
  }

  plays() { return this.id % 2 }

  play(start, duration, count, address) {
    this.note('play', start, duration, ...new Float64Array(this.w.memory.buffer, address, 2 * count))
    this.interferes('play')
    return this.id % 4 === 3
  }

  course(view, count, address) {
    this.note('course', view, ...new Float64Array(this.w.memory.buffer, address, keyframe.stride * count))
    this.interferes('course')
  }

  transform(offset, width, height, address, style) {
    const matrix = new Float64Array(this.w.memory.buffer, address, 17)
    this.note('transform', offset, width, height, style, ...matrix)
    matrix[12] += style * offset
    matrix[16] = 0.5
    this.interferes('transform')
  }
}

/** The calls of the steps, besides frames; those that are more frequent are listed more often. */
const groups = {
  scroll: [
    'scrollToItem', 'scrollByItems', 'scrollToOffset', 'scrollByOffset', 'setCurrentIndex', 'setScrollOffset', 'scrollToPage', 'step', 'moveByItems',
    'moveToPage', 'selectItem', 'userWillAct',
  ],
  touch: ['pointerDown', 'pointerMoved', 'pointerMoved', 'pointerUp', 'pointerCancelled', 'wheel', 'press', 'tap', 'itemUsed'],
  recognised: ['touchDown', 'beginDragging', 'drag', 'drag', 'endDragging', 'touchUp', 'tap'],
  edit: ['insertItem', 'removeItem', 'reloadItem', 'reload', 'redraw', 'remeasure', 'setRepeats'],
  set: [
    'set', 'setStyle', 'setOption', 'setMotion', 'setMomentumCurve', 'setViewport', 'setClipsItems', 'setPreferences', 'setHeardEvents', 'setAutoplayReason', 'itemDidEnd',
    'focusEntered', 'focusLeft', 'setItemOpen',
  ],
  ask: ['viewAtPoint', 'viewOfItem', 'offsetOfItem', 'answer'],
}
const apart = ['setTime', 'frame', 'applyChanges']
for (const name in commands) if (![...apart, ...Object.values(groups).flat()].includes(name)) throw new Error(`no session has ${name}`)

/** Returns a call with random arguments: each parameter has its values, or is a flag or a point. */
function randomCall(name, r, n, module) {
  const values = {
    index: () => n(-3, 12), count: () => n(-9, 9), offset: () => n(-3, 12), distance: () => n(-9, 9), duration: () => n(0, 1),
    x: () => n(-50, 1000), y: () => n(-50, 500), velocityX: () => n(-3000, 3000), velocityY: () => n(-3000, 3000),
    width: () => n(-9, 1500), height: () => n(-9, 900), contentScrolls: () => r.below(4), surroundingsScroll: () => r.below(4),
    unit: () => r.below(5), modifiers: () => r.pick([0, 0, r.below(16)]), key: () => r.below(10), focus: () => r.below(4),
    setting: () => r.below(module.settings.length), style: () => r.below(module.styles.length + 3) - 3,
    option: () => r.below(module.options.length), kind: () => r.below(3), value: () => n(-5, 5), profile: () => r.below(4),
    first: () => n(0, 2), second: () => n(-1, 1), x1: () => n(0, 1), y1: () => n(-1, 2), x2: () => n(0, 1), y2: () => n(-1, 2),
    reason: () => 1 << r.below(8), events: () => r.below(64), view: () => r.below(9), query: () => r.below(stateNames.length),
  }
  const { parameters } = { ...commands, ...functions }[name]
  const given = Object.entries(parameters).filter(([parameter]) => parameter !== 'carousel' && parameter !== 'time')
  // Only a flag may be false.
  return [name, ...given.map(([parameter, isValid]) => (isValid(false) ? r.below(2) : values[parameter]()))]
}

/** Returns a random session. `module` is of `loadModule`; `length` is the number of steps that are not within others. */
export function session(module, seed, length = 120) {
  const r = random(seed), isHostile = seed % 2 === 1
  const number = (least, most) => isHostile && r.below(8) === 0 ? r.pick(junk) : r.below(3) ? Math.round(r.between(least, most)) : r.between(least, most)
  const hosts = Array.from({ length: 2 }, () => ({ items: r.below(9), placeholders: r.below(4), style: r.below(module.styles.length) }))
  const steps = []
  let time = 0
  const make = () => {
    const call = r.below(3) === 0 ? ['frame', time += r.pick([0.001, 1 / 60, 0.1, isHostile ? NaN : 0.3])] : randomCall(r.pick(groups[r.pick(['scroll', 'scroll', 'touch', 'touch', 'recognised', 'edit', 'set', 'ask'])]), r, number, module)
    if (Number.isNaN(time)) time = 0
    const step = { host: r.below(hosts.length), call }
    const [name] = call
    if (name === 'insertItem' && r.below(9)) step.more = 1
    if (name === 'removeItem' && r.below(9)) step.more = -1
    if (name === 'reload') step.items = isHostile && r.below(9) === 0 ? r.pick(junk) : r.below(9)
    return step
  }
  for (let n = 0; n < length; n++) {
    for (let within = r.below(4) - 1; within > 0; within--) steps.push({ during: r.pick(callbacks), ...make() })
    steps.push(make())
    // What moves for some frames is played.
    const host = r.below(hosts.length)
    for (let frames = r.below(5) ? 0 : r.below(9); frames > 0; frames--) steps.push({ host, call: ['frame', time += 1 / 60] })
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
    w.setViewport(host.id, 1000, 500)
    w.setHeardEvents(host.id, 63, 1)
    w.setStyle(host.id, style)
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
    note(...stateNames.map(name => host.state(name)), w.viewAtPoint(host.id, 500, 250), w.viewOfItem(host.id, 0), w.offsetOfItem(host.id, 5))
    note('order', w.readingOrder(host.id), 'dots', w.controls(host.id))
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
  if (!stateNames.every(name => !Number.isNaN(host.state(name)))) throw new Error('a state is NaN')
  if (!Number.isFinite(host.state('scrollOffset')) || !Number.isFinite(w.offsetOfItem(id, 3))) throw new Error('an offset is not finite')
  const mounted = [...host.views.values()].filter(({ isMounted }) => isMounted).length
  if (mounted > 1300 || host.views.size > 1500) throw new Error(`${mounted} of ${host.views.size} views are mounted`)
}
