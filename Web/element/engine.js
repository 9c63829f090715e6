// The engine: its WebAssembly module, and all calls to it and from it.
import { load } from './extras.js'
import { start } from 'wasm'

/** The objects that handle the module's calls, by the numbers of their carousels; see `connect`. */
const hosts = new Map()

/** The functions that the module calls, by the part of a host that implements them. */
const parts = {
  stage: [
    'items', 'placeholders', 'view', 'mount', 'unmount', 'width', 'height', 'replace', 'release', 'placed', 'crossFade', 'releaseFocus',
  ],
  listener: ['event', 'itemEvent', 'shouldSelect', 'schedule'],
  author: ['option', 'transform'],
}

/** The error that has stopped the engine for good; null while it works. */
let failure = null

/** Whether an author's function for an option is running: changes of carousels are queued until it has returned. */
let isAsking = false

function answered(part, name) {
  return (carousel, ...values) => {
    // Unwinds the module to its caller: it must not continue after a failure.
    if (failure) throw failure
    try {
      return hosts.get(carousel)?.[part][name](...values) ?? 0
    } catch (error) {
      if (failure) throw failure
      // An exception must not unwind through the module: it would leave it in an inconsistent state.
      reportError(error)
      return 0
    }
  }
}

const imports = { math: {}, carousel: {} }
for (const name of ['sin', 'cos', 'tan', 'exp', 'log']) imports.math[name] = Math[name]
for (const [part, names] of Object.entries(parts)) {
  for (const name of names) imports.carousel[name] = answered(part, name)
}

let module
try {
  module = (await start(imports)).exports
} catch (error) {
  throw new Error(`swift-carousel: the engine could not start (${error.message}); carousels remain scrollable rows`, { cause: error })
}

/** After a trap the module's memory cannot be trusted, so it is never called again. */
function stop(error) {
  if (failure) return
  failure = error
  const stopped = [...hosts.values()]
  hosts.clear()
  load().then(({ reportStop }) => reportStop(error), () => reportError(error))
  // Not before all callers have returned.
  queueMicrotask(() => { for (const { listener } of stopped) listener.engineDidStop() })
}

export const hasStopped = () => failure !== null

// MARK: To the engine

/**
 * Changes a carousel, immediately or after the author's function that is running.
 * @param name A function of the module that changes something; Tests/Web/module/abi.mjs lists them.
 * @param time The time of the change, in seconds on the carousel's clock.
 */
export function change(name, carousel, time, ...values) {
  if (failure) return
  if (isAsking) return void queueMicrotask(() => change(name, carousel, time, ...values))
  try {
    return module[name](carousel, time, ...values)
  } catch (error) {
    stop(error)
  }
}

/** Calls a query of the module. Undefined when it has stopped. */
export function ask(name, ...values) {
  if (failure) return
  try {
    return module[name](...values)
  } catch (error) {
    stop(error)
  }
}

/** The parts of a carousel's state, by the engine's numbers. */
export const questions = {
  scrollOffset: 0, currentIndex: 1, numberOfItems: 2, numberOfPlaceholders: 3, numberOfVisibleItems: 4, wraps: 5,
  isDragging: 7, isDecelerating: 8, isScrolling: 9, destination: 11, toggle: 12, middleX: 14, middleY: 15,
  destinationIndex: 16, surroundingSwipes: 17,
}

// MARK: From the engine

/** @param host An object with a member for each of `parts`, which implements its functions. */
export function connect(host) {
  const number = ask('create') ?? 0
  if (number) hosts.set(number, host)
  return number
}

export function disconnect(number) {
  ask('destroy', number)
  hosts.delete(number)
}

/** Calls an author's function; carousels must not change meanwhile. */
export function asking(author) {
  isAsking = true
  try {
    return author()
  } finally {
    isAsking = false
  }
}

// MARK: The module's memory

/** The number of doubles in an item's record, the position of each value, and the bits of the flags. */
export const record = {
  stride: 24, opacity: 16, flags: 18, view: 19, index: 20, offset: 21, slot: 22,
  hiddenFlag: 1, interactiveFlag: 2, placeholderFlag: 4, keptFlag: 8, leavingFlag: 16,
}

let heap = new Float64Array(module.memory.buffer)

/** The memory as doubles. The view changes when the memory grows. */
export function doubles() {
  if (heap.buffer !== module.memory.buffer) heap = new Float64Array(module.memory.buffer)
  return heap
}

/** Returns where the module wrote its last record, as an index of the doubles. */
export const recordStart = () => ask('records') / Float64Array.BYTES_PER_ELEMENT
