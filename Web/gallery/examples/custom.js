import { body, tag, whole } from '../source.js'

export default {
  id: 'custom',
  title: 'Custom style',
  summary: 'A style is a function that returns an item’s placement for its distance from the middle.',
  style: 'linear',

  start({ add, covers, refresh }) {
    const carousel = add({ label: 'Covers', 'visible-items': 11 })
    fill(carousel, covers)
    return {
      carousel,
      first: 6,
      title: (index) => covers.title(index),
      floor: false,
      strip: false,
      settings: [
        {
          key: 'shape',
          name: 'Shape',
          kind: 'choice',
          value: 'fan',
          choices: Object.keys(shapes).map((name) => ({ name: name[0].toUpperCase() + name.slice(1), value: name })),
          apply(name) {
            carousel.transform = shapes[name]
            carousel.dataset.shape = name
          },
        },
      ],
      code: () => [
        { language: 'html', code: tag(carousel) },
        { language: 'js', code: `${body(fill)}\n\ncarousel.transform = ${whole(shapes[carousel.dataset.shape]).replaceAll('\n', '\n  ')}` },
      ],
    }
  },
}

/** Each takes an offset in items, the base matrix, and the item's size. */
const shapes = {
  fan: (offset, base, item) => base
    .translate(0, item.height * 1.4)
    .rotate(offset * 14)
    .translate(0, item.height * -1.4, -Math.abs(offset) * 8),

  stairs: (offset, base, item) => base
    .translate(offset * item.width * 0.6, offset * item.height * 0.24, -Math.abs(offset) * item.width * 0.3)
    .rotateAxisAngle(0, 1, 0, -28),

  helix: (offset, base, item) => base
    .translate(0, offset * item.height * 0.22, -item.width)
    .rotateAxisAngle(0, 1, 0, offset * 40)
    .translate(0, 0, item.width),
}

function fill(carousel, covers) {
  carousel.dataSource = {
    numberOfItems: 40,
    element: (index, reused) => covers.item(index, reused),
  }
}
