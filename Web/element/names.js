// The engine's names, defaults and words: `carousel-catalogue` lists them when the element is built, each at its number.
import table from 'element-table'

export const { styles: styleNames, transitions: transitionNames, motions: motionNames, words, crossFadeDuration } = table

/** The settings on which the length of items depends. */
export const lengthSettings = table.lengths

/** The options of styles: name, and whether it is a Boolean. */
export const optionList = table.options

/** The settings: name, kind, and the default as one number or two; of a choice also its names. */
export const settingList = table.settings
