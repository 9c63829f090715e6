// What a document says, as lines of Swift that go for every host.
import { differences, profileName, styleName } from '../document.js'
import { fieldFacts, fields, styleFacts } from '../facts.js'

/** A style's name in Swift: `.coverFlow2` for `cover-flow-2`. */
export const styleWord = (name) => `.${camel(name.replace(/-(\d)d$/, '$1D'))}`

const camel = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())

/** A number as Swift writes it. */
export const number = (value) => String(value)

/** What is set on a carousel: `[{ name, value }]`, the name as in `options.tilt`, the value a Swift expression. */
export function settingsOf(document, { point = enginePoint, vector = point } = {}) {
  const needed = differences(document)
  const settings = styleFacts(styleName(document)).fields
    .filter(({ name, property }) => property && needed.style?.[name] !== undefined)
    .map(({ name, property }) => ({ name: `options.${property}`, value: option(needed.style[name], name) }))
  for (const { name, property, shape } of fields) {
    const value = needed[name]
    if (value === undefined || !property) continue
    if (name === 'axis') settings.push({ name: 'isVertical', value: `${value === 'vertical'}` })
    else if (name === 'momentumCurve') settings.push({ name: property, value: curve(value) })
    else if (name === 'transitions') settings.push({ name: property, value: `[${value.map((one) => `.${one}`).join(', ')}]` })
    else if (name === 'wraps') settings.push({ name: 'options.wrap', value: value ? '1' : '0' })
    else if (shape.kind === 'object') {
      settings.push({ name: property, value: (name === 'panVector' ? vector : point)({ ...fieldFacts(name).standard, ...value }) })
    } else settings.push({ name: property, value: String(value) })
  }
  return [...settings, ...motionOf(needed)]
}

function option(value, name) {
  if (value === null) return name === 'fadeMin' ? '.constant(-.infinity)' : '.constant(.infinity)'
  return typeof value === 'boolean' ? (value ? '1' : '0') : number(value)
}

/** A curve of time: `.easeInOut`, or one with its controls. */
function curve(text) {
  const numbers = /\((.*)\)/.exec(text)?.[1].split(',').map((part) => number(Number(part)))
  if (!numbers) return `.${camel(text)}`
  const [x1, y1, x2, y2] = numbers
  return `.bezier(x1: ${x1}, y1: ${y1}, x2: ${x2}, y2: ${y2})`
}

const enginePoint = ({ x = 0, y = 0 }) => `.init(x: ${number(x)}, y: ${number(y)})`

/** The profile, and what a classic flick has of its own. */
function motionOf(document) {
  const { motion = {} } = document
  const values = Object.entries(motion).filter(([name]) => name !== 'profile')
  switch (profileName(document)) {
    case 'classic':
      return values.map(([name, value]) => ({ name, value: number(value) }))
    case 'spring': {
      const { response = 0.5, bounce = 0 } = motion
      const call = values.length ? `.spring(response: ${number(response)}, bounce: ${number(bounce)})` : '.spring'
      return [{ name: 'motion', value: call }]
    }
    default: {
      const call = values.map(([name, value]) => `${name}: ${number(value)}`).join(', ')
      return [{ name: 'motion', value: `.${motion.profile}${call ? `(${call})` : ''}` }]
    }
  }
}

/** What the views of Apple's toolkits leave to the engine's carousel beneath them. */
const engines = ['transitionDuration']

/** The lines that set them on a view of Apple's toolkits. */
export function viewLines(owner, settings) {
  const inner = settings.filter(({ name }) => engines.includes(name))
  const outer = lines(owner, settings.filter((setting) => !inner.includes(setting)))
  return [...outer, ...inner.map(({ name, value }) => `${owner}.update { $0.${name} = ${value} }`)]
}

/** The lines that set them on something with a name. */
export const lines = (owner, settings) => settings.map(({ name, value }) => `${owner}.${name} = ${value}`)

export const indented = (text, depth) => text.map((line) => (line ? ' '.repeat(depth) + line : '')).join('\n')

export const body = (list, depth) => (list.length ? `${indented(list, depth)}\n` : '')

export const imports = (...modules) => [...new Set(modules)].sort().map((module) => `import ${module}`).join('\n')

/** The room that items have, where the document doesn't say it and they have margins, which belong to no view. */
export const lengthOf = (document, { width, height, margin }) =>
  margin && !differences(document).itemWidth
    ? [{ name: 'givenItemLength', value: number(Number(((document.axis === 'vertical' ? height : width) + 2 * margin).toFixed(2))) }]
    : []

/** What is drawn with the carousel: where it is, as dots or as a count, and whether there are buttons. */
export function controlsOf(document) {
  const { controls = false, indicator } = differences(document)
  return { hasButtons: controls, indicator: indicator ?? 'none', isAny: controls || indicator !== undefined }
}
