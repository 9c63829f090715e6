// The author's code: what it returns is converted and checked here, before the engine sees it.
import { attempt } from './attempt.js'
import { asking, doubles, give } from './engine.js'
import { options } from './settings.js'

/**
 * Where the engine writes the base transform and reads the transform and the opacity: offsets in doubles from its
 * address.
 */
const matrixLength = 16

/** The number of custom styles that transitions may still show, with room to spare. */
const keptStyles = 8

export class Author {
  options = {}
  /** The functions of the custom style: `transform`, without which there is none, and `opacity`. */
  style = {}
  /** The bytes of the text of the path. */
  path = new Uint8Array()
  #host
  /** The custom styles that were set last, each at its number modulo their number. */
  #styles = []
  #lastStyle = 0

  constructor(host) {
    this.#host = host
  }

  /** Returns a number for the custom style, which transitions may show after another one is set: see `setStyle`. */
  keepStyle() {
    this.#styles[++this.#lastStyle % keptStyles] = { ...this.style }
    return -this.#lastStyle
  }

  // MARK: Called by the module

  option(number, standard) {
    // While options are set one after another, the engine may ask for one that is no longer a function.
    const option = this.options[options[number].name]
    return typeof option === 'function' ? attempt(() => asking(() => Number(option(standard))), standard) : standard
  }

  /** Writes so many bytes of the text of the path that is being set. */
  text(address, length) {
    give(this.path.subarray(0, length), address)
  }

  transform(offset, width, height, address, style) {
    const { transform, opacity } = this.#styles[-style % keptStyles]
    const host = this.#host
    const at = address / Float64Array.BYTES_PER_ELEMENT
    const item = {
      width, height, viewportWidth: host.clientWidth, viewportHeight: host.clientHeight, isVertical: host.vertical,
    }
    const base = new DOMMatrix([...doubles().slice(at, at + matrixLength)])
    const result = transform(offset, base, item)
    const numbers = Float64Array.from(result.toFloat64Array?.() ?? result).subarray(0, matrixLength)
    const alpha = Number(opacity?.(offset, item) ?? 1)
    doubles().set(numbers, at)
    if (!Number.isNaN(alpha)) doubles()[at + matrixLength] = alpha
  }
}
