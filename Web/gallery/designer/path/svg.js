const namespace = 'http://www.w3.org/2000/svg'

/** Creates an SVG element. */
export function svg(name, attributes = {}) {
  const element = document.createElementNS(namespace, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  return element
}
