import { make } from '../dom.js'

export default function start({ add, covers, example }) {
  const { count } = example.items
  const carousel = add()
  fill(carousel, count, covers)
  const choice = { seconds: 1 }
  const tapped = make('dd', {}, 'none')
  const distance = make('dd', {}, '–')
  choose(carousel, choice, (index, offset) => {
    tapped.textContent = index + 1
    distance.textContent = `${offset > 0 ? '+' : ''}${Math.round(offset)}`
  })
  return {
    title: (index) => covers.title(index),
    readings: { tapped, distance },
    edits: () => [['duration: 1 ', `duration: ${choice.seconds} `]],
    values: { seconds: (value) => (choice.seconds = value) },
  }
}

function fill(carousel, count, covers) {
  carousel.dataSource = {
    numberOfItems: count,
    element(index, reused) {
      const cover = covers.item(index, reused)
      cover.classList.remove('is-chosen')
      return cover
    },
  }
}

function choose(carousel, choice, tell) {
  carousel.addEventListener('itemtap', ({ detail: { index, offset, element } }) => {
    carousel.querySelector('.is-chosen')?.classList.remove('is-chosen')
    element.classList.add('is-chosen')
    tell(index, offset)
    carousel.scrollByOffset(offset, { duration: choice.seconds })
  })
}
