// Attributes and their values. The engine's table lists those of the engine; those of the element alone are listed
// here.
import { optionKindComputed, optionKindConstant, optionKindDefault } from 'engine-calls'
import { attempt } from './attempt.js'
import { cssValuesOf, isCss } from './css-values.js'
import { limits } from './limits.js'
import { motionNames, optionList, settingList, styleNames, transitionNames } from './names.js'
import { stopsOf, stopsText } from './stops.js'

/** 'fade-min' as 'fadeMin'. */
export const camel = name => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())

/** Whether a text is short enough to be parsed; a longer one is invalid, as in documents. */
export const isShort = text => text.length <= limits.text

/** Words for numbers. */
const words = { __proto__: null, start: 0, center: 0.5, end: 1, auto: 0 }
/** The units that values of a kind may have, or leave out. */
const units = { number: '', length: 'px', seconds: 's' }

/** A value as most pages write it, a number with or without its unit; NaN if the browser has to read it. */
function plain(kind, text) {
  const [, value, unit] = isShort(text) && /^\s*([-+.\de]+)\s*(px|s|)\s*$/i.exec(text) || []
  return words[text] ?? (!unit || unit === units[kind] ? Number(value ?? NaN) : NaN)
}
const numbers = text => partsOf(text).map(part => plain('number', part))

/** The parts of a text between spaces and commas, other than those in parentheses. */
function partsOf(text) {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    if (depth <= 0 && /[\s,]/.test(letter)) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.filter(Boolean)
}

/** Reads a value: here if it is plain, or as CSS. Null if it is invalid. */
function finite(kind, text, readCss) {
  const number = plain(kind, text), value = Number.isNaN(number) ? readCss(text) : number
  return Number.isFinite(value) ? value : null
}
const isValue = (kind, text) => Number.isFinite(plain(kind, text)) || isCss(kind, text)
const isPair = (kind, text) => [1, 2].includes(partsOf(text).length) && partsOf(text).every(part => isValue(kind, part))

/** A point of its parts, of which the second may be missing; null if one of them is invalid. */
const pointOf = ([x, y, ...more], standard) =>
  (x ?? null) !== null && y !== null && !more.length ? { x, y: y ?? standard.y } : null
const isOn = text => !/^(false|no|off|0)$/i.test(text.trim())

/**
 * How an attribute of a kind is parsed, to null if it is invalid, and formatted; for the kinds of the engine's settings also its default
 * from the engine's two numbers, and the two numbers of a value. Of those that the browser may have to read, `accepts` knows what is
 * valid before there is a layout, and `takes` says it.
 */
const kinds = {
  flag: {
    read: text => isOn(text),
    write: (value, standard) => (value ? '' : standard === false ? null : 'false'),
    standard: x => x !== 0,
    values: value => [value ? 1 : 0, 0],
  },
  number: {
    read: (text, { css }) => finite('number', text, text => css.number(text)),
    accepts: text => isValue('number', text),
    takes: 'a number',
    write: value => String(Number(value)),
    standard: x => x,
    values: value => [value, 0],
  },
  point: {
    read: (text, { css, standard }) => pointOf(partsOf(text).map(part => finite('number', part, text => css.number(text))), standard),
    accepts: text => isPair('number', text),
    takes: 'one or two numbers',
    // A pair or an object; anything else counts as the default.
    write: (value, standard) => (Array.isArray(value) ? value.join(' ') : `${value.x ?? standard.x} ${value.y ?? standard.y}`),
    standard: (x, y) => ({ x, y }),
    values: ({ x, y }) => [x, y],
  },
  transitions: {
    read: text => {
      const given = text.split(/[\s,]+/)
      return transitionNames.filter(name => given.includes('all') || given.includes(name))
    },
    write: value => (Array.isArray(value) ? value.join(' ') : String(value)),
    standard: bits => transitionNames.filter((_, bit) => bits & (1 << bit)),
    values: names => [names.reduce((bits, name) => bits | (1 << transitionNames.indexOf(name)), 0), 0],
  },
  // Its length is limited where it is parsed, if it is.
  text: { read: text => text, write: String, isPlain: true },
  stops: { read: stopsOf, write: value => (Array.isArray(value) ? stopsText(value) : String(value)) },
}

/** A length, along the axis of the carousel. */
kinds.length = {
  ...kinds.number,
  read: (text, { css, attribute, isVertical }) => finite('length', text, text => css.length(attribute, 0, text, isVertical())),
  accepts: text => isValue('length', text),
  takes: 'a length, such as 16px or 1rem',
}

/** Two lengths: along the axis of the carousel, or of the screen, the second from top to bottom. */
kinds.lengths = {
  ...kinds.point,
  read: (text, { css, standard, attribute, isVertical }) => {
    const isAcross = part => (attribute === 'insets' ? isVertical() : part > 0)
    return pointOf(partsOf(text).map((part, n) => finite('length', part, text => css.length(attribute, n, text, isAcross(n)))), standard)
  },
  accepts: text => isPair('length', text),
  takes: 'one or two lengths, such as 16px or 1rem 2rem',
}

/** A time. */
kinds.seconds = {
  ...kinds.number,
  read: (text, { css }) => finite('seconds', text, text => css.seconds(text)),
  accepts: text => isValue('seconds', text),
  takes: 'a number of seconds',
  isTime: true,
}

/** One of several names. */
const choice = (_, ...names) => ({
  names,
  read: text => (names.includes(text) ? text : null),
  write: String,
  standard: x => names[x],
  values: value => [names.indexOf(value), 0],
})

/** The engine's settings: number, attribute, property, default, and how they are parsed and formatted. */
export const settings = settingList.map(([name, kind, ...rest], index) => {
  const parser = kinds[kind] ?? choice(...rest)
  return { index, attribute: name, name: camel(name), ...parser, standard: parser.standard(...rest) }
})

/** The setting with an attribute; undefined if it is none. */
export const settingFor = attribute => settings.find(setting => setting.attribute === attribute)

/** The engine's options of styles. */
export const options = optionList.map(([name, isFlag], index) => ({ index, attribute: name, name: camel(name), isFlag }))

/** The attributes of the element alone. */
const own = [
  ['controls', 'flag', false],
  ['copies', 'flag', false],
  ['marks', 'flag', false],
  ['as-list', 'flag', false],
  ['list-button', 'flag', false],
  ['show-autoplay-progress', 'flag', false],
  ['controls-for', 'text', ''],
  ['linked-to', 'text', ''],
  ['hash', 'flag', false],
  ['label', 'text', ''],
  ['motion', 'text', motionNames[0]],
  ['momentum-curve', 'text', null],
  ['path', 'text', null],
  ['view-box', 'text', null],
  ['scales', 'stops', null],
  ['opacities', 'stops', null],
].map(([attribute, kind, standard]) => ({ attribute, name: camel(attribute), ...kinds[kind], standard }))

/** All attributes that are plain properties; of the options only Booleans, which are null by default. */
export const properties = [
  ...settings,
  ...options.filter(option => option.isFlag).map(option => ({ ...option, ...kinds.flag, standard: null })),
  ...own,
]

/** The texts of the custom properties of each element, by their attributes; see styled.js. */
export const styledTexts = new WeakMap()

/** Returns the text of an attribute, or that of its custom property; null without both. */
export const textOf = (element, attribute) => element.getAttribute(attribute) ?? styledTexts.get(element)?.[attribute] ?? null

/** Parses the text of an element's attribute; its default if it is missing or invalid. */
export function valueOf({ attribute, read, standard, isPlain }, text, element) {
  if (text === null || !(isPlain || isShort(text))) return standard
  const isVertical = () => element.vertical
  return read(text, { attribute, standard, css: cssValuesOf(element), isVertical }) ?? standard
}

/** The attribute of an item with its own time of autoplay. */
export const intervalAttribute = 'data-carousel-autoplay'

/** A time of CSS, in seconds; null if it is invalid. */
export const secondsOf = (text, host) => kinds.seconds.read(text, { css: cssValuesOf(host) })

/** The names that an attribute takes; undefined if it takes others. */
export const namesFor = attribute =>
  attribute === 'item-style' ? styleNames : settingFor(attribute)?.names

/** What an attribute takes that the browser may have to read; undefined if it takes others. */
export const takenBy = attribute => settingFor(attribute) ?? optionKind(attribute) ?? (attribute === intervalAttribute ? kinds.seconds : undefined)

const optionKind = attribute => (options.some(option => option.attribute === attribute && !option.isFlag) ? kinds.number : undefined)

/** Whether an attribute has a value that it doesn't take: a name that does not exist, or a time in milliseconds, for example. */
export function isOdd(name, text) {
  const { accepts, isTime } = takenBy(name) ?? {}
  return namesFor(name)?.includes(text) === false || accepts?.(text) === false || isTime && plain('seconds', text) >= milliseconds
}

/** Times from here on look like milliseconds; all are in seconds. */
export const milliseconds = 100

/** Returns an option as the engine takes it: its kind, and its value. */
export function optionChoice({ name, isFlag }, all, text, element) {
  const ofText = () => (isFlag ? isOn(text) : kinds.number.read(text, { css: cssValuesOf(element) }) ?? NaN)
  const value = all[name] ?? (text === null || !isShort(text) ? NaN : ofText())
  if (typeof value === 'function') return [optionKindComputed, 0]
  const given = attempt(() => Number(value), NaN)
  return Number.isNaN(given) ? [optionKindDefault, 0] : [optionKindConstant, given]
}

export const styleNumber = name => Math.max(0, styleNames.indexOf(name))

/** Parses 'spring(0.5 0.2)' to the number of the profile and its values. */
export function motionChoice(text) {
  // Two neighbouring `\s*` would share the spaces in every way that there is.
  const [, name, values = ''] = isShort(text) && /^\s*([a-z]+)\s*(?:\(([^)]*)\)\s*)?$/.exec(text) || []
  const [first = NaN, second = NaN] = numbers(values)
  return [Math.max(0, motionNames.indexOf(name)), first, second]
}
