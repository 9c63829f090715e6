// Wheels and trackpads.
import { isScrolled } from './targets.js'

/** The mode of an event whose deltas are in lines. */
const byLine = 1
/** The height of a line as browsers take it, in points. */
const line = 16

export function onWheel(event, carousel) {
  const { host } = carousel
  const { deltaX, deltaY, deltaMode, timeStamp } = event
  if (event.defaultPrevented || event.ctrlKey || !carousel.isOpen) return
  // Some browsers turn a wheel with the shift key sideways by themselves, some don't.
  const isTurned = event.shiftKey && deltaX === 0
  const x = isTurned ? deltaY : deltaX
  const y = isTurned ? 0 : deltaY
  const [along, across, length] = host.vertical ? [y, x, host.clientHeight] : [x, y, host.clientWidth]
  if (along === 0 || Math.abs(along) < Math.abs(across) || isScrolled(event, host)) return

  const sign = carousel.isMirrored && !host.vertical ? -1 : 1
  carousel.reading.userActs()
  const isUsed = isNotch(deltaMode, along)
    ? carousel.changeAt(timeStamp, 'wheel_notches', sign * Math.sign(along))
    : carousel.changeAt(timeStamp, 'wheel', sign * along * [1, line, length][deltaMode])
  if (isUsed) event.preventDefault()
}

/** A wheel that clicks: by lines, or by the steps that browsers make of a click. */
const isNotch = (mode, delta) => mode === byLine || (Math.abs(delta) >= 100 && (delta % 100 === 0 || delta % 120 === 0))
