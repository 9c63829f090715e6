// The buttons and the indicator that the element draws on request. The engine determines their state.
import text from 'controls-style'
import { make } from '../element/dom.js'

/** The bits of the engine's state of controls. */
const flags = { canGoForward: 1, canGoBack: 2, hasPauseButton: 4, isPaused: 8, isVertical: 16, isMirrored: 32 }

/** The digits of a dot's opacity: more would not be visible. */
const dotDigits = 3

export class DrawnControls {
  #carousel
  #core
  #elements
  #firstDot = 0

  /** @param core The parts of the core in Web/element/controls.js. */
  constructor(carousel, core) {
    this.#carousel = carousel
    this.#core = core
    this.#elements = this.#make()
  }

  /** Draws the requested controls. */
  draw() {
    const { host } = this.#carousel
    const { controls, indicator } = host
    const isWanted = this.#carousel.isOpen && (controls || indicator !== '')
    set(this.#elements.box, 'hidden', !isWanted)
    if (!isWanted) return
    const state = this.#state()
    this.#drawButtons(this.#elements, state, controls)
    this.#drawIndicator(this.#elements, state, indicator)
  }

  #state() {
    const count = this.#carousel.askFor('controls')
    const { doubles, recordStart } = this.#core
    const [index, itemCount, bits, firstDot, ...dots] = doubles().subarray(recordStart(), recordStart() + 4 + 2 * count)
    const state = { index, itemCount, firstDot, dots }
    for (const [name, bit] of Object.entries(flags)) state[name] = (bits & bit) !== 0
    return state
  }

  #make() {
    const carousel = this.#carousel
    const button = (name, press) => Object.assign(make('button', name), { onclick: press })
    const step = count => () => carousel.change('move', count)
    const pause = button('pause', () => carousel.pause(!carousel.isPaused))
    const previous = button('previous', step(-1))
    const next = button('next', step(1))
    const indicator = make('div', 'indicator')
    indicator.ariaHidden = 'true'
    indicator.onclick = event => {
      const index = [...indicator.children].indexOf(event.target)
      if (index >= 0) carousel.change('move_to', this.#firstDot + index)
    }
    const box = make('div', 'controls', pause, previous, next, indicator)
    box.onpointerdown = event => event.stopPropagation()
    const { stage } = carousel
    // First in the tab order, and not draggable.
    stage.root.prepend(box)
    stage.addStyle(text)
    return { box, pause, previous, next, indicator }
  }

  #drawButtons({ box, pause, previous, next }, state, areShown) {
    const { labels } = this.#carousel
    set(box, 'className', `controls ${state.isVertical ? 'vertical' : state.isMirrored ? 'mirrored' : ''}`)
    set(previous, 'hidden', !areShown)
    set(next, 'hidden', !areShown)
    set(previous, 'ariaLabel', labels.previous)
    set(next, 'ariaLabel', labels.next)
    set(previous, 'ariaDisabled', String(!state.canGoBack))
    set(next, 'ariaDisabled', String(!state.canGoForward))
    set(pause, 'hidden', !areShown || !state.hasPauseButton)
    set(pause, 'className', state.isPaused ? 'pause paused' : 'pause')
    set(pause, 'ariaLabel', state.isPaused ? labels.play : labels.pause)
  }

  #drawIndicator({ indicator }, state, kind) {
    const { index, itemCount, firstDot, dots } = state
    set(indicator, 'hidden', !kind || !itemCount)
    if (kind !== 'dots') return set(indicator, 'textContent', itemCount ? `${index + 1} / ${itemCount}` : '')
    const count = dots.length / 2
    if (indicator.children.length !== count) indicator.replaceChildren(...Array.from({ length: count }, () => make('i')))
    this.#firstDot = firstDot
    for (const [i, dot] of [...indicator.children].entries()) {
      set(dot, 'className', firstDot + i === index ? 'dot current' : 'dot')
      if (dot.part.value !== dot.className) dot.part = dot.className
      set(dot.style, 'scale', String(dots[2 * i]))
      set(dot.style, 'opacity', String(Number(dots[2 * i + 1].toFixed(dotDigits))))
    }
  }
}

function set(object, name, value) {
  if (object[name] !== value) object[name] = value
}
