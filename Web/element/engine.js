// The engine: the wasm module, and who answers its questions.

/** What is to be called back for each carousel of the module, by its number. */
const hosts = new Map()

/** While an option's function is asked, carousels must not be changed: that waits until it has answered. */
let isAsking = false

const { sin, cos, tan, exp, log } = Math

/** What a module asks for. */
export const imports = {
  math: { sin, cos, tan, exp, log },
  // What the module calls has the name that it has in Stage.
  carousel: new Proxy({}, {
    get: (_, name) => (number, ...values) => {
      // An exception must never unwind through the module: it would leave it in the middle of its work.
      try {
        return hosts.get(number)?.[name](...values) ?? 0
      } catch (error) {
        reportError(error)
      }
    },
  }),
}

/** The functions of the module; see Tests/Web/module/abi.mjs. */
export let engine

let heap

/** From now on it is this module: the classic one, or the whole engine in its place. */
export function adopt({ exports }) {
  engine = exports
  heap = new Float64Array(engine.memory.buffer)
}

/** The module's memory, which is another one after it has grown. */
export function doubles() {
  if (heap.buffer !== engine.memory.buffer) heap = new Float64Array(engine.memory.buffer)
  return heap
}

/** How many doubles describe an item, and which is what. */
export const record = { stride: 24, opacity: 16, order: 17, flags: 18, view: 19, index: 20, offset: 21, slot: 22 }

export { optionNames, settingNames, styleNames } from './names.js'

/** What a carousel can be asked, each at its number. */
export const questions = [
  'scrollOffset', 'currentIndex', 'numberOfItems', 'numberOfPlaceholders', 'numberOfVisibleItems', 'wraps', 'itemLength',
  'isDragging', 'isDecelerating', 'isScrolling', 'isAutoscrolling', 'destination', 'toggle',
]

export function connect(host) {
  const number = engine.create()
  hosts.set(number, host)
  return number
}

export function disconnect(number) {
  engine.destroy(number)
  hosts.delete(number)
}

/** Asks the author's function for an option, in place of its default. */
export function askOption(option, standard) {
  isAsking = true
  try {
    return option(standard)
  } catch (error) {
    reportError(error)
    return standard
  } finally {
    isAsking = false
  }
}

/** Calls at once, or right after the function that is being asked for an option. */
export function whenFree(change) {
  if (isAsking) queueMicrotask(change)
  else return change()
}
