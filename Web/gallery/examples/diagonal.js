import { fillFrom } from '../items.js'

export default function start({ add, covers, example }) {
  const carousel = add()
  const title = fillFrom(example, carousel, covers)
  carousel.transform = diagonal
  return {
    title,
  }
}

const diagonal = (offset, base) => base.translate(offset * 150, offset * 150)
