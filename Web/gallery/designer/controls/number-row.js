import { freshId, make } from '../../dom.js'
import { numberEntry } from './number-entry.js'
import { row } from './row.js'

/** A number: a slider and a number field, with the unit. */
export function numberRow(field, binding) {
  const [least, most] = field.range
  const slider = make('input', { type: 'range', id: freshId('range'), min: least, max: most, step: field.step })
  const { box, show: showEntry } = numberEntry(field, binding)
  slider.title = field.summary

  slider.addEventListener('input', () => binding.set(binding.slid(slider.valueAsNumber)[0], true))
  slider.addEventListener('change', () => binding.close())
  slider.addEventListener('dblclick', () => binding.reset())

  function show(now) {
    const { place, usualPlace, text = 'default' } = now
    if (slider.valueAsNumber !== place) slider.valueAsNumber = place
    const share = (number) => `${((number - least) / (most - least)) * 100}%`
    // The track is filled from the default to the value.
    slider.style.setProperty('--from', share(usualPlace))
    slider.style.setProperty('--share', share(place))
    slider.setAttribute('aria-valuetext', text)
    showEntry(now)
  }

  return row(field, binding, { input: slider, head: [box], body: [slider], show })
}
