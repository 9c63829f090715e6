// Drives a page of the benchmark as a person would see it: by the screen's own frames.

const bench = {
  /** The measured object; a page sets it, with `start(count)`, `setOffset(offset)` and `scroll(items, seconds)`. */
  subject: null,

  async ready() {
    while (!this.subject) await this.pass(0.01)
  },

  async start(count) {
    this.subject.start(count)
    await this.pass(0.5)
    // What is loaded with the first motion is there for the next one.
    await this.scroll(3, 0.5)
  },

  /** Scrolls by a number of items, and waits until that is over. */
  async scroll(items, seconds) {
    this.subject.scroll(items, seconds)
    await this.pass(seconds + 0.3)
  },

  /** The same, while the page is busy for some seconds in the middle of it. */
  async scrollWhileBusy(items, seconds, busy) {
    this.subject.scroll(items, seconds)
    await this.pass((seconds - busy) / 2)
    performance.mark('busy')
    const end = performance.now() + busy * 1000
    while (performance.now() < end);
    performance.mark('free')
    await this.pass((seconds - busy) / 2 + 0.3)
  },

  pass: seconds => new Promise(done => setTimeout(done, seconds * 1000)),
}
