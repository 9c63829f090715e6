// The buttons and the indicator are in a script of their own, loaded when the first carousel shows them.
import { doubles, recordStart } from './engine.js'
import { once } from './loading.js'

/** The parts of the core that the script needs besides a carousel: it must not bundle a second copy. */
const core = { doubles, recordStart }

const load = once(() => import('./swift-carousel-controls.js'))

export class Controls {
  #carousel
  #drawn = null
  #isComing = false

  constructor(carousel) {
    this.#carousel = carousel
  }

  /** Replaces the words by those of a language, which are in the script. */
  async speak(language) {
    const { speak } = await load()
    speak(this.#carousel, language)
  }

  /** Draws the requested controls. */
  async draw() {
    const { host, isOpen } = this.#carousel
    if (this.#drawn) return this.#drawn.draw()
    if (this.#isComing || !isOpen || !host.controls && !host.indicator) return
    this.#isComing = true
    await load().then(({ DrawnControls }) => (this.#drawn = new DrawnControls(this.#carousel, core)).draw()).catch(reportError)
    this.#isComing = false
  }

  /** Updates the controls to the carousel, if there are any. */
  follow() {
    this.#drawn?.draw()
  }
}
