import { reducesMotion } from './dom.js'

const TIMING = { duration: 250, easing: 'cubic-bezier(0.3, 0, 0.1, 1)' }

/** The running blend of each carousel, ended by a touch. */
const running = new WeakMap()

/**
 * Changes carousels immediately, and animates their items from the old placements to the new ones. A touch ends the
 * animation.
 */
export function blend(carousels, change) {
  const all = [carousels].flat()
  if (reducesMotion() || !all.every((carousel) => carousel.numberOfVisibleItems > 0)) return change()
  const places = all.map((carousel) => new Map(itemsOf(carousel).map((item) => [item, look(item)])))
  all.forEach(finish)
  change()
  // After the carousel's own frame, and before painting.
  requestAnimationFrame(() => all.forEach((carousel, i) => run(carousel, places[i])))
}

function run(carousel, before) {
  const animations = []
  for (const item of itemsOf(carousel)) {
    const now = look(item)
    const then = before.get(item)
    if (now.opacity === 0 && !then?.opacity) continue
    // A new item fades in at its placement.
    const from = then?.opacity ? then : { ...now, opacity: 0 }
    if (from.transform === now.transform && from.opacity === now.opacity) continue
    animations.push(item.animate([from, now], TIMING))
  }
  const stop = new AbortController()
  running.set(carousel, { animations, stop })
  for (const type of ['pointerdown', 'wheel', 'keydown']) {
    carousel.addEventListener(type, () => finish(carousel), { signal: stop.signal, passive: true, capture: true })
  }
}

function finish(carousel) {
  const { animations = [], stop } = running.get(carousel) ?? {}
  for (const animation of animations) animation.finish()
  stop?.abort()
  running.delete(carousel)
}

const itemsOf = (carousel) => [...carousel.shadowRoot.querySelectorAll('[part~="item"]')]

function look(item) {
  const { transform, opacity, visibility, display } = getComputedStyle(item)
  const isShown = visibility !== 'hidden' && display !== 'none'
  return { transform, opacity: isShown ? Number(opacity) : 0 }
}
