// Whether people want less to move, and what is done instead.

const query = matchMedia('(prefers-reduced-motion: reduce)')

export const reducesMotion = () => query.matches

/** Calls when people change their mind; returns what ends that. */
export function whenMotionChanges(listener) {
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Shows what is new by a short fade, in place. */
export function fade(element) {
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 150, easing: 'ease-out' })
}
