// The part of a path's drawing that is fitted into the carousel.

/** No coordinate of a drawing is farther out than this. */
const farthest = 1e9

/** A view box as its four numbers: the left, the top, the width and the height; null where it is none. */
export function parseViewBox(text) {
  const parts = String(text).split(/[ ,\t\n\r]+/).filter(Boolean)
  const numbers = parts.map(part => (/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(part) ? Number(part) : NaN))
  const isUsable = numbers.length === 4 && numbers.every(number => Math.abs(number) < farthest) && numbers[2] > 0 && numbers[3] > 0
  return isUsable ? numbers : null
}
