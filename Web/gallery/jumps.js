/**
 * Goes to any of many items: the parts of a page that do.
 * @param count the number of items
 */
export function jumps(carousel, count) {
  const go = (index) => index !== carousel.currentIndex && carousel.scrollTo(index, { duration: 1.2 })
  return {
    values: { jump: (value) => go(value - 1) },
    actions: {
      first: () => go(0),
      random: () => go(Math.floor(Math.random() * count)),
      last: () => go(count - 1),
    },
    began(settings) {
      carousel.addEventListener('settle', () => settings.set('jump', carousel.currentIndex + 1))
    },
  }
}
