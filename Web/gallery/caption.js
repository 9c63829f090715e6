import { make } from './dom.js'
import { icon } from './icon.js'

/** The name and position of the current item, with buttons to its neighbours. */
export class Caption {
  #title = make('span', { className: 'caption-title' })
  #place = make('span', { className: 'caption-place' })
  #carousel = null
  #steps
  #name = null
  #stop = null

  constructor(place) {
    const step = (name, symbol, method) => {
      const button = make('button', { type: 'button', className: 'icon-button', title: name }, icon(symbol))
      button.ariaLabel = name
      button.addEventListener('click', () => this.#carousel?.[method]({ byUser: true }))
      return button
    }
    this.#steps = [step('Previous', 'previous', 'previous'), step('Next', 'next', 'next')]
    place.append(this.#steps[0], make('p', { className: 'caption-text' }, this.#title, this.#place), this.#steps[1])
  }

  /** Follows a carousel; `name(index)` returns the names of its items. */
  follow(carousel, name) {
    this.#stop?.abort()
    this.#stop = new AbortController()
    this.#carousel = carousel
    this.#name = name
    const { signal } = this.#stop
    carousel.addEventListener('currentindexchange', ({ target }) => target === carousel && this.update(), { signal })
    this.update()
  }

  /** Updates to the carousel, for example after an insertion. */
  update() {
    if (!this.#carousel) return
    const { numberOfItems: count, currentIndex: index } = this.#carousel
    for (const step of this.#steps) {
      // One pair of buttons is enough.
      step.hidden = count < 2 || this.#carousel.controls
      step.ariaLabel = `${step.title}, ${this.#carousel.label}`
    }
    const known = index >= 0 && index < count
    this.#title.textContent = known ? this.#name(index) : ''
    // Dots or a count of the carousel say the same.
    this.#place.textContent = known && !this.#carousel.indicator ? `${(index + 1).toLocaleString('en')} of ${count.toLocaleString('en')}` : ''
  }
}
