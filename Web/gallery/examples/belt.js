import { body, tag } from '../source.js'

export default {
  id: 'belt',
  title: 'Conveyor belt',
  summary: 'Cards come up over a roller, stand in front of you, and leave over the next: tabs, as some browsers show them.',
  style: 'conveyor-belt',

  start({ add, covers }) {
    const carousel = add({ label: 'Covers', 'item-style': 'conveyor-belt' })
    fill(carousel, covers)
    return {
      carousel,
      first: 8,
      title: (index) => covers.title(index),
      floor: false,
      strip: false,
      settings: [],
      code: () => [
        { language: 'html', code: tag(carousel) },
        { language: 'js', code: body(fill) },
      ],
    }
  },
}

function fill(carousel, covers) {
  carousel.dataSource = {
    numberOfItems: 40,
    element: (index, reused) => covers.item(index, reused),
  }
}
