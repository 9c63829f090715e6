import { make } from '../dom.js'
import { icon } from '../icon.js'

/**
 * A row of the panel: a control with its name, its value, and a button that resets it.
 *
 * `show(value)` updates the control; the row calls it whenever the setting changes.
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
    // The pressed button is gone; its control gets the focus.
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
