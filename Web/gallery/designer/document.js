// Documents as values: nothing here changes one, each function returns a new one.
import {
  axes, decorationFacts, fields, isStandard, motionFacts, standardMotion, standardStyle, styleFacts, version,
} from './facts.js'

export const emptyDocument = Object.freeze({ version })

export const styleName = (document) => document.style?.name ?? standardStyle
export const profileName = (document) => document.motion?.profile ?? standardMotion

/** The value at a path such as `['style', 'tilt']`. */
export const valueAt = (document, path) => path.reduce((value, name) => value?.[name], document)

/** The document with a value at a path; undefined takes it away, and what is empty then as well. */
export function withValue(document, [name, ...rest], value) {
  if (Array.isArray(document)) return document.map((part, i) => (i === name ? withValue(part, rest, value) : part))
  const inner = rest.length ? withValue(document[name] ?? {}, rest, value) : value
  const { [name]: _, ...others } = document
  const isEmpty = inner === undefined || (rest.length && !Array.isArray(inner) && !Object.keys(inner).length)
  return isEmpty ? others : { ...document, [name]: inner }
}

/** The document with another style, which keeps the options that it has too. */
export function withStyle(document, name) {
  const known = styleFacts(name).fields
  const kept = Object.entries(document.style ?? {}).filter(([option, value]) =>
    known.some((field) => field.name === option && fits(value, field.shape)))
  return withValue(document, ['style'], { ...Object.fromEntries(kept), name })
}

/** The document with another motion, with its values at their defaults. */
export const withProfile = (document, profile) => withValue(document, ['motion'], { profile })

const fits = (value, { kind, least, most, orNone }) =>
  kind === 'boolean' ? typeof value === 'boolean' : value === null ? orNone === true : value >= least && value <= most

/** The document without what is at its default anyway. */
export function differences(document) {
  const result = { version }
  const style = changed(document.style, styleFacts(styleName(document)))
  if (styleName(document) !== standardStyle || Object.keys(style).length) {
    result.style = { name: styleName(document), ...style }
  }
  for (const field of fields) {
    const value = document[field.name]
    if (!isStandard(value, field)) result[field.name] = field.shape.kind === 'object' ? withoutStandards(value, field) : value
  }
  const motion = changed(document.motion, motionFacts(profileName(document)))
  if (profileName(document) !== standardMotion || Object.keys(motion).length) {
    result.motion = { profile: profileName(document), ...motion }
  }
  if (document.decorations?.length) {
    result.decorations = document.decorations.map((one) => ({ name: one.name, ...changed(one, decorationFacts(one.name)) }))
  }
  return ordered(result)
}

const changed = (given, facts) =>
  Object.fromEntries(facts.fields.filter((field) => !isStandard(given?.[field.name], field))
    .map((field) => [field.name, given[field.name]]))

const withoutStandards = (point, { standard }) =>
  Object.fromEntries(axes.filter((axis) => (point[axis] ?? standard[axis]) !== standard[axis]).map((axis) => [axis, point[axis]]))

const ordered = (document) =>
  Object.fromEntries(['version', 'style', ...fields.map(({ name }) => name), 'motion', 'decorations'].filter((name) => name in document).map((name) => [name, document[name]]))

/** A document's text as people read it. */
export function textOf(document) {
  const lines = Object.entries(document).map(([name, value]) => `  ${JSON.stringify(name)}: ${inline(value)}`)
  return `{\n${lines.join(',\n')}\n}`
}

function inline(value) {
  if (Array.isArray(value)) return value.length ? `[\n${value.map((one) => `    ${inline(one)}`).join(',\n')}\n  ]` : '[]'
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const parts = Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${JSON.stringify(one)}`)
  return parts.length ? `{ ${parts.join(', ')} }` : '{}'
}
