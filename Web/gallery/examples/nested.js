import { make } from '../dom.js'

const BOOKS = 12

export default function start({ add, covers, example }) {
  const { count } = example.items
  const carousel = add()
  fill(carousel, count, covers)
  return {
    title: (index) => `Shelf ${index + 1}`,
  }
}

function fill(carousel, count, covers) {
  carousel.dataSource = {
    numberOfItems: count,
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
