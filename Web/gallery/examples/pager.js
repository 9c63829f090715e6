import { make } from '../dom.js'

export default function start({ add, covers, example, refresh, signal }) {
  const { count } = example.items
  const carousel = add()
  const layout = { columns: 3, rows: 3, share: 0 }
  const perPage = () => layout.columns * layout.rows
  const fit = () => align(carousel, layout.share)
  const resizes = new ResizeObserver(fit)
  resizes.observe(carousel)
  // The first page can come later than the first size.
  carousel.addEventListener('itemdisplay', fit)
  signal.addEventListener('abort', () => resizes.disconnect())
  return {
    title: (index) => `Covers ${index * perPage() + 1} to ${Math.min(count, (index + 1) * perPage())}`,
    omitted: ['focus-point'],
    edits: () => [['columns = 3, rows = 3', `columns = ${layout.columns}, rows = ${layout.rows}`], ['share = 0', `share = ${layout.share}`]],
    values: {
      grid(value) {
        const [columns, rows] = value.split('x').map(Number)
        Object.assign(layout, { columns, rows })
        fill(carousel, count, layout, covers)
        fit()
        refresh()
      },
      rest(value) {
        layout.share = SHARES[value]
        fit()
      },
    },
    began: (settings) => settings.addEventListener('change', fit),
  }
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

function fill(carousel, count, layout, covers) {
  const { columns, rows } = layout
  carousel.dataSource = {
    numberOfItems: Math.ceil(count / (columns * rows)),
    element(index, reused) {
      const page = reused ?? make('section', { className: 'tiles' })
      page.style.setProperty('--columns', columns)
      page.style.setProperty('--rows', rows)
      const first = index * columns * rows
      const length = Math.min(columns * rows, count - first)
      page.replaceChildren(...Array.from({ length }, (_, i) => tile(first + i, covers)))
      return page
    },
  }
}

function tile(index, covers) {
  const picture = make('img', { alt: '', draggable: false, src: covers.plain.url(index) })
  return make('figure', { className: 'tile' }, picture, make('figcaption', {}, covers.title(index)))
}
