import { freshId, make } from '../../dom.js'
import { noneEnd, parsed, unitOf, written } from '../units.js'

const words = { '°': 'degrees', '%': 'percent', px: 'pixels', '×': 'times', s: 'seconds', 'items/s': 'items a second' }

/**
 * A number that is typed, with its unit; arrow keys go by steps.
 * @returns `{ box, entry, show }`: what stands on the page, the field in it, and what is called with each value.
 */
export function numberEntry(field, binding, title = field.title) {
  const { suffix } = unitOf(field)
  const entry = make('input', {
    type: 'text', className: 'field-entry', inputMode: 'decimal', autocomplete: 'off', spellcheck: false, id: freshId('entry'),
  })
  entry.ariaLabel = suffix ? `${title} in ${words[suffix] ?? suffix}` : title
  const none = field.shape.orNone ? noneEnd(field) : undefined
  const box = make('span', { className: 'field-number' }, entry)
  if (suffix) box.append(make('span', { className: 'field-unit', ariaHidden: 'true' }, suffix))
  const showNow = () => show(binding.get() ?? binding.standard())

  entry.addEventListener('focus', () => entry.select())
  entry.addEventListener('input', () => entry.toggleAttribute('data-dirty', true))
  entry.addEventListener('change', commit)
  entry.addEventListener('blur', showNow)
  entry.addEventListener('keydown', (event) => {
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }
    if (event.key === 'Enter') commit()
    if (event.key === 'Escape') {
      entry.removeAttribute('data-dirty')
      showNow()
    }
    if (!(event.key in steps)) return
    event.preventDefault()
    const value = (binding.get() ?? binding.standard() ?? none ?? 0) + steps[event.key] * field.step
    binding.set(parsed(written(value, field), field))
    entry.select()
  })

  function commit() {
    // What nobody has typed stays as exact as it is.
    if (!entry.hasAttribute('data-dirty')) return
    const value = entry.value.trim() === '' && !field.shape.orNone ? undefined : parsed(entry.value, field)
    const isNothing = value === undefined && entry.value.trim() !== ''
    entry.removeAttribute('data-dirty')
    if (!isNothing && !Object.is(value, binding.get() ?? binding.standard())) binding.set(value)
    showNow()
  }

  function show(value) {
    box.toggleAttribute('data-none', value === null)
    if (!entry.hasAttribute('data-dirty')) entry.value = value === undefined ? '' : written(value, field)
    const standard = binding.standard()
    entry.placeholder = standard === undefined ? 'auto' : written(standard, field)
  }

  return { box, entry, show }
}
