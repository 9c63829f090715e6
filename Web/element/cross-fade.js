// The cross-fade of reduced motion, by a script that is loaded when the user prefers it.
import { loadCrossFade } from 'later'
import { report } from './attempt.js'
import { crossFadeDuration } from './names.js'
import { reducesMotion } from './preferences.js'
import { assign } from './slots.js'

let script = null
let loading

/** Loads the script, if it will be needed. */
export function prepareCrossFade() {
  if (reducesMotion()) loading ??= loadCrossFade().then(loaded => { script = loaded }, report)
}

/** Cross-fades from the items that are shown now to those of the next frame; until the script is there, they change at once. */
export const crossFade = (stage, items) => script?.crossFade(stage, items, crossFadeDuration, assign)
