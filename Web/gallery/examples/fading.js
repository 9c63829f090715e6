import { attribute } from '../engine-settings.js'
import { body, tag } from '../source.js'

export default {
  id: 'fading',
  title: 'Fading',
  summary: 'Items fade with their distance from the middle. Choose where that begins, how fast, and how far.',
  style: 'linear',

  start({ add, covers }) {
    const carousel = add({ label: 'Covers' })
    fill(carousel, covers)
    const items = (name, title, value, min, max, more) =>
      attribute(carousel, name, {
        name: title, kind: 'range', min, max, step: 0.05, unit: 'items', value, own: null, ...more,
      })
    return {
      carousel,
      first: 4,
      title: (index) => covers.title(index),
      settings: [
        items('fade-min', 'Begins before', -0.25, -4, 0, { none: -Infinity }),
        items('fade-max', 'Begins after', 0.25, 0, 4, { none: Infinity }),
        items('fade-range', 'Over', 1.5, 0, 5),
        items('fade-min-alpha', 'Down to', 0.15, 0, 1, { step: 0.01, scale: 100, unit: '%' }),
      ],
      code: () => [
        { language: 'html', code: tag(carousel) },
        { language: 'js', code: body(fill) },
      ],
    }
  },
}

function fill(carousel, covers) {
  carousel.dataSource = {
    numberOfItems: 40,
    element: (index, reused) => covers.item(index, reused),
  }
}
