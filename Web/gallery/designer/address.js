import { hashOf, stateOf } from './link.js'
import { problemList } from './transfer.js'

/** The delay before the address is written, in milliseconds: browsers limit the rate of changes. */
const PAUSE = 300

/** Keeps the address and the design in sync, so that links and reloads preserve the whole design. */
export class Address {
  #model
  #notice
  #timer = 0
  /** The last hash that was read or written. The user entered any other hash; it is read before it is replaced. */
  #known = location.hash
  /** Whether a hash is being read: until its design has arrived, the one before must not replace it. */
  #isReading = false

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

  /** Reads the design from the address; if the user changed the address, as an undo step. */
  async read(isStep = false) {
    const hash = (this.#known = location.hash)
    this.#isReading = true
    const [state, problems] = await this.#state(hash)
    if (hash !== this.#known) return
    this.#isReading = false
    if (!state) return
    const wrong = problems ?? this.#model.change(isStep ? 'take' : 'begin', state)
    if (!wrong) return
    this.#notice.tell('This link can’t be read. The designer shows a new carousel instead.', problemList(wrong))
    if (isStep) this.#model.change('startAnew')
  }

  async flush() {
    clearTimeout(this.#timer)
    const { state } = this.#model
    const hash = await hashOf(state)
    if (this.#isReading || state !== this.#model.state || hash === location.hash || location.hash !== this.#known) return
    this.#known = hash
    history.replaceState(null, '', hash || location.pathname + location.search)
  }

  /** Returns the design in a hash, and its problems if the hash is damaged. */
  async #state(hash) {
    try {
      return [await stateOf(hash)]
    } catch {
      return [this.#model.beginning, []]
    }
  }
}
