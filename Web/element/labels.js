import { words } from './names.js'

const { carousel, slide, previous, next, pause, play, of, separator } = words

/** What is spoken by screen readers, and the names of buttons; the author's own come instead. */
export const defaultLabels = Object.freeze({
  carousel, slide, previous, next, pause, play,
  position: (index, count) => `${index + 1}${of}${count}`,
  item: (name, position) => `${name}${separator}${position}`,
})
