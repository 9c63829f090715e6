import { make } from '../dom.js'
import { fillFrom } from '../items.js'

/** The destination of all carousels. */
const LAST = 19

export default function start({ add, covers, example, place }) {
  const carousels = example.carousels.map((one) => {
    const row = make('section', { className: 'row-of-items' }, make('h3', { className: 'row-title' }, one.label))
    place.append(row)
    const carousel = add(row, one)
    fillFrom(example, carousel, covers)
    return carousel
  })
  let forward = true
  return {
    actions: {
      scroll() {
        for (const carousel of carousels) carousel.scrollTo(forward ? LAST : example.first)
        forward = !forward
      },
    },
  }
}
