import { make } from './dom.js'
import { body, whole } from './source.js'

/**
 * Fills a carousel with the items of an example's data; returns the parts of a page that depend on them: `title(index)`
 * names an item, and `code()` is what has filled the carousel.
 */
export function fillFrom({ items: { kind, count } }, carousel, covers) {
  const { fill, series, functions = [] } = kinds[kind]
  const pictures = covers[series] ?? covers
  fill(carousel, count, pictures)
  return { title: (index) => pictures.title(index), code: code(count, body(fill), ...functions.map(whole)) }
}

/** Returns the parts of a page's code, of which the first is the number of its items. */
export const code = (count, ...parts) => [`const count = ${`${count}`.replace(/\B(?=(\d{3})+$)/g, '_')}`, ...parts].join('\n\n')

function fillWithCovers(carousel, count, covers) {
  carousel.dataSource = {
    numberOfItems: count,
    element: (index, reused) => covers.item(index, reused),
  }
}

function fillWithPages(carousel, count, scenes) {
  carousel.dataSource = {
    numberOfItems: count,
    element(index, reused) {
      const card = reused ?? page()
      card.querySelector('img').src = scenes.url(index)
      card.querySelector('h3').textContent = scenes.title(index)
      card.querySelector('p').textContent = `Page ${index + 1}`
      return card
    },
  }
}

function page() {
  const picture = make('img', { alt: '', draggable: false })
  return make('article', { className: 'card page' }, picture, make('h3'), make('p'))
}

function fillWithThirds(carousel, count, scenes) {
  carousel.dataSource = {
    numberOfItems: count,
    element(index, reused) {
      const item = reused ?? third()
      item.querySelector('img').src = scenes.url(index)
      item.querySelector('figcaption').textContent = scenes.title(index)
      return item
    },
  }
}

function third() {
  const picture = make('img', { alt: '', draggable: false })
  return make('figure', { className: 'third' }, picture, make('figcaption'))
}

function fillWithTabs(carousel, count, scenes) {
  carousel.dataSource = {
    numberOfItems: count,
    element(index, reused) {
      const card = reused ?? tab()
      card.querySelector('h3').textContent = scenes.title(index)
      card.querySelector('img').src = scenes.url(index)
      return card
    },
  }
}

function tab() {
  const picture = make('img', { alt: '', draggable: false })
  return make('article', { className: 'card tab' }, make('h3'), picture)
}

function fillWithBooks(carousel, count, covers) {
  // Width by height.
  const shapes = [0.62, 0.8, 0.5, 1, 0.7, 0.38, 1.3, 0.56]
  carousel.dataSource = {
    numberOfItems: count,
    element(index, reused) {
      const item = reused ?? book()
      item.style.setProperty('--shape', shapes[(index * 5) % shapes.length])
      item.querySelector('img').src = covers.url(index)
      item.querySelector('figcaption').textContent = covers.title(index)
      return item
    },
  }
}

function book() {
  const picture = make('img', { alt: '', draggable: false })
  return make('figure', { className: 'book' }, picture, make('figcaption'))
}

/** Kinds of items that need nothing but their number: what fills a carousel with them, and the functions that it calls. */
const kinds = {
  covers: { fill: fillWithCovers },
  pages: { fill: fillWithPages, series: 'scenes', functions: [page] },
  thirds: { fill: fillWithThirds, series: 'scenes', functions: [third] },
  tabs: { fill: fillWithTabs, series: 'scenes', functions: [tab] },
  books: { fill: fillWithBooks, series: 'plain', functions: [book] },
}
