import { make } from '../dom.js'
import { attribute } from '../engine-settings.js'
import { jumps } from '../jumps.js'
import { body, tag, whole } from '../source.js'

const COUNT = 1_000_000

export default {
  id: 'widths',
  title: 'A million widths',
  summary: 'Each item has its own width. Only those in view are measured, and jumps cost what they cost among ten.',
  style: 'linear',

  start({ add, covers }) {
    const carousel = add({ label: 'A million covers of different widths', 'item-sizing': 'measured' })
    fill(carousel, covers)
    const { setting, ...others } = jumps(carousel, COUNT)
    return {
      carousel,
      ...others,
      title: (index) => covers.title(index),
      floor: false,
      settings: [
        setting,
        attribute(carousel, 'gap', { name: 'Gap', kind: 'range', own: null, min: 0, max: 64, step: 2, unit: 'px', value: 12 }),
      ],
      code: () => [
        { language: 'html', code: tag(carousel) },
        { language: 'js', code: `${body(fill)}\n\n${whole(widthOf)}\n\n${whole(slice)}` },
      ],
    }
  },
}

function fill(carousel, covers) {
  carousel.dataSource = {
    numberOfItems: 1_000_000,
    lengthOfItem: widthOf,
    element(index, reused) {
      const item = reused ?? slice()
      item.style.width = `${widthOf(index)}px`
      item.querySelector('figcaption').textContent = (index + 1).toLocaleString('en')
      // Items that pass too quickly need no picture.
      clearTimeout(item.timer)
      item.timer = setTimeout(() => (item.querySelector('img').src = covers.plain.url(index)), 150)
      return item
    },
  }
}

/** In pixels: from 96 to 320, in no order that one could see. */
function widthOf(index) {
  return 96 + ((index * 7919) % 29) * 8
}

function slice() {
  const picture = make('img', { alt: '', draggable: false })
  return make('figure', { className: 'book slice' }, picture, make('figcaption'))
}
