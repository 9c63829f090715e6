import { make } from '../dom.js'
import { icon } from '../icon.js'

export default function start({ add, covers, example }) {
  const { count } = example.items
  const carousel = add()
  fill(carousel, count, new Map(), covers)
  return {
    title: (index) => covers.title(index),
  }
}

function fill(carousel, count, likes, covers) {
  carousel.dataSource = {
    numberOfItems: count,
    element(index, reused) {
      const card = reused ?? record()
      const button = card.querySelector('button')
      const show = () => {
        const number = likes.get(index) ?? 0
        button.lastChild.textContent = number ? `Liked ${number}` : 'Like'
        button.classList.toggle('is-on', number > 0)
      }
      card.querySelector('img').src = covers.plain.url(index)
      card.querySelector('h3').textContent = covers.title(index)
      button.onclick = () => {
        likes.set(index, (likes.get(index) ?? 0) + 1)
        show()
      }
      show()
      return card
    },
  }
}

function record() {
  return make(
    'article',
    { className: 'card record' },
    make('img', { alt: '', draggable: false, width: 400, height: 400 }),
    make('h3', { className: 'card-title' }),
    make('button', { type: 'button', className: 'button' }, icon('heart'), make('span')),
  )
}
