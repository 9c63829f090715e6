// One animation frame callback for all carousels of the page, and a clock that stops while a carousel is not shown.

const running = new Set()
let request = 0

/** What is called in the next frame, and in the one after it. */
let next = []
let afterNext = []

const ask = () => (request ||= requestAnimationFrame(tick))

function tick(stamp) {
  request = 0
  const due = next
  next = afterNext
  afterNext = []
  for (const act of due) act()
  for (const clock of running) clock.frame(clock.at(stamp))
  if (running.size || next.length || afterNext.length) ask()
}

/** Calls a function in the second frame from now, when the current content has been laid out. */
export function whenLaidOut(act) {
  afterNext.push(act)
  ask()
}

/** The longest timeout of browsers, in milliseconds. */
const longestTimer = 2 ** 31 - 1

/** The maximum distance of an event's time stamp from now at which it is believed, in milliseconds. */
const farthestStamp = 1000

/** A carousel's time, in seconds. */
export class Clock {
  /** Called with the time when a frame is due and the clock is not paused. */
  frame
  #lost = 0
  /** The time at which it was paused, in milliseconds; null while it runs. */
  #pausedAt = null
  /** The time of the next frame: -Infinity for each refresh of the screen, Infinity for never. */
  #due = Infinity
  #timer = 0

  constructor(frame) {
    this.frame = frame
  }

  /** Returns the time of a browser's time stamp, in milliseconds; the current time if it is missing or impossible. */
  seconds(stamp) {
    const now = performance.now()
    return this.at(Math.abs(stamp - now) < farthestStamp ? stamp : now)
  }

  /** Returns the time of a time stamp that is certain. */
  at(stamp) {
    return ((this.#pausedAt ?? stamp) - this.#lost) / 1000
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
