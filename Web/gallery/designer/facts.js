// What is known of documents: written by Swift when the designer is built, from the list by which documents are checked.
import catalogue from './catalogue.js'

export const { version, styles, motions, decorations, fields, groups, shape } = catalogue

const named = (list) => new Map(list.map((one) => [one.name, one]))
const stylesByName = named(styles)
const motionsByName = named(motions)
const decorationsByName = named(decorations)
const fieldsByName = named(fields)

export const standardStyle = 'linear'
export const standardMotion = 'classic'

export const styleFacts = (name = standardStyle) => stylesByName.get(name) ?? stylesByName.get(standardStyle)
export const motionFacts = (name = standardMotion) => motionsByName.get(name) ?? motionsByName.get(standardMotion)
export const decorationFacts = (name) => decorationsByName.get(name)
export const fieldFacts = (name) => fieldsByName.get(name)

/** The fields of an object's members, for points. */
export const axes = ['x', 'y']

/** Whether a value says no more than leaving it out does. */
export function isStandard(value, field) {
  if (value === undefined) return true
  if (field.standard === undefined) return false
  if (field.shape.kind === 'object') return axes.every((axis) => (value[axis] ?? field.standard[axis]) === field.standard[axis])
  return Object.is(value, field.standard)
}
