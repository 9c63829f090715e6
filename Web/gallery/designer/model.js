import { call } from './designer-module.js'

/**
 * What is being designed, and how it came to be. A state is `{ document, items, size }`, and is replaced as a whole.
 *
 * Fires `change` after every change, and `defaults` when what options come to by themselves may be another.
 */
class Model extends EventTarget {
  #now = call('state')
  #stage = ''

  get state() {
    return this.#now.state
  }

  get document() {
    return this.#now.state.document
  }

  /** What it begins with, and begins with anew: a state. */
  get beginning() {
    return this.#now.beginning
  }

  get style() {
    return this.#now.style
  }

  get profile() {
    return this.#now.profile
  }

  get canUndo() {
    return this.#now.canUndo
  }

  get canRedo() {
    return this.#now.canRedo
  }

  get isFresh() {
    return this.#now.isFresh
  }

  /** The decorations, the outermost first, each with whether it can be moved, and the names of those that can be added. */
  get decorations() {
    return this.#now.decorations
  }

  get addable() {
    return this.#now.addable
  }

  /** Whether a part, `style`, `view`, `motion` or `decorations`, says something that is not at its default. */
  isChanged(part) {
    return this.#now.changed.includes(part)
  }

  /** Carries out a call that may change what is designed, and returns its answer. */
  change(name, ...values) {
    const answer = call(name, ...values)
    this.update()
    return answer
  }

  /** Tells of what calls have changed. */
  update() {
    const before = this.#now
    this.#now = call('state')
    if (JSON.stringify(before) !== JSON.stringify(this.#now)) this.dispatchEvent(new Event('change'))
  }

  undo() {
    this.change('undo')
  }

  redo() {
    this.change('redo')
  }

  /** A drag is over: what comes next is another step. */
  close() {
    call('close')
  }

  /** What is wrong with a text; null where it was opened. */
  open(text) {
    return this.change('open', text)
  }

  /** Takes over what the stage measures. */
  measure({ stageWidth, stageHeight, width, height, margin }) {
    const values = [stageWidth, stageHeight, width, height, margin]
    if (String(values) === this.#stage) return
    this.#stage = String(values)
    call('measure', ...values)
    this.dispatchEvent(new Event('defaults'))
  }

  /** The code for what one sees, in a language by its id. */
  code(language) {
    return call('code', language, Object.fromEntries(call('colors').map((text) => [text, partsOf(text)])))
  }

  /** Whether a state is the one that it begins with. */
  isBeginning(state) {
    return call('isBeginning', state)
  }

  /** A document without what is at its default anyway. */
  differences(document) {
    return call('differences', document)
  }
}

export const model = new Model()

/** The way from a control to a place in what is designed: the names that lead to it, as in `['style', 'tilt']`. */
export const bindingOf = (place) => ({
  /** What the control shows: `{ isGiven, value, usual, … }`; see `row(at:)` in `DesignerPage+JSON.swift`. */
  row: () => call('row', place),
  set: (value, isOpen = false) => void model.change('set', place, [value], isOpen),
  reset: () => void model.change('set', place, []),
  /** What a text, a place of a slider, and so many steps stand for: a list of the value, or an empty one. */
  typed: (text) => call('typed', place, text),
  slid: (at) => call('slid', place, at),
  stepped: (steps) => call('stepped', place, steps),
  close: () => model.close(),
})

const canvas = document.createElement('canvas')
canvas.width = canvas.height = 1
const pen = canvas.getContext('2d', { willReadFrequently: true })

/** The parts of a colour of style sheets, from 0 to 255: what a canvas paints with it. */
function partsOf(text) {
  pen.clearRect(0, 0, 1, 1)
  pen.fillStyle = '#000'
  pen.fillStyle = text
  pen.fillRect(0, 0, 1, 1)
  return [...pen.getImageData(0, 0, 1, 1).data]
}
