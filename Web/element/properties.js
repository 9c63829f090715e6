// Attributes as properties.
import { isOn, options, settings } from './settings.js'

/** Gives a class a property for every attribute that is a setting of the engine, or a switch among its options. */
export function defineProperties(prototype) {
  for (const { attribute, property, parse, write, standard } of settings) {
    define(prototype, property, {
      get() {
        return parse(this.getAttribute(attribute)) ?? standard
      },
      set(value) {
        set(this, attribute, write(value, standard))
      },
    })
  }
  for (const { attribute, name, isSwitch } of options) {
    if (!isSwitch) continue
    define(prototype, name, {
      get() {
        return this.hasAttribute(attribute) ? isOn(this.getAttribute(attribute)) : null
      },
      set(value) {
        set(this, attribute, value == null ? null : value ? '' : 'false')
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
