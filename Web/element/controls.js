// The buttons and the indicator that an author may have the element draw.
import { make } from './dom.js'
import { Rotation } from './rotation.js'
import text from 'controls-style'

/** The most dots that can be told apart; of more items the number is shown. */
const mostDots = 24

const sheet = new CSSStyleSheet()
sheet.replaceSync(text)

export class Controls {
  #carousel
  #rotation
  /** Made when they are wanted for the first time. */
  #elements = null

  constructor(carousel) {
    this.#carousel = carousel
    this.#rotation = new Rotation(carousel)
  }

  /** Brings up to date what moves by itself, and what is drawn. */
  update() {
    this.#rotation.update()
    this.draw()
  }

  pauseDidChange() {
    this.#rotation.pauseDidChange()
    this.draw()
  }

  draw() {
    const { host } = this.#carousel
    const { controls, indicator } = host
    const isWanted = this.#carousel.isOpen && (controls || indicator !== '')
    if (!isWanted && !this.#elements) return
    this.#elements ??= this.#make()
    this.#elements.box.hidden = !isWanted
    if (!isWanted) return
    this.#drawButtons(this.#elements, controls)
    this.#drawIndicator(this.#elements, indicator)
  }

  #make() {
    const carousel = this.#carousel
    const button = (name, press) => Object.assign(make('button', name), { onclick: press })
    const step = count => () => {
      carousel.reading.userActs()
      carousel.change('step', count, NaN)
    }
    const pause = button('pause', () => carousel.pause(!carousel.isPaused))
    const previous = button('previous', step(-1))
    const next = button('next', step(1))
    const indicator = make('div', 'indicator')
    indicator.ariaHidden = 'true'
    indicator.onclick = event => {
      const index = [...indicator.children].indexOf(event.target)
      if (index < 0) return
      carousel.reading.userActs()
      carousel.change('scroll_to_item', index, NaN)
    }
    const box = make('div', 'controls', pause, previous, next, indicator)
    box.onpointerdown = event => event.stopPropagation()
    const { root } = carousel.stage
    // First in the tab order, and not dragged.
    root.prepend(box)
    root.adoptedStyleSheets.push(sheet)
    return { box, pause, previous, next, indicator }
  }

  #drawButtons({ box, pause, previous, next }, areShown) {
    const { host, isMirrored } = this.#carousel
    const { labels, wraps, currentIndex: index, numberOfItems: count, isPaused } = host
    box.className = 'controls ' + (host.vertical ? 'vertical' : isMirrored ? 'mirrored' : '')
    previous.hidden = next.hidden = !areShown
    previous.ariaLabel = labels.previous
    next.ariaLabel = labels.next
    previous.ariaDisabled = !wraps && index <= 0
    next.ariaDisabled = !wraps && index >= count - 1
    pause.hidden = !areShown || !(host.autoscroll || host.autoplay)
    pause.className = isPaused ? 'pause paused' : 'pause'
    pause.ariaLabel = isPaused ? labels.play : labels.pause
  }

  #drawIndicator({ indicator }, kind) {
    const { currentIndex: index, numberOfItems: count } = this.#carousel.host
    indicator.hidden = !kind
    const dots = kind === 'dots' && count <= mostDots ? count : 0
    if (!dots) indicator.textContent = count ? `${index + 1} / ${count}` : ''
    else if (indicator.children.length !== dots) indicator.replaceChildren(...Array.from({ length: dots }, () => make('i')))
    for (const [i, dot] of [...indicator.children].entries()) {
      dot.part = dot.className = i === index ? 'dot current' : 'dot'
    }
  }
}
