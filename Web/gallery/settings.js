/**
 * The values that the user can change in an example.
 *
 * A definition is `{ key, name, kind, value, min, max, step, unit, choices, apply }`, where `value` is the default.
 * `none` is a value at or beyond the range's end that stands for none and is called `noneName`. Settings that are
 * `passing` are not kept in the address. Fires `change` with the key.
 */
export class Settings extends EventTarget {
  #values = new Map()

  constructor(definitions) {
    super()
    this.definitions = new Map(definitions.map((definition) => [definition.key, definition]))
  }

  get(key) {
    return this.#values.has(key) ? this.#values.get(key) : this.definitions.get(key).value
  }

  set(key, value) {
    const definition = this.definitions.get(key)
    if (!definition || Object.is(this.get(key), value)) return
    if (Object.is(definition.value, value)) this.#values.delete(key)
    else this.#values.set(key, value)
    this.#announce(key)
  }

  /** Whether the user has changed the value. */
  isChanged(key) {
    return this.#values.has(key)
  }

  reset(key) {
    if (this.#values.delete(key)) this.#announce(key)
  }

  resetAll() {
    for (const key of [...this.#values.keys()]) this.reset(key)
  }

  /** Sets the default, for example when the style changes. */
  setDefault(key, value) {
    const definition = this.definitions.get(key)
    if (!definition || Object.is(definition.value, value)) return
    definition.value = value
    this.dispatchEvent(new CustomEvent('default', { detail: { key } }))
  }

  /** Sets whether a setting is applicable; the panel shows those that are. */
  offer(key, isOffered) {
    const definition = this.definitions.get(key)
    if (!definition || (definition.hidden ?? false) === !isOffered) return
    definition.hidden = !isOffered
    this.dispatchEvent(new CustomEvent('default', { detail: { key } }))
  }

  /** Returns the changed values as text, for the address. */
  toText() {
    const kept = [...this.#values].filter(([key]) => !this.definitions.get(key).passing)
    return new Map(kept.map(([key, value]) => [key, textOf(value)]))
  }

  /** Restores a result of `toText`; unknown keys and invalid values are ignored, others are reset. */
  fromText(text) {
    for (const [key, definition] of this.definitions) {
      if (definition.passing) continue
      const value = text.has(key) ? parsed(definition, text.get(key)) : undefined
      if (value === undefined) this.reset(key)
      else this.set(key, value)
    }
  }

  #announce(key) {
    this.definitions.get(key).apply?.(this.get(key), this.isChanged(key))
    this.dispatchEvent(new CustomEvent('change', { detail: { key } }))
  }
}

const textOf = (value) => (typeof value === 'boolean' ? `${+value}` : `${value}`)

function parsed(definition, text) {
  switch (definition.kind) {
    case 'switch':
      return { 1: true, 0: false }[text]
    case 'choice':
      return definition.choices.find((choice) => textOf(choice.value) === text)?.value
    default: {
      const number = Number(text)
      if (text.trim() === '' || Number.isNaN(number)) return undefined
      if (number === definition.none) return number
      return Math.min(Math.max(number, definition.min), definition.max)
    }
  }
}
