import { make } from '../dom.js'
import { jumps } from '../jumps.js'

export default function start({ add, covers, example }) {
  const { count } = example.items
  const carousel = add()
  fill(carousel, count, covers)
  return {
    title: (index) => covers.title(index),
    ...jumps(carousel, count),
  }
}

function fill(carousel, count, covers) {
  carousel.dataSource = {
    numberOfItems: count,
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
