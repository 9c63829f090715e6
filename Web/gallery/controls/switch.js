import { freshId, make } from '../dom.js'
import { controlRow } from './row.js'

/** A switch. */
export function toggle(settings, definition) {
  const input = make('input', { type: 'checkbox', id: freshId('switch'), role: 'switch', className: 'switch' })
  input.addEventListener('change', () => settings.set(definition.key, input.checked))
  return controlRow(settings, definition, {
    input,
    inline: true,
    show(value) {
      input.checked = value
    },
  })
}
