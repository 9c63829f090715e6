import { freshId, make } from '../../dom.js'
import { call, facts } from '../designer-module.js'
import { describe, knob, svg } from '../svg.js'
import { row } from './row.js'

const OWN = 'own'

/** The size of the picture, and the margin around the unit square for control points outside it. */
const SIDE = 132
const ROOM = 44

/** An easing curve: a named one, or one with two draggable handles. */
export function curveRow(field, binding) {
  const select = make('select', { className: 'field-select', id: freshId('curve') },
    ...facts.curves.map(({ name, title }) => make('option', { value: name }, title)), make('option', { value: OWN }, facts.ownCurve))
  const viewBox = `${-ROOM} ${-ROOM} ${SIDE + 2 * ROOM} ${SIDE + 2 * ROOM}`
  const drawing = svg('svg', { class: 'curve', viewBox, role: 'group', 'aria-label': field.title })
  const line = svg('path', { class: 'curve-line' })
  const handles = [0, 1].map((i) => handle(i))
  drawing.append(svg('rect', { class: 'curve-ground', width: SIDE, height: SIDE, rx: 8 }), ...handles.map(({ arm }) => arm), line, ...handles.map(({ end }) => end))
  select.addEventListener('change', () => {
    if (select.value === OWN) binding.set(call('moveCurve', given()))
    else if (select.value) binding.set(select.value)
    else binding.reset()
  })

  const given = () => binding.row().value

  function handle(index) {
    const arm = svg('line', { class: 'curve-arm' })
    const end = knob('curve-knob', svg('circle', { r: 22, class: 'path-reach' }), svg('circle', { r: 8, class: 'path-dot' }))
    const put = (x, y, isOpen) => binding.set(call('moveCurve', given(), index, x, y), isOpen)
    let isHeld = false
    end.addEventListener('pointerdown', (event) => {
      isHeld = true
      end.setPointerCapture(event.pointerId)
      event.preventDefault()
      end.focus()
    })
    end.addEventListener('pointermove', (event) => {
      if (!isHeld) return
      const box = drawing.getBoundingClientRect()
      const scale = (SIDE + 2 * ROOM) / box.width
      put(((event.clientX - box.x) * scale - ROOM) / SIDE, 1 - ((event.clientY - box.y) * scale - ROOM) / SIDE, true)
    })
    for (const type of ['pointerup', 'pointercancel']) {
      end.addEventListener(type, () => {
        isHeld = false
        binding.close()
      })
    }
    end.addEventListener('keydown', (event) => {
      const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }
      const step = steps[event.key]
      if (!step) return
      event.preventDefault()
      const [x, y] = call('curve', given()).slice(index * 2, index * 2 + 2)
      const size = event.shiftKey ? 0.1 : 0.01
      put(x + step[0] * size, y + step[1] * size, false)
    })
    return { arm, end }
  }

  return row(field, binding, {
    input: select, body: [select, drawing],
    show({ value }) {
      select.value = facts.curves.some(({ name }) => name === (value ?? '')) ? value ?? '' : OWN
      drawing.toggleAttribute('hidden', value === undefined)
      const [x1, y1, x2, y2] = call('curve', value)
      const at = (x, y) => [x * SIDE, (1 - y) * SIDE]
      line.setAttribute('d', `M${at(0, 0)}C${at(x1, y1)} ${at(x2, y2)} ${at(1, 1)}`)
      const ends = [[0, 0], [1, 1]]
      const points = [[x1, y1], [x2, y2]]
      handles.forEach(({ arm, end }, i) => {
        const [x, y] = at(...points[i])
        const [ex, ey] = at(...ends[i])
        for (const [name, number] of Object.entries({ x1: ex, y1: ey, x2: x, y2: y })) arm.setAttribute(name, number)
        end.setAttribute('transform', `translate(${x} ${y})`)
        const place = points[i].map((share) => Math.round(share * 100))
        describe(end, i ? 'Second handle' : 'First handle', place, `${place[0]}% across, ${place[1]}% up`)
      })
    },
  })
}
