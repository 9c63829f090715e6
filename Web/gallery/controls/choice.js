import { freshId, make } from '../dom.js'
import { controlRow } from './row.js'

/** A group of radio buttons side by side. */
export function choice(settings, definition) {
  const { key, choices } = definition
  const together = freshId('choice')
  const inputs = choices.map(({ value }) => {
    const input = make('input', { type: 'radio', name: together, id: freshId('choice'), className: 'unseen' })
    input.addEventListener('change', () => settings.set(key, value))
    return input
  })
  const group = make(
    'div',
    { className: 'control segments', role: 'radiogroup', ariaLabel: definition.name },
    ...choices.map(({ name }, i) => make('label', { className: 'segment' }, inputs[i], make('span', {}, name))),
  )
  const row = controlRow(settings, definition, {
    input: inputs[0],
    show(value) {
      choices.forEach((choice, i) => {
        inputs[i].checked = Object.is(choice.value, value)
      })
    },
  })
  // The row's name is that of the group; each segment has its own.
  const name = make('span', { className: 'row-name', ariaHidden: 'true' }, definition.name)
  row.querySelector('.row-name').replaceWith(name)
  row.append(group)
  return row
}
