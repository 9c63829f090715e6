import { words } from '../../dom.js'
import { axes } from '../facts.js'
import { choiceRow } from './choice-row.js'
import { curveRow } from './curve-row.js'
import { numberRow } from './number-row.js'
import { setRow } from './set-row.js'
import { switchRow } from './switch-row.js'
import { colourRow, textRow } from './text-row.js'

/** The rows of a field: one, or for a point one for each of its coordinates. */
export function fieldRows(field, binding) {
  switch (field.shape.kind) {
    case 'boolean':
      return [field.standard === undefined ? choiceRow(field, binding, byStyle) : switchRow(field, binding)]
    case 'choice':
      return [choiceRow(field, binding, field.shape.names.map((name) => ({ name: words(name), value: name })))]
    case 'object':
      return axes.map((axis) => numberRow(...coordinate(field, binding, axis)))
    case 'text':
      return [field.unit === 'color' ? colourRow(field, binding) : textRow(field, binding)]
    case 'curve':
      return [curveRow(field, binding)]
    case 'list':
      return field.shape.of.kind === 'choice' ? [setRow(field, binding)] : []
    case 'path':
    case 'viewBox':
      // These are drawn, not typed.
      return []
    default:
      return [numberRow(field, binding)]
  }
}

const byStyle = [
  { name: 'By style', value: undefined },
  { name: 'On', value: true },
  { name: 'Off', value: false },
]

const ways = { x: 'across', y: 'down' }

/** A point's coordinate as a field of its own. */
function coordinate(field, binding, axis) {
  const { shape } = field.shape.members.find(({ name }) => name === axis)
  const part = {
    ...field, name: `${field.name}.${axis}`, title: `${field.title} ${ways[axis]}`, shape, standard: field.standard?.[axis] ?? 0,
  }
  return [part, {
    get: () => binding.get()?.[axis],
    standard: () => part.standard,
    set(value, isOpen) {
      const { [axis]: _, ...others } = binding.get() ?? {}
      const point = value === undefined ? others : { ...others, [axis]: value }
      binding.set(Object.keys(point).length ? point : undefined, isOpen)
    },
    close: () => binding.close(),
  }]
}
