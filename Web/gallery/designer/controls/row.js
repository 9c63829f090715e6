import { make } from '../../dom.js'
import { icon } from '../../icon.js'

/**
 * A row of a panel: a name, a control, and a button that resets it. A binding is a result of the model's `bindingOf`;
 * `show` is called with its row after every change.
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
    // The pressed button is gone; its control gets the focus.
    element.querySelector('input:not([tabindex="-1"]), select').focus({ preventScroll: true })
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
