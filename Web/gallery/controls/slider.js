import { freshId, make } from '../dom.js'
import { controlRow } from './row.js'

/** A slider with its value and unit; its end may stand for "none". */
export function slider(settings, definition) {
  const { key, min, max, step, none, scale = 1 } = definition
  // In the unit of the text: assistive technology reads the number, too.
  const shown = (number) => Number((number * scale).toPrecision(9))
  const input = make('input', { type: 'range', id: freshId('slider'), min: shown(min), max: shown(max), step: shown(step) })
  const value = make('output', { className: 'row-value', htmlFor: input.id })
  const toSetting = (place) => {
    if (none !== undefined && place === shown(none < min ? min : max)) return none
    return scale === 1 ? place : Number((place / scale).toPrecision(9))
  }
  input.addEventListener('input', () => settings.set(key, toSetting(input.valueAsNumber)))
  return controlRow(settings, definition, {
    input,
    value,
    show(number) {
      input.valueAsNumber = shown(Math.min(Math.max(number, min), max))
      const share = (number) => `${((number - min) / (max - min)) * 100}%`
      // Filled from 0, if that is within the range.
      input.style.setProperty('--from', share(Math.min(Math.max(0, min), max)))
      input.style.setProperty('--share', share(input.valueAsNumber / scale))
      const text = written(number, definition)
      value.textContent = text
      input.setAttribute('aria-valuetext', text)
    },
  })
}

/** Formats a value: rounded to its step, with its unit. */
export function written(number, { step, unit = '', scale = 1, none, noneName = 'none' }) {
  if (number === none || !Number.isFinite(number)) return noneName
  const digits = Math.min(4, Math.max(0, Math.ceil(-Math.log10(step * scale) - 1e-9)))
  const text = (number * scale).toFixed(digits).replace(/^-(0(\.0*)?)$/, '$1').replace('-', '−')
  return unit ? `${text}${/^[°%×]/.test(unit) ? '' : '\u202f'}${unit}` : text
}
