import { FrameMeter } from '../frame-meter.js'
import { make } from '../dom.js'
import { jumps } from '../jumps.js'
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
    const { setting, ...others } = jumps(carousel, COUNT)
    return {
      carousel,
      ...others,
      title: (index) => covers.title(index),
      readings: make(
        'dl',
        { className: 'readings' },
        make('div', { className: 'reading' }, make('dt', {}, 'Elements'), mounted),
        make('div', { className: 'reading' }, make('dt', {}, 'Frame time'), cost),
      ),
      settings: [setting],
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
