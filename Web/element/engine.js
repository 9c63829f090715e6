// The engine: its WebAssembly module, and all calls to it and from it.
import { border, create, destroy, records } from 'engine-calls'
import { attempt, report } from './attempt.js'
import { suspect } from './warnings.js'
import { start } from 'wasm'

/** The objects that handle the module's calls, by the numbers of their carousels; see `connect`. */
const hosts = new Map()

/** The functions that the module calls, by the part of a host that implements them. */
const parts = {
  stage: [
    'items', 'placeholders', 'view', 'length', 'interval', 'mount', 'unmount', 'width', 'height', 'replace', 'release', 'placed', 'crossFade', 'releaseFocus',
  ],
  listener: ['event', 'itemEvent', 'shouldSelect', 'shouldChange', 'shouldAdvance', 'schedule'],
  playing: ['plays', 'play', 'course', 'endPlaying'],
  author: ['option', 'transform', 'text'],
}

/** What the module exports; null before it has started. */
let module = null

/** The error that has stopped the engine for good, or kept it from starting; null while it works. */
let failure = null

/** What waits for the engine. */
let starting = []

/**
 * How many calls of the module are running, each within the one before: a listener may change another carousel, whose
 * listener changes the next one. Further changes wait until most of them have returned, and then come before any other.
 */
let depth = 0
const deepest = 8
const waiting = []
let timer = 0

/** A call begins only if there is room for these on the stack: running out of it within the module would stop it. */
const reserve = Array(1024)

function answered(part, name) {
  return (carousel, ...values) => {
    // Unwinds the module to its caller: it must not continue after a failure.
    if (failure) throw failure
    try {
      return hosts.get(carousel)?.[part][name](...values) ?? 0
    } catch (error) {
      if (failure) throw failure
      // An exception must not unwind through the module: it would leave it in an inconsistent state.
      report(error)
      return 0
    }
  }
}

/** What stands for the functions of the parts that are loaded later. None is called before that. */
const missing = new Proxy({}, {
  get: (_, name) => () => { throw new Error(`function ${name} is missing`) },
})

/** The module, by the namespaces in which it imports these: one for each part, of its build. */
const later = {}

const imports = new Proxy({ math: {}, carousel: {} }, {
  get: (known, name) => known[name] ?? (later[name] = missing),
})
for (const name of ['sin', 'cos', 'tan', 'exp', 'log']) imports.math[name] = Math[name]
for (const [part, names] of Object.entries(parts)) {
  for (const name of names) imports.carousel[name] = answered(part, name)
}

/** Starts the engine. Carousels wait for it as rows, and remain rows without it. */
export async function startEngine() {
  try {
    const { exports } = await start(imports)
    // A cache may have another one.
    if (!exports[border]) throw new Error('swift-carousel.wasm is of another version')
    module = exports
    for (const name in later) later[name] = module
    heap = new Float64Array(module.memory.buffer)
  } catch (error) {
    failure = new Error(`swift-carousel: the engine could not start (${error.message}); carousels are scrollable rows now`, { cause: error })
    report(failure)
  }
  const acts = starting
  starting = null
  // What fails in one carousel keeps no other one waiting.
  for (const act of acts) attempt(act)
}

/**
 * Adds a part of the module that is loaded later.
 * @param start Starts it with what it imports, as that of the module does.
 */
export const addPart = start => start(later)

/** Whether the engine has yet to start. */
export const isStarting = () => starting !== null

/** Calls a function once the engine has started, or could not. */
export const whenStarted = act => (starting ? void starting.push(act) : act())

/** After a trap the module's memory cannot be trusted, so it is never called again. */
function stop(error) {
  if (failure) return
  failure = error
  const stopped = [...hosts.values()]
  hosts.clear()
  report(new Error(`swift-carousel: the engine has stopped (${error.message}); carousels are scrollable rows now`, { cause: error }))
  // Not before all callers have returned.
  queueMicrotask(() => { for (const { listener } of stopped) listener.engineDidStop() })
}

/** Whether none of its calls is running. */
export const isIdle = () => depth === 0

const isAway = () => failure !== null || !module

// MARK: To the engine

/**
 * Changes a carousel: immediately, or later if too many calls are running.
 * @param call One of engine-calls that changes something, or a function that makes several of them.
 * @param values Its arguments: the carousel, the time of the change in seconds on the carousel's clock, and others.
 */
export function change(call, ...values) {
  if (depth > deepest) {
    waiting.push([call, ...values])
    timer ||= setTimeout(() => {
      timer = 0
      catchUp()
    })
    return
  }
  catchUp()
  return run(call, ...values)
}

const run = (call, ...values) => (call?.call && !call.parameters ? call(...values) : ask(call, ...values))

/** Makes the changes that wait; what they cause may wait again. A mistake in one of them stops no other. */
function catchUp() {
  for (let left = waiting.length; left-- && waiting.length;) attempt(() => run(...waiting.shift()))
}

/**
 * Makes one of the calls in engine-calls. Undefined while there is no module, and for queries of queries without end.
 * A mistake of the caller throws a TypeError; the module is not called then, and works on.
 */
export function ask(call, ...values) {
  if (isAway(...reserve) || depth > 3 * deepest) return
  if (!call?.parameters) throw new TypeError(`swift-carousel: the engine has no call ${String(call)}; did you mean ${nearest(String(call))}?`)
  depth++
  try {
    return call(module, ...values)
  } catch (error) {
    // Calls check their arguments before they enter the module, and no error of a callback leaves it.
    if (error instanceof TypeError) throw error
    stop(error)
  } finally {
    depth--
  }
}

/** Returns the function of the module whose name begins most like another one. */
function nearest(name) {
  const alike = other => [...other].findIndex((letter, at) => letter !== name[at]) >>> 0
  return Object.keys(module).sort((one, other) => alike(other) - alike(one))[0]
}

// MARK: From the engine

/** As many carousels as a page may have open: they take 70 MB. */
const mostCarousels = 4000

/**
 * @param host An object with a member for each of `parts`, which implements its functions.
 * @returns The number of its carousel, or 0: the engine has stopped, or the page has too many.
 */
export function connect(host) {
  const isFull = hosts.size >= mostCarousels
  if (isFull) suspect('number', host.stage.host)
  const number = !isFull && ask(create) || 0
  if (number) hosts.set(number, host)
  return number
}

export function disconnect(number) {
  ask(destroy, number)
  hosts.delete(number)
}

/** Calls an author's function; carousels must not change meanwhile. */
export function asking(author) {
  depth += deepest
  try {
    return author()
  } finally {
    depth -= deepest
  }
}

// MARK: The module's memory

let heap

/** The memory as doubles. The view changes when the memory grows. */
export function doubles() {
  if (heap.buffer !== module.memory.buffer) heap = new Float64Array(module.memory.buffer)
  return heap
}

/** Writes bytes to an address of the memory. */
export const give = (bytes, address) => new Uint8Array(module.memory.buffer).set(bytes, address)

/** Returns where the module wrote its last record, as an index of the doubles. */
export const recordStart = () => ask(records) / Float64Array.BYTES_PER_ELEMENT
