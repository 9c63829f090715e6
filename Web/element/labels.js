import { words } from './names.js'

const { carousel, slide, previous, next, pause, play, of, separator } = words

/** The default texts of screen readers and buttons; the author may replace them. */
export const defaultLabels = Object.freeze({
  carousel, slide, previous, next, pause, play,
  position: (index, count) => `${index + 1}${of}${count}`,
  item: (name, position) => `${name}${separator}${position}`,
})

/** Returns the author's texts and functions, and the defaults of the others. */
export function labelsOf(given) {
  const labels = { ...defaultLabels, ...given }
  for (const name in labels) if (!labels[name]?.call) labels[name] &&= String(labels[name])
  return labels
}
