import { freshId, make } from '../../dom.js'
import { row } from './row.js'

/** A switch. */
export function switchRow(field, binding) {
  const input = make('input', { type: 'checkbox', id: freshId('switch'), role: 'switch', className: 'switch' })
  input.title = field.summary
  input.addEventListener('change', () => binding.set(input.checked))
  return row(field, binding, {
    input, head: [input], isInline: true,
    show({ value }) {
      input.checked = value === true
    },
  })
}
