import { make } from '../dom.js'
import { icon } from '../icon.js'
import { body, tag, whole } from '../source.js'

const COUNT = 24

export default {
  id: 'buttons',
  title: 'Buttons',
  summary: 'Real buttons in the items. A flick that begins on a button scrolls without pressing it.',
  style: 'cylinder',

  start({ add, covers }) {
    const carousel = add({ label: 'Records' })
    const likes = new Map()
    fill(carousel, likes, covers)
    return {
      carousel,
      first: 4,
      title: (index) => covers.title(index),
      code: () => [
        { language: 'html', code: tag(carousel) },
        { language: 'js', code: `${body(fill)}\n\n${whole(record)}` },
      ],
    }
  },
}

function fill(carousel, likes, covers) {
  carousel.dataSource = {
    numberOfItems: COUNT,
    element(index, reused) {
      const card = reused ?? record()
      const button = card.querySelector('button')
      const show = () => {
        const count = likes.get(index) ?? 0
        button.lastChild.textContent = count ? `Liked ${count}` : 'Like'
        button.classList.toggle('is-on', count > 0)
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
