import { make } from '../dom.js'
import { attribute } from '../engine-settings.js'
import { body, tag, whole } from '../source.js'

/** The belt's defaults: the radius of its rollers in pixels, and the number of cards in front. */
const RADIUS = 150
const COUNT = 5

export default {
  id: 'belt',
  title: 'Conveyor belt',
  summary: 'Tabs on a conveyor belt, as some browsers showed them. The last one in front is the current tab.',
  style: 'conveyor-belt',

  start({ add, covers }) {
    const carousel = add({ label: 'Tabs', 'item-style': 'conveyor-belt', vertical: '', focus: 0.9, 'focus-point': '0.5 0.45' })
    fill(carousel, covers)
    return {
      carousel,
      first: 6,
      title: (index) => covers.scenes.title(index),
      floor: false,
      strip: false,
      settings: [
        range(carousel, 'count', 'In front', { min: 3, max: 9, step: 1, unit: ' cards', value: COUNT }),
        range(carousel, 'radius', 'Rollers', { min: 40, max: 150, step: 5, unit: 'px', value: RADIUS }),
        range(carousel, 'tilt', 'Lean', { min: 0, max: 0.4, step: 0.01, value: 0.1 }),
      ],
      code: () => [
        { language: 'html', code: tag(carousel) },
        { language: 'js', code: `${body(fill)}\n\n${whole(tab)}` },
      ],
    }
  },
}

const range = (carousel, name, title, more) => attribute(carousel, name, { name: title, kind: 'range', ...more })

function fill(carousel, covers) {
  carousel.dataSource = {
    numberOfItems: 24,
    element(index, reused) {
      const card = reused ?? tab()
      card.querySelector('h3').textContent = covers.scenes.title(index)
      card.querySelector('img').src = covers.scenes.url(index)
      return card
    },
  }
}

function tab() {
  const picture = make('img', { alt: '', draggable: false })
  return make('article', { className: 'card tab' }, make('h3'), picture)
}
