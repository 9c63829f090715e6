import { make } from '../dom.js'
import { icon } from '../icon.js'

/** How long a notice without details is shown, in milliseconds. */
const STAY = 6000

/** A notice over the stage, for unexpected results. */
export class Notice {
  #place
  #timer = 0

  constructor(place) {
    this.#place = place
  }

  tell(sentence, ...details) {
    const close = make('button', { type: 'button', className: 'icon-button', ariaLabel: 'Close' }, icon('close'))
    close.addEventListener('click', () => this.close())
    this.#place.hidden = false
    this.#place.replaceChildren(make('div', {}, make('p', {}, sentence), ...details), close)
    clearTimeout(this.#timer)
    if (!details.some((detail) => detail.childElementCount)) this.#timer = setTimeout(() => this.close(), STAY)
  }

  close() {
    clearTimeout(this.#timer)
    this.#place.hidden = true
    this.#place.replaceChildren()
  }
}
