import { freshId, make } from '../../dom.js'
import { row } from './row.js'

/** Radio buttons side by side; `choices` are `{ name, value }`, where undefined omits the field from the document. */
export function choiceRow(field, binding, choices) {
  const together = freshId('choice')
  const inputs = choices.map(({ value }) => {
    const input = make('input', { type: 'radio', name: together, id: freshId('choice'), className: 'unseen' })
    input.addEventListener('change', () => (value === undefined ? binding.reset() : binding.set(value)))
    return input
  })
  const group = make(
    'div', { className: 'segments', role: 'radiogroup', ariaLabel: field.title, title: field.summary },
    ...choices.map(({ name }, i) => make('label', { className: 'segment' }, inputs[i], make('span', {}, name))))
  return row(field, binding, {
    body: [group],
    show({ value, isGiven }) {
      const hasOwn = choices.some((choice) => choice.value === undefined)
      const shown = hasOwn && !isGiven ? undefined : value
      choices.forEach((choice, i) => {
        inputs[i].checked = Object.is(choice.value, shown)
      })
    },
  })
}
