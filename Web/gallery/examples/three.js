import { make } from '../dom.js'
import { attribute, flag, indicatorSetting } from '../engine-settings.js'
import { body, tag, whole } from '../source.js'

const COUNT = 12

export default {
  id: 'three',
  title: 'Three at a time',
  summary: 'As many as you like side by side, from edge to edge. Swipes, buttons and dots move by as many as fit.',
  style: 'linear',

  start({ add, covers }) {
    const carousel = add({ label: 'Landscapes', 'group-size': 0, insets: '24px 24px' })
    fill(carousel, covers)
    const number = (name, title, more) => attribute(carousel, name, { name: title, kind: 'range', own: null, ...more })
    return {
      carousel,
      first: 1,
      title: (index) => covers.scenes.title(index),
      floor: false,
      strip: false,
      settings: [
        number('items-per-view', 'Items per view', { min: 1, max: 5, step: 0.5, value: 3 }),
        number('gap', 'Gap', { min: 0, max: 64, step: 4, unit: 'px', value: 16 }),
        flag(carousel, 'contain', 'No space at the ends', { value: true }),
        flag(carousel, 'paging', 'One page per swipe', { value: true }),
        flag(carousel, 'controls', 'Buttons', { value: true }),
        indicatorSetting(carousel),
      ],
      code: () => [
        { language: 'html', code: tag(carousel) },
        { language: 'js', code: `${body(fill)}\n\n${whole(third)}` },
      ],
    }
  },
}

function fill(carousel, covers) {
  carousel.dataSource = {
    numberOfItems: COUNT,
    element(index, reused) {
      const item = reused ?? third()
      item.querySelector('img').src = covers.scenes.url(index)
      item.querySelector('figcaption').textContent = covers.scenes.title(index)
      return item
    },
  }
}

function third() {
  const picture = make('img', { alt: '', draggable: false })
  return make('figure', { className: 'third' }, picture, make('figcaption'))
}
