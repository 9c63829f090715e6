import { body, tag, whole } from '../source.js'

export default {
  id: 'diagonal',
  title: 'Diagonal path',
  summary: 'Items follow a path of your own, and swipes its direction. A swipe across scrolls nothing.',
  style: 'linear',

  start({ add, covers }) {
    const carousel = add({ label: 'Covers', 'pan-vector': '1 1' })
    fill(carousel, covers)
    carousel.transform = diagonal
    return {
      carousel,
      first: 6,
      title: (index) => covers.title(index),
      floor: false,
      strip: false,
      settings: [],
      code: () => [
        { language: 'html', code: tag(carousel) },
        { language: 'js', code: `${body(fill)}\n\ncarousel.transform = ${whole(diagonal)}` },
      ],
    }
  },
}

const diagonal = (offset, base) => base.translate(offset * 150, offset * 150)

function fill(carousel, covers) {
  carousel.dataSource = {
    numberOfItems: 40,
    element: (index, reused) => covers.item(index, reused),
  }
}
