import { words as english } from './names.js'

/** Returns the author's texts and functions for screen readers and buttons, and the others in a language. */
export function labelsOf(given, { position, separator, ...words } = english, language = 'en') {
  const number = value => value.toLocaleString(language)
  const labels = {
    ...words,
    position: (index, count) => position.replace('#', number(index + 1)).replace('%', number(count)),
    item: (name, position) => name + separator + position,
    ...given,
  }
  for (const name in labels) if (!labels[name]?.call) labels[name] &&= String(labels[name])
  return labels
}
