import { fillFrom } from '../items.js'
import { tag } from '../source.js'

export default function start({ add, covers, example }) {
  const carousel = add()
  const { title, code } = fillFrom(example, carousel, covers)
  return {
    title,
    values: { dir: (value) => (carousel.dir = value) },
    code: () => [
      { language: 'html', code: tag(carousel) },
      { language: 'js', code },
    ],
  }
}
