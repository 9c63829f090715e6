// The author's functions: options of styles, and a custom style. The engine calls them.
import { asking, doubles } from './engine.js'
import { options } from './settings.js'

/**
 * Where the engine writes the base transform and reads the transform and the opacity: offsets in doubles from its
 * address.
 */
const matrixLength = 16

export class Author {
  options = {}
  transform = null
  opacity = null
  #host

  constructor(host) {
    this.#host = host
  }

  /** The functions that the module calls; see `parts` in engine.js. */
  get answers() {
    return {
      option: (number, standard) => this.#option(number, standard),
      transform: (offset, width, height, address) => this.#transform(offset, width, height, address),
    }
  }

  #option(number, standard) {
    // While options are set one after another, the engine may ask for one that is no longer a function.
    const option = this.options[options[number].name]
    if (typeof option !== 'function') return standard
    try {
      return asking(() => option(standard))
    } catch (error) {
      reportError(error)
      return standard
    }
  }

  #transform(offset, width, height, address) {
    const host = this.#host
    const at = address / Float64Array.BYTES_PER_ELEMENT
    const item = {
      width, height, viewportWidth: host.clientWidth, viewportHeight: host.clientHeight, isVertical: host.vertical,
    }
    const base = new DOMMatrix([...doubles().slice(at, at + matrixLength)])
    const result = this.transform(offset, base, item)
    const numbers = [...(result.toFloat64Array?.() ?? result)].slice(0, matrixLength)
    const opacity = Number(this.opacity?.(offset, item) ?? 1)
    doubles().set(numbers, at)
    if (!Number.isNaN(opacity)) doubles()[at + matrixLength] = opacity
  }
}
