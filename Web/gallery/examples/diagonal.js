import { fillFrom } from '../items.js'
import { tag, whole } from '../source.js'

export default function start({ add, covers, example }) {
  const carousel = add()
  const { title, code } = fillFrom(example, carousel, covers)
  carousel.transform = diagonal
  return {
    title,
    code: () => [
      { language: 'html', code: tag(carousel) },
      { language: 'js', code: `${code}\n\ncarousel.transform = ${whole(diagonal)}` },
    ],
  }
}

const diagonal = (offset, base) => base.translate(offset * 150, offset * 150)
