// The easing of `momentum-curve`.
import { limits } from './limits.js'

/** The control points of CSS's easing keywords. */
const easings = {
  linear: [1 / 3, 1 / 3, 2 / 3, 2 / 3], 'ease-in': [0.42, 0, 1, 1], 'ease-out': [0, 0, 0.58, 1], 'ease-in-out': [0.42, 0, 0.58, 1],
}

/** Parses the control points of a CSS easing; NaNs, for the motion's own, if it is invalid. */
export function curveControls(text) {
  if (text?.length > limits.text) text = null
  const values = easings[text?.trim()] ?? /^\s*cubic-bezier\(([^)]*)\)\s*$/.exec(text)?.[1].split(',').map(Number)
  return values?.length === 4 && values.every(Number.isFinite) ? values : [NaN, NaN, NaN, NaN]
}
