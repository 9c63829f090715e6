// What moves by itself, and when it doesn't: while it is hovered or has the focus, when it was paused or isn't to be seen, and with
// reduced motion.
import { reducesMotion, whenMotionChanges } from './motion.js'
import { settings } from './settings.js'

const autoscrollSetting = settings.find(({ attribute }) => attribute === 'autoscroll').index

/** The longest that a browser's timer can wait, in milliseconds. */
const longestTimer = 2 ** 31 - 1

export class Rotation {
  /** Both may have begun before the element was defined: undefined until they are asked for. */
  #isHovered
  #isFocused
  /** Whether the user has asked for it in spite of pointing at it. */
  #insists = false
  #carousel
  #host
  /** What the engine was told. */
  #autoscroll = 0
  #timer = 0
  /** Ends to wait for another preference; null while the carousel isn't open. */
  #end = null

  constructor(carousel) {
    const { host } = carousel
    this.#carousel = carousel
    this.#host = host
    const hover = isHovered => event => {
      if (event.pointerType === 'touch') return
      this.#isHovered = isHovered
      this.update()
    }
    host.addEventListener('pointerenter', hover(true))
    host.addEventListener('pointerleave', hover(false))
    // After a press of the mouse the focus doesn't show, and nothing has to wait for it.
    host.addEventListener('focusin', () => this.#focus(this.#showsFocus))
    host.addEventListener('focusout', () => this.#focus(false))
  }

  get #showsFocus() {
    return this.#host.matches(':focus-visible, :has(:focus-visible)')
  }

  get #isAllowed() {
    // The hover of a finger is none.
    this.#isHovered ??= this.#host.matches(':hover') && matchMedia('(hover: hover)').matches
    this.#isFocused ??= this.#showsFocus
    return !this.#carousel.isPaused && !reducesMotion() && (this.#insists || !(this.#isHovered || this.#isFocused))
  }

  pauseDidChange() {
    this.#insists = !this.#carousel.isPaused && (this.#isHovered || this.#isFocused)
    this.update()
  }

  /** The engine's autoscroll, and the step after every so many seconds, as they are to be now. */
  update() {
    const { clock, isOpen } = this.#carousel
    clearTimeout(this.#timer)
    if (!isOpen) {
      this.#autoscroll = 0
      this.#end?.()
      this.#end = null
      return
    }
    this.#end ??= whenMotionChanges(() => this.update())
    const { autoscroll, autoplay } = this.#host
    const isAllowed = (autoscroll || autoplay) && this.#isAllowed
    const speed = isAllowed ? autoscroll : 0
    if (speed !== this.#autoscroll) this.#carousel.change('set', autoscrollSetting, (this.#autoscroll = speed), 0)
    if (isAllowed && clock.pausedAt === null) this.#wait(autoplay)
  }

  /** Advances after so many seconds, over and over; 0 is never. */
  #wait(seconds) {
    if (!(seconds > 0)) return
    this.#timer = setTimeout(() => {
      this.#advance()
      this.#wait(seconds)
    }, Math.min(seconds * 1000, longestTimer))
  }

  #advance() {
    const host = this.#host
    if (this.#carousel.gestures.pointer !== null || host.isDragging || host.isDecelerating || host.isScrolling) return
    if (host.wraps || host.currentIndex < host.numberOfItems - 1) host.next()
    else host.scrollTo(0)
  }

  #focus(isFocused) {
    if (isFocused === this.#isFocused) return
    this.#isFocused = isFocused
    this.update()
  }
}
