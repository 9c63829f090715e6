// The keyboard: keys, and where the focus is.
import { isEditable, takesKey } from './targets.js'
import { isAbove } from './top-layer.js'

/** The keys of the engine, in the order of its numbers; the last ones are equivalent. */
const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', 'Enter', ' ']
const selectKey = 8

/** The location of the focus during a key press, by the engine's numbers. */
const focus = { carousel: 0, item: 1, control: 2 }

/** The modifiers of an event, as the engine's bits. */
export const modifierBits = ({ shiftKey, ctrlKey, altKey, metaKey }) =>
  (shiftKey ? 1 : 0) | (ctrlKey ? 2 : 0) | (altKey ? 4 : 0) | (metaKey ? 8 : 0)

export function onKeyDown(event, carousel) {
  const key = keys.indexOf(event.key)
  if (key < 0 || isAbove(event, carousel.host)) return
  const place = focusOf(event, carousel.host)
  const press = () => {
    if (event.defaultPrevented) return
    const bits = modifierBits(event)
    if (carousel.changeAt(event.timeStamp, 'press', Math.min(key, selectKey), bits, place)) event.preventDefault()
  }
  if (place === focus.carousel) return press()
  // The page may handle the keys of an item's controls anywhere, as frameworks do: it comes first.
  addEventListener('keydown', last => last === event && press(), { once: true })
}

function focusOf(event, host) {
  if (event.composedPath()[0] === host) return focus.carousel
  return takesKey(event, host) ? focus.control : focus.item
}

export function onFocusIn(event, carousel) {
  const { target } = event
  const { host, stage } = carousel
  // Reverts scrolling by the browser.
  host.scrollTop = host.scrollLeft = 0
  carousel.focused = target
  const cell = stage.cellOf(target)
  if (!cell) return carousel.change('focus_left')
  // What is open above the page is where it is, wherever its item is.
  const isByKeyboard = target.matches(':focus-visible') && !isAbove(event, host)
  carousel.change('focus_entered', cell.number, isEditable(event, host) ? 1 : 0, isByKeyboard ? 1 : 0)
}

export function onFocusOut({ relatedTarget }, carousel) {
  const { host } = carousel
  if (host.contains(relatedTarget)) return
  carousel.change('focus_left')
  // If the page is removing the element, the carousel hears of it next.
  setTimeout(() => host.contains(host.getRootNode().activeElement) || (carousel.focused = null))
}

