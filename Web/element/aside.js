// Items aside: the page can hover and click them, but their controls do not work, until they are brought to the front. Their
// content is inert, which also keeps it out of the tab order, except under the pointer: inert content has no `:hover`.
import { scrollToItem } from 'engine-calls'
import { search } from './on-demand.js'
import { documents, isControl } from './targets.js'
import { isAbove } from './top-layer.js'

/**
 * How long the browser may search a text that the page's address names, in milliseconds. Chromium does until half a second after the page
 * has loaded, and is the only one that lets scripts know of the text.
 */
const textTime = 5000

const namesText = () => /:~:text=/.test(performance.getEntriesByType('navigation')[0]?.name)

/** What tells that the page has the focus or has lost it, before the focus moves in it. */
const focusChanges = ['blur', 'focus', 'keydown', 'pointerdown']

const hasDocument = element => element?.matches(documents) || element?.querySelector(documents) !== null

export class Aside {
  /** Whether the pointer was pressed on an item aside. */
  isPressed = false

  #carousel
  /** The item that is not inert. */
  #cell = null
  /** Whether the browser may be searching: a field of its own has the focus, or the page's address names a text. */
  #isSearched = false

  constructor(carousel) {
    const { host, stage } = carousel
    this.#carousel = carousel
    // Not while it moves: each change costs a style update. What is dragged onto an item has no pointer events.
    for (const name of ['pointermove', 'dragover']) {
      stage.layer.addEventListener(name, event => carousel.clock.isRunning || this.#open(stage.cellAt(event)))
    }
    // After the end of a touch its click follows.
    stage.layer.addEventListener('pointerleave', event => event.pointerType === 'touch' || this.#open())
    for (const name of ['pointerdown', 'mousedown', 'click']) {
      host.addEventListener(name, event => this.#protect(event), true)
    }
    host.addEventListener('invalid', ({ target }) => this.#bringInvalid(target), true)
  }

  /** Follows the labels of controls, which may be anywhere in the page, and the focus of the page, until it is ended. */
  begin() {
    this.#setListening('addEventListener')
    if (performance.now() > textTime || !namesText()) return
    this.#setSearched(true)
    setTimeout(() => this.#isSearched && this.#onFocus(), textTime)
  }

  end() {
    this.#setListening('removeEventListener')
    this.#setSearched(false)
  }

  #setListening(change) {
    globalThis[change]('click', this.#onClick)
    for (const name of focusChanges) globalThis[change](name, this.#onFocus, true)
  }

  #onFocus = () => this.#setSearched(!document.hasFocus())

  /** Lets the browser's search find what is in the items. It skips what is inert, and what is not rendered. */
  #setSearched(isSearched) {
    if (isSearched === this.#isSearched) return
    this.#isSearched = isSearched
    const { stage } = this.#carousel
    for (const cell of stage.cells.values()) {
      if (this.update(cell, cell.isUsable)) stage.releaseFocus(cell.number)
    }
    search(this.#carousel, isSearched)
  }

  /** Applies whether the controls of an item work. Returns whether it is inert. */
  update(cell, isUsable) {
    cell.isUsable = isUsable
    if (isUsable && cell === this.#cell) this.#cell = null
    // Another document would keep the pointer from the carousel.
    const isInert = !isUsable && (!this.#isSearched && cell !== this.#cell || hasDocument(cell.content))
    if (cell.face.inert !== isInert) cell.face.inert = isInert
    return isInert
  }

  #open(cell) {
    const old = this.#cell
    if (cell === old) return
    this.#cell = cell
    for (const one of [old, cell]) if (one) this.update(one, one.isUsable)
  }

  #protect(event) {
    const { host, stage } = this.#carousel
    // Scripts may click what they like.
    if (!event.isTrusted || isAbove(event, host)) return
    const isPress = event.type === 'pointerdown'
    const cell = stage.cellAt(event)
    if (isPress) {
      this.isPressed = cell?.isUsable === false
      this.#open(cell)
    }
    // Keyboards click without a press.
    if (!cell || !this.isPressed || !(isPress || event.detail) || !isControl(event, host, cell.content)) return
    event.stopPropagation()
    if (!isPress) event.preventDefault()
    // For the carousel and the page it is on the carousel.
    host.dispatchEvent(new event.constructor(event.type, event))
  }

  /** Brings the control to the front whose label is clicked: the browser is about to focus it. */
  #onClick = event => {
    const control = event.composedPath().find(node => node.localName === 'label')?.control
    if (control && !event.defaultPrevented) this.#bring(control)
  }

  /** Brings the first control that is not valid to the front, where the browser can show what is wrong. */
  #bringInvalid(target) {
    const first = [...target.form?.elements ?? [target]].find(one => one.willValidate && !one.validity.valid)
    if (target === first) this.#bring(target)
  }

  #bring(target) {
    const { host, stage } = this.#carousel
    const index = host.indexOf(target)
    if (index < 0) return
    const show = duration => this.#carousel.change(scrollToItem, index, duration)
    if (!stage.cellOf(target)) show(0)
    else target.addEventListener('focus', () => show(NaN), { once: true })
    this.admit(target)
  }

  /** Lets an element in a mounted item be focused from now on, until the pointer is over another item. */
  admit(element) {
    this.#open(this.#carousel.stage.cellOf(element))
    // WebKit focuses nothing that is inert in its last layout.
    element.getBoundingClientRect()
  }
}
