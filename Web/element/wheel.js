// Wheels and trackpads.
import { answerHandled, directionHorizontal, directionVertical, unitLine, unitPage, unitPoint, wheel, wheelDirections } from 'engine-calls'
import { modifierBits } from './keys.js'
import { containedDirections, scrollingIn, scrollingAround } from './targets.js'
import { isAbove } from './top-layer.js'

/** The units of the engine, by the mode of the event. */
const units = [unitPoint, unitLine, unitPage]

export function onWheel(event, carousel) {
  if (event.defaultPrevented || !carousel.isOpen) return
  const { deltaX, deltaY, deltaMode, timeStamp } = event
  const { host } = carousel
  if (isAbove(event, host)) return
  const inside = scrollingIn(event, host)
  const isHandled = carousel.changeAt(
    timeStamp, wheel, deltaX, deltaY, units[deltaMode], modifierBits(event), inside, scrollingAround(host)) === answerHandled
  if (isHandled || isContained(event, carousel, inside)) event.preventDefault()
}

/** Whether the page wants a wheel that leads beyond an end to do nothing: to turn no page, for instance. */
function isContained({ deltaX, deltaY, shiftKey, ctrlKey }, carousel, inside) {
  if (ctrlKey || !deltaX && !deltaY) return false
  const isAcross = Math.abs(deltaX) > Math.abs(deltaY) || shiftKey && !deltaX
  const direction = isAcross ? directionHorizontal : directionVertical
  return (direction & ~inside & carousel.ask(wheelDirections) & containedDirections(carousel.host)) !== 0
}
