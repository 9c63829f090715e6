// The items without the engine, by a script that is loaded when the user prefers a list, or where the engine has failed.
import { loadFallbackRow } from 'later'
import { report } from './attempt.js'
import { once } from './loading.js'
import { assign } from './slots.js'

let script = null
const load = once(loadFallbackRow)

/**
 * Shows the items of a carousel in a row, or updates the row, or hides it, if the script is there.
 * @param index The first visible item.
 */
export const updateRow = (carousel, index) => script?.updateRow(carousel, index, assign)

export const areRowsLoaded = () => script !== null

/** Calls a function once the script is there. */
export function whenRowsAreLoaded(act) {
  load().then(loaded => {
    script = loaded
    act()
  }).catch(report)
}

/** Scrolls the row of a carousel to an item. */
export const scrollRow = (carousel, index) => script?.scrollRow(carousel, index)
