import { make } from '../dom.js'
import { attribute, flag } from '../engine-settings.js'
import { body, tag, whole } from '../source.js'

const COUNT = 54

export default {
  id: 'pager',
  title: 'Pager',
  summary: 'Many small things, a page at a time, and a dot for each page. A tap on a dot goes there.',
  style: 'linear',

  start({ add, covers, refresh }) {
    const carousel = add({ label: 'Shelves', indicator: 'dots', paging: '', motion: 'spring' })
    const layout = { columns: 3, rows: 3 }
    const pages = () => Math.ceil(COUNT / (layout.columns * layout.rows))
    return {
      carousel,
      title: (index) => `Page ${index + 1} of ${pages()}`,
      floor: false,
      settings: [
        {
          key: 'grid',
          name: 'On a page',
          kind: 'choice',
          value: '3x3',
          choices: ['2x2', '3x2', '3x3'].map((value) => ({ name: value.replace('x', ' × '), value })),
          apply(value) {
            const [columns, rows] = value.split('x').map(Number)
            Object.assign(layout, { columns, rows })
            fill(carousel, layout, pages(), covers)
            refresh()
          },
        },
        flag(carousel, 'vertical', 'Vertical'),
        attribute(carousel, 'spacing', {
          name: 'Padding',
          kind: 'range',
          min: 1,
          max: 1.5,
          step: 0.01,
          value: 1.04,
          own: null,
        }),
      ],
      code: () => [
        { language: 'html', code: tag(carousel) },
        { language: 'js', code: `${body(fill)}\n\n${whole(tile)}` },
      ],
    }
  },
}

function fill(carousel, layout, pages, covers) {
  const { columns, rows } = layout
  carousel.dataSource = {
    numberOfItems: pages,
    element(index, reused) {
      const page = reused ?? make('section', { className: 'tiles' })
      page.style.setProperty('--columns', columns)
      const first = index * columns * rows
      const count = Math.min(columns * rows, COUNT - first)
      page.replaceChildren(...Array.from({ length: count }, (_, i) => tile(first + i, covers)))
      return page
    },
  }
}

function tile(index, covers) {
  const picture = make('img', { alt: '', draggable: false, src: covers.url(index, { lettering: false }) })
  return make('figure', { className: 'tile' }, picture, make('figcaption', {}, covers.title(index)))
}
