import { FrameMeter } from '../frame-meter.js'
import { make } from '../dom.js'
import { jumps } from '../jumps.js'

export default function start({ add, covers, example, signal }) {
  const { count } = example.items
  const carousel = add()
  fill(carousel, count, covers)
  const mounted = make('dd', {}, '0')
  const cost = make('dd', {}, 'at rest')
  const meter = new FrameMeter(signal, (milliseconds) => {
    tell()
    cost.textContent = milliseconds === null ? 'at rest' : `${milliseconds.toFixed(1)}\u202fms`
  })
  carousel.addEventListener('offsetchange', () => meter.poke())
  const tell = () => (mounted.textContent = carousel.indexesOfVisibleItems.length)
  requestAnimationFrame(tell)
  carousel.addEventListener('settle', tell)
  return {
    title: (index) => covers.title(index),
    readings: { mounted, cost },
    ...jumps(carousel, count),
  }
}

function fill(carousel, count, covers) {
  carousel.dataSource = {
    numberOfItems: count,
    element(index, reused) {
      const cover = covers.blank(index, reused)
      // Items that pass too quickly need no picture.
      clearTimeout(cover.timer)
      cover.timer = setTimeout(() => covers.item(index, cover), 150)
      return cover
    },
  }
}
