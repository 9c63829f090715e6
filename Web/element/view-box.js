// The part of a path's drawing that is fitted into the carousel.
import { isShort } from './settings.js'

/** The maximum absolute value of a drawing's coordinate. */
const farthest = 1e9

/** Parses a view box to its four numbers: left, top, width and height; null if it is invalid. */
export function parseViewBox(text) {
  if (!isShort(String(text))) return null
  const parts = String(text).split(/[ ,\t\n\r]+/).filter(Boolean)
  const numbers = parts.map(part => (/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(part) ? Number(part) : NaN))
  const isUsable = numbers.length === 4 && numbers.every(number => Math.abs(number) < farthest) && numbers[2] > 0 && numbers[3] > 0
  return isUsable ? numbers : null
}
