// Attributes and their values.
import { optionNames, settingNames, styleNames } from './names.js'

/** 'fade-min' as 'fadeMin'. */
export const camel = name => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())

const number = text => (text?.trim() ? Number(text) : NaN)
export const isOn = text => !/^(false|no|off|0)$/i.test(text.trim())

/** How attributes are read, null where they make no sense, and written; by the mark at the end of a setting's name. */
const kinds = {
  '?': {
    read: text => (text === null ? null : isOn(text)),
    write: (value, standard) => (value ? '' : standard === false ? null : 'false'),
  },
  '#': {
    read: text => { const value = number(text); return Number.isFinite(value) ? value : null },
    write: Number,
  },
  '@': {
    read: text => {
      const [x, y = 0] = (text ?? '').trim().split(/[\s,]+/).map(number)
      return Number.isFinite(x + y) ? { x, y } : null
    },
    write: value => `${Number(value.x ?? value[0])} ${Number(value.y ?? value[1] ?? 0)}`,
  },
  '"': { read: text => text, write: String },
}

/** The settings, the engine's first: attribute and property, how they are read and written, and their default. */
export const settings = [...settingNames, 'controls?', 'label"', 'motion"classic'].map((entry, index) => {
  const [, attribute, mark, text] = /(.+?)([?#@"])(.*)/.exec(entry)
  const standard = { '?': text > 0, '#': Number(text), '@': { x: 0, y: 0 }, '"': text }[mark]
  return { index, attribute, name: camel(attribute), ...kinds[mark], standard }
})

/** The options of styles: number, attribute and name; wrap, show-backfaces, front-facing and follows-path are yes or no. */
export const options = optionNames.map((attribute, index) => ({
  index,
  attribute,
  name: camel(attribute),
  isSwitch: /wrap|fac|path/.test(attribute),
}))

/** What an attribute is as a property: the settings, and the switches among the options, which are null by default. */
export const properties = [
  ...settings,
  ...options.filter(option => option.isSwitch).map(option => ({ ...option, ...kinds['?'], standard: null })),
]

/** An option as the engine takes it: kind 0 is the default, 1 a value, 2 a function. */
export function optionChoice({ name, isSwitch }, given, text) {
  const value = given[name] ?? (isSwitch && text !== null ? isOn(text) : number(text))
  if (typeof value === 'function') return [2, 0]
  return Number.isNaN(Number(value)) ? [0, 0] : [1, Number(value)]
}

export const styleNumber = name => Math.max(0, styleNames.indexOf(name))

/** 'spring(0.5 0.2)' as its profile's number and its values. */
export function motionChoice(text) {
  const [, name, values = ''] = /^\s*([a-z]+)\s*(?:\(([^)]*)\))?\s*$/.exec(text) ?? []
  const [first, second] = values.split(/[\s,]+/).map(number)
  return [Math.max(0, ['classic', 'system', 'spring'].indexOf(name)), first, second]
}
