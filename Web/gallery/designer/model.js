import { call } from './designer-module.js'

/**
 * The design and its history. A state is `{ document, items, size }`, and is replaced as a whole.
 *
 * Fires `change` after every change, and `defaults` when computed defaults of options may have changed.
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

  /** Sets the initial design. */
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

  /** The decorations, the outermost first, each with whether it can be moved, and the names that can be added. */
  get decorations() {
    return this.#now.decorations
  }

  get addable() {
    return this.#now.addable
  }

  /** Whether a part, `style`, `view`, `motion` or `decorations`, differs from its defaults. */
  isChanged(part) {
    return this.#now.changed.includes(part)
  }

  /** Executes a call that may change the design, and returns its result. */
  change(name, ...values) {
    const answer = call(name, ...values)
    this.update()
    return answer
  }

  /** Fires the events for the changes of calls. */
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

  /** Ends a drag: the next change is a new undo step. */
  close() {
    call('close')
  }

  /** Opens a document's text; returns its problems, or null if it was opened. */
  open(text) {
    return this.change('open', text)
  }

  /** Sets the measures of the stage. */
  measure({ stageWidth, stageHeight, width, height, margin }) {
    const values = [stageWidth, stageHeight, width, height, margin]
    if (String(values) === this.#stage) return
    this.#stage = String(values)
    call('measure', ...values)
    this.dispatchEvent(new Event('defaults'))
  }

  /** Returns the code for the design in a language, by its id. */
  code(language) {
    return call('code', language, Object.fromEntries(call('colors').map((text) => [text, partsOf(text)])))
  }

  /** Whether a state is the initial one. */
  isBeginning(state) {
    return call('isBeginning', state)
  }

  /** Returns a document without fields that equal their defaults. */
  differences(document) {
    return call('differences', document)
  }
}

export const model = new Model()

/** Binds a control to a location in the design, for example `['style', 'tilt']`. */
export const bindingOf = (place) => ({
  /** The state of the control: `{ isGiven, value, usual, … }`; see `row(at:)` in `DesignerPage+JSON.swift`. */
  row: () => call('row', place),
  set: (value, isOpen = false) => void model.change('set', place, [value], isOpen),
  reset: () => void model.change('set', place, []),
  /** Convert a text, a slider position, or a number of steps to a list with the value, or an empty one. */
  typed: (text) => call('typed', place, text),
  slid: (at) => call('slid', place, at),
  stepped: (steps) => call('stepped', place, steps),
  close: () => model.close(),
})

const canvas = document.createElement('canvas')
canvas.width = canvas.height = 1
const pen = canvas.getContext('2d', { willReadFrequently: true })

/** Returns the components of a CSS colour, from 0 to 255, as a canvas paints it. */
function partsOf(text) {
  pen.clearRect(0, 0, 1, 1)
  pen.fillStyle = '#000'
  pen.fillStyle = text
  pen.fillRect(0, 0, 1, 1)
  return [...pen.getImageData(0, 0, 1, 1).data]
}
