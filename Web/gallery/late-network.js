/**
 * A simulated slow network inside the page: each picture has its own delay, some are broken, some never arrive. The
 * same picture always behaves the same.
 */
export class LateNetwork {
  #covers
  #pictures = new Map()
  /** The average delay, in milliseconds. */
  delay = 1000

  constructor(covers) {
    this.#covers = covers
  }

  url(index) {
    return `late/${index}`
  }

  /** Like the platform's `fetch`, until the signal aborts. */
  async fetch(url, signal) {
    const index = Number(url.split('/')[1])
    if (index % 11 === 7) await never(signal)
    await wait(this.delay * (0.3 + ((index * 7919) % 100) / 70), signal)
    if (index % 9 === 5) return new Response('not a picture')
    return new Response(await this.#picture(index), { headers: { 'Content-Type': 'image/png' } })
  }

  /** Returns a cover as a PNG. */
  async #picture(index) {
    if (!this.#pictures.has(index)) {
      const image = new Image()
      image.src = this.#covers.url(index)
      await image.decode()
      const canvas = new OffscreenCanvas(480, 600)
      canvas.getContext('2d').drawImage(image, 0, 0, 480, 600)
      this.#pictures.set(index, await canvas.convertToBlob())
    }
    return this.#pictures.get(index)
  }
}

function wait(milliseconds, signal) {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    }, { once: true })
  })
}

const never = (signal) => wait(2 ** 31 - 1, signal)
