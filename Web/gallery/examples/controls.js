import { make } from '../dom.js'

export default function start({ add, example }) {
  const carousel = add()
  const lamps = example.items.titles.map((name, index) => ({ name, light: 30 + ((index * 37) % 70), on: index % 3 !== 1 }))
  fill(carousel, lamps)
  return {
    title: (index) => lamps[index].name,
  }
}

function fill(carousel, lamps) {
  carousel.dataSource = {
    numberOfItems: lamps.length,
    element(index, reused) {
      const card = reused ?? lampCard()
      const [name, on, light] = card.querySelectorAll('input')
      const lamp = lamps[index]
      const show = () => {
        card.style.setProperty('--light', lamp.on ? lamp.light / 100 : 0)
        light.style.setProperty('--share', `${lamp.light}%`)
      }
      name.value = lamp.name
      on.checked = lamp.on
      light.value = lamp.light
      name.oninput = () => (lamp.name = name.value)
      on.onchange = () => show((lamp.on = on.checked))
      light.oninput = () => show((lamp.light = light.valueAsNumber))
      show()
      return card
    },
  }
}

function lampCard() {
  return make(
    'article',
    { className: 'card lamp' },
    make('div', { className: 'lamp-light', ariaHidden: 'true' }),
    make('input', { type: 'text', className: 'field', ariaLabel: 'Name', autocomplete: 'off' }),
    make('label', { className: 'lamp-row' },
      'On', make('input', { type: 'checkbox', role: 'switch', className: 'switch' })),
    make('input', { type: 'range', min: 0, max: 100, ariaLabel: 'Brightness' }),
  )
}
