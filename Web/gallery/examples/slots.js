import { make, reducesMotion } from '../dom.js'

export default function start({ add, example, place }) {
  const { symbols } = example.items
  const machine = make('section', { className: 'slots', ariaLabel: example.title })
  const result = make('p', { className: 'slots-result', role: 'status' }, 'Pull to play')
  const button = make('button', { type: 'button', className: 'button slots-pull' }, 'Pull')
  const window = make('div', { className: 'slots-window' })
  machine.append(result, window, button)
  place.append(machine)
  const reels = example.carousels.map((one) => add(window, one))
  for (const reel of reels) fill(reel, symbols)
  button.addEventListener('click', () => {
    pull(reels)
    result.textContent = 'Good luck'
    button.disabled = true
  })
  for (const reel of reels) {
    reel.addEventListener('settle', () => {
      const isRunning = reels.some((one) => one.isScrolling || one.isDecelerating || one.isDragging)
      if (isRunning) return
      if (button.disabled) result.textContent = outcome(reels)
      button.disabled = false
    })
  }
  return {
  }
}

function fill(reel, symbols) {
  reel.dataSource = {
    numberOfItems: symbols.length,
    element(index, reused) {
      const place = reused ?? make('div', { className: 'slots-symbol', role: 'img' })
      place.ariaLabel = symbols[index].title
      place.replaceChildren(picture(symbols[index].shapes))
      return place
    },
  }
}

/** Returns shapes in a square of 100, centred at the origin. */
function picture(shapes) {
  const xmlns = 'xmlns="http://www.w3.org/2000/svg"'
  const svg = `<svg ${xmlns} viewBox="-50 -50 100 100">${shapes}</svg>`
  return document.importNode(new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement, true)
}

function pull(reels) {
  reels.forEach((reel, i) => {
    const rounds = reducesMotion() ? 0 : reel.numberOfItems * (6 + i * 4)
    const dealt = Math.floor(Math.random() * reel.numberOfItems)
    reel.scrollBy(rounds + dealt + 1, { duration: 2 + i * 1.5 })
  })
}

function outcome(reels) {
  const shown = new Set(reels.map((reel) => reel.currentIndex))
  return { 1: 'Three of a kind', 2: 'A pair', 3: 'Nothing this time' }[shown.size]
}
