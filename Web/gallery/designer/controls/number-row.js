import { freshId, make } from '../../dom.js'
import { noneEnd, spoken } from '../units.js'
import { numberEntry } from './number-entry.js'
import { row } from './row.js'

/** A number: a range to pull, and a field to type into, with its unit. */
export function numberRow(field, binding) {
  const [least, most] = field.sensible
  const isWhole = field.shape.kind === 'whole'
  const slider = make('input', { type: 'range', id: freshId('range'), min: least, max: most, step: isWhole ? 1 : field.step })
  const { box, show: showEntry } = numberEntry(field, binding)
  slider.title = field.summary
  const none = field.shape.orNone ? noneEnd(field) : undefined
  const fromSlider = () => {
    const value = slider.valueAsNumber
    if (value === none) return null
    return isWhole ? Math.round(value) : Number(value.toPrecision(9))
  }

  slider.addEventListener('input', () => binding.set(fromSlider(), true))
  slider.addEventListener('change', () => binding.close())
  slider.addEventListener('dblclick', () => binding.set(undefined))

  function show(value) {
    const place = value === null ? none : Math.min(Math.max(value ?? 0, least), most)
    if (slider.valueAsNumber !== place) slider.valueAsNumber = place
    const share = (number) => `${((Math.min(Math.max(number, least), most) - least) / (most - least)) * 100}%`
    const standard = binding.standard()
    // The way from where it stands by itself to where it is now.
    slider.style.setProperty('--from', share(standard === null ? none : standard ?? place))
    slider.style.setProperty('--share', share(place))
    slider.setAttribute('aria-valuetext', value === undefined ? 'default' : spoken(value, field))
    showEntry(value)
  }

  return row(field, binding, { input: slider, head: [box], body: [slider], show })
}
