// Attributes and their values.
import { connect, disconnect, engine, optionNames, settingNames, styleNames } from './engine.js'

/** 'fade-min' as 'fadeMin'. */
export const camel = name => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())

const number = text => (text === null || text.trim() === '' ? NaN : Number(text))
export const isOn = text => !/^(false|no|off|0)$/i.test(text.trim())

const parsers = {
  '?': {
    parse: text => (text === null ? null : isOn(text)),
    write: (value, standard) => (value == null ? null : value ? '' : standard ? 'false' : null),
    numbers: value => [value ? 1 : 0, 0],
  },
  '#': {
    parse: text => { const value = number(text); return Number.isFinite(value) ? value : null },
    write: value => (value == null ? null : String(Number(value))),
    numbers: value => [value, 0],
  },
  '@': {
    parse: text => {
      const [x, y = 0] = (text ?? '').trim().split(/[\s,]+/).map(number)
      return Number.isFinite(x) && Number.isFinite(y) ? { x, y } : null
    },
    write: value => (value == null ? null : `${Number(value.x ?? value[0])} ${Number(value.y ?? value[1] ?? 0)}`),
    numbers: value => [value.x, value.y],
  },
}

/** The engine's settings: attribute and property, how they are read and written, and their default. */
export const settings = settingNames.map((marked, index) => {
  const mark = marked.at(-1)
  const attribute = marked.slice(0, -1)
  return { index, attribute, property: camel(attribute), mark, ...parsers[mark], standard: null }
})

// The defaults are the engine's; a carousel that is thrown away tells them.
const probe = connect({})
for (const setting of settings) {
  const value = engine.setting(probe, setting.index)
  setting.standard = setting.mark === '?' ? value !== 0 : setting.mark === '@' ? { x: 0, y: 0 } : value
}
disconnect(probe)

/** The options of styles: number, attribute and name; some are yes or no. */
export const options = optionNames.map((attribute, index) => ({
  index,
  attribute,
  name: camel(attribute),
  isSwitch: attribute === 'wrap' || attribute === 'show-backfaces',
}))

/** An option as the engine takes it: kind 0 is the default, 1 a value, 2 a function. */
export function optionChoice(option, given, text) {
  const value = given?.[option.name]
  if (typeof value === 'function') return [2, 0]
  if (value != null && !Number.isNaN(Number(value))) return [1, Number(value)]
  if (text === null) return [0, 0]
  const parsed = option.isSwitch ? Number(isOn(text)) : number(text)
  return Number.isNaN(parsed) ? [0, 0] : [1, parsed]
}

export const styleNumber = name => Math.max(0, styleNames.indexOf(name))

const profiles = ['classic', 'system', 'spring']

/** 'spring(0.5 0.2)' as its profile's number and its values. */
export function motionChoice(text) {
  const [, name, values = ''] = /^\s*([a-z]+)\s*(?:\(([^)]*)\))?\s*$/.exec(text ?? '') ?? []
  const [first, second] = values.split(/[\s,]+/).map(number)
  return [Math.max(0, profiles.indexOf(name)), first ?? NaN, second ?? NaN]
}

export const motionName = text => profiles[motionChoice(text)[0]]
