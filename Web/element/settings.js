// Attributes and their values. The engine's table lists those of the engine; those of the element alone are listed
// here.
import { attempt } from './attempt.js'
import { limits } from './limits.js'
import { motionNames, optionList, settingList, styleNames, transitionNames } from './names.js'
import { stopsOf, stopsText } from './stops.js'

/** 'fade-min' as 'fadeMin'. */
export const camel = name => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())

/** Whether a text is short enough to be parsed; a longer one is invalid, as in documents. */
export const isShort = text => text.length <= limits.text

/** Words for numbers. */
const words = { __proto__: null, start: 0, center: 0.5, end: 1, auto: 0 }
/** Lengths may have their unit. */
const number = text => words[text] ?? (text && isShort(text) && text.trim() ? Number(text.replace(/px$/, '')) : NaN)
const numbers = text => text.trim().split(/[\s,]+/).map(number)
const isOn = text => !/^(false|no|off|0)$/i.test(text.trim())

/**
 * How an attribute of a kind is parsed, to null if it is invalid, and formatted; for the kinds of the engine's settings
 * also its default from the engine's two numbers, and the two numbers of a value.
 */
const kinds = {
  flag: {
    read: text => isOn(text),
    write: (value, standard) => (value ? '' : standard === false ? null : 'false'),
    standard: x => x !== 0,
    values: value => [value ? 1 : 0, 0],
  },
  number: {
    read: text => (Number.isFinite(number(text)) ? number(text) : null),
    write: value => String(Number(value)),
    standard: x => x,
    values: value => [value, 0],
  },
  point: {
    read: (text, standard) => {
      const [x, y = standard.y, ...more] = numbers(text)
      return Number.isFinite(x + y) && !more.length ? { x, y } : null
    },
    // A text, a pair or an object; anything else counts as the default.
    write: (value, standard) => {
      if (typeof value === 'string') return value
      return Array.isArray(value) ? value.join(' ') : `${value.x ?? standard.x} ${value.y ?? standard.y}`
    },
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

/** A time. */
kinds.seconds = { ...kinds.number, isTime: true }

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
  ['as-list', 'flag', false],
  ['list-button', 'flag', false],
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

/** Parses the text of an attribute; its default if it is missing or invalid. */
export function valueOf({ read, standard, isPlain }, text) {
  return (text === null || !(isPlain || isShort(text)) ? null : read(text, standard)) ?? standard
}

/** The names that an attribute takes; undefined if it takes others. */
export const namesFor = attribute =>
  attribute === 'item-style' ? styleNames : settingFor(attribute)?.names

/** Whether an attribute has a name that does not exist, or a time that is no number of seconds. */
export const isOdd = (name, text) =>
  namesFor(name)?.includes(text) === false || settingFor(name)?.isTime && !(parseFloat(text) < milliseconds)

/** Times from here on look like milliseconds; all are in seconds. */
export const milliseconds = 100

/** Returns an option as the engine takes it: kind 0 is the default, 1 a value, 2 a function. */
export function optionChoice({ name, isFlag }, all, text) {
  const value = all[name] ?? (isFlag && text !== null ? isOn(text) : number(text))
  if (typeof value === 'function') return [2, 0]
  const given = attempt(() => Number(value), NaN)
  return Number.isNaN(given) ? [0, 0] : [1, given]
}

export const styleNumber = name => Math.max(0, styleNames.indexOf(name))

/** Parses 'spring(0.5 0.2)' to the number of the profile and its values. */
export function motionChoice(text) {
  // Two neighbouring `\s*` would share the spaces in every way that there is.
  const [, name, values = ''] = isShort(text) && /^\s*([a-z]+)\s*(?:\(([^)]*)\)\s*)?$/.exec(text) || []
  const [first, second] = numbers(values)
  return [Math.max(0, motionNames.indexOf(name)), first, second ?? NaN]
}
