import { make } from '../dom.js'
import { attribute } from '../engine-settings.js'
import { body, tag, whole } from '../source.js'

export default {
  id: 'shelf',
  title: 'Shelf',
  summary: 'Books side by side, each as wide as it is. Offsets count books, however wide they are.',
  style: 'linear',

  start({ add, covers }) {
    const carousel = add({ label: 'Books', insets: '24px 24px' })
    fill(carousel, covers)
    return {
      carousel,
      first: 5,
      title: (index) => covers.title(index),
      floor: false,
      strip: false,
      settings: [
        attribute(carousel, 'alignment', {
          name: 'Alignment',
          kind: 'choice',
          value: 'start',
          own: null,
          choices: [
            { name: 'Start', value: 'start' },
            { name: 'Centre', value: 'center' },
            { name: 'End', value: 'end' },
          ],
        }),
        {
          key: 'ends',
          name: 'Ends',
          kind: 'choice',
          value: 'wrap',
          choices: [
            { name: 'Wrap', value: 'wrap' },
            { name: 'No space', value: 'contain' },
          ],
          apply(value) {
            for (const name of ['contain', 'wrap']) carousel.toggleAttribute(name, name === value)
          },
        },
        attribute(carousel, 'gap', { name: 'Gap', kind: 'range', own: null, min: 0, max: 64, step: 2, unit: 'px', value: 16 }),
        attribute(carousel, 'item-sizing', {
          name: 'Widths',
          kind: 'choice',
          value: 'measured',
          own: 'uniform',
          choices: [
            { name: 'Their own', value: 'measured' },
            { name: 'All the same', value: 'uniform' },
          ],
        }),
      ],
      code: () => [
        { language: 'html', code: tag(carousel) },
        { language: 'js', code: `${body(fill)}\n\n${whole(book)}` },
      ],
    }
  },
}

function fill(carousel, covers) {
  // Width by height.
  const shapes = [0.62, 0.8, 0.5, 1, 0.7, 0.38, 1.3, 0.56]
  carousel.dataSource = {
    numberOfItems: 24,
    element(index, reused) {
      const item = reused ?? book()
      item.style.setProperty('--shape', shapes[(index * 5) % shapes.length])
      item.querySelector('img').src = covers.plain.url(index)
      item.querySelector('figcaption').textContent = covers.title(index)
      return item
    },
  }
}

function book() {
  const picture = make('img', { alt: '', draggable: false })
  return make('figure', { className: 'book' }, picture, make('figcaption'))
}
