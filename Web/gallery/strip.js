import { make, reducesMotion, words } from './dom.js'

/** The number of cards in a style's preview. */
const CARDS = 9
/** The speed of a preview under the pointer, in items per second. */
const PACE = 1.2
/** The scroll of a preview when it is chosen. */
const TURN = { items: 3, seconds: 1.4 }

/** The styles as small, live carousels of plain cards: a group of radio buttons. */
export class Strip {
  #place
  #buttons = new Map()
  #choose

  /** @param choose Called with the name of the chosen style, and whether the user is only moving past it. */
  constructor(place, styles, choose) {
    this.#place = place
    this.#choose = choose
    place.role = 'radiogroup'
    place.ariaLabel = 'Style'
    for (const style of styles) {
      const button = styleButton(style)
      button.addEventListener('click', () => this.#choose(style))
      this.#buttons.set(style, button)
    }
    place.append(...this.#buttons.values())
    place.addEventListener('keydown', (event) => this.#key(event))
    place.addEventListener('wheel', (event) => this.#wheel(event), { passive: false })
  }

  get hidden() {
    return this.#place.hidden
  }

  set hidden(value) {
    this.#place.hidden = value
  }

  /** Highlights a style. */
  show(name) {
    for (const [style, button] of this.#buttons) {
      const chosen = style === name
      if (chosen && button.ariaChecked === 'false' && !reducesMotion()) turn(button)
      button.ariaChecked = `${chosen}`
      button.tabIndex = chosen ? 0 : -1
    }
    const button = this.#buttons.get(name)
    if (button) this.#reveal(button)
    else this.#buttons.values().next().value.tabIndex = 0
  }

  #reveal(button) {
    const { scrollWidth, clientWidth } = this.#place
    if (scrollWidth <= clientWidth) return
    const left = button.offsetLeft - this.#place.offsetLeft - (clientWidth - button.offsetWidth) / 2
    this.#place.scrollTo({ left, behavior: reducesMotion() ? 'instant' : 'smooth' })
  }

  #key(event) {
    const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }
    const styles = [...this.#buttons.keys()]
    const now = styles.findIndex((style) => this.#buttons.get(style) === document.activeElement)
    let next = -1
    if (event.key in steps) next = (now + steps[event.key] + styles.length) % styles.length
    if (event.key === 'Home') next = 0
    if (event.key === 'End') next = styles.length - 1
    if (now < 0 || next < 0) return
    event.preventDefault()
    this.#buttons.get(styles[next]).focus({ preventScroll: true })
    this.#choose(styles[next], true)
  }

  /** A vertical wheel scrolls the strip. */
  #wheel(event) {
    if (this.#place.scrollWidth <= this.#place.clientWidth || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return
    event.preventDefault()
    this.#place.scrollLeft += event.deltaY
  }
}

function styleButton(style) {
  const carousel = make('swift-carousel', { inert: true })
  carousel.setAttribute('item-style', style)
  carousel.setAttribute('wrap', '')
  carousel.append(...Array.from({ length: CARDS }, () => make('div', { className: 'strip-card' })))
  const picture = make('span', { className: 'strip-picture', inert: true }, carousel)
  picture.ariaHidden = 'true'
  const name = make('span', { className: 'strip-name' }, words(style))
  const button = make('button', { type: 'button', className: 'strip-style' }, picture, name)
  button.role = 'radio'
  button.dataset.style = style
  button.ariaChecked = 'false'
  button.tabIndex = -1
  // It moves only while it is hovered or focused.
  const move = (speed) => {
    if (!reducesMotion()) carousel.autoscroll = speed
  }
  button.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && move(PACE))
  button.addEventListener('pointerleave', () => carousel.autoscroll && rest(carousel))
  button.addEventListener('focus', () => button.matches(':focus-visible') && move(PACE))
  button.addEventListener('blur', () => carousel.autoscroll && rest(carousel))
  return button
}

function rest(carousel) {
  carousel.autoscroll = 0
  carousel.scrollBy(0, { duration: 0.3 })
}

function turn(button) {
  const carousel = button.querySelector('swift-carousel')
  if (!carousel.autoscroll) carousel.scrollBy(TURN.items, { duration: TURN.seconds })
}
