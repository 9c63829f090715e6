import { make } from '../dom.js'

export default function start({ add, example }) {
  const { count } = example.items
  const carousel = add()
  fill(carousel, count)
  follow(carousel)
  return {
    title: (index) => `Number ${index + 1}`,
  }
}

function fill(carousel, count) {
  carousel.dataSource = {
    numberOfItems: count,
    element(index, reused) {
      const card = reused ?? make('article', { className: 'card moving' }, make('b'))
      card.firstChild.textContent = index + 1
      return card
    },
  }
}

function follow(carousel) {
  carousel.addEventListener('itemlayout', ({ detail: { element, offset } }) => {
    const distance = Math.abs(offset)
    element.style.setProperty('--near', Math.max(0, 1 - distance))
    element.style.opacity = Math.max(0.15, 1 - distance / 4)
  })
}
