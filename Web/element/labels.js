import { words as english } from './names.js'

/** Returns the author's texts and functions for screen readers and buttons, and the others in a language. */
export function labelsOf(given, { position, separator, ...words } = english, language = 'en') {
  // `toLocaleString` would look the language up each time.
  const { format } = new Intl.NumberFormat(language)
  const labels = {
    ...words,
    position: (index, count) => position.replace('#', format(index + 1)).replace('%', format(count)),
    item: (name, position) => name + separator + position,
    ...given,
  }
  for (const name in labels) if (!labels[name]?.call) labels[name] &&= String(labels[name])
  return labels
}
