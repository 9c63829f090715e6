import { make } from '../dom.js'
import { attribute, flag, indicatorSetting } from '../engine-settings.js'
import { body, tag, whole } from '../source.js'

export default {
  id: 'pages',
  title: 'Pages',
  summary: 'However hard the flick, it turns one page. Dots show the position; buttons move by a page.',
  style: 'linear',

  start({ add, covers }) {
    const carousel = add({ label: 'Landscapes' })
    fill(carousel, covers)
    return {
      carousel,
      first: 1,
      title: (index) => covers.scenes.title(index),
      floor: false,
      settings: [
        flag(carousel, 'paging', 'One page per flick', { value: true }),
        flag(carousel, 'controls', 'Buttons', { value: true }),
        flag(carousel, 'list-button', 'Button for a list', { value: true }),
        indicatorSetting(carousel),
        attribute(carousel, 'autoplay', {
          name: 'Autoplay interval',
          kind: 'range',
          min: 0,
          max: 10,
          step: 0.5,
          unit: 's',
          none: 0,
          noneName: 'never',
          value: 0,
        }),
      ],
      code: () => [
        { language: 'html', code: tag(carousel) },
        { language: 'js', code: `${body(fill)}\n\n${whole(card)}` },
      ],
    }
  },
}

function fill(carousel, covers) {
  carousel.dataSource = {
    numberOfItems: 8,
    element(index, reused) {
      const page = reused ?? card()
      page.querySelector('img').src = covers.scenes.url(index)
      page.querySelector('h3').textContent = covers.scenes.title(index)
      page.querySelector('p').textContent = `Page ${index + 1}`
      return page
    },
  }
}

function card() {
  const picture = make('img', { alt: '', draggable: false })
  return make('article', { className: 'card page' }, picture, make('h3'), make('p'))
}
