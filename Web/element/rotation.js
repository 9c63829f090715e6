// What moves by itself, and when it doesn't: while somebody points at it or has the keyboard in it, when it was paused, and
// where people want less to move.
import { reducesMotion } from './motion.js'

export class Rotation {
  isPaused = false
  #isHovered = false
  #isFocused = false
  /** Whether the user has asked for it in spite of pointing at it. */
  #insists = false
  #host
  #update
  #timer = 0

  /** @param update Called when what `isAllowed` says may have changed. */
  constructor(host, update) {
    this.#host = host
    this.#update = update
    const hover = isHovered => event => {
      if (event.pointerType === 'touch') return
      this.#isHovered = isHovered
      update()
    }
    host.addEventListener('pointerenter', hover(true))
    host.addEventListener('pointerleave', hover(false))
    // After a press of the mouse the focus doesn't show, and nothing has to wait for it.
    host.addEventListener('focusin', () => this.#focus(host.matches(':focus-visible, :has(:focus-visible)')))
    host.addEventListener('focusout', () => this.#focus(false))
  }

  get isAllowed() {
    return !this.isPaused && !reducesMotion() && (this.#insists || !(this.#isHovered || this.#isFocused))
  }

  pause(isPaused) {
    this.isPaused = isPaused
    this.#insists = !isPaused && (this.#isHovered || this.#isFocused)
    this.#update()
  }

  /** Goes on after so many seconds, over and over; 0 ends it. */
  setInterval(seconds, goOn) {
    clearTimeout(this.#timer)
    if (!(seconds > 0)) return
    this.#timer = setTimeout(() => {
      goOn()
      this.setInterval(seconds, goOn)
    }, Math.min(seconds * 1000, 2 ** 31 - 1))
  }

  #focus(isFocused) {
    if (isFocused === this.#isFocused) return
    this.#isFocused = isFocused
    this.#update()
  }
}
