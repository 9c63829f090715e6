// The keyboard: keys, and where the focus is.
import {
  answerHandled, focusCarousel, focusControl, focusEntered, focusItem, focusLeft, keyDown, keyEnd, keyHome, keyLeft, keyPageDown,
  keyPageUp, keyRight, keySelect, keyUp, modifierCommand, modifierControl, modifierOption, modifierShift, press,
} from 'engine-calls'
import { isEditable, takesKey } from './targets.js'
import { isAbove } from './top-layer.js'

/** The keys of the engine, by their names in events. */
const keys = {
  __proto__: null, ArrowLeft: keyLeft, ArrowRight: keyRight, ArrowUp: keyUp, ArrowDown: keyDown, PageUp: keyPageUp, PageDown: keyPageDown,
  Home: keyHome, End: keyEnd, Enter: keySelect, ' ': keySelect,
}

/** The modifiers of an event, as the engine's bits. */
export const modifierBits = ({ shiftKey, ctrlKey, altKey, metaKey }) =>
  (shiftKey && modifierShift) | (ctrlKey && modifierControl) | (altKey && modifierOption) | (metaKey && modifierCommand)

/** The code of keys that an input method takes. WebKit sends it with the last one, when the text is composed. */
const composingCode = 229

const isComposing = event => event.isComposing || event.keyCode === composingCode

export function onKeyDown(event, carousel) {
  const key = keys[event.key]
  if (key === undefined || isComposing(event) || isAbove(event, carousel.host)) return
  const place = focusOf(event, carousel.host)
  if (place === focusCarousel && carousel.topLayer.takesKeys) return
  const act = () => {
    if (event.defaultPrevented) return
    const bits = modifierBits(event)
    const isChosen = !bits && place !== focusControl && carousel.selection?.press(event, place === focusCarousel)
    if (isChosen || carousel.changeAt(event.timeStamp, press, key, bits, place) === answerHandled) event.preventDefault()
  }
  if (place === focusCarousel) return act()
  // The page may handle the keys of an item's controls anywhere, as frameworks do: it comes first.
  addEventListener('keydown', last => last === event && act(), { once: true })
}

function focusOf(event, host) {
  if (event.composedPath()[0] === host) return focusCarousel
  return takesKey(event, host) ? focusControl : focusItem
}

export function onFocusIn(event, carousel) {
  const { target } = event
  const { host, stage } = carousel
  // Reverts scrolling by the browser.
  host.scrollTop = host.scrollLeft = 0
  carousel.focused = target
  const cell = stage.cellOf(target)
  if (!cell) return carousel.change(focusLeft)
  // What is open above the page is where it is, wherever its item is.
  const isByKeyboard = target.matches(':focus-visible') && !isAbove(event, host)
  carousel.change(focusEntered, cell.number, isEditable(event, host), isByKeyboard)
}

export function onFocusOut({ relatedTarget }, carousel) {
  const { host } = carousel
  if (host.contains(relatedTarget)) return
  carousel.change(focusLeft)
  // If the page is removing the element, the carousel hears of it next.
  setTimeout(() => host.contains(host.getRootNode().activeElement) || (carousel.focused = null))
}

