/** Creates an element: `make('p', { className: 'note' }, 'Text', other)`. */
export function make(name, properties = {}, ...children) {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined) continue
    if (key in element) element[key] = value
    else element.setAttribute(key, value)
  }
  element.append(...children)
  return element
}

let count = 0

/** Returns an id that no other element of the page has. */
export const freshId = (stem = 'part') => `${stem}-${(count += 1)}`

/** Returns `Inverted time machine` for `inverted-time-machine`, `Fade min alpha` for `fadeMinAlpha`. */
export function words(name) {
  const spaced = name.replace(/-/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase().replace(/\b3d\b/, '3D')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** Returns `fade-min-alpha` for `fadeMinAlpha`. */
export const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Returns `fadeMinAlpha` for `fade-min-alpha`. */
export const camel = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())

export const reducesMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
