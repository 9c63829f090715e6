import { freshId, make } from '../dom.js'
import { controlRow } from './row.js'

/** A text field for an integer. */
export function number(settings, definition) {
  const { key, min, max } = definition
  const input = make('input', { type: 'number', id: freshId('number'), className: 'field', min, max, step: 1 })
  input.inputMode = 'numeric'
  input.addEventListener('change', () => {
    const value = Math.round(input.valueAsNumber)
    if (Number.isFinite(value)) settings.set(key, Math.min(Math.max(value, min), max))
    input.valueAsNumber = settings.get(key)
  })
  return controlRow(settings, definition, {
    input,
    show(value) {
      if (document.activeElement !== input) input.valueAsNumber = value
    },
  })
}
