import { make } from '../dom.js'
import { icon } from '../icon.js'

/**
 * A control's place in the panel: its name, its value, a button that resets it, and itself.
 *
 * `show(value)` puts a value into the control; the row calls it whenever the setting changes, from wherever.
 */
export function controlRow(settings, definition, { input, value, show, inline = false }) {
  const { key, name, hint } = definition
  const label = make('label', { className: 'row-name', htmlFor: input.id }, name)
  const reset = make('button', { type: 'button', className: 'row-reset', title: 'Reset' }, icon('reset'))
  reset.ariaLabel = `Reset ${name}`
  const row = make('div', { className: inline ? 'row row-inline' : 'row' }, label)
  row.dataset.key = key
  if (value) row.append(value)
  row.append(reset, input.closest('.control') ?? input)
  if (hint) {
    const text = make('p', { className: 'row-hint', id: `${input.id}-hint` }, hint)
    input.setAttribute('aria-describedby', text.id)
    row.append(text)
  }
  reset.addEventListener('click', () => {
    settings.reset(key)
    // The button that was pressed is gone; the control it belongs to is the next best place.
    input.focus({ preventScroll: true })
  })
  const update = (event) => {
    if (event && event.detail.key !== key) return
    show(settings.get(key))
    row.hidden = definition.hidden ?? false
    reset.hidden = !settings.isChanged(key)
  }
  settings.addEventListener('change', update)
  settings.addEventListener('default', update)
  update()
  return row
}
