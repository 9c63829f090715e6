// Buttons, and where it is: what the element draws besides the items, where its author wants it.

/** The most dots that can be told apart; of more items the number is shown. */
const mostDots = 24

const button = (part, press) => {
  const element = document.createElement('button')
  element.type = 'button'
  element.part = element.className = part
  element.addEventListener('click', press)
  return element
}

export class Controls {
  #host
  #labels = null
  #box = document.createElement('div')
  #indicator = document.createElement('div')
  #pause
  #previous
  #next
  #dots = -1

  /** @param act What is done by the buttons: `step(count)`, `go(index)`, `pause()`. */
  constructor(host, root, act) {
    this.#host = host
    this.#pause = button('pause', () => act.pause())
    this.#previous = button('previous', () => act.step(-1))
    this.#next = button('next', () => act.step(1))
    this.#box.className = this.#box.part = 'controls'
    this.#indicator.className = this.#indicator.part = 'indicator'
    this.#indicator.ariaHidden = 'true'
    this.#indicator.addEventListener('click', event => {
      const index = [...this.#indicator.children].indexOf(event.target)
      if (index >= 0) act.go(index)
    })
    this.#box.append(this.#pause, this.#previous, this.#next, this.#indicator)
    // First in the order of the keyboard, and not dragged.
    root.prepend(this.#box)
    this.#box.addEventListener('pointerdown', event => event.stopPropagation())
  }

  update({ index, count, wraps, isMirrored, hasControls, indicator, canPause, isPaused, labels }) {
    this.#box.hidden = !hasControls && !indicator && !canPause
    if (this.#box.hidden) return
    this.#pause.hidden = !canPause
    this.#previous.hidden = this.#next.hidden = !hasControls
    this.#pause.classList.toggle('paused', isPaused)
    this.#pause.ariaLabel = isPaused ? labels.play : labels.pause
    this.#previous.ariaLabel = labels.previous
    this.#next.ariaLabel = labels.next
    this.#previous.ariaDisabled = String(!wraps && index <= 0)
    this.#next.ariaDisabled = String(!wraps && index >= count - 1)
    this.#box.classList.toggle('vertical', this.#host.vertical)
    this.#box.classList.toggle('mirrored', isMirrored)
    this.#indicator.hidden = !indicator
    if (indicator) this.#show(index, count, indicator)
  }

  #show(index, count, indicator) {
    const dots = indicator === 'dots' && count <= mostDots ? count : 0
    if (dots !== this.#dots || dots === 0) {
      this.#dots = dots
      this.#indicator.textContent = dots || !count ? '' : `${index + 1} / ${count}`
      for (let i = 0; i < dots; i++) this.#indicator.append(document.createElement('i'))
    }
    for (const [i, dot] of [...this.#indicator.children].entries()) {
      dot.part = i === index ? 'dot current' : 'dot'
      dot.classList.toggle('current', i === index)
    }
  }
}
