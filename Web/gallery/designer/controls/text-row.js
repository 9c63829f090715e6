import { freshId, make } from '../../dom.js'
import { row } from './row.js'

/** A text field. */
export function textRow(field, binding) {
  const input = make('input', { type: 'text', id: freshId('text'), className: 'field-text', autocomplete: 'off', spellcheck: false })
  input.addEventListener('input', () => input.toggleAttribute('data-dirty', true))
  input.addEventListener('change', () => {
    input.removeAttribute('data-dirty')
    const text = input.value.trim()
    if (text) binding.set(text)
    else binding.reset()
  })
  return row(field, binding, {
    input, body: [input],
    show({ value, usual }) {
      if (!input.hasAttribute('data-dirty')) input.value = value ?? ''
      input.placeholder = usual ?? 'none'
    },
  })
}

const probe = document.createElement('canvas').getContext('2d')

/** A CSS colour, picked or typed. */
export function colourRow(field, binding) {
  const text = textRow(field, binding)
  const picker = make('input', { type: 'color', className: 'field-colour', ariaLabel: `${field.title}, picked` })
  picker.addEventListener('input', () => binding.set(picker.value, true))
  picker.addEventListener('change', () => binding.close())
  text.element.querySelector('.field-head').append(picker)
  return {
    element: text.element,
    update() {
      text.update()
      // A colour input accepts only six digits, which is how a canvas formats opaque colours.
      probe.fillStyle = '#000000'
      probe.fillStyle = binding.row().value ?? '#808080'
      if (/^#.{6}$/.test(probe.fillStyle)) picker.value = probe.fillStyle
    },
  }
}
