import { hashOf, stateOf } from './link.js'
import { problemList } from './transfer.js'

/** How long the address waits for another change, in milliseconds: browsers refuse many changes in a short time. */
const PAUSE = 300

/** Keeps the address and the model in step, so that a link holds all, and a reload changes nothing. */
export class Address {
  #model
  #notice
  #timer = 0
  /** The hash that was last read or written; any other one is somebody's, and is read before it is written over. */
  #known = location.hash

  constructor(model, notice) {
    this.#model = model
    this.#notice = notice
    addEventListener('hashchange', () => location.hash !== this.#known && this.read(true))
    addEventListener('pagehide', () => this.flush())
    model.addEventListener('change', () => {
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => this.flush(), PAUSE)
    })
  }

  /** Takes over what the address says, as a step that can be undone where somebody has changed it. */
  async read(isStep = false) {
    const hash = (this.#known = location.hash)
    const [state, problems] = await this.#state(hash)
    if (!state || hash !== this.#known) return
    const wrong = problems ?? this.#model.change(isStep ? 'take' : 'begin', state)
    if (!wrong) return
    this.#notice.tell('This link can’t be read, so here is a fresh carousel.', problemList(wrong))
    if (isStep) this.#model.change('startAnew')
  }

  async flush() {
    clearTimeout(this.#timer)
    const { state } = this.#model
    const hash = await hashOf(state)
    if (state !== this.#model.state || hash === location.hash || location.hash !== this.#known) return
    this.#known = hash
    history.replaceState(null, '', hash || location.pathname + location.search)
  }

  /** The state of a hash, and what is wrong where it is damaged. */
  async #state(hash) {
    try {
      return [await stateOf(hash)]
    } catch {
      return [this.#model.beginning, []]
    }
  }
}
