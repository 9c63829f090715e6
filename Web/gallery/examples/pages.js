import { flag } from '../engine-settings.js'
import { make } from '../dom.js'
import { body, tag, whole } from '../source.js'

const COUNT = 8

export default {
  id: 'pages',
  title: 'Pages',
  summary: 'However hard the flick, it turns one page. Dots say where you are, and take you there.',
  style: 'linear',

  start({ add, covers, place, signal }) {
    const carousel = add({ label: 'Pages' })
    fill(carousel, covers)
    place.append(dots(carousel, covers, signal))
    return {
      carousel,
      first: 1,
      title: (index) => covers.scenes.title(index),
      floor: false,
      settings: [flag(carousel, 'paging', 'One page a flick', { value: true })],
      code: () => [
        { language: 'html', code: tag(carousel) },
        { language: 'js', code: `${body(fill)}\n\n${whole(dots)}` },
      ],
    }
  },
}

function fill(carousel, covers) {
  carousel.dataSource = {
    numberOfItems: COUNT,
    element(index, reused) {
      const page = reused ?? make('article', { className: 'card page' }, make('img', { alt: '', draggable: false }), make('h3'), make('p'))
      page.querySelector('img').src = covers.scenes.url(index)
      page.querySelector('h3').textContent = covers.scenes.title(index)
      page.querySelector('p').textContent = `Page ${index + 1}`
      return page
    },
  }
}

function dots(carousel, covers, signal) {
  const buttons = Array.from({ length: COUNT }, (_, index) => {
    const button = make('button', { type: 'button', className: 'dot', ariaLabel: `Page ${index + 1}` })
    button.addEventListener('click', () => carousel.scrollTo(index, { duration: 0.4 }))
    return button
  })
  const update = () => buttons.forEach((button, index) => {
    button.ariaCurrent = index === carousel.currentIndex ? 'true' : null
  })
  carousel.addEventListener('currentindexchange', update, { signal })
  update()
  return make('div', { className: 'dots', role: 'group', ariaLabel: 'Pages' }, ...buttons)
}
