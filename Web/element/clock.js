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

/** A carousel's time, in seconds. */
export class Clock {
  #lost = 0
  /** Since when it has stood still, in milliseconds; null while it runs. */
  pausedAt = null
  #isNeeded = false

  /** @param frame Called with the time before each refresh of the screen, while frames are needed and it isn't paused. */
  constructor(frame) {
    this.frame = frame
  }

  /** The time at a time stamp of the browser, in milliseconds; now where there is none, or one that can't be. */
  seconds(stamp) {
    const now = performance.now()
    const usable = Math.abs(stamp - now) < 1000 ? stamp : now
    return ((this.pausedAt ?? usable) - this.#lost) / 1000
  }

  get isRunning() {
    return running.has(this)
  }

  setNeedsFrames(isNeeded) {
    this.#isNeeded = isNeeded
    this.#update()
  }

  setPaused(isPaused) {
    if (isPaused === (this.pausedAt !== null)) return
    const now = performance.now()
    if (isPaused) {
      this.pausedAt = now
    } else {
      this.#lost += now - this.pausedAt
      this.pausedAt = null
    }
    this.#update()
  }

  #update() {
    if (this.#isNeeded && this.pausedAt === null) {
      running.add(this)
      ask()
    } else {
      running.delete(this)
    }
  }
}
