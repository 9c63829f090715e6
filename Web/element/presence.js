// Why autoplay and autoscroll wait: the user is there, has paused them, or can't see them.

/** The reasons, by the bits that the module knows them by. */
export const reasons = { paused: 1, hovered: 2, focused: 4, hidden: 8 }

export class Presence {
  #carousel
  #host

  constructor(carousel) {
    const { host } = carousel
    this.#carousel = carousel
    this.#host = host
    // The hover of a finger is none.
    const hover = isHovered => event => event.pointerType === 'touch' || this.#tell(reasons.hovered, isHovered)
    host.addEventListener('pointerenter', hover(true))
    host.addEventListener('pointerleave', hover(false))
    host.addEventListener('focusin', () => this.#tell(reasons.focused, this.#showsFocus))
    host.addEventListener('focusout', () => this.#tell(reasons.focused, false))
  }

  /** Tells of what has begun before the carousel was open. */
  begin() {
    this.#tell(reasons.hovered, this.#host.matches(':hover') && matchMedia('(hover: hover)').matches)
    this.#tell(reasons.focused, this.#showsFocus)
  }

  /** After a press of the mouse the focus doesn't show, and nothing has to wait for it. */
  get #showsFocus() {
    return this.#host.matches(':focus-visible, :has(:focus-visible)')
  }

  #tell(reason, isGiven) {
    this.#carousel.change('set_autoplay_reason', reason, isGiven ? 1 : 0)
  }
}
