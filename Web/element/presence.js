// The reasons for autoplay and autoscroll to wait: the user is present, has paused them, or cannot see them.

/** The reasons, by the module's bits. */
export const reasons = { paused: 1, hovered: 2, focused: 4, hidden: 8 }

export class Presence {
  #carousel
  #host

  constructor(carousel) {
    const { host } = carousel
    this.#carousel = carousel
    this.#host = host
    // A touch does not hover.
    const hover = isHovered => event => event.pointerType === 'touch' || this.#tell(reasons.hovered, isHovered)
    host.addEventListener('pointerenter', hover(true))
    host.addEventListener('pointerleave', hover(false))
    host.addEventListener('focusin', () => this.#tell(reasons.focused, this.#showsFocus))
    // It stays if the focus moves within, or the window loses it.
    host.addEventListener('focusout', ({ relatedTarget }) => {
      const stays = [relatedTarget, host.getRootNode().activeElement].some(element => host.contains(element))
      if (!stays) this.#tell(reasons.focused, false)
    })
  }

  /** Reports the reasons that began before the carousel was opened. */
  begin() {
    this.#tell(reasons.hovered, this.#host.matches(':hover') && matchMedia('(hover: hover)').matches)
    this.#tell(reasons.focused, this.#showsFocus)
  }

  /** After a mouse press the focus is not visible, and autoplay need not wait for it. */
  get #showsFocus() {
    const visible = ':focus-visible'
    return this.#host.matches(`${visible}, :has(${visible})`) || this.#carousel.stage.root.querySelector(visible) !== null
  }

  #tell(reason, isGiven) {
    this.#carousel.change('set_autoplay_reason', reason, isGiven ? 1 : 0)
  }
}
