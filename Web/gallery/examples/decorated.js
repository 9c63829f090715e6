import { make } from '../dom.js'
import { flag } from '../engine-settings.js'
import { body, tag, whole } from '../source.js'

const LAYERS = { reflection: 'Reflection', shadow: 'Shadow', cached: 'Cached' }

export default {
  id: 'decorated',
  title: 'Decorated views',
  summary: 'Decorations fit any item, and can be nested. A cached item is a still picture until you refresh it.',
  style: 'rotary',

  start({ add, signal }) {
    const carousel = add({ label: 'Counters', 'show-backfaces': '' })
    fill(carousel)
    const tick = setInterval(() => count(carousel), 200)
    signal.addEventListener('abort', () => clearInterval(tick))
    const chosen = { order: 'reflection shadow', sides: false, reflection: true, shadow: true, cached: false }
    const choose = (key) => (value) => {
      chosen[key] = value
      const names = [...chosen.order.split(' '), 'cached'].filter((name) => chosen[name])
      const list = names.map((name) => (name === 'reflection' ? 'reflection(gap: 4, ground: var(--floor))' : name))
      if (chosen.sides) list.unshift('double-sided(back: #counter-back)')
      if (list.length) carousel.setAttribute('decorations', list.join(' '))
      else carousel.removeAttribute('decorations')
    }
    const layer = (key) => ({ key, name: LAYERS[key], kind: 'switch', value: chosen[key], apply: choose(key) })
    return {
      carousel,
      first: 3,
      title: (index) => `Counter ${index + 1}`,
      floor: false,
      settings: [
        layer('reflection'),
        layer('shadow'),
        {
          ...layer('cached'),
          hint: 'The counters continue, but the items show them only after “Refresh”.',
        },
        { key: 'sides', name: 'Double-sided', kind: 'switch', value: false, apply: choose('sides') },
        {
          key: 'order',
          name: 'Outside',
          kind: 'choice',
          value: chosen.order,
          choices: [{ name: 'Reflection', value: 'reflection shadow' }, { name: 'Shadow', value: 'shadow reflection' }],
          apply: choose('order'),
        },
        flag(carousel, 'vertical', 'Vertical'),
      ],
      actions: [{ name: 'Refresh', icon: 'reset', run: () => carousel.refreshDecorations() }],
      code: () => [
        { language: 'html', code: tag(carousel) },
        { language: 'js', code: `${body(fill)}\n\n${whole(count)}` },
      ],
      began: () => carousel.before(template()),
    }
  },
}

function fill(carousel) {
  carousel.dataSource = {
    numberOfItems: 14,
    element(index, reused) {
      const card = reused ?? make('article', { className: 'card counter' }, make('h3'), make('p'), make('p'))
      card.style.setProperty('--hue', index * 26)
      card.firstChild.textContent = `No. ${index + 1}`
      card.lastChild.textContent = 'tenths of a second'
      return card
    },
  }
}

function count(carousel) {
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
