import { make } from '../dom.js'

export default function start({ add, example, signal }) {
  const carousel = add()
  fill(carousel, example.items.count)
  const tick = setInterval(() => show(carousel), 200)
  signal.addEventListener('abort', () => clearInterval(tick))
  const chosen = {}
  const choose = (key) => (value) => {
    chosen[key] = value
    const names = [chosen.order, chosen.order === 'shadow' ? 'reflection' : 'shadow', 'cached'].filter((name) => chosen[name])
    const list = names.map((name) => (name === 'reflection' ? 'reflection(gap: 4, ground: var(--floor))' : name))
    if (chosen.sides) list.unshift('double-sided(back: #counter-back)')
    if (list.length) carousel.setAttribute('decorations', list.join(' '))
    else carousel.removeAttribute('decorations')
  }
  return {
    title: (index) => `Counter ${index + 1}`,
    values: Object.fromEntries(['reflection', 'shadow', 'cached', 'sides', 'order'].map((key) => [key, choose(key)])),
    actions: { refresh: () => carousel.refreshDecorations() },
    began: () => carousel.before(template()),
  }
}

function fill(carousel, count) {
  carousel.dataSource = {
    numberOfItems: count,
    element(index, reused) {
      const card = reused ?? make('article', { className: 'card counter' }, make('h3'), make('p'), make('p'))
      card.style.setProperty('--hue', index * 26)
      card.firstChild.textContent = `No. ${index + 1}`
      card.lastChild.textContent = 'tenths of a second'
      return card
    },
  }
}

function show(carousel) {
  for (const card of carousel.querySelectorAll('.counter:not(.counter-back, [inert])')) {
    card.children[1].textContent = Math.floor(performance.now() / 100).toLocaleString('en')
  }
}

/** The back of each item. */
function template() {
  const element = make('template', { id: 'counter-back' })
  element.content.append(make('article', { className: 'card counter counter-back' }, make('p', {}, 'The back')))
  return element
}
