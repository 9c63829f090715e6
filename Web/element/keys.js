// The keyboard.
import { takesKeys } from './targets.js'

export function onKeyDown(event, host, stage) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || takesKeys(event, host)) return
  if (!act(event, host, stage)) return
  event.preventDefault()
}

function act(event, host, stage) {
  const isFocused = event.composedPath()[0] === host
  if (isFocused && (event.key === 'Enter' || event.key === ' ')) {
    stage.isByUser = true
    host.select(host.currentIndex)
    return true
  }
  if (!host.scrollEnabled) return false
  const steps = stepsOf(event.key, host, stage)
  if (steps === 0) return false
  stage.isByUser = true
  if (steps === Infinity) host.scrollTo(host.numberOfItems - 1)
  else if (steps === -Infinity) host.scrollTo(0)
  else stage.step(steps)
  return true
}

function stepsOf(key, host, stage) {
  const forward = stage.isMirrored ? -1 : 1
  switch (key) {
    case 'ArrowRight': return host.vertical ? 0 : forward
    case 'ArrowLeft': return host.vertical ? 0 : -forward
    case 'ArrowDown': return host.vertical ? 1 : 0
    case 'ArrowUp': return host.vertical ? -1 : 0
    case 'PageDown': return page(host, stage)
    case 'PageUp': return -page(host, stage)
    case 'Home': return -Infinity
    case 'End': return Infinity
    default: return 0
  }
}

/** As many items as fit side by side. */
function page(host, stage) {
  const length = host.vertical ? host.clientHeight : host.clientWidth
  return Math.max(1, Math.floor(length / stage.ask('itemLength')) || 1)
}
