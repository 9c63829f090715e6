// One animation frame callback for all carousels of the page, and a clock that stands still while one isn't shown.

const running = new Set()
let request = 0

const ask = () => (request ||= requestAnimationFrame(tick))

function tick(stamp) {
  request = 0
  for (const clock of running) clock.frame(clock.seconds(stamp))
  if (running.size) ask()
}

/** Does something in the second frame from now, when what is there now has been laid out. */
export const whenLaidOut = act => requestAnimationFrame(() => requestAnimationFrame(act))

/** The longest that a browser's timer can wait, in milliseconds. */
const longestTimer = 2 ** 31 - 1

/** The farthest that the time stamp of an event may be from now to be believed, in milliseconds. */
const farthestStamp = 1000

/** A carousel's time, in seconds. */
export class Clock {
  /** Called with the time when a frame is due and the clock isn't paused. */
  frame
  #lost = 0
  /** Since when it has stood still, in milliseconds; null while it runs. */
  #pausedAt = null
  /** When the next frame is due: minus infinity for each refresh of the screen, infinity for never. */
  #due = Infinity
  #timer = 0

  constructor(frame) {
    this.frame = frame
  }

  /** The time at a time stamp of the browser, in milliseconds; now where there is none, or one that can't be. */
  seconds(stamp) {
    const now = performance.now()
    const usable = Math.abs(stamp - now) < farthestStamp ? stamp : now
    return ((this.#pausedAt ?? usable) - this.#lost) / 1000
  }

  get isRunning() {
    return running.has(this)
  }

  schedule(due) {
    this.#due = due
    this.#update()
  }

  setPaused(isPaused) {
    if (isPaused === (this.#pausedAt !== null)) return
    const now = performance.now()
    if (isPaused) {
      this.#pausedAt = now
    } else {
      this.#lost += now - this.#pausedAt
      this.#pausedAt = null
    }
    this.#update()
  }

  #update() {
    clearTimeout(this.#timer)
    const isShown = this.#pausedAt === null
    if (isShown && this.#due === -Infinity) {
      running.add(this)
      return void ask()
    }
    running.delete(this)
    if (isShown && this.#due < Infinity) this.#wait()
  }

  #wait() {
    const delay = Math.ceil((this.#due - this.seconds()) * 1000)
    this.#timer = setTimeout(() => {
      const now = this.seconds()
      if (now < this.#due) this.#wait()
      else this.frame(now)
    }, Math.min(Math.max(0, delay), longestTimer))
  }
}
