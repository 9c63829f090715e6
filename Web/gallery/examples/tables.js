import { make } from '../dom.js'

const ROWS = 18

export default function start({ add, covers, example }) {
  const { count } = example.items
  const carousel = add()
  fill(carousel, count, covers)
  return {
    title: (index) => covers.title(index),
  }
}

function fill(carousel, count, covers) {
  carousel.dataSource = {
    numberOfItems: count,
    element(index, reused) {
      const card = reused ?? album()
      card.querySelector('img').src = covers.plain.url(index)
      card.querySelector('h3').textContent = covers.title(index)
      const rows = card.querySelectorAll('tr')
      rows.forEach(({ cells }, row) => {
        const track = index * ROWS + row
        cells[1].textContent = covers.title(track + count)
        cells[2].textContent = `${2 + (track % 4)}:${String((track * 17) % 60).padStart(2, '0')}`
      })
      card.querySelector('.album-tracks').scrollTop = 0
      return card
    },
  }
}

function album() {
  const rows = Array.from({ length: ROWS }, (_, row) =>
    make('tr', {}, make('td', {}, `${row + 1}`), make('th', { scope: 'row' }), make('td')))
  return make(
    'article',
    { className: 'card album' },
    make('header', {},
      make('img', { alt: '', draggable: false, width: 400, height: 400 }),
      make('h3', { className: 'card-title' })),
    make('div', { className: 'album-tracks', tabIndex: 0, role: 'group', ariaLabel: 'Tracks' },
      make('table', {}, ...rows)),
  )
}
