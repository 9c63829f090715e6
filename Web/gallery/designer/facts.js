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
  if (Array.isArray(value)) return value.length === 0 && field.standard.length === 0
  return Object.is(value, field.standard)
}

/** Leaves out the fields that the element doesn't know. */
export function offerOnly(attributes) {
  const own = { axis: 'vertical', wraps: 'wrap' }
  const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const known = fields.filter(({ name }) => attributes.has(own[name] ?? kebab(name)))
  fields.splice(0, fields.length, ...known)
}
