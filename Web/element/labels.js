import { words as english } from './names.js'

/** Returns the author's texts and functions for screen readers and buttons, and the others in a language. */
export function labelsOf(given, { position, separator, ...words } = english, language = 'en') {
  let numbers
  // Made once, since `toLocaleString` would look the language up each time; and only where it writes more than digits, because a browser
  // takes longer for the first one than for all else before the first frame.
  const format = number =>
    language === 'en' && number < 1000 ? String(number) : (numbers ??= new Intl.NumberFormat(language)).format(number)
  const labels = {
    ...words,
    position: (index, count) => position.replace('#', format(index + 1)).replace('%', format(count)),
    item: (name, position) => name + separator + position,
    ...given,
  }
  for (const name in labels) if (!labels[name]?.call) labels[name] &&= String(labels[name])
  return labels
}
