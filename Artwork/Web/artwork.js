// @ts-check
// The covers and landscapes of the galleries, drawn by the same Swift code as on the desktop: see Artwork/Package.swift.

/**
 * Pictures by index. Any whole number has one, the same on every host and every day.
 * @typedef {object} Pictures
 * @property {number} width The width of a picture in its own units; SVG has any size you like.
 * @property {number} height
 * @property {(index: number, options?: PictureOptions) => string} svg The picture as an SVG document.
 * @property {(index: number, options?: PictureOptions) => string} url
 *   An address of the picture for `<img>`. It's good for as long as the picture is among the last ones asked for (512
 *   unless told otherwise), and what has been loaded by then stays; so ask again each time an element is filled.
 * @property {(index: number) => string} title What it's called, or what it shows: good as an alternative text.
 * @property {(index: number) => Colors} colors Good as a ground for as long as the picture isn't there.
 */

/**
 * @typedef {object} PictureOptions
 * @property {boolean} [lettering] Whether a cover has its title and number; true unless told otherwise.
 */

/**
 * @typedef {object} Colors
 * @property {string} ground A cover's ground, or a landscape's horizon, as `#rrggbb`.
 * @property {string} ink A cover's lettering, or the nearest things of a landscape.
 * @property {string[]} colors A cover's three colours, or a landscape's sky from above and its sun or moon.
 */

/**
 * @typedef {Pictures & { scenes: Pictures, close(): void }} Artwork
 *   Covers, and beside them landscapes that stand in for photographs. `close` lets go of all addresses.
 */

/**
 * @typedef {object} Exports
 * @property {WebAssembly.Memory} memory
 * @property {() => number} answer_address
 * @property {(index: number, lettering: number) => number} cover_svg
 * @property {(index: number) => number} cover_title
 * @property {(index: number) => number} cover_colors
 * @property {(index: number) => number} scene_svg
 * @property {(index: number) => number} scene_title
 * @property {(index: number) => number} scene_colors
 */

/**
 * Loads the module that draws.
 * @param {string | URL | Response | BufferSource | WebAssembly.Module} [source] Where it is, or the module itself.
 * @param {{ urls?: number }} [options] `urls`: how many addresses of each kind are kept at a time, 512 unless told otherwise.
 * @returns {Promise<Artwork>}
 */
export async function loadArtwork(source = new URL('artwork.wasm', import.meta.url), options = {}) {
  const { urls = 512 } = options
  const instance = await instantiate(source)
  const wasm = /** @type {Exports} */ (/** @type {unknown} */ (instance.exports))
  const decoder = new TextDecoder()
  // A view is made for each answer: one made earlier is empty once the memory has grown.
  const bytes = (/** @type {number} */ length) => new Uint8Array(wasm.memory.buffer, wasm.answer_address(), length)
  const text = (/** @type {number} */ length) => decoder.decode(bytes(length))
  const list = (/** @type {number} */ length) => text(length).split(' ')

  /** @type {(index: number, options?: PictureOptions) => number} */
  const cover = (index, options) => wasm.cover_svg(Number(index), (options?.lettering ?? true) ? 1 : 0)
  /** @type {(index: number) => number} */
  const scene = (index) => wasm.scene_svg(Number(index))
  const coverURLs = new URLCache(urls)
  const sceneURLs = new URLCache(urls)

  return {
    width: 400,
    height: 500,
    svg: (index, options) => text(cover(index, options)),
    url: (index, options) =>
      coverURLs.url(`${index} ${options?.lettering ?? true}`, () => bytes(cover(index, options))),
    title: (index) => text(wasm.cover_title(Number(index))),
    colors: (index) => {
      const [ground, ink, ...colors] = list(wasm.cover_colors(Number(index)))
      return { ground, ink, colors }
    },
    scenes: {
      width: 600,
      height: 400,
      svg: (index) => text(scene(index)),
      url: (index) => sceneURLs.url(`${index}`, () => bytes(scene(index))),
      title: (index) => text(wasm.scene_title(Number(index))),
      colors: (index) => {
        const [zenith, middle, ground, light, ink] = list(wasm.scene_colors(Number(index)))
        return { ground, ink, colors: [zenith, middle, light] }
      },
    },
    close() {
      coverURLs.clear()
      sceneURLs.clear()
    },
  }
}

/**
 * @param {string | URL | Response | BufferSource | WebAssembly.Module} source
 * @returns {Promise<WebAssembly.Instance>}
 */
async function instantiate(source) {
  if (source instanceof WebAssembly.Module) return WebAssembly.instantiate(source, {})
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) {
    return (await WebAssembly.instantiate(source, {})).instance
  }
  const response = source instanceof Response ? source : await fetch(source)
  if (!response.ok) throw new Error(`The artwork could not be loaded: ${response.status} ${response.url}`)
  // Servers that don't know the type are common, and streaming insists on it.
  const streams = response.headers.get('content-type')?.startsWith('application/wasm')
  return streams
    ? (await WebAssembly.instantiateStreaming(response, {})).instance
    : (await WebAssembly.instantiate(await response.arrayBuffer(), {})).instance
}

/** Addresses of pictures, of which the one that was asked for longest ago goes first. */
class URLCache {
  /** @type {Map<string, string>} In the order of their last use. */
  #urls = new Map()
  #limit

  /** @param {number} limit */
  constructor(limit) {
    this.#limit = Math.max(1, limit)
  }

  /**
   * @param {string} key
   * @param {() => Uint8Array} draw
   */
  url(key, draw) {
    let url = this.#urls.get(key)
    // A map keeps the order of insertion: taking out and putting back makes it the latest.
    if (url !== undefined) this.#urls.delete(key)
    else url = URL.createObjectURL(new Blob([draw()], { type: 'image/svg+xml' }))
    this.#urls.set(key, url)
    if (this.#urls.size > this.#limit) {
      const [[oldKey, oldURL]] = this.#urls
      this.#urls.delete(oldKey)
      URL.revokeObjectURL(oldURL)
    }
    return url
  }

  clear() {
    for (const url of this.#urls.values()) URL.revokeObjectURL(url)
    this.#urls.clear()
  }
}
