import { FrameMeter } from '../frame-meter.js'
import { make } from '../dom.js'
import { body, tag } from '../source.js'

const COUNT = 1_000_000

export default {
  id: 'million',
  title: 'A million',
  summary: 'As fast as ten. Only the visible items have elements.',
  style: 'cover-flow-2',

  start({ add, covers, signal }) {
    const carousel = add({ label: 'A million covers' })
    fill(carousel, covers)
    const mounted = make('dd', {}, '0')
    const cost = make('dd', {}, 'at rest')
    const meter = new FrameMeter(signal, (milliseconds) => {
      count()
      cost.textContent = milliseconds === null ? 'at rest' : `${milliseconds.toFixed(1)}\u202fms`
    })
    carousel.addEventListener('offsetchange', () => meter.poke())
    const count = () => (mounted.textContent = carousel.indexesOfVisibleItems.length)
    requestAnimationFrame(count)
    carousel.addEventListener('settle', count)
    const go = (index) => index !== carousel.currentIndex && carousel.scrollTo(index, { duration: 1.2 })
    return {
      carousel,
      first: COUNT / 2,
      title: (index) => covers.title(index),
      readings: make(
        'dl',
        { className: 'readings' },
        make('div', { className: 'reading' }, make('dt', {}, 'Elements'), mounted),
        make('div', { className: 'reading' }, make('dt', {}, 'Frame time'), cost),
      ),
      settings: [
        {
          key: 'jump',
          name: 'Go to',
          kind: 'number',
          min: 1,
          max: COUNT,
          value: COUNT / 2 + 1,
          passing: true,
          apply: (value) => go(value - 1),
        },
      ],
      actions: [
        { name: 'First', run: () => go(0) },
        { name: 'Random', icon: 'jump', run: () => go(Math.floor(Math.random() * COUNT)) },
        { name: 'Last', run: () => go(COUNT - 1) },
      ],
      began(settings) {
        carousel.addEventListener('settle', () => settings.set('jump', carousel.currentIndex + 1))
      },
      code: () => [
        { language: 'html', code: tag(carousel) },
        { language: 'js', code: body(fill) },
      ],
    }
  },
}

function fill(carousel, covers) {
  carousel.dataSource = {
    numberOfItems: 1_000_000,
    element(index, reused) {
      const cover = covers.blank(index, reused)
      // Items that pass too quickly need no picture.
      clearTimeout(cover.timer)
      cover.timer = setTimeout(() => covers.item(index, cover), 150)
      return cover
    },
  }
}
