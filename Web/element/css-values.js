// Lengths, numbers and times as CSS writes them, such as `1rem`, `calc(1 + 2)` and `5s`. The browser reads them, as values of boxes that
// nobody sees: so they mean what they mean in a style sheet, and follow the font and the size of the page.
import { ResizeObserver } from './environment.js'

/** What takes the same values as an attribute of this kind. */
const properties = { length: 'left', number: 'scale', seconds: 'transition-delay' }

/** The edges by which a length is measured along an axis, and the size that changes with it. */
const horizontal = { edge: 'left', size: 'width' }
const vertical = { edge: 'top', size: 'height' }

/** @returns Whether a text is a value of a kind. Keywords, which mean something else, and lists are none. */
export const isCss = (kind, text) =>
  /[\d(]/.test(text) && (globalThis.CSS?.supports?.(properties[kind], text) ?? false)

const all = new WeakMap()

/** @returns The values of a carousel's element. */
export function cssValuesOf(host) {
  if (!all.has(host)) all.set(host, new CssValues(host))
  return all.get(host)
}

class CssValues {
  /** Called with the attribute of a length that has changed without its text. */
  didChange = () => {}

  #host
  #holder = Object.assign(document.createElement('div'), { className: 'measures' })
  /** The boxes of lengths, by the attribute and the number of its part. */
  #boxes = new Map()
  #sizes = new ResizeObserver(entries => {
    const changed = [...this.#boxes.values()].filter(box => entries.some(({ target }) => target === box.element) && this.#measure(box))
    for (const attribute of new Set(changed.map(box => box.attribute))) this.didChange(attribute)
  })

  constructor(host) {
    this.#host = host
  }

  /**
   * @param isVertical Along which axis: percentages refer to the carousel's length there.
   * @returns A length, in pixels; NaN if it is none, or not known yet.
   */
  length(attribute, part, text, isVertical) {
    if (!isCss('length', text)) return NaN
    const key = attribute + part
    const box = this.#boxes.get(key) ?? this.#add(key, attribute)
    if (box.text !== text || box.isVertical !== isVertical) {
      Object.assign(box, { text, isVertical, value: NaN })
      const { edge, size } = isVertical ? vertical : horizontal
      // The size of a box tells of changes, but it can't be negative.
      box.element.style.cssText = `${edge}:${text};${size}:max(${text},-1*(${text}))`
    }
    if (Number.isNaN(box.value)) this.#measure(box)
    return box.value
  }

  /** @returns A number; NaN if the text is none. */
  number(text) {
    if (!isCss('number', text)) return NaN
    const value = this.#computed('scale', text)
    return value.endsWith('%') ? parseFloat(value) / 100 : Number(value || NaN)
  }

  /** @returns A time, in seconds; NaN if the text is none. */
  seconds(text) {
    return isCss('seconds', text) ? Number(this.#computed('transition-delay', text).replace(/s$/, '') || NaN) : NaN
  }

  #computed(property, text) {
    // A box of its own: WebKit may return what the same property of an element was before.
    const box = document.createElement('div')
    box.style.setProperty(property, text)
    this.#shown.append(box)
    const value = getComputedStyle(box).getPropertyValue(property)
    box.remove()
    return value
  }

  get #shown() {
    if (!this.#holder.isConnected) this.#host.shadowRoot?.append(this.#holder)
    return this.#holder
  }

  #add(key, attribute) {
    const box = { attribute, element: document.createElement('div'), text: '', isVertical: false, value: NaN }
    this.#boxes.set(key, box)
    this.#shown.append(box.element)
    this.#sizes.observe(box.element)
    return box
  }

  /** @returns Whether a length has changed. */
  #measure(box) {
    const value = getComputedStyle(box.element)[(box.isVertical ? vertical : horizontal).edge]
    // Where there is no layout, percentages remain what they are.
    const length = value.endsWith('px') ? parseFloat(value) : NaN
    if (Object.is(length, box.value)) return false
    box.value = length
    return true
  }
}
