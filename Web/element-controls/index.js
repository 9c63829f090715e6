// The buttons and the indicator that the element draws on request; the engine determines their state. And the words of other
// languages than English.
import text from 'controls-style'
import { attempt } from '../element/attempt.js'
import { make } from '../element/dom.js'

export { speak } from './speak.js'

/** The bits of the engine's state of controls. */
const flags = { canGoForward: 1, canGoBack: 2, hasPauseButton: 4, isPaused: 8, isVertical: 16, isMirrored: 32 }

/** The digits of a dot's opacity: more would not be visible. */
const dotDigits = 3

export class DrawnControls {
  #carousel
  #core
  #box = make('div', 'controls')
  #buttons = {}
  #pause = make('button', 'pause')
  #indicator = make('div', 'indicator')
  #firstDot = 0
  /** What the buttons are named by. */
  #labels
  #label

  /** @param core The parts of the core in Web/element/controls.js. */
  constructor(carousel, core) {
    this.#carousel = carousel
    this.#core = core
    for (const [name, count] of Object.entries({ previous: -1, next: 1 })) {
      this.#buttons[name] = Object.assign(make('button', name), { onclick: () => carousel.change('move', count) })
    }
    this.#pause.onclick = () => carousel.pause(!carousel.isPaused)
    this.#indicator.role = 'group'
    this.#indicator.onclick = event => {
      const index = [...this.#indicator.children].indexOf(event.target.closest('button'))
      if (index >= 0) carousel.change('move_to', this.#firstDot + index)
    }
    // By the pattern of carousels, the pause button is first.
    this.#box.append(this.#pause, ...Object.values(this.#buttons), this.#indicator)
    this.#box.onpointerdown = event => event.stopPropagation()
    // First in the tab order, and not draggable.
    carousel.stage.root.prepend(this.#box)
    carousel.stage.addStyle(text)
  }

  /** Draws the requested controls. */
  draw() {
    const { host, isOpen } = this.#carousel
    const isWanted = isOpen && (host.controls || host.indicator !== '')
    if (!isWanted && this.#hasFocus(this.#box)) host.focus({ preventScroll: true })
    set(this.#box, 'hidden', !isWanted)
    if (!isWanted) return
    const state = this.#state()
    this.#drawButtons(state, host.controls)
    this.#drawIndicator(state, host.indicator)
  }

  #state() {
    const count = this.#carousel.askFor('controls')
    const { doubles, recordStart } = this.#core
    const [index, itemCount, bits, firstDot, ...dots] = doubles().subarray(recordStart(), recordStart() + 4 + 2 * count)
    const state = { index, itemCount, firstDot, dots }
    for (const [name, bit] of Object.entries(flags)) state[name] = (bits & bit) !== 0
    return state
  }

  #drawButtons(state, areShown) {
    const { labels } = this.#carousel
    this.#nameButtons()
    set(this.#box, 'className', `controls ${state.isVertical ? 'vertical' : state.isMirrored ? 'mirrored' : ''}`)
    for (const [name, isEnabled] of Object.entries({ previous: state.canGoBack, next: state.canGoForward })) {
      this.#hide(this.#buttons[name], !areShown)
      // It keeps the focus.
      set(this.#buttons[name], 'ariaDisabled', String(!isEnabled))
    }
    this.#hide(this.#pause, !areShown || !state.hasPauseButton)
    set(this.#pause, 'className', state.isPaused ? 'pause paused' : 'pause')
    set(this.#pause, 'ariaLabel', state.isPaused ? labels.play : labels.pause)
  }

  #drawIndicator({ index, itemCount, firstDot, dots }, kind) {
    const indicator = this.#indicator
    this.#hide(indicator, !kind || !itemCount)
    // Screen readers get the position with each item.
    set(indicator, 'ariaHidden', kind === 'dots' ? null : 'true')
    if (kind !== 'dots') return set(indicator, 'textContent', itemCount ? `${index + 1} / ${itemCount}` : '')
    const { clock, host, labels, reading } = this.#carousel
    set(indicator, 'ariaLabel', host.label || labels.carousel)
    const count = dots.length / 2
    if (indicator.children.length !== count) this.#makeDots(count)
    const hasMoved = firstDot !== this.#firstDot
    this.#firstDot = firstDot
    const hadFocus = this.#hasFocus(indicator)
    // Groups of items have no names.
    const areItems = itemCount === host.numberOfItems
    const destination = areItems ? host.destinationIndex : index
    for (const [i, dot] of [...indicator.children].entries()) {
      const page = firstDot + i
      const [mark] = dot.children
      set(mark, 'className', page === index ? 'dot current' : 'dot')
      if (mark.part.value !== mark.className) mark.part = mark.className
      set(mark.style, 'scale', String(dots[2 * i]))
      set(mark.style, 'opacity', String(Number(dots[2 * i + 1].toFixed(dotDigits))))
      set(dot, 'ariaCurrent', page === index ? 'true' : null)
      // Names cost more than a frame has time for.
      if (!clock.isRunning || hasMoved || !dot.ariaLabel) {
        set(dot, 'ariaLabel', areItems ? reading.describe(page) : `${page + 1} / ${itemCount}`)
      }
      // One stop in the tab order; arrows move on from there.
      set(dot, 'tabIndex', page === destination ? 0 : -1)
      if (hadFocus && page === destination) dot.focus({ preventScroll: true })
    }
  }

  #makeDots(count) {
    const hadFocus = this.#hasFocus(this.#indicator)
    this.#indicator.replaceChildren(...Array.from({ length: count }, () => make('button', '', make('i'))))
    if (hadFocus) this.#carousel.host.focus({ preventScroll: true })
  }

  /** Names the buttons in their context, as in "Next, Albums", by the author's function: not in every frame. */
  #nameButtons() {
    const { labels } = this.#carousel, { label } = this.#carousel.host
    if (labels === this.#labels && label === this.#label) return
    this.#labels = labels
    this.#label = label
    for (const [name, button] of Object.entries(this.#buttons)) {
      button.ariaLabel = label ? attempt(() => String(labels.item(labels[name], label)), labels[name]) : labels[name]
    }
  }

  /** Hides an element, which hands the focus on. */
  #hide(element, isHidden) {
    if (isHidden && this.#hasFocus(element)) this.#carousel.host.focus({ preventScroll: true })
    set(element, 'hidden', isHidden)
  }

  #hasFocus(element) {
    return element.contains(element.getRootNode().activeElement)
  }
}

function set(object, name, value) {
  if (object[name] !== value) object[name] = value
}
