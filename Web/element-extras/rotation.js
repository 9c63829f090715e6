// What moves by itself, and when it doesn't: while somebody points at it or has the keyboard in it, when it was paused or
// isn't to be seen, and where people want less to move.
import { reducesMotion, whenMotionChanges } from '../element/motion.js'

export class Rotation {
  #isHovered
  #isFocused
  /** Whether the user has asked for it in spite of pointing at it. */
  #insists = false
  #conductor
  #host
  /** What the engine was told. */
  #autoscroll = 0
  #timer = 0
  /** Ends to wait for people to want less to move, or not any more. */
  #end = null

  constructor(conductor) {
    const { host } = conductor.stage
    this.#conductor = conductor
    this.#host = host
    const hover = isHovered => event => {
      if (event.pointerType === 'touch') return
      this.#isHovered = isHovered
      this.update()
    }
    host.addEventListener('pointerenter', hover(true))
    host.addEventListener('pointerleave', hover(false))
    // After a press of the mouse the focus doesn't show, and nothing has to wait for it.
    const showsFocus = () => host.matches(':focus-visible, :has(:focus-visible)')
    host.addEventListener('focusin', () => this.#focus(showsFocus()))
    host.addEventListener('focusout', () => this.#focus(false))
    // It may have begun before this script was there. A finger's hover is none.
    this.#isHovered = host.matches(':hover') && matchMedia('(hover: hover)').matches
    this.#isFocused = showsFocus()
  }

  get #isAllowed() {
    return !this.#conductor.isPaused && !reducesMotion() && (this.#insists || !(this.#isHovered || this.#isFocused))
  }

  pauseDidChange() {
    this.#insists = !this.#conductor.isPaused && (this.#isHovered || this.#isFocused)
    this.update()
  }

  /** The engine's autoscroll, and the step after every so many seconds, as they are to be now. */
  update() {
    const { clock, stage } = this.#conductor
    clearTimeout(this.#timer)
    if (!stage.number) {
      this.#autoscroll = 0
      this.#end?.()
      this.#end = null
      return
    }
    this.#end ??= whenMotionChanges(() => this.update())
    const isAllowed = this.#isAllowed
    const autoscroll = isAllowed ? this.#host.autoscroll : 0
    if (autoscroll !== this.#autoscroll) this.#conductor.setAutoscroll(this.#autoscroll = autoscroll)
    if (isAllowed && clock.pausedAt === null) this.#wait(this.#host.autoplay)
  }

  /** Goes on after so many seconds, over and over; 0 is never. */
  #wait(seconds) {
    if (!(seconds > 0)) return
    this.#timer = setTimeout(() => {
      this.#goOn()
      this.#wait(seconds)
    }, Math.min(seconds * 1000, 2 ** 31 - 1))
  }

  #goOn() {
    const host = this.#host
    if (this.#conductor.gestures.pointer !== null || host.isDragging || host.isDecelerating || host.isScrolling) return
    if (host.wraps || host.currentIndex < host.numberOfItems - 1) host.next()
    else host.scrollTo(0)
  }

  #focus(isFocused) {
    if (isFocused === this.#isFocused) return
    this.#isFocused = isFocused
    this.update()
  }
}
