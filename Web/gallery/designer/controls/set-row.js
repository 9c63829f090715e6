import { freshId, make, words } from '../../dom.js'
import { row } from './row.js'

/** Any number of words from a list. */
export function setRow(field, binding) {
  const { names } = field
  const inputs = names.map((name) => {
    const input = make('input', { type: 'checkbox', id: freshId('set'), className: 'unseen' })
    input.addEventListener('change', () => {
      const chosen = names.filter((_, i) => inputs[i].checked)
      if (chosen.length) binding.set(chosen)
      else binding.reset()
    })
    return input
  })
  const group = make(
    'div', { className: 'segments', role: 'group', ariaLabel: field.title, title: field.summary },
    ...names.map((name, i) => make('label', { className: 'segment' }, inputs[i], make('span', {}, words(name)))))
  return row(field, binding, {
    body: [group],
    show({ value }) {
      names.forEach((name, i) => {
        inputs[i].checked = value?.includes(name) ?? false
      })
    },
  })
}
