import { make } from '../dom.js'
import { actionButton } from './button.js'
import { choice } from './choice.js'
import { number } from './number.js'
import { slider } from './slider.js'
import { toggle } from './switch.js'

const kinds = { range: slider, switch: toggle, choice, number }

/** The controls of an example, in groups in the order of the definitions, actions first. */
export function controlsFor(settings, actions = [], readings = null) {
  const parts = []
  if (readings) parts.push(readings)
  if (actions.length) parts.push(make('div', { className: 'actions' }, ...actions.map(actionButton)))
  const groups = grouped(settings.definitions.values())
  for (const [name, definitions] of groups) {
    const rows = definitions.map((definition) => kinds[definition.kind](settings, definition))
    if (!name) parts.push(...rows)
    else parts.push(make('fieldset', { className: 'group' }, legend(name), ...rows))
  }
  return parts
}

const legend = (name) => make('legend', { className: 'group-name' }, name)

function grouped(definitions) {
  const groups = new Map()
  for (const definition of definitions) {
    const name = definition.group ?? ''
    if (!groups.has(name)) groups.set(name, [])
    groups.get(name).push(definition)
  }
  return groups
}
