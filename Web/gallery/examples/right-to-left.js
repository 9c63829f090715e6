import { fillFrom } from '../items.js'

export default function start({ add, covers, example }) {
  const carousel = add()
  const title = fillFrom(example, carousel, covers)
  return {
    title,
    values: { dir: (value) => (carousel.dir = value) },
  }
}
