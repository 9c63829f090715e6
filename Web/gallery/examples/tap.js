import { make } from '../dom.js'
import { attribute } from '../engine-settings.js'
import { body, tag } from '../source.js'

export default {
  id: 'tap',
  title: 'Tap to select',
  summary: 'A tap reports the item and its distance from the middle. Here the carousel scrolls to it.',
  style: 'linear',

  start({ add, covers }) {
    const carousel = add({ label: 'Covers' })
    fill(carousel, covers)
    const choice = { seconds: 1 }
    const item = make('dd', {}, 'none')
    const away = make('dd', {}, '–')
    choose(carousel, choice, (index, distance) => {
      item.textContent = index + 1
      away.textContent = `${distance > 0 ? '+' : ''}${Math.round(distance)}`
    })
    return {
      carousel,
      first: 4,
      title: (index) => covers.title(index),
      readings: make(
        'dl',
        { className: 'readings' },
        make('div', { className: 'reading' }, make('dt', {}, 'Tapped'), item),
        make('div', { className: 'reading' }, make('dt', {}, 'Distance'), away),
      ),
      settings: [
        attribute(carousel, 'center-item-when-selected', {
          name: 'Centre automatically',
          kind: 'switch',
          value: false,
          own: true,
          hint: 'If on, a tapped item scrolls to the middle without any code.',
        }),
        {
          key: 'seconds',
          name: 'Duration',
          kind: 'range',
          min: 0,
          max: 3,
          step: 0.1,
          unit: 's',
          value: 1,
          apply: (value) => (choice.seconds = value),
        },
      ],
      code: () => [
        { language: 'html', code: tag(carousel) },
        { language: 'js', code: `${body(fill)}\n\n${body(choose)}` },
      ],
    }
  },
}

function fill(carousel, covers) {
  carousel.dataSource = {
    numberOfItems: 40,
    element(index, reused) {
      const cover = covers.item(index, reused)
      cover.classList.remove('is-chosen')
      return cover
    },
  }
}

function choose(carousel, choice, tell) {
  carousel.addEventListener('itemtap', ({ detail: { index, offset, element } }) => {
    carousel.querySelector('.is-chosen')?.classList.remove('is-chosen')
    element.classList.add('is-chosen')
    tell(index, offset)
    carousel.scrollByOffset(offset, { duration: choice.seconds })
  })
}
