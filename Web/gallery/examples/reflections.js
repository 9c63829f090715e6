import { make, reducesMotion } from '../dom.js'

export default function start({ add, example, signal }) {
  const carousel = add()
  const states = Array.from({ length: example.items.count }, (_, index) => ({ note: NOTES[index >> 2], light: 30 + 20 * (index >> 2) }))
  fill(carousel, states)
  const time = setInterval(() => carousel.querySelectorAll('.clock, .meter').forEach(show), reducesMotion() ? 1000 : 100)
  signal.addEventListener('abort', () => clearInterval(time))
  return {
    title: (index) => ['Clock', 'Note', 'Meter', 'Lamp'][index % 4],
  }
}

const NOTES = ['Write here', 'Look below', 'Every letter']

/** Four kinds of items, each of which is recycled for its own kind only. */
const things = [clock, note, meter, lamp]

function fill(carousel, states) {
  carousel.dataSource = {
    numberOfItems: states.length,
    element(index, reused) {
      const kind = things[index % things.length]
      const card = reused?.kind === kind ? reused : Object.assign(kind(), { kind, className: `card live ${kind.name}` })
      card.fill(states[index])
      return card
    },
  }
}

function note() {
  const text = make('textarea', { ariaLabel: 'Note', rows: 3, spellcheck: false, maxLength: 40 })
  return Object.assign(make('article', {}, text), {
    fill(state) {
      text.value = state.note
      text.oninput = () => (state.note = text.value)
    },
  })
}

function lamp() {
  const light = make('div', { className: 'lamp-light', ariaHidden: 'true' })
  const slider = make('input', { type: 'range', min: 0, max: 100, ariaLabel: 'Brightness' })
  const card = make('article', {}, light, slider)
  return Object.assign(card, {
    fill(state) {
      const dim = () => {
        state.light = slider.valueAsNumber
        card.style.setProperty('--light', state.light / 100)
        slider.style.setProperty('--share', `${state.light}%`)
      }
      slider.value = state.light
      slider.oninput = dim
      dim()
    },
  })
}

const svg = (markup) => {
  const face = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg" ${markup}</svg>`, 'image/svg+xml')
  return document.importNode(face.documentElement, true)
}

function clock() {
  const ticks = Array.from({ length: 12 }, (_, i) => `<path d="M0-43v${i % 3 ? 3 : 6}" transform="rotate(${i * 30})"/>`)
  const hands = '<path class="hour" d="M0 4v-28"/><path class="minute" d="M0 6v-42"/><path class="second" d="M0 10v-50"/>'
  const face = svg(`viewBox="-50 -50 100 100" role="img" aria-label="The time">${ticks.join('')}${hands}<circle r="2.4"/>`)
  return Object.assign(make('article', {}, face), { fill() { show(this) } })
}

function meter() {
  const bars = Array.from({ length: 9 }, (_, i) => `<rect x="${i * 11 - 49}" width="8" y="-50" height="100" rx="4"/>`)
  const face = svg(`viewBox="-50 -50 100 100" role="img" aria-label="Loudness">${bars.join('')}`)
  return Object.assign(make('article', {}, face), { fill() { show(this) } })
}

/** Updates a clock or a meter. */
function show(card) {
  const now = new Date()
  if (card.kind === clock) {
    const seconds = now.getSeconds() + (reducesMotion() ? 0 : now.getMilliseconds() / 1000)
    const minutes = now.getMinutes() + seconds / 60
    const angles = [(now.getHours() % 12) * 30 + minutes / 2, minutes * 6, seconds * 6]
    const hands = card.querySelectorAll('.hour, .minute, .second')
    hands.forEach((hand, i) => hand.setAttribute('transform', `rotate(${angles[i]})`))
  } else if (card.kind === meter) {
    const time = reducesMotion() ? 1 : now / 400
    card.querySelectorAll('rect').forEach((bar, i) => {
      const loudness = 12 + 88 * Math.abs(Math.sin(time + i * 1.7) * Math.cos(time * 0.6 + i * 0.9))
      bar.setAttribute('height', loudness)
      bar.setAttribute('y', 50 - loudness)
    })
  }
}
