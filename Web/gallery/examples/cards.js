import { make } from '../dom.js'

/** As text, not as emoji. */
const SUITS = [['♠\uFE0E', 'spades'], ['♥\uFE0E', 'hearts'], ['♣\uFE0E', 'clubs'], ['♦\uFE0E', 'diamonds']]
const RANKS = ['Ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Jack', 'Queen', 'King']

export default function start({ add, refresh }) {
  const carousel = add()
  const deck = SUITS.flatMap((suit) => RANKS.map((rank) => ({ rank, suit, isTurned: false })))
  fill(carousel, deck)
  turnOnTap(carousel, deck)
  return {
    title: (index) => (deck[index].isTurned ? 'Face down' : nameOf(deck[index])),
    actions: {
      shuffle() {
        shuffle(deck)
        carousel.reloadData()
        refresh()
      },
      turn() {
        const isTurned = !deck.every((card) => card.isTurned)
        for (const card of deck) card.isTurned = isTurned
        carousel.refreshDecorations()
        refresh()
      },
    },
    began: () => carousel.addEventListener('itemselected', refresh),
  }
}

const nameOf = ({ rank, suit }) => `${rank} of ${suit[1]}`

function fill(carousel, deck) {
  carousel.dataSource = {
    numberOfItems: deck.length,
    element: (index, reused) => face(deck[index], reused),
  }
}

function turnOnTap(carousel, deck) {
  carousel.decorations = [
    {
      name: 'double-sided',
      turned: (index) => deck[index].isTurned,
      back: (index, reused) => reused ?? back(),
    },
    { name: 'reflection', gap: 3, height: 0.35, ground: 'var(--floor)' },
    { name: 'shadow', y: 6, blur: 20 },
  ]
  carousel.addEventListener('itemselected', ({ detail: { index } }) => {
    deck[index].isTurned = !deck[index].isTurned
    carousel.refreshDecorations(index)
  })
}

function shuffle(deck) {
  for (let i = deck.length - 1; i > 0; i -= 1) {
    const j = Math.floor(Math.random() * (i + 1))
    ;[deck[i], deck[j]] = [deck[j], deck[i]]
  }
}

/** The positions of the pips, in columns of a third and in sevenths of the height. */
const PIPS = {
  Ace: [[1, 3]],
  2: [[1, 0], [1, 6]],
  3: [[1, 0], [1, 3], [1, 6]],
  4: [[0, 0], [2, 0], [0, 6], [2, 6]],
  5: [[0, 0], [2, 0], [1, 3], [0, 6], [2, 6]],
  6: [[0, 0], [2, 0], [0, 3], [2, 3], [0, 6], [2, 6]],
  7: [[0, 0], [2, 0], [1, 1.5], [0, 3], [2, 3], [0, 6], [2, 6]],
  8: [[0, 0], [2, 0], [1, 1.5], [0, 3], [2, 3], [1, 4.5], [0, 6], [2, 6]],
  9: [[0, 0], [2, 0], [0, 2], [2, 2], [1, 3], [0, 4], [2, 4], [0, 6], [2, 6]],
  10: [[0, 0], [2, 0], [1, 1], [0, 2], [2, 2], [0, 4], [2, 4], [1, 5], [0, 6], [2, 6]],
}

function face(card, reused) {
  const { rank, suit: [symbol, name] } = card
  const element = reused ?? make('figure')
  const short = rank.length > 2 ? rank[0] : rank
  const corner = () => make('span', { className: 'playing-corner' }, make('b', {}, short), symbol)
  const pips = (PIPS[rank] ?? []).map(([column, row]) => {
    const pip = make('span', { className: 'playing-pip' }, symbol)
    pip.style.left = `${column * 50}%`
    pip.style.top = `${(row / 6) * 100}%`
    pip.classList.toggle('is-over', row > 3)
    return pip
  })
  const court = make('span', { className: 'playing-court' }, make('b', {}, short), make('i', {}, symbol))
  element.className = `playing is-${name}`
  element.ariaLabel = nameOf(card)
  element.role = 'img'
  element.dataset.rank = rank
  element.replaceChildren(corner(), make('div', { className: 'playing-middle' }, ...(pips.length ? pips : [court])), corner())
  return element
}

const back = () => make('figure', { className: 'playing playing-back', role: 'img', ariaLabel: 'Face down' })
