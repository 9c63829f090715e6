import { make } from '../../dom.js'
import { icon } from '../../icon.js'

/**
 * A control's place in a panel: its name, what sets it, and a button that resets it. A binding is what `bindingOf` of the
 * model makes; `show` is called with its row after every change.
 *
 * @returns `{ element, update }`; `update` is called after every change.
 */
export function row(field, binding, { input, head = [], body = [], isInline = false, show }) {
  const name = make(input ? 'label' : 'span', { className: 'field-name', htmlFor: input?.id }, field.title)
  const reset = make('button', { type: 'button', className: 'field-reset', title: 'Reset' }, icon('reset'))
  reset.ariaLabel = `Reset ${field.title}`
  const element = make(
    'div', { className: isInline ? 'field-row field-inline' : 'field-row' },
    make('div', { className: 'field-head' }, name, reset, ...head), ...body)
  element.dataset.field = field.name
  element.dataset.help = `${field.title}. ${field.summary}.`
  reset.addEventListener('click', () => {
    binding.reset()
    // The button that was pressed is gone; the control it belongs to is the next best place.
    element.querySelector('input:not([tabindex="-1"])')?.focus({ preventScroll: true })
  })
  return {
    element,
    update() {
      const now = binding.row()
      element.toggleAttribute('data-changed', now.isGiven)
      reset.hidden = !now.isGiven
      show(now)
    },
  }
}
