/** A reading is the median of the last frames, at least and at most this many. */
const FEWEST = 4
const MOST = 24

/**
 * Measures how long scripts, styles and layout take in each frame of a motion: the time from a frame's start until the
 * main thread is idle. Requests frames only for a moment after each `poke`.
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

  /** Reports that something moves. */
  poke() {
    this.#until = performance.now() + 300
    if (this.#busy || this.#signal.aborted) return
    this.#busy = true
    requestAnimationFrame(() => this.#frame())
  }

  #frame() {
    if (this.#signal.aborted) return
    if (performance.now() > this.#until) {
      this.#busy = false
      this.#samples = []
      this.#tell(null)
      return
    }
    // The first callback in a frame, since it requests the next one before the carousel does.
    this.#started = performance.now()
    this.#channel.port2.postMessage(0)
    requestAnimationFrame(() => this.#frame())
  }

  #sample(milliseconds) {
    this.#samples = [...this.#samples.slice(1 - MOST), milliseconds]
    if (this.#samples.length < FEWEST) return
    this.#tell(this.#samples.toSorted((a, b) => a - b)[this.#samples.length >> 1])
  }
}
