// Wheels and trackpads.
import { modifierBits } from './keys.js'
import { scrollingIn, scrollingAround } from './targets.js'
import { isAbove } from './top-layer.js'

/** The units of the engine, by the mode of the event: points, lines, pages. */
const units = [0, 1, 3]

export function onWheel(event, carousel) {
  if (event.defaultPrevented || !carousel.isOpen) return
  const { deltaX, deltaY, deltaMode, timeStamp } = event
  const { host } = carousel
  if (isAbove(event, host)) return
  const isHandled = carousel.changeAt(
    timeStamp, 'wheel', deltaX, deltaY, units[deltaMode], modifierBits(event), scrollingIn(event, host), scrollingAround(host))
  if (isHandled) event.preventDefault()
}
