// Attributes as properties: they take what the attributes take, as texts, and values.
import { properties, textOf, valueOf } from './settings.js'

/** Adds a property to a class for every attribute of the table in settings.js. */
export function defineProperties(prototype) {
  for (const property of properties) {
    const { attribute, name, write, standard } = property
    define(prototype, name, {
      get() {
        return frozen(valueOf(property, textOf(this, attribute), this))
      },
      set(value) {
        set(this, attribute, value == null ? null : typeof value === 'string' ? value : write(value, standard))
      },
    })
  }
}

/** Makes a change of a value that was given back an error: it would change nothing. */
function frozen(value) {
  // A long text has as many parts as letters.
  if (typeof value !== 'object') return value
  for (const part of Object.values(value ?? {})) Object.freeze(part)
  return Object.freeze(value)
}

export const define = (prototype, name, property) =>
  Object.defineProperty(prototype, name, { ...property, enumerable: true, configurable: true })

export function set(element, attribute, text) {
  if (text == null) element.removeAttribute(attribute)
  else element.setAttribute(attribute, text)
}
