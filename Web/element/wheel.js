// Wheels and trackpads.
import { engine } from './engine.js'
import { scrolls } from './targets.js'

const byLine = 1
const byPage = 2
/** The height of a line as browsers take it, in points. */
const line = 16

export function onWheel(event, stage, tell) {
  const { host } = stage
  if (event.defaultPrevented || event.ctrlKey || !stage.number) return
  const isVertical = host.vertical
  // Some browsers turn a wheel with the shift key sideways by themselves, some don't.
  const isTurned = event.shiftKey && event.deltaX === 0
  const x = isTurned ? event.deltaY : event.deltaX
  const y = isTurned ? 0 : event.deltaY
  const along = isVertical ? y : x
  if (along === 0 || Math.abs(along) < Math.abs(isVertical ? x : y)) return
  for (const element of event.composedPath()) {
    if (element === host) break
    if (element instanceof Element && scrolls(element, isVertical)) return
  }

  const sign = stage.isMirrored && !isVertical ? -1 : 1
  stage.isByUser = true
  const isUsed = isNotch(event, along)
    ? tell(id => engine.wheel_notches(id, sign * Math.sign(along)), event.timeStamp)
    : tell(id => engine.wheel(id, sign * along * unit(event, host, isVertical)), event.timeStamp)
  if (isUsed) event.preventDefault()
}

function unit(event, host, isVertical) {
  if (event.deltaMode === byLine) return line
  if (event.deltaMode === byPage) return isVertical ? host.clientHeight : host.clientWidth
  return 1
}

/** A wheel that clicks: by lines, or by the steps that browsers make of a click. */
function isNotch(event, delta) {
  if (event.deltaMode === byLine) return true
  return Math.abs(delta) >= 100 && (delta % 100 === 0 || delta % 120 === 0)
}
