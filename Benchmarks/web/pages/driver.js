// Drives a page of the benchmark: a clock that advances by a sixtieth of a second per frame, however fast frames follow
// each other, so that every run shows the same frames.

const frameLength = 1000 / 60
/** A fast flick, in items per second. */
const speed = 12

let time = performance.now()
performance.now = () => time
const nextFrame = window.requestAnimationFrame.bind(window)
/** The pending frame callback while the page is paused; null while it isn't. */
let held = []
window.requestAnimationFrame = callback => (held ? held.push(callback) : nextFrame(() => callback(time)))

const bench = {
  /** The measured object; a page sets it, with `start(count)`, `setOffset(offset)`, `setVelocity(items per second)` and
      `shown()`. */
  subject: null,
  count: 0,
  position: 0,
  direction: 1,

  async ready() {
    while (!this.subject) await this.frames(1)
  },

  /** Starts, and resolves when the second frame is done: the first one shows it, and late measurements follow. */
  async start(count) {
    this.count = count
    this.subject.start(count)
    await this.frames(2)
  },

  /** Scrolls to an offset with items on both sides. */
  async prepare() {
    this.position = this.count > 100 ? this.count / 2 : 1
    this.subject.setOffset(this.position)
    await this.frames(2)
  },

  /** Jumps to an item and back, some times, and shows each for two frames. */
  async jump(index, times) {
    for (let turn = 0; turn < times; turn++) {
      this.subject.setOffset(index)
      await this.frames(2)
      this.subject.setOffset(this.position)
      await this.frames(2)
    }
  },

  /** Scrolls for a number of frames, back and forth if there are few items; then pauses during the motion, and
      continues with the next call. */
  async scroll(frames) {
    const step = (speed * frameLength) / 1000
    await this.frames(frames, () => {
      const next = this.position + this.direction * step
      if (next < 1 || next > this.count - 2) this.direction = -this.direction
      this.position += this.direction * step
      this.subject.setVelocity(this.direction * speed)
    })
  },

  frames(count, each) {
    return new Promise((done, fail) => {
      const waiting = held
      held = null
      for (const callback of waiting) requestAnimationFrame(callback)
      const frame = () => {
        if (count-- <= 0) {
          held = []
          return done()
        }
        try {
          // A change takes effect at the time of the last frame, so that no part of it is lost or doubled.
          each?.()
        } catch (error) {
          return fail(error)
        }
        time += frameLength
        nextFrame(frame)
      }
      nextFrame(frame)
    })
  },

  /** Returns the visible items by their labels: their boxes, and their painting order. */
  picture() {
    return Object.fromEntries(this.subject.shown().map(({ element, order }) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      return [element.textContent, { order, box: [left, top, right, bottom] }]
    }))
  },
}
