import { fillFrom } from '../items.js'
import { tag } from '../source.js'

/** Starts an example that is nothing but its data. */
export default function start({ add, covers, example }) {
  const carousel = add()
  const { title, code } = fillFrom(example, carousel, covers)
  return {
    title,
    code: () => [
      { language: 'html', code: tag(carousel) },
      { language: 'js', code },
    ],
  }
}
