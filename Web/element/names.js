// The engine's own names, kinds, defaults and words: they are declared there, and read once.
import { ask, textOfRecords } from './engine.js'

const lists = textOfRecords(ask('names')).split('\n\n').map(list => list.split('\n').filter(Boolean))
const [, options, settings] = lists.map(list => list.map(line => line.split(' ')))

export const [styleNames, , , transitionNames, motionNames, words] = lists

/** How long a cross-fade takes, in seconds. */
export const crossFadeDuration = ask('cross_fade_duration')

/** The options of styles: name and kind, each at its number. */
export const optionList = options.map(([name, kind]) => ({ name, kind }))

const sample = ask('create')

/** The settings: name, kind and the default as `x` and `y`, each at its number. */
export const settingList = settings.map(([name, kind], index) => ({
  name, kind, x: ask('setting', sample, index, 0), y: ask('setting', sample, index, 1),
}))

ask('destroy', sample)
