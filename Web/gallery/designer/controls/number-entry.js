import { freshId, make } from '../../dom.js'

/**
 * A number field with a unit; arrow keys change it by steps.
 * @returns `{ box, show }`: the element, and a function that is called with the binding's row after each change.
 */
export function numberEntry(field, binding, title = field.title) {
  const { suffix, spokenUnit } = field
  const entry = make('input', {
    type: 'text', className: 'field-entry', inputMode: 'decimal', autocomplete: 'off', spellcheck: false, id: freshId('entry'),
  })
  entry.ariaLabel = spokenUnit ? `${title} in ${spokenUnit}` : title
  const box = make('span', { className: 'field-number' }, entry)
  if (suffix) box.append(make('span', { className: 'field-unit', ariaHidden: 'true' }, suffix))

  entry.addEventListener('focus', () => entry.select())
  entry.addEventListener('input', () => entry.toggleAttribute('data-dirty', true))
  entry.addEventListener('change', commit)
  entry.addEventListener('blur', () => {
    const now = binding.row()
    // It loses the focus, too, when what it belongs to has been removed.
    if (now) show(now)
  })
  entry.addEventListener('keydown', (event) => {
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }
    if (event.key === 'Enter') commit()
    if (event.key === 'Escape') {
      entry.removeAttribute('data-dirty')
      show(binding.row())
    }
    if (event.key in steps) {
      event.preventDefault()
      set(binding.stepped(steps[event.key]))
    }
    // What is typed next replaces the value.
    if (event.key in steps || event.key === 'Enter' || event.key === 'Escape') entry.select()
  })

  function commit() {
    // A value that was not typed keeps its precision.
    if (!entry.hasAttribute('data-dirty')) return
    entry.removeAttribute('data-dirty')
    const value = binding.typed(entry.value)
    if (!value.length && entry.value.trim() === '') binding.reset()
    else set(value)
    show(binding.row())
  }

  function set(list) {
    if (list.length && !Object.is(list[0], binding.row().value)) binding.set(list[0])
  }

  function show({ value, digits = '', usualDigits = 'auto' }) {
    box.toggleAttribute('data-none', value === null)
    if (!entry.hasAttribute('data-dirty') && entry.value !== digits) {
      entry.value = digits
      if (entry.matches(':focus')) entry.select()
    }
    entry.placeholder = usualDigits
  }

  return { box, show }
}
