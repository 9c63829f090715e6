// The engine: the wasm module, and who answers its questions.
import { start } from 'wasm'

/** What is to be called back for each carousel of the module, by its number. */
const hosts = new Map()

export const report = globalThis.reportError ?? (error => setTimeout(() => { throw error }))

/** While an option's function is asked, carousels must not be changed: that waits until it has answered. */
let isAsking = false

// An exception must never unwind through the module: it would leave it in the middle of its work.
const ask = (fallback, question) => (number, ...rest) => {
  const host = hosts.get(number)
  if (!host) return fallback
  try {
    return question(host, ...rest)
  } catch (error) {
    report(error)
    return fallback
  }
}

const { sin, cos, tan, exp, log } = Math

const { exports } = await start({
  math: { sin, cos, tan, exp, log },
  carousel: {
    items: ask(0, host => host.numberOfItems()),
    placeholders: ask(0, host => host.numberOfPlaceholders()),
    view: ask(0, (host, index, reused, isPlaceholder) => host.view(index, reused, isPlaceholder !== 0)),
    mount: ask(0, (host, view) => host.mount(view)),
    unmount: ask(0, (host, view) => host.unmount(view)),
    width: ask(0, (host, view) => host.size(view).width),
    height: ask(0, (host, view) => host.size(view).height),
    replace: ask(0, (host, old, view, isAnimated) => host.replace(old, view, isAnimated !== 0)),
    release: ask(0, (host, view) => host.release(view)),
    placed: ask(0, (host, count, address) => host.placed(doubles(), address / 8, count)),
    event: ask(0, (host, kind, value) => host.event(kind, value)),
    shouldSelect: ask(0, (host, index) => (host.shouldSelect(index) ? 1 : 0)),
    frames: ask(0, (host, areNeeded) => host.setNeedsFrames(areNeeded !== 0)),
    option: (number, option, standard) => {
      isAsking = true
      try {
        return ask(standard, host => Number(host.option(option, standard)))(number)
      } finally {
        isAsking = false
      }
    },
    transform: ask(0, (host, offset, width, height, address) => {
      const matrix = host.transform(offset, doubles().slice(address / 8, address / 8 + 16), width, height)
      doubles().set(matrix, address / 8)
    }),
  },
})

/** The functions of the module; see Tests/Web/module/abi.mjs. */
export const engine = exports

let heap = new Float64Array(engine.memory.buffer)

/** The module's memory, which is another one after it has grown. */
export function doubles() {
  if (heap.buffer !== engine.memory.buffer) heap = new Float64Array(engine.memory.buffer)
  return heap
}

/** How many doubles describe an item, and which is what. */
export const record = { stride: 24, opacity: 16, order: 17, flags: 18, view: 19, index: 20, offset: 21, slot: 22 }

const bytes = new Uint8Array(engine.memory.buffer, engine.records(), engine.names())
const [styleNames, optionNames, settingNames] = new TextDecoder()
  .decode(bytes)
  .split('\n\n')
  .map(names => names.trim().split('\n'))

/** The names that the engine has for its styles, its options and its settings, each at its number. */
export { styleNames, optionNames, settingNames }

/** What a carousel can be asked, by number. */
export const question = {
  scrollOffset: 0, currentIndex: 1, numberOfItems: 2, numberOfPlaceholders: 3, numberOfVisibleItems: 4, wraps: 5,
  offsetMultiplier: 6, itemLength: 7, isDragging: 8, isDecelerating: 9, isScrolling: 10, isAutoscrolling: 11,
  isAnimating: 12, destination: 13, velocity: 14,
}

export function connect(host) {
  const number = engine.create()
  hosts.set(number, host)
  return number
}

export function disconnect(number) {
  engine.destroy(number)
  hosts.delete(number)
}

/** Calls at once, or right after the function that is being asked for an option. */
export function whenFree(change) {
  if (isAsking) queueMicrotask(change)
  else return change()
}
