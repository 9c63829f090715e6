// Buttons, and where it is: what the element draws besides the items, where its author wants it, and what moves by itself; a
// script of its own.
import { make } from '../element/dom.js'
import { Rotation } from './rotation.js'
import text from 'style'

/** The most dots that can be told apart; of more items the number is shown. */
const mostDots = 24

const sheet = new CSSStyleSheet()
sheet.replaceSync(text)

/** @returns `draw`, which brings the buttons up to date, and `update`, the movement too; `pauseDidChange` when it was paused. */
export function createControls(conductor) {
  const { host, root } = conductor.stage
  const rotation = new Rotation(conductor)
  const byUser = change => {
    conductor.stage.isByUser = true
    change()
  }
  const button = (name, press) => {
    const element = make('button', name)
    element.onclick = press
    return element
  }
  const pause = button('pause', () => conductor.pause(!conductor.isPaused))
  const previous = button('previous', () => byUser(() => conductor.stage.step(-1)))
  const next = button('next', () => byUser(() => conductor.stage.step(1)))
  const indicator = make('div', 'indicator')
  indicator.ariaHidden = 'true'
  indicator.onclick = event => {
    const index = [...indicator.children].indexOf(event.target)
    if (index >= 0) byUser(() => host.scrollTo(index))
  }
  const box = make('div', 'controls', pause, previous, next, indicator)
  box.onpointerdown = event => event.stopPropagation()
  // First in the order of the keyboard, and not dragged.
  root.prepend(box)
  root.adoptedStyleSheets.push(sheet)

  const draw = () => {
    const { controls, indicator: kind } = host
    box.hidden = !controls && !kind
    if (box.hidden) return
    const { labels, wraps, currentIndex: index, numberOfItems: count, isPaused } = host
    box.className = 'controls ' + (host.vertical ? 'vertical' : conductor.stage.isMirrored ? 'mirrored' : '')
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
  const update = () => {
    rotation.update()
    draw()
  }
  const pauseDidChange = () => {
    rotation.pauseDidChange()
    draw()
  }
  return { draw, update, pauseDidChange }
}
