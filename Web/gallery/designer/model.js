import { version } from './facts.js'

/** How long after a change another one of the same field still belongs to it, in milliseconds. */
const TOGETHER = 800
/** How many steps can be undone. */
const STEPS = 200

/** What one begins with: something to look at. */
export const freshState = Object.freeze({
  document: { version, style: { name: 'cover-flow' }, decorations: [{ name: 'reflection' }] }, items: 24, size: 1,
})

export const isFresh = (state) => same(state, freshState)

/**
 * What is being designed, and how it came to be. A state is `{ document, items, size }`, and is replaced as a whole.
 *
 * Fires `change` after every change, and after undo and redo.
 */
export class Model extends EventTarget {
  #state = freshState
  #past = []
  #future = []
  #last = { key: null, at: 0, isOpen: false }

  get state() {
    return this.#state
  }

  get document() {
    return this.#state.document
  }

  get canUndo() {
    return this.#past.length > 0
  }

  get canRedo() {
    return this.#future.length > 0
  }

  /**
   * Another document. Changes of the same key that follow closely are one step, and so is all of a drag.
   * @param isOpen whether more of the same is to come, until `close`
   */
  change(key, document, isOpen = false) {
    this.changeState(key, { ...this.#state, document }, isOpen)
  }

  changeState(key, state, isOpen = false) {
    if (same(state, this.#state)) return
    const now = performance.now()
    const { key: lastKey, at, isOpen: wasOpen } = this.#last
    const isSameStep = key !== null && key === lastKey && (wasOpen || now - at < TOGETHER) && this.#past.length > 0
    if (!isSameStep) this.#past = [...this.#past, this.#state].slice(-STEPS)
    this.#last = { key, at: now, isOpen }
    this.#future = []
    this.#set(state)
  }

  /** A drag is over: what comes next is another step. */
  close() {
    this.#last = { key: null, at: 0, isOpen: false }
  }

  /** Begins with a state that can't be undone. */
  begin(state) {
    this.#past = []
    this.#future = []
    this.close()
    this.#set(state)
  }

  undo() {
    if (!this.canUndo) return
    this.#future = [this.#state, ...this.#future]
    this.close()
    this.#set(this.#past.pop())
  }

  redo() {
    if (!this.canRedo) return
    const [state, ...rest] = this.#future
    this.#past = [...this.#past, this.#state]
    this.#future = rest
    this.close()
    this.#set(state)
  }

  #set(state) {
    const before = this.#state
    this.#state = state
    this.dispatchEvent(new CustomEvent('change', { detail: { before } }))
  }
}

function same(one, other) {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
