// Checks documents by their shape, which the Swift module CarouselConfiguration writes down; see Shape+Checking.swift,
// which says the same of the same documents, word for word.

import { parseViewBox } from '../element/view-box.js'
import { parsePath } from './config-path.js'

/** How much of a text is quoted in an error, in characters. */
const longestQuote = 40

/** What is wrong with a value, as `{ path, message }`; known fields first, then unknown ones by the alphabet. */
export function problemsOf(value, shape, path = '') {
  const expected = what => [{ path, message: `expected ${what}, got ${wordsFor(value)}` }]
  switch (shape.kind) {
    case 'boolean':
      return typeof value === 'boolean' ? [] : expected('true or false')
    case 'number':
      if (shape.orNone && value === null) return []
      return isWithin(value, shape) ? [] : expected(`a number ${wordsForRange(shape)}${shape.orNone ? ', or null' : ''}`)
    case 'whole':
      return isWithin(value, shape) && Number.isInteger(value) ? [] : expected(`a whole number ${wordsForRange(shape)}`)
    case 'choice':
      return shape.names.includes(value) ? [] : expected(shape.names.map(name => JSON.stringify(name)).join(' or '))
    case 'text':
      return typeof value === 'string' ? [] : expected('text')
    case 'curve':
      return isCurve(value) ? [] : expected('a curve such as "ease-in" or "cubic-bezier(0.4, 0, 0.2, 1)"')
    case 'path':
      return typeof value === 'string' ? problemOfPath(value, path) : expected('text')
    case 'viewBox':
      return typeof value === 'string' && parseViewBox(value) ? [] : expected('a view box such as "0 0 100 60"')
    case 'list':
      if (!Array.isArray(value)) return expected('a list')
      if (value.length > shape.most) return [{ path, message: `expected at most ${shape.most}, got ${value.length}` }]
      return value.flatMap((part, index) => {
        const place = `${path}[${index}]`
        const isLate = index > 0 && shape.onlyFirst && part?.[shape.of.tag] === shape.onlyFirst
        if (isLate) return [{ path: place, message: `${JSON.stringify(shape.onlyFirst)} has to come first` }]
        return problemsOf(part, shape.of, place)
      })
    case 'object':
      return isObject(value) ? problemsOfMembers(value, shape.members, path, '') : expected('an object')
    case 'variants':
      return isObject(value) ? problemsOfVariant(value, shape, path) : expected('an object')
  }
}

/** A curve of time, as style sheets write it. */
function isCurve(text) {
  if (['linear', 'ease-in', 'ease-out', 'ease-in-out'].includes(text)) return true
  const parts = /^cubic-bezier\((.*)\)$/.exec(typeof text === 'string' ? text : '')?.[1].split(',') ?? []
  const values = parts.map(part => (/^ *-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)? *$/.test(part) ? Number(part) : NaN))
  const isWithin = (value, least, most) => value >= least && value <= most
  return values.length === 4 && values.every((value, i) => (i % 2 ? isWithin(value, -1, 2) : isWithin(value, 0, 1)))
}

function problemOfPath(text, path) {
  try {
    parsePath(text)
    return []
  } catch ({ message }) {
    return [{ path, message }]
  }
}

/** Plain objects only: others say nothing of themselves by their members. */
export const isObject = value => Object.prototype.toString.call(value) === '[object Object]'

/** What is undefined is not there, as in JSON. */
export const has = (object, name) => Object.hasOwn(object, name) && object[name] !== undefined

const isWithin = (value, { least, most }) => typeof value === 'number' && value >= least && value <= most

function problemsOfMembers(object, members, path, owner, tag) {
  const known = new Set(members.map(({ name }) => name)).add(tag)
  return [
    ...members.flatMap(({ name, shape }) =>
      has(object, name) ? problemsOf(object[name], shape, pathTo(path, name)) : []),
    ...Object.keys(object).filter(name => !known.has(name) && has(object, name)).sort()
      .map(name => ({ path: pathTo(path, name), message: `unknown field${owner}` })),
  ]
}

function problemsOfVariant(object, { tag, noun, standard, all }, path) {
  const place = pathTo(path, tag)
  const name = has(object, tag) ? object[tag] : standard
  if (name === undefined) return [{ path: place, message: `missing; it says which ${noun} it is` }]
  if (typeof name !== 'string') return [{ path: place, message: `expected text, got ${wordsFor(name)}` }]
  const variant = all.find(variant => variant.name === name)
  if (!variant) return [{ path: place, message: `there is no ${noun} ${wordsFor(name)}` }]
  return problemsOfMembers(object, variant.members, path, ` of ${JSON.stringify(name)}`, tag)
}

/** With a dot, or in brackets where the name is no word. */
function pathTo(path, name) {
  if (!/^[A-Za-z_$][\w$]*$/.test(name)) return `${path}[${JSON.stringify(name)}]`
  return path ? `${path}.${name}` : name
}

const wordsForRange = ({ least, most }) => `from ${least} to ${most}`

export function wordsFor(value) {
  if (Array.isArray(value)) return 'a list'
  if (typeof value !== 'string') return value !== null && typeof value === 'object' ? 'an object' : String(value)
  const characters = [...value]
  return JSON.stringify(characters.length > longestQuote ? characters.slice(0, longestQuote).join('') + '…' : value)
}
