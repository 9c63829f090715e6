// The keyboard.
import { takesKey } from './targets.js'

export function onKeyDown(event, host, stage) {
  const { key } = event
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || takesKey(event, host)) return
  const isPress = (key === 'Enter' || key === ' ') && event.composedPath()[0] === host
  const steps = host.scrollEnabled && stepsOf(key, host, stage)
  if (!isPress && !steps) return
  event.preventDefault()
  stage.isByUser = true
  if (isPress) host.select(host.currentIndex)
  else if (Number.isFinite(steps)) stage.step(steps)
  else host.scrollTo(steps < 0 ? 0 : host.numberOfItems - 1)
}

/** Brings the item to which the keyboard has got to the middle: beside it, it may be out of sight. */
export function onFocus({ target }, host, { pointer }) {
  // What the browser has scrolled isn't meant to be.
  host.scrollTop = host.scrollLeft = 0
  const index = host.indexOf(target)
  if (index >= 0 && pointer === null && target.matches(':focus-visible')) host.scrollTo(index)
}

function stepsOf(key, host, stage) {
  const { vertical } = host
  const forward = stage.isMirrored && !vertical ? -1 : 1
  // As many items as fit side by side.
  const page = Math.max(1, Math.floor((vertical ? host.clientHeight : host.clientWidth) / stage.ask('itemLength')) || 1)
  return {
    [vertical ? 'ArrowDown' : 'ArrowRight']: forward,
    [vertical ? 'ArrowUp' : 'ArrowLeft']: -forward,
    PageDown: page,
    PageUp: -page,
    Home: -Infinity,
    End: Infinity,
  }[key]
}
