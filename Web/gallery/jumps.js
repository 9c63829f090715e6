/**
 * Goes to any of many items: the parts of a page that do.
 * @param count the number of items; the page begins in their middle
 */
export function jumps(carousel, count) {
  const go = (index) => index !== carousel.currentIndex && carousel.scrollTo(index, { duration: 1.2 })
  return {
    first: count / 2,
    setting: {
      key: 'jump',
      name: 'Go to',
      kind: 'number',
      min: 1,
      max: count,
      value: count / 2 + 1,
      passing: true,
      apply: (value) => go(value - 1),
    },
    actions: [
      { name: 'First', run: () => go(0) },
      { name: 'Random', icon: 'jump', run: () => go(Math.floor(Math.random() * count)) },
      { name: 'Last', run: () => go(count - 1) },
    ],
    began(settings) {
      carousel.addEventListener('settle', () => settings.set('jump', carousel.currentIndex + 1))
    },
  }
}
