/** How many frames make a reading. */
const FRAMES = 20

/**
 * Measures how long the page's scripts and layout take in each frame while something moves: the time from the start of a
 * frame until the browser is free again. Asks for frames only while `poke` was called a moment ago.
 */
export class FrameMeter {
  #samples = []
  #tell
  #busy = false
  #until = 0
  #signal
  #channel = new MessageChannel()
  #started = 0

  constructor(signal, tell) {
    this.#signal = signal
    this.#tell = tell
    // A message sent in a frame arrives when the frame's scripts, styles and layout are done.
    this.#channel.port1.onmessage = () => this.#sample(performance.now() - this.#started)
    signal.addEventListener('abort', () => this.#channel.port1.close())
  }

  /** Says that something moves. */
  poke() {
    this.#until = performance.now() + 300
    if (this.#busy || this.#signal.aborted) return
    this.#busy = true
    requestAnimationFrame((time) => this.#frame(time))
  }

  #frame(time) {
    if (this.#signal.aborted) return
    if (performance.now() > this.#until) {
      this.#busy = false
      this.#samples = []
      this.#tell(null)
      return
    }
    this.#started = Math.max(time, performance.now() - 100)
    this.#channel.port2.postMessage(0)
    requestAnimationFrame((time) => this.#frame(time))
  }

  #sample(milliseconds) {
    this.#samples.push(milliseconds)
    if (this.#samples.length < FRAMES) return
    const sorted = this.#samples.sort((a, b) => a - b)
    this.#samples = []
    this.#tell(sorted[sorted.length >> 1])
  }
}
