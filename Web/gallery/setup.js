import { kebab } from './dom.js'

/** The properties of fields that have another name in documents. */
const PROPERTIES = { axis: 'vertical', wraps: 'wrap', 'style.name': 'itemStyle', 'motion.profile': 'motion' }

/** Returns the fields of a document with their values; those of its style and its motion each by its own name. */
function fieldsOf({ version, ...document }) {
  return Object.entries(document).flatMap(([name, value]) =>
    name === 'style' || name === 'motion' ? Object.entries(value).map(([part, value]) => [`${name}.${part}`, value]) : [[name, value]],
  )
}

/** Returns a part of a value by its name; decorations are found by theirs. */
const part = (value, name) => (Array.isArray(value) ? value.find((one) => one.name === name) : value?.[name])

/** Returns the value of a field, such as `gap`, `contentOffset.x` or `decorations.shadow.blur`; undefined for an omitted one. */
export const valueAt = (document, field) => field.split('.').reduce(part, document)

/** Returns the name of a field in addresses, such as `fade-min` for `style.fadeMin`. */
export const keyOf = (field) => kebab(PROPERTIES[field] ?? field.replace(/^(style|decorations)\./, '')).replaceAll('.', '-')

/** A carousel that is set up by a document: each field is one of its properties, or an attribute. */
export class Setup {
  #carousel
  #document
  #fresh = document.createElement('swift-carousel')

  constructor(carousel, settings) {
    this.#carousel = carousel
    this.#document = structuredClone(settings)
    for (const [field, value] of fieldsOf(settings)) this.#write(field, value)
  }

  /** Changes a field; undefined and null omit it. */
  set(field, value) {
    const names = field.split('.')
    const last = names.pop()
    let owner = this.#document
    for (const name of names) owner = part(owner, name) ?? (owner[name] = {})
    owner[last] = value
    const name = names[0] === 'style' || !names.length ? field : names[0]
    this.#write(name, valueAt(this.#document, name))
  }

  /** Changes the fields of a part of a document. */
  merge(settings) {
    for (const [field, value] of fieldsOf(settings)) this.set(field, value)
  }

  /** Omits the fields of a part of a document. */
  omit(settings) {
    for (const [field] of fieldsOf(settings)) this.set(field, undefined)
  }

  #write(field, value) {
    if (field === 'decorations') return this.#decorate(value)
    const name = PROPERTIES[field] ?? field.replace(/^style\./, '')
    const given = field === 'axis' ? value === 'vertical' : value
    const isGiven = given !== undefined && given !== null
    // Options of styles that are numbers have no properties.
    if (!Object.hasOwn(Object.getPrototypeOf(this.#carousel), name)) {
      if (isGiven) this.#carousel.setAttribute(kebab(name), given)
      else this.#carousel.removeAttribute(kebab(name))
      return
    }
    // Only what differs from the element's default is in the code.
    const isDefault = field !== 'style.name' && JSON.stringify(given) === JSON.stringify(this.#fresh[name])
    this.#carousel[name] = isGiven && !isDefault ? given : null
  }

  /** As an attribute, which the code shows. */
  #decorate(list) {
    if (list?.length) this.#carousel.setAttribute('decorations', list.map(decorationText).join(' '))
    else this.#carousel.removeAttribute('decorations')
  }
}

/** Reflections lie on the floor of the stage. */
function decorationText({ name, ...fields }) {
  const given = Object.entries(name === 'reflection' ? { ...fields, ground: 'var(--floor)' } : fields)
  return given.length ? `${name}(${given.map(([key, value]) => `${key}: ${value}`).join(', ')})` : name
}
