import { make, reducesMotion } from '../dom.js'
import { body, tag } from '../source.js'

/** Each in a square of 100, centred at the origin. */
const SYMBOLS = {
  Cherries: '<path d="M-18 24Q-12-20 22-40Q16-8 26 18" fill="none" stroke="#4b7a35" stroke-width="5"/><circle cx="-20" cy="28" r="17" fill="#c4271f"/><circle cx="24" cy="24" r="17" fill="#d8433a"/>',
  Lemon: '<path d="M-46 6Q-34-34 6-32Q40-30 46-10Q36 32-4 34Q-36 34-46 6Z" fill="#f2c230"/><path d="M-22-4Q-14-20 4-22" fill="none" stroke="#fff6" stroke-width="7" stroke-linecap="round"/>',
  Bell: '<path d="M0-42Q26-38 26-6Q26 14 38 24H-38Q-26 14-26-6Q-26-38 0-42Z" fill="#e09b2d"/><circle cy="33" r="9" fill="#a96f16"/>',
  Seven: '<path d="M-28-36H30Q34-34 32-28L4 40H-16L8-18H-28Z" fill="#b8430f"/>',
  Star: '<path d="M0-44L12-15L43-13L19 7L27 37L0 20L-27 37L-19 7L-43-13L-12-15Z" fill="#3f6fb5"/>',
  Clover: '<g fill="#3d8a55"><circle cx="-16" cy="-12" r="18"/><circle cx="16" cy="-12" r="18"/><circle cy="14" r="18"/></g><path d="M0 10Q4 30 14 42" fill="none" stroke="#2c6a40" stroke-width="6" stroke-linecap="round"/>',
  Diamond: '<path d="M-24-34H24L44-8L0 42L-44-8Z" fill="#39a0a8"/><path d="M-24-34L-14-8H14L24-34M-14-8L0 42L14-8" fill="none" stroke="#fff7" stroke-width="3"/>',
  Bar: '<rect x="-46" y="-20" width="92" height="40" rx="10" fill="#23211d"/><path d="M-32-8H32M-32 8H32" stroke="#f2c230" stroke-width="7" stroke-linecap="round"/>',
}
const NAMES = Object.keys(SYMBOLS)
const REELS = ['Left', 'Middle', 'Right']
const REEL = { 'item-style': 'cylinder', vertical: '', 'show-backfaces': 'false', controls: '' }

export default {
  id: 'slots',
  title: 'Slot machine',
  summary: 'Three endless reels. Pull, and each spins through hundreds of symbols to a random one.',
  style: 'cylinder',

  start({ add, place }) {
    const machine = make('section', { className: 'slots', ariaLabel: 'Slot machine' })
    const result = make('p', { className: 'slots-result', role: 'status' }, 'Pull to play')
    const button = make('button', { type: 'button', className: 'button slots-pull' }, 'Pull')
    const window = make('div', { className: 'slots-window' })
    machine.append(result, window, button)
    place.append(machine)
    const reels = REELS.map((label) => add({ ...REEL, label: `${label} reel` }, window))
    for (const reel of reels) fill(reel)
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
      carousel: reels[0],
      carousels: reels,
      floor: false,
      strip: false,
      code: () => [
        { language: 'html', code: reels.map((reel) => tag(reel)).join('\n') },
        { language: 'js', code: `const carousels = document.querySelectorAll('swift-carousel')\n\n${body(fill)}\n\n${body(pull)}` },
      ],
    }
  },
}

function fill(reel) {
  reel.dataSource = {
    numberOfItems: NAMES.length,
    element(index, reused) {
      const place = reused ?? make('div', { className: 'slots-symbol', role: 'img' })
      place.ariaLabel = NAMES[index]
      place.replaceChildren(symbol(index))
      return place
    },
  }
}

function symbol(index) {
  const xmlns = 'xmlns="http://www.w3.org/2000/svg"'
  const picture = `<svg ${xmlns} viewBox="-50 -50 100 100">${SYMBOLS[NAMES[index]]}</svg>`
  return document.importNode(new DOMParser().parseFromString(picture, 'image/svg+xml').documentElement, true)
}

function pull(reels) {
  reels.forEach((reel, i) => {
    const rounds = reducesMotion() ? 0 : NAMES.length * (6 + i * 4)
    const dealt = Math.floor(Math.random() * NAMES.length)
    reel.scrollBy(rounds + dealt + 1, { duration: 2 + i * 1.5 })
  })
}

function outcome(reels) {
  const shown = new Set(reels.map((reel) => reel.currentIndex))
  return { 1: 'Three of a kind', 2: 'A pair', 3: 'Nothing this time' }[shown.size]
}
