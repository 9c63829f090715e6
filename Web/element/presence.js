// The reasons for autoplay and autoscroll to wait: the user is present, has paused them, or cannot see them.
import { focusEntered, focusLeft, itemDidEnd, itemUsed, reasonFocused, reasonHovered, reasonOccupied, setAutoplayReason } from 'engine-calls'
import { documents } from './targets.js'

/** The events of media after which one may play, or no longer. */
const mediaEvents = ['play', 'playing', 'pause', 'ended', 'emptied', 'volumechange']

/** What the user's presses on the controls of a medium cause: most browsers report nothing else of them. */
const useEvents = ['focusin', 'play', 'pause', 'seeking', 'volumechange']
const players = 'audio[controls], video[controls]'

/** Whether a medium plays for somebody to see or to hear: a silent loop is decoration, and never ends. */
const plays = ({ paused, ended, loop, muted, volume }) => !paused && !ended && !(loop && (muted || volume === 0))

export class Presence {
  #carousel
  #host
  /** The media that play, in any item. */
  #media = new Set()
  #isOccupied = false
  /** The other document in an item that has the focus. */
  #frame = null
  /** Ends the listeners of the window. */
  #listening

  constructor(carousel) {
    const { host } = carousel
    this.#carousel = carousel
    this.#host = host
    // A touch does not hover.
    const hover = isHovered => event => event.pointerType === 'touch' || this.#tell(reasonHovered, isHovered)
    host.addEventListener('pointerenter', hover(true))
    host.addEventListener('pointerleave', hover(false))
    for (const name of mediaEvents) host.addEventListener(name, ({ target }) => target.paused === undefined || this.#follow(target), true)
    host.addEventListener('ended', event => this.#didEnd(event), true)
    for (const name of useEvents) host.addEventListener(name, event => this.#used(event), true)
    host.addEventListener('focusin', () => this.#tell(reasonFocused, this.#showsFocus))
    // It stays if the focus moves within, or the window loses it.
    host.addEventListener('focusout', ({ relatedTarget }) => {
      const stays = [relatedTarget, host.getRootNode().activeElement].some(element => host.contains(element))
      if (!stays) this.#tell(reasonFocused, false)
    })
  }

  /** Reports the reasons that began before the carousel was opened. */
  begin() {
    this.#isOccupied = false
    this.#listening = new AbortController()
    // The focus in another document is not reported, nor a press: the window loses the focus to it, and gets it back.
    for (const name of ['blur', 'focus']) {
      addEventListener(name, event => event.target === window && setTimeout(() => this.#lookForFrame()), { signal: this.#listening.signal })
    }
    for (const medium of this.#host.querySelectorAll('video, audio')) this.#follow(medium)
    this.#tell(reasonHovered, this.#host.matches(':hover') && matchMedia('(hover: hover)').matches)
    this.#tell(reasonFocused, this.#showsFocus)
  }

  end() {
    this.#listening.abort()
    this.#media.clear()
    this.#frame = null
  }

  /** Handles the focus in another document, in an item: that is used, and its text is edited. */
  #lookForFrame() {
    const carousel = this.#carousel
    const host = this.#host
    let focused = host.getRootNode().activeElement
    const isInside = focused !== host && host.contains(focused)
    const inside = focused
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
    const frame = isInside && focused.matches(documents) ? inside : null
    if (frame === this.#frame) return
    this.#frame = frame
    if (!frame) return isInside || carousel.change(focusLeft)
    carousel.focused = frame
    const cell = carousel.stage.cellOf(frame)
    if (cell) carousel.change(focusEntered, cell.number, true, false)
    carousel.change(itemUsed)
  }

  /** After a mouse press the focus is not visible, and autoplay need not wait for it. */
  get #showsFocus() {
    const visible = ':focus-visible'
    return this.#host.matches(`${visible}, :has(${visible})`) || this.#carousel.stage.root.querySelector(visible) !== null
  }

  #used({ target }) {
    if (target.matches(players) && target.getRootNode().activeElement === target) this.#carousel.change(itemUsed)
  }

  #follow(medium) {
    if (plays(medium)) this.#media.add(medium)
    this.updateOccupied()
  }

  /** Something in an item has ended: autoplay may have waited for it. */
  #didEnd({ target }) {
    const carousel = this.#carousel, index = this.#host.indexOf(target)
    if (carousel.stage.interval(index) === Infinity) carousel.change(itemDidEnd, index)
  }

  /** Updates whether a medium plays in the current item, or something of an item is open above the page. */
  updateOccupied() {
    for (const medium of this.#media) if (!plays(medium)) this.#media.delete(medium)
    const carousel = this.#carousel
    const current = this.#media.size ? this.#host.currentElement : null
    const isOccupied = carousel.topLayer.isOccupied || [...this.#media].some(medium => current?.contains(medium))
    if (isOccupied === this.#isOccupied || !carousel.isOpen) return
    this.#isOccupied = isOccupied
    this.#tell(reasonOccupied, isOccupied)
  }

  #tell(reason, isGiven) {
    this.#carousel.change(setAutoplayReason, reason, isGiven)
  }
}
