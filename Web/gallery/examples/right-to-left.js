import { body, tag } from '../source.js'

export default {
  id: 'right-to-left',
  title: 'Right to left',
  summary: 'On a right-to-left page the carousel is right to left, too, and so are its arrow keys.',
  style: 'cover-flow-2',

  start({ add, covers, refresh }) {
    const carousel = add({ label: 'Covers', dir: 'rtl' })
    fill(carousel, covers)
    return {
      carousel,
      first: 6,
      title: (index) => covers.title(index),
      settings: [
        {
          key: 'dir',
          name: 'Direction',
          kind: 'choice',
          value: 'rtl',
          choices: [{ name: 'Right to left', value: 'rtl' }, { name: 'Left to right', value: 'ltr' }],
          apply(value) {
            carousel.dir = value
          },
        },
      ],
      code: () => [
        { language: 'html', code: tag(carousel) },
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
