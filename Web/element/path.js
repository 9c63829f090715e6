// The style whose items follow a path, by a part of the engine that is loaded with the first one.
import { loadPath } from 'later'
import { report } from './attempt.js'
import { addPart, whenStarted } from './engine.js'

let isHere = false, isPending = true
let loading

async function load() {
  try {
    const { start } = await loadPath()
    await new Promise(whenStarted)
    // In the one file, the engine has all its parts.
    if (start) await addPart(start)
    isHere = true
  } catch (cause) {
    report(new Error(`swift-carousel: without swift-carousel-path.js (${cause.message}) items follow no path`, { cause }))
  }
  isPending = false
}

/** Whether items can follow a path. */
export const canFollowPath = () => isHere

/** Whether a carousel has to wait until they can, or the script could not be loaded. */
export const waitsForPath = host => host.itemStyle === 'path' && isPending

/** Calls a function then. Settings that were applied before have taken effect. */
export function whenPathCame(act) {
  loading ??= load()
  loading.then(act)
}
