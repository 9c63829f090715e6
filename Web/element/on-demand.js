// What few pages ask for, by scripts that are loaded with the first such attribute, or when it is needed.
import { loadAddress, loadAutoplayProgress, loadFindInPage, loadLinksBetween } from 'later'
import { report } from './attempt.js'
import { once } from './loading.js'
import { assign } from './slots.js'
import { suspect } from './warnings.js'

/** Returns what applies a property by the `follow` of a script: from the first value that is on. */
function byScript(name, get) {
  const load = once(get)
  let isWanted = false
  return carousel => {
    isWanted ||= Boolean(carousel.host[name])
    if (isWanted) load().then(({ follow }) => follow(carousel, suspect)).catch(report)
  }
}

export const showAutoplayProgress = byScript('showAutoplayProgress', loadAutoplayProgress)
export const writeAddress = byScript('hash', loadAddress)
export const controlOther = byScript('controlsFor', loadLinksBetween)
export const followOther = byScript('linkedTo', loadLinksBetween)

const findInPage = once(loadFindInPage)

/** Lets the browser search items that are not mounted, where it can, or no longer. */
export function search(carousel, isSearched) {
  if ('onbeforematch' in carousel.host) findInPage().then(({ search }) => search(carousel, isSearched, assign)).catch(report)
}
