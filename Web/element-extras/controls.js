// Buttons, and where it is: what the element draws besides the items, where its author wants it; a script of its own.
import { make } from '../element/dom.js'
import text from 'style'

/** The most dots that can be told apart; of more items the number is shown. */
const mostDots = 24

const sheet = new CSSStyleSheet()
sheet.replaceSync(text)

/**
 * @param act What is done by the buttons: `step(count)`, `go(index)`, `pause()`.
 * @returns What brings it up to date.
 */
export function createControls(host, root, act) {
  const button = (name, press) => {
    const element = make('button', name)
    element.onclick = press
    return element
  }
  const pause = button('pause', act.pause)
  const previous = button('previous', () => act.step(-1))
  const next = button('next', () => act.step(1))
  const indicator = make('div', 'indicator')
  indicator.ariaHidden = 'true'
  indicator.onclick = event => {
    const index = [...indicator.children].indexOf(event.target)
    if (index >= 0) act.go(index)
  }
  const box = make('div', 'controls', pause, previous, next, indicator)
  box.onpointerdown = event => event.stopPropagation()
  // First in the order of the keyboard, and not dragged.
  root.prepend(box)
  root.adoptedStyleSheets.push(sheet)

  return isMirrored => {
    const { controls, indicator: kind, labels, wraps, currentIndex: index, numberOfItems: count, isPaused } = host
    box.hidden = !controls && !kind
    box.className = 'controls ' + (host.vertical ? 'vertical' : isMirrored ? 'mirrored' : '')
    previous.hidden = next.hidden = !controls
    previous.ariaLabel = labels.previous
    next.ariaLabel = labels.next
    previous.ariaDisabled = !wraps && index <= 0
    next.ariaDisabled = !wraps && index >= count - 1
    pause.hidden = !controls || !(host.autoscroll || host.autoplay)
    pause.className = isPaused ? 'pause paused' : 'pause'
    pause.ariaLabel = isPaused ? labels.play : labels.pause

    indicator.hidden = !kind
    const dots = kind === 'dots' && count <= mostDots ? count : 0
    if (!dots) indicator.textContent = count ? `${index + 1} / ${count}` : ''
    else if (indicator.children.length !== dots) indicator.replaceChildren(...Array.from({ length: dots }, () => make('i')))
    for (const [i, dot] of [...indicator.children].entries()) {
      dot.part = dot.className = i === index ? 'dot current' : 'dot'
    }
  }
}
