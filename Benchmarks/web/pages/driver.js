// Drives a page of the benchmark: a clock that advances by a sixtieth of a second with each frame, however fast frames
// follow each other, so that every run shows the same pictures.

const frameLength = 1000 / 60
/** Items a second: a lively flick. */
const speed = 12

let time = performance.now()
performance.now = () => time
const nextFrame = window.requestAnimationFrame.bind(window)
/** What waits for the next frame while the page stands still: null while it doesn't. */
let held = []
window.requestAnimationFrame = callback => (held ? held.push(callback) : nextFrame(() => callback(time)))

const bench = {
  /** What is measured; a page sets it, with `start(count)`, `setOffset(offset)`, `setVelocity(items a second)` and
      `shown()`. */
  subject: null,
  count: 0,
  position: 0,
  direction: 1,

  async ready() {
    while (!this.subject) await this.frames(1)
  },

  /** Starts, and answers when the second frame is done: the first shows it, and what is measured late comes after. */
  async start(count) {
    this.count = count
    this.subject.start(count)
    await this.frames(2)
  },

  /** Goes to where there are items on both sides. */
  async prepare() {
    this.position = this.count > 100 ? this.count / 2 : 1
    this.subject.setOffset(this.position)
    await this.frames(2)
  },

  /** Scrolls for so many frames, there and back where there are few items; then stands still in the middle of its flight,
      and goes on with the next call. */
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
          // A change is made at the time of the frame that was, so that none of its effect is lost or doubled.
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

  /** The items in sight, by their labels: where each is seen, and its place in the order of painting. */
  picture() {
    return Object.fromEntries(this.subject.shown().map(({ element, order }) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      return [element.textContent, { order, box: [left, top, right, bottom] }]
    }))
  },
}

/** The content of an item, the same on both pages: a colour and a label. */
function fill(element, index) {
  element.style.backgroundColor = `hsl(${(index * 47) % 360} 60% 45%)`
  element.textContent = `Item ${index}`
}

function card() {
  const element = document.createElement('div')
  element.className = 'card'
  return element
}
