import { make } from '../dom.js'
import { body, tag, whole } from '../source.js'

const SHELVES = 9
const BOOKS = 12

export default {
  id: 'nested',
  title: 'Nested',
  summary: 'Each item is itself a carousel. Swipe sideways for the outer one, up and down for the inner ones.',
  style: 'linear',

  start({ add, covers }) {
    const carousel = add({ label: 'Shelves' })
    fill(carousel, covers)
    return {
      carousel,
      first: 2,
      title: (index) => `Shelf ${index + 1}`,
      floor: false,
      code: () => [
        { language: 'html', code: tag(carousel) },
        { language: 'js', code: `${body(fill)}\n\n${whole(shelf)}` },
      ],
    }
  },
}

function fill(carousel, covers) {
  carousel.dataSource = {
    numberOfItems: SHELVES,
    element(index, reused) {
      const card = reused ?? shelf()
      const inner = card.querySelector('swift-carousel')
      inner.dataSource = {
        numberOfItems: BOOKS,
        element: (book, reused) => covers.item(index * BOOKS + book, reused),
      }
      inner.label = `Shelf ${index + 1}`
      return card
    },
  }
}

function shelf() {
  const inner = make('swift-carousel')
  inner.setAttribute('item-style', 'cylinder')
  inner.setAttribute('vertical', '')
  inner.setAttribute('show-backfaces', 'false')
  return make('section', { className: 'shelf' }, inner)
}
