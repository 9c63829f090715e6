import { make } from '../dom.js'
import { body, tag } from '../source.js'

export default {
  id: 'moving',
  title: 'Styled as they move',
  summary: 'In every frame, colour, text size and brightness follow an item’s distance from the middle.',
  style: 'linear',

  start({ add }) {
    const carousel = add({ label: 'Numbers' })
    fill(carousel)
    follow(carousel)
    return {
      carousel,
      first: 4,
      title: (index) => `Number ${index + 1}`,
      floor: false,
      code: () => [
        { language: 'html', code: tag(carousel) },
        { language: 'js', code: `${body(fill)}\n\n${body(follow)}` },
      ],
    }
  },
}

function fill(carousel) {
  carousel.dataSource = {
    numberOfItems: 30,
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
