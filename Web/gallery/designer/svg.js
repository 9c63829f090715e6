const namespace = 'http://www.w3.org/2000/svg'

/** Creates an SVG element. */
export function svg(name, attributes = {}) {
  const element = document.createElementNS(namespace, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  return element
}

/**
 * Creates a part of a drawing that is dragged and moved by arrow keys. To screen readers it is a slider: they leave the arrow keys
 * to sliders, and speak their new values. Buttons would get neither.
 */
export function knob(className, ...shapes) {
  const part = svg('g', { class: className, tabindex: 0, role: 'slider', 'aria-roledescription': '2D slider' })
  part.append(...shapes)
  return part
}

/**
 * Names a knob, and sets what is spoken of its place. Screen readers speak the text when the number has changed, so it
 * changes with each of the two coordinates.
 */
export function describe(part, name, [x, y], text) {
  const number = x + y
  const values = { label: name, valuetext: text, valuemin: Math.min(0, number), valuemax: Math.max(100, number), valuenow: number }
  for (const [key, value] of Object.entries(values)) part.setAttribute(`aria-${key}`, value)
}
