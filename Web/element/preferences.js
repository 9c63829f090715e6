// The user's settings that carousels respect.
import { crossFadeDuration } from './names.js'

// On a server there are no preferences.
const query = text => globalThis.matchMedia?.(text)
const reducedMotion = query('(prefers-reduced-motion: reduce)')
const moreContrast = query('(prefers-contrast: more)')

export const reducesMotion = () => reducedMotion.matches

export const increasesContrast = () => moreContrast.matches

/** Calls a listener when one of them changes; returns a function that removes it. */
export function whenPreferencesChange(listener) {
  const queries = [reducedMotion, moreContrast]
  for (const query of queries) query.addEventListener('change', listener)
  return () => { for (const query of queries) query.removeEventListener('change', listener) }
}

/** Fades an element in briefly, in place of motion. */
export function fade(element) {
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: crossFadeDuration * 1000, easing: 'ease-out' })
}
