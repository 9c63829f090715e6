/** What is said, to screen readers and on buttons; the author's own come instead. */
export const defaultLabels = Object.freeze({
  carousel: 'carousel',
  slide: 'slide',
  position: (index, count) => `${index + 1} of ${count}`,
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
})
