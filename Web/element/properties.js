// Attributes as properties.
import { properties } from './settings.js'

/** Gives a class a property for every attribute that is a setting of the engine, or a switch among its options. */
export function defineProperties(prototype) {
  for (const { attribute, name, read, write, standard } of properties) {
    define(prototype, name, {
      get() {
        return read(this.getAttribute(attribute)) ?? standard
      },
      set(value) {
        set(this, attribute, value == null ? null : write(value, standard))
      },
    })
  }
}

export const define = (prototype, name, property) =>
  Object.defineProperty(prototype, name, { ...property, enumerable: true, configurable: true })

export function set(element, attribute, text) {
  if (text == null) element.removeAttribute(attribute)
  else element.setAttribute(attribute, text)
}
