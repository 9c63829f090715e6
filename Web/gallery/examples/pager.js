import { make } from '../dom.js'
import { attribute, flag } from '../engine-settings.js'
import { body, tag, whole } from '../source.js'

const COUNT = 54

export default {
  id: 'pager',
  title: 'Pager',
  summary: 'Many small items, a page at a time. Pages are aligned to an edge; each dot scrolls to its page.',
  style: 'linear',

  start({ add, covers, refresh, signal }) {
    const carousel = add({ label: 'Shelves', indicator: 'dots', paging: '', motion: 'spring' })
    const layout = { columns: 3, rows: 3, share: 0 }
    const vertical = flag(carousel, 'vertical', 'Vertical')
    const perPage = () => layout.columns * layout.rows
    const fit = () => align(carousel, layout.share)
    const resizes = new ResizeObserver(fit)
    resizes.observe(carousel)
    signal.addEventListener('abort', () => resizes.disconnect())
    return {
      carousel,
      title: (index) => `Covers ${index * perPage() + 1} to ${Math.min(COUNT, (index + 1) * perPage())}`,
      floor: false,
      strip: false,
      settings: [
        {
          key: 'grid',
          name: 'Items per page',
          kind: 'choice',
          value: '3x3',
          choices: ['2x2', '3x2', '3x3'].map((value) => ({ name: value.replace('x', ' × '), value })),
          apply(value) {
            const [columns, rows] = value.split('x').map(Number)
            Object.assign(layout, { columns, rows })
            fill(carousel, layout, Math.ceil(COUNT / perPage()), covers)
            fit()
            refresh()
          },
        },
        {
          key: 'rest',
          name: 'Alignment',
          kind: 'choice',
          value: 'start',
          choices: Object.keys(SHARES).map((value) => ({ name: `The ${value}`, value })),
          apply(value) {
            layout.share = SHARES[value]
            fit()
          },
        },
        { ...vertical, apply: (value) => (vertical.apply(value), fit()) },
        attribute(carousel, 'spacing', {
          name: 'Padding',
          kind: 'range',
          min: 1,
          max: 1.5,
          step: 0.01,
          value: 1.06,
          own: null,
        }),
      ],
      code: () => [
        { language: 'html', code: tag(carousel) },
        { language: 'js', code: `${body(fill)}\n\n${whole(align)}\n\n${whole(tile)}` },
      ],
    }
  },
}

const SHARES = { start: 0, middle: 0.5, end: 1 }

/**
 * Aligns pages to the start of the carousel, 0, to its end, 1, or anywhere between: the focus point is the middle of
 * the current page.
 */
function align(carousel, share) {
  const page = carousel.currentElement
  if (!page) return
  const { vertical, clientWidth, clientHeight } = carousel
  const { scrollPaddingLeft, scrollPaddingTop } = getComputedStyle(carousel)
  const [room, size, padding] = vertical
    ? [clientHeight, page.offsetHeight, parseFloat(scrollPaddingTop)]
    : [clientWidth, page.offsetWidth, parseFloat(scrollPaddingLeft)]
  const free = Math.max(0, room - size - 2 * padding)
  const focus = room ? (padding + share * free + size / 2) / room : 0.5
  carousel.setAttribute('focus-point', vertical ? `0.5 ${focus.toFixed(4)}` : `${focus.toFixed(4)} 0.5`)
}

function fill(carousel, layout, pages, covers) {
  const { columns, rows } = layout
  carousel.dataSource = {
    numberOfItems: pages,
    element(index, reused) {
      const page = reused ?? make('section', { className: 'tiles' })
      page.style.setProperty('--columns', columns)
      page.style.setProperty('--rows', rows)
      const first = index * columns * rows
      const count = Math.min(columns * rows, COUNT - first)
      page.replaceChildren(...Array.from({ length: count }, (_, i) => tile(first + i, covers)))
      return page
    },
  }
}

function tile(index, covers) {
  const picture = make('img', { alt: '', draggable: false, src: covers.plain.url(index) })
  return make('figure', { className: 'tile' }, picture, make('figcaption', {}, covers.title(index)))
}
