import { make } from './dom.js'

/** Fills a carousel with the items of an example's data; returns a function that names them by their indexes. */
export function fillFrom({ items: { kind, count } }, carousel, covers) {
  const { fill, series } = kinds[kind]
  const pictures = covers[series] ?? covers
  fill(carousel, count, pictures)
  return (index) => pictures.title(index)
}

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

/** Kinds of items that need nothing but their number: what fills a carousel with them, and the series of their pictures. */
const kinds = {
  covers: { fill: fillWithCovers },
  pages: { fill: fillWithPages, series: 'scenes' },
  thirds: { fill: fillWithThirds, series: 'scenes' },
  tabs: { fill: fillWithTabs, series: 'scenes' },
  books: { fill: fillWithBooks, series: 'plain' },
}
