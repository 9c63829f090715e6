// Each carousel has a previous and a next button: for screen readers alone, until `controls` shows them. The indicator, the
// pause button and the look are drawn when the carousel first shows any.
import {
  controlsFlagCanGoBack, controlsFlagCanGoForward, controlsFlagHasPauseButton, controlsFlagIsAtEnd, controlsFlagIsAtStart,
  controlsFlagIsPaused, controlsFlagIsSinglePage, controlsFlags, controlsFlagWraps,
} from 'engine-calls'
import { attempt } from './attempt.js'
import { actions } from './commands.js'
import { make } from './dom.js'
import { DrawnControls } from './drawn-controls.js'
import { roleOf } from './slots.js'

/** The bit of each button in the engine's state of controls. */
const moves = { previous: controlsFlagCanGoBack, next: controlsFlagCanGoForward }
/** The same for the page's own buttons. */
const enabling = { ...moves, pause: controlsFlagHasPauseButton }

/** The states that style sheets can select, by their bits. */
const states = {
  'at-start': controlsFlagIsAtStart, 'at-end': controlsFlagIsAtEnd, 'single-page': controlsFlagIsSinglePage, wrapping: controlsFlagWraps,
}

export class Controls {
  box = make('div', 'plain')
  buttons = {}

  #carousel
  #drawn = null
  /** What is shown: the engine's bits, and what the buttons are named by. */
  #bits
  #labels
  #label
  /** The page's own buttons. */
  #enabled = []
  /** Tells when something that makes the page equal to what a server has sent removes what we have written on them. */
  #renewals = new MutationObserver(records => {
    if (records.some(({ target }) => !target.hasAttribute('aria-disabled'))) this.#enableOwn()
  })
  /** Whether an indicator is drawn, which follows each frame. */
  #hasIndicator = false

  constructor(carousel) {
    this.#carousel = carousel
    for (const name in moves) this.buttons[name] = Object.assign(make('button', name), { onclick: () => actions[name](carousel) })
    this.box.append(...Object.values(this.buttons))
    // First in the reading order.
    carousel.stage.root.prepend(this.box)
    carousel.stage.touched.add(this.box)
  }

  /** Whether the pause button is shown, also without `controls`: not if the page has its own, or if nobody could press it. */
  get hasPause() {
    return (this.#bits & controlsFlagHasPauseButton) > 0 && !this.#isOwn('pause') && !this.#carousel.host.closest('[inert]')
  }

  /** Whether anything is shown. */
  get isShown() {
    const { host, isOpen } = this.#carousel
    return (isOpen || host.asList) && (host.controls || host.listButton || isOpen && (host.indicator !== '' || this.hasPause))
  }

  /** Whether the buttons that move it and the indicator are of use: there is something to scroll to, unless the page wants them anyway. */
  get areUseful() {
    return !(this.#bits & controlsFlagIsSinglePage) || this.#carousel.host.getAttribute('controls') === 'always'
  }

  /** Updates the buttons, and draws the requested controls. */
  draw(isRequest = true) {
    const { host, isOpen } = this.#carousel
    const before = this.#bits
    this.#bits = this.#carousel.ask(controlsFlags)
    this.#hasIndicator = host.indicator !== ''
    if (this.#hasIndicator && host.indicator !== 'count') this.#carousel.listenFor('offsetchange')
    this.#nameButtons()
    if (isRequest || this.#bits !== before) {
      this.#setStates()
      this.#enableOwn()
    }
    for (const [name, bit] of Object.entries(moves)) {
      const button = this.buttons[name]
      this.hide(button, !isOpen || this.#isOwn(name))
      this.#show(button, name, this.#drawn && host.controls && this.areUseful)
      // It keeps the focus.
      button.ariaDisabled = String(!(this.#bits & bit))
    }
    if (this.#drawn) return this.#drawn.draw()
    if (!this.isShown || !isRequest && !((before ^ this.#bits) & controlsFlagHasPauseButton)) return
    this.#drawn = new DrawnControls(this.#carousel)
    this.draw()
  }

  /**
   * Updates the controls to the carousel.
   * @param bits The engine's bits, if it has only moved: then buttons stay as they are while these do.
   */
  follow(bits) {
    const hasMoved = bits !== undefined
    if (this.#drawn && (!hasMoved || this.#hasIndicator)) return this.draw(false)
    if (this.#bits !== (hasMoved ? bits : this.#carousel.ask(controlsFlags))) this.draw(false)
  }

  #setStates() {
    const carousel = this.#carousel, has = bit => (this.#bits & bit) !== 0
    for (const [name, bit] of Object.entries(states)) carousel.setState(name, has(bit))
    carousel.setState('playing', has(controlsFlagHasPauseButton) && !has(controlsFlagIsPaused))
    carousel.setState('paused', has(controlsFlagHasPauseButton) && has(controlsFlagIsPaused))
    carousel.setState('list', carousel.hasRow && carousel.host.asList)
  }

  /** Tells on the page's own buttons whether they would do anything. They keep the focus. */
  #enableOwn() {
    const own = this.#carousel.items.overlaid.filter(child => roleOf(child) in enabling)
    for (const button of this.#enabled) if (!own.includes(button)) button.removeAttribute('aria-disabled')
    this.#enabled = own
    this.#renewals.disconnect()
    for (const button of own) {
      this.#renewals.observe(button, { attributeFilter: ['aria-disabled'] })
      const text = String(!(this.#bits & enabling[roleOf(button)]))
      if (button.getAttribute('aria-disabled') !== text) button.setAttribute('aria-disabled', text)
    }
  }

  /** Hides an element, which hands the focus on. */
  hide(element, isHidden) {
    if (element.hidden === isHidden) return
    this.#releaseFocus(element)
    element.hidden = isHidden
  }

  /** Shows a button, or keeps it for screen readers: not visible, nor in the tab order, since keys of the carousel do the same. */
  #show(button, name, isSeen) {
    const tabIndex = isSeen ? 0 : -1
    if (button.tabIndex === tabIndex) return
    this.#releaseFocus(button)
    button.tabIndex = tabIndex
    button.part = isSeen ? name : ''
    button.className = isSeen ? name : `${name} spoken`
  }

  #releaseFocus(element) {
    if (element.contains(element.getRootNode().activeElement)) this.#carousel.host.focus({ preventScroll: true })
  }

  /** Whether the page has a control of its own. */
  #isOwn(name) {
    return this.#carousel.items.overlaid.some(child => roleOf(child) === name)
  }

  /** Names the buttons in their context, as in "Next, Albums", by the author's function: not in every frame. */
  #nameButtons() {
    const { host: { label }, labels } = this.#carousel
    if (labels === this.#labels && label === this.#label) return
    this.#labels = labels
    this.#label = label
    for (const [name, button] of Object.entries(this.buttons)) {
      button.ariaLabel = label ? attempt(() => String(labels.item(labels[name], label)), labels[name]) : labels[name]
    }
  }
}
