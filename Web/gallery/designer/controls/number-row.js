import { freshId, make } from '../../dom.js'
import { noneEnd, parsed, spoken, unitOf, written } from '../units.js'
import { row } from './row.js'

/** A number: a range to pull, and a field to type into, with its unit. */
export function numberRow(field, binding) {
  const [least, most] = field.sensible
  const isWhole = field.shape.kind === 'whole'
  const slider = make('input', { type: 'range', id: freshId('range'), min: least, max: most, step: isWhole ? 1 : field.step })
  const { suffix } = unitOf(field)
  const entry = make('input', {
    type: 'text', className: 'field-entry', inputMode: 'decimal', autocomplete: 'off', spellcheck: false, id: freshId('entry'),
  })
  entry.ariaLabel = suffix ? `${field.title} in ${words[suffix] ?? suffix}` : field.title
  slider.title = field.summary
  const none = field.shape.orNone ? noneEnd(field) : undefined
  const fromSlider = () => {
    const value = slider.valueAsNumber
    if (value === none) return null
    return isWhole ? Math.round(value) : Number(value.toPrecision(9))
  }

  slider.addEventListener('input', () => binding.set(fromSlider(), true))
  slider.addEventListener('change', () => binding.close())
  slider.addEventListener('dblclick', () => binding.set(undefined))
  entry.addEventListener('focus', () => entry.select())
  entry.addEventListener('input', () => entry.toggleAttribute('data-dirty', true))
  entry.addEventListener('change', () => commit())
  entry.addEventListener('blur', () => show(binding.get() ?? binding.standard()))
  entry.addEventListener('keydown', (event) => {
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }
    if (event.key === 'Enter') commit()
    if (event.key === 'Escape') {
      entry.removeAttribute('data-dirty')
      show(binding.get() ?? binding.standard())
    }
    if (!(event.key in steps)) return
    event.preventDefault()
    const start = binding.get() ?? binding.standard() ?? 0
    const value = (start ?? none ?? 0) + steps[event.key] * field.step
    binding.set(parsed(written(value, field), field))
    entry.select()
  })

  function commit() {
    const value = entry.value.trim() === '' && !field.shape.orNone ? undefined : parsed(entry.value, field)
    const isNothing = value === undefined && entry.value.trim() !== ''
    entry.removeAttribute('data-dirty')
    if (!isNothing && !Object.is(value, binding.get() ?? binding.standard())) binding.set(value)
    show(binding.get() ?? binding.standard())
  }

  function show(value) {
    const text = value === undefined ? '' : written(value, field)
    const place = value === null ? none : Math.min(Math.max(value ?? 0, least), most)
    if (slider.valueAsNumber !== place) slider.valueAsNumber = place
    const share = (number) => `${((Math.min(Math.max(number, least), most) - least) / (most - least)) * 100}%`
    const standard = binding.standard()
    // The way from where it stands by itself to where it is now.
    slider.style.setProperty('--from', share(standard === null ? none : standard ?? place))
    slider.style.setProperty('--share', share(place))
    box.toggleAttribute('data-none', value === null)
    slider.setAttribute('aria-valuetext', value === undefined ? 'default' : spoken(value, field))
    if (!entry.hasAttribute('data-dirty')) entry.value = text
    entry.placeholder = standard === undefined ? 'auto' : written(standard, field)
  }

  const box = make('span', { className: 'field-number' }, entry)
  if (suffix) box.append(make('span', { className: 'field-unit', ariaHidden: 'true' }, suffix))
  return row(field, binding, { input: slider, head: [box], body: [slider], show })
}

const words = { '°': 'degrees', '%': 'percent', px: 'pixels', '×': 'times', s: 'seconds', 'items/s': 'items a second' }
