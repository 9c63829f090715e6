import { words } from '../../dom.js'
import { bindingOf } from '../model.js'
import { choiceRow } from './choice-row.js'
import { curveRow } from './curve-row.js'
import { numberRow } from './number-row.js'
import { setRow } from './set-row.js'
import { switchRow } from './switch-row.js'
import { colourRow, textRow } from './text-row.js'

/** Returns the rows of a field: one, or one per coordinate of a point. Fields edited on the stage have none. */
export function fieldRows(field, place) {
  const binding = bindingOf(place)
  switch (field.kind) {
    case 'boolean': return [field.hasDefault ? switchRow(field, binding) : choiceRow(field, binding, byStyle)]
    case 'choice': return [choiceRow(field, binding, field.names.map((name) => ({ name: words(name), value: name })))]
    case 'point':
      return field.coordinates.map((part) => numberRow(part, bindingOf([...place, part.name.split('.').at(-1)])))
    case 'text': return [textRow(field, binding)]
    case 'color': return [colourRow(field, binding)]
    case 'curve': return [curveRow(field, binding)]
    case 'set': return [setRow(field, binding)]
    case 'number': return [numberRow(field, binding)]
    default: return []
  }
}

const byStyle = [
  { name: 'By style', value: undefined },
  { name: 'On', value: true },
  { name: 'Off', value: false },
]
