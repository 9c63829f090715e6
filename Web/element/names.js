// The engine's own names of styles, options and settings, with their kinds and defaults: they are declared there, and read once.
import { ask, textOfRecords } from './engine.js'

const lists = textOfRecords(ask('names')).split('\n\n').map(list => list.trim().split('\n').map(line => line.split(' ')))
const [styles, options, settings, transitions, motions] = lists

const firsts = list => list.map(([name]) => name)

export const styleNames = firsts(styles)
export const transitionNames = firsts(transitions)
export const motionNames = firsts(motions)

/** The options of styles: name and kind, each at its number. */
export const optionList = options.map(([name, kind]) => ({ name, kind }))

const sample = ask('create')

/** The settings: name, kind and the default as `x` and `y`, each at its number. */
export const settingList = settings.map(([name, kind], index) => ({
  name, kind, x: ask('setting', sample, index, 0), y: ask('setting', sample, index, 1),
}))

ask('destroy', sample)
