// The buttons and the indicator that the element draws on request; the engine determines their state.
import {
  controls as readControls, controlsFlagIsMirrored, controlsFlagIsPaused, controlsFlagIsVertical, moveToPage,
} from 'engine-calls'
import text from './controls.css'
import { make } from './dom.js'
import { doubles, recordStart } from './engine.js'

/** The digits of a dot's opacity: more would not be visible. */
const dotDigits = 3

export class DrawnControls {
  #carousel
  #pause = make('button', 'pause')
  #indicator = make('div', 'indicator')
  #list = make('button', 'list')
  #firstDot = 0

  constructor(carousel) {
    this.#carousel = carousel
    this.#pause.onclick = () => carousel.pause(!carousel.isPaused)
    this.#indicator.role = 'group'
    this.#indicator.onclick = event => {
      const index = [...this.#indicator.children].indexOf(event.target.closest('button'))
      if (index >= 0) carousel.change(moveToPage, this.#firstDot + index)
    }
    // By the pattern of carousels, the pause button is first.
    const { box } = carousel.controls
    // From the start: screen readers would know it as a plain button.
    this.#list.ariaPressed = String(carousel.host.asList)
    box.prepend(this.#pause)
    box.append(this.#indicator, this.#list)
    this.#list.onclick = () => {
      const { host } = carousel
      host.asList = !host.asList
      host.dispatchEvent(new CustomEvent('listchange', { bubbles: true, composed: true, detail: { asList: host.asList } }))
    }
    carousel.stage.addStyle(text)
  }

  /** Draws the requested controls. */
  draw() {
    const { controls, host } = this.#carousel
    const { box, hasPause, isShown } = controls
    const isList = !this.#carousel.isOpen
    const state = isShown && !isList ? this.#state() : {}
    const className = isShown ? `controls ${state.isVertical ? 'vertical' : state.isMirrored ? 'mirrored' : ''}` : 'plain'
    if (box.className !== className) {
      box.className = className
      box.part = isShown ? 'controls' : ''
    }
    controls.hide(this.#list, !isShown)
    controls.hide(this.#pause, !isShown || !hasPause)
    controls.hide(this.#indicator, !isShown || !host.indicator || !state.itemCount || !controls.areUseful)
    if (!isShown) return
    this.#drawList()
    if (isList) return
    this.#drawPause(state)
    this.#drawIndicator(state, host.indicator)
    this.#carousel.showTime?.(this.#indicator)
  }

  #state() {
    const count = this.#carousel.ask(readControls)
    const [index, itemCount, bits, progress, firstDot, ...dots] = doubles().subarray(recordStart(), recordStart() + 5 + 2 * count)
    const is = bit => (bits & bit) !== 0
    return {
      index, itemCount, progress, firstDot, dots,
      isPaused: is(controlsFlagIsPaused), isVertical: is(controlsFlagIsVertical), isMirrored: is(controlsFlagIsMirrored),
    }
  }

  /** Without `list-button`, the button is for screen readers and voice control, until the user has pressed it. */
  #drawList() {
    const { host: { asList, listButton }, labels } = this.#carousel
    const isSeen = asList || listButton
    set(this.#list, 'className', isSeen ? 'list' : 'list spoken')
    if (this.#list.part.value !== 'list') this.#list.part = 'list'
    set(this.#list, 'tabIndex', isSeen ? 0 : -1)
    set(this.#list, 'ariaLabel', labels.asList)
    set(this.#list, 'ariaPressed', String(asList))
  }

  #drawPause({ isPaused }) {
    const { labels } = this.#carousel
    set(this.#pause, 'className', isPaused ? 'pause paused' : 'pause')
    set(this.#pause, 'ariaLabel', isPaused ? labels.play : labels.pause)
  }

  #drawIndicator({ index, itemCount, progress, firstDot, dots, isVertical }, kind) {
    const indicator = this.#indicator
    // Screen readers get the position with each item.
    set(indicator, 'ariaHidden', kind === 'dots' ? null : 'true')
    const isBar = kind === 'progress'
    if (isBar !== indicator.classList.contains('bar')) {
      indicator.classList.toggle('bar', isBar)
      indicator.replaceChildren(...isBar ? [make('i', 'filled')] : [])
    }
    if (isBar) return set(indicator.firstChild.style, 'scale', isVertical ? `1 ${progress}` : `${progress} 1`)
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

  #hasFocus(element) {
    return element.contains(element.getRootNode().activeElement)
  }
}

function set(object, name, value) {
  if (object[name] !== value) object[name] = value
}
