import { make } from '../dom.js'
import { attribute } from '../engine-settings.js'
import { body, tag } from '../source.js'

export default {
  id: 'tap',
  title: 'Tap to select',
  summary: 'A tap tells which item it was, and how far from the middle. What happens then is yours: here it comes, as slowly as you like.',
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
        make('div', { className: 'reading' }, make('dt', {}, 'From the middle'), away),
      ),
      settings: [
        attribute(carousel, 'center-item-when-selected', {
          name: 'By itself',
          kind: 'switch',
          value: false,
          own: true,
          hint: 'On, a tapped item comes to the middle without a line of code.',
        }),
        {
          key: 'seconds',
          name: 'Takes',
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
