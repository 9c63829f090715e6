import { make } from '../dom.js'
import { attribute } from '../engine-settings.js'
import { settingFacts } from '../option-facts.js'
import { body, tag } from '../source.js'

/** The start and the destination of all carousels. */
const FIRST = 3
const LAST = 19

const PROFILES = ['classic', 'system', 'spring']

export default {
  id: 'motion',
  title: 'Motion',
  summary: 'Three motion profiles: even braking, system scrolling, springs. Flick one carousel, or scroll all of them.',
  style: 'linear',

  start({ add, covers, place }) {
    const carousels = PROFILES.map((motion) => {
      const row = make('section', { className: 'row-of-items' }, make('h3', { className: 'row-title' }, motion))
      place.append(row)
      const carousel = add({ motion, label: motion, controls: '' }, row)
      fill(carousel, covers)
      return carousel
    })
    let forward = true
    return {
      carousel: carousels[0],
      carousels,
      first: FIRST,
      floor: false,
      actions: [
        {
          name: 'Scroll all',
          icon: 'jump',
          run() {
            for (const carousel of carousels) carousel.scrollTo(forward ? LAST : FIRST)
            forward = !forward
          },
        },
      ],
      settings: [
        attribute(carousels, 'scroll-speed', { kind: 'range', value: 1, ...settingFacts['scroll-speed'] }),
      ],
      code: () => [
        { language: 'html', code: carousels.map((carousel) => tag(carousel)).join('\n') },
        { language: 'js', code: body(fill) },
      ],
    }
  },
}

function fill(carousel, covers) {
  carousel.dataSource = {
    numberOfItems: 24,
    element: (index, reused) => covers.item(index, reused),
  }
}
