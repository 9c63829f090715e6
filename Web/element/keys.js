// The keyboard.
import { takesKey } from './targets.js'

export function onKeyDown(event, carousel) {
  const { host } = carousel
  const { key } = event
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || takesKey(event, host)) return
  const isPress = (key === 'Enter' || key === ' ') && event.composedPath()[0] === host
  const steps = host.scrollEnabled && stepsOf(key, carousel)
  if (!isPress && !steps) return
  event.preventDefault()
  carousel.reading.userActs()
  if (isPress) pressCurrent(carousel)
  else if (Number.isFinite(steps)) carousel.change('step', steps, NaN)
  else host.scrollTo(steps < 0 ? 0 : host.numberOfItems - 1)
}

/** Brings the item to which the keyboard has got to the middle: beside it, it may be out of sight. */
export function onFocus({ target }, { host, gestures: { pointer } }) {
  // What the browser has scrolled isn't meant to be.
  host.scrollTop = host.scrollLeft = 0
  const index = host.indexOf(target)
  if (index >= 0 && pointer === null && target.matches(':focus-visible')) host.scrollTo(index)
}

/** The current item is tapped by a key. */
function pressCurrent(carousel) {
  const { host, stage } = carousel
  const index = host.currentIndex
  if (index >= 0) stage.itemEvents.tapped(index, host.offsetOf(index))
  host.select(index)
}

function stepsOf(key, carousel) {
  const { host } = carousel
  const { vertical } = host
  const forward = carousel.isMirrored && !vertical ? -1 : 1
  // As many items as fit side by side.
  const page = Math.max(1, Math.floor((vertical ? host.clientHeight : host.clientWidth) / carousel.ask('itemLength')) || 1)
  return {
    [vertical ? 'ArrowDown' : 'ArrowRight']: forward,
    [vertical ? 'ArrowUp' : 'ArrowLeft']: -forward,
    PageDown: page,
    PageUp: -page,
    Home: -Infinity,
    End: Infinity,
  }[key]
}
