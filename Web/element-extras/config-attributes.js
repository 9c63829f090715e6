// Between documents and a carousel's attributes. The attributes are what the carousel goes by, so that a document is read
// from them as it was written to them.
import { problemsOf } from './config-shape.js'
import { stopsOf, stopsText } from '../element/stops.js'
import { decorationsOfText } from './decorations-text.js'
import { shape, version } from './config-document.js'

const kebab = name => name.replace(/[A-Z]/g, letter => '-' + letter.toLowerCase())
const members = Object.fromEntries(shape.members.map(member => [member.name, member.shape]))

/** The fields that are a value in an attribute of nearly the same name. */
const plain = shape.members.filter(({ name, shape }) =>
  !['version', '$schema', 'style', 'axis', 'wraps', 'motion', 'decorations'].includes(name))

/** All options that any style has. */
const optionNames = [...new Set(members.style.all.flatMap(style => style.members.map(({ name }) => name)))]

/** The options that go on without end where there is none. */
const none = { fadeMin: -Infinity, fadeMax: Infinity }

/** A document as attributes: each name with its text, or null where the document says nothing. */
export function attributesOf(document) {
  const { style = {}, motion = {}, axis, wraps } = document
  const { profile, decelerationRate } = motion
  const isClassic = (profile ?? members.motion.standard) === 'classic'
  const result = {
    'item-style': style.name ?? null,
    vertical: axis ? flag(axis === 'vertical') : null,
    wrap: written(wraps),
    motion: profile ? call(profile, isClassic ? [] : motionValues(motion)) : null,
    'deceleration-rate': isClassic ? written(decelerationRate) : null,
  }
  for (const name of optionNames) {
    result[kebab(name)] = style[name] === null ? String(none[name]) : written(style[name])
  }
  for (const { name } of plain) result[kebab(name)] = written(document[name], name === 'focusPoint' ? 0.5 : 0)
  return result
}

const flag = value => (value ? '' : 'false')
const call = (name, values) => (values.length ? `${name}(${values.join(' ')})` : name)

/** @param middle What a point has where it says nothing. */
function written(value, middle = 0) {
  if (value === undefined) return null
  if (typeof value === 'boolean') return flag(value)
  if (Array.isArray(value)) return typeof value[0] === 'object' ? stopsText(value) : value.join(' ')
  return typeof value === 'object' ? `${value.x ?? middle} ${value.y ?? middle}` : String(value)
}

const fieldsOf = (variants, name) => variants.all.find(one => one.name === name)?.members ?? []

/** The values of a motion in their order, up to the last that is given; what is missing on the way is left to the usual. */
function motionValues(motion) {
  const values = fieldsOf(members.motion, motion.profile).map(({ name }) => motion[name])
  while (values.length && values.at(-1) === undefined) values.pop()
  return values.map(value => value ?? 'usual')
}

/** A document that says what a carousel's attributes and properties say now. What documents can't say is left out. */
export function documentOf(host, { isOn }) {
  const document = { version }
  const text = name => host.getAttribute(name)
  const add = (name, value) => {
    if (value !== undefined && value !== null && !problemsOf(value, members[name]).length) document[name] = value
  }
  const style = styleOf(host, text, isOn)
  if (Object.keys(style).length) add('style', style)
  if (text('vertical') !== null) add('axis', host.vertical ? 'vertical' : 'horizontal')
  add('wraps', host.wrap)
  for (const { name } of plain) {
    if (text(kebab(name)) === null) continue
    add(name, name === 'indicator' ? host.indicator || 'none' : host[name])
  }
  const motion = motionOf(text('motion'), text('deceleration-rate'))
  if (Object.keys(motion).length) add('motion', motion)
  add('decorations', decorationsOf(host.decorations))
  return document
}

/** Functions are left out, which no document can have. */
function decorationsOf(value) {
  const list = typeof value === 'string' ? decorationsOfText(value, () => {}) : value
  if (!Array.isArray(list)) return null
  const plain = one => Object.fromEntries(Object.entries(one).filter(([, value]) => typeof value !== 'function'))
  return list.map(one => (typeof one === 'object' && one ? plain(one) : { name: one }))
}

function styleOf(host, text, isOn) {
  const name = host.itemStyle
  if (name === 'custom') return {}
  const style = text('item-style') === null ? {} : { name }
  for (const { name: option, shape } of fieldsOf(members.style, name)) {
    const given = host.options[option] ?? text(kebab(option))
    const isEmpty = given === '' && !['boolean', 'list'].includes(shape.kind)
    if (given === null || typeof given === 'function' || isEmpty) continue
    const value = valueOf(given, shape, isOn)
    const json = shape.orNone && value === none[option] ? null : value
    if (!problemsOf(json, shape).length) style[option] = json
  }
  return style
}

function valueOf(given, { kind }, isOn) {
  if (kind === 'boolean') return typeof given === 'string' ? isOn(given) : Boolean(given)
  if (kind === 'list') return stopsOf(given)
  return kind === 'path' || kind === 'viewBox' ? given : Number(given)
}

function motionOf(text, rate) {
  const [, profile, values = ''] = /^\s*([a-z]+)\s*(?:\(([^)]*)\))?\s*$/.exec(text ?? '') ?? []
  const known = fieldsOf(members.motion, profile ?? members.motion.standard)
  const motion = known.length && profile ? { profile } : {}
  const given = profile === undefined || profile === 'classic' ? [rate ?? ''] : values.split(/[\s,]+/)
  known.forEach(({ name, shape }, index) => {
    const value = given[index] ? Number(given[index]) : NaN
    if (!problemsOf(value, shape).length) motion[name] = value
  })
  return motion
}

/** Decorations as the attribute has them; what the text can't hold is left out. */
export function decorationText(list) {
  const value = value => (typeof value === 'string' ? value.replace(/[,;]/g, ' ') : value)
  return list.map(({ name, ...fields }) => {
    const parts = Object.entries(fields).map(([field, one]) => `${field}: ${value(one)}`)
    return parts.length ? `${name}(${parts.join(', ')})` : name
  }).join(' ')
}
