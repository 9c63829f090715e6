import { freshId, make } from '../../dom.js'
import { row } from './row.js'

const namespace = 'http://www.w3.org/2000/svg'

const named = {
  linear: [1 / 3, 1 / 3, 2 / 3, 2 / 3], 'ease-in': [0.42, 0, 1, 1], 'ease-out': [0, 0, 0.58, 1], 'ease-in-out': [0.42, 0, 0.58, 1],
}
const titles = { '': 'By the profile', linear: 'Linear', 'ease-in': 'Ease in', 'ease-out': 'Ease out', 'ease-in-out': 'Ease in and out', own: 'A curve of your own' }

/** The picture's size, and the room around the unit square for what goes beyond it. */
const SIDE = 132
const ROOM = 44

/** A curve of time: one of those with names, or one that is drawn by two handles. */
export function curveRow(field, binding) {
  const select = make('select', { className: 'field-select', id: freshId('curve') },
    ...Object.entries(titles).map(([value, name]) => make('option', { value }, name)))
  const svg = element('svg', { class: 'curve', viewBox: `${-ROOM} ${-ROOM} ${SIDE + 2 * ROOM} ${SIDE + 2 * ROOM}` })
  const line = element('path', { class: 'curve-line' })
  const handles = [0, 1].map((i) => handle(i))
  svg.append(element('rect', { class: 'curve-ground', width: SIDE, height: SIDE, rx: 8 }), ...handles.map(({ arm }) => arm), line, ...handles.map(({ knob }) => knob))
  select.addEventListener('change', () => {
    if (select.value === 'own') binding.set(written(controlsOf(binding.get())))
    else binding.set(select.value || undefined)
  })

  function handle(index) {
    const arm = element('line', { class: 'curve-arm' })
    const knob = element('g', { class: 'curve-knob', tabindex: 0, role: 'button', 'aria-label': index ? 'Second handle' : 'First handle' })
    knob.append(element('circle', { r: 22, class: 'path-reach' }), element('circle', { r: 8, class: 'path-dot' }))
    const put = (x, y, isOpen) => {
      const controls = controlsOf(binding.get())
      controls[index * 2] = Math.min(Math.max(x, 0), 1)
      controls[index * 2 + 1] = Math.min(Math.max(y, -1), 2)
      binding.set(written(controls), isOpen)
    }
    let isHeld = false
    knob.addEventListener('pointerdown', (event) => {
      isHeld = true
      knob.setPointerCapture(event.pointerId)
      event.preventDefault()
      knob.focus()
    })
    knob.addEventListener('pointermove', (event) => {
      if (!isHeld) return
      const box = svg.getBoundingClientRect()
      const scale = (SIDE + 2 * ROOM) / box.width
      put(((event.clientX - box.x) * scale - ROOM) / SIDE, 1 - ((event.clientY - box.y) * scale - ROOM) / SIDE, true)
    })
    for (const type of ['pointerup', 'pointercancel']) {
      knob.addEventListener(type, () => {
        isHeld = false
        binding.close()
      })
    }
    knob.addEventListener('keydown', (event) => {
      const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }
      const step = steps[event.key]
      if (!step) return
      event.preventDefault()
      const [x, y] = controlsOf(binding.get()).slice(index * 2, index * 2 + 2)
      const size = event.shiftKey ? 0.1 : 0.01
      put(x + step[0] * size, y + step[1] * size, false)
    })
    return { arm, knob }
  }

  return row(field, binding, {
    input: select, body: [select, svg],
    show(value) {
      select.value = value === undefined ? '' : value in named ? value : 'own'
      svg.toggleAttribute('hidden', value === undefined)
      const [x1, y1, x2, y2] = controlsOf(value)
      const at = (x, y) => [x * SIDE, (1 - y) * SIDE]
      line.setAttribute('d', `M${at(0, 0)}C${at(x1, y1)} ${at(x2, y2)} ${at(1, 1)}`)
      const ends = [[0, 0], [1, 1]]
      const points = [[x1, y1], [x2, y2]]
      handles.forEach(({ arm, knob }, i) => {
        const [x, y] = at(...points[i])
        const [ex, ey] = at(...ends[i])
        for (const [name, number] of Object.entries({ x1: ex, y1: ey, x2: x, y2: y })) arm.setAttribute(name, number)
        knob.setAttribute('transform', `translate(${x} ${y})`)
      })
    },
  })
}

function element(name, attributes) {
  const result = document.createElementNS(namespace, name)
  for (const [key, value] of Object.entries(attributes)) result.setAttribute(key, value)
  return result
}

function controlsOf(text) {
  const numbers = /\((.*)\)/.exec(text ?? '')?.[1].split(',').map(Number)
  return [...(numbers ?? named[text] ?? named['ease-out'])]
}

const written = (controls) => `cubic-bezier(${controls.map((value) => Number(value.toFixed(2))).join(', ')})`
