// One animation frame callback for all carousels of the page. The engine knows what time passes for a carousel.

import { longestDelay } from 'engine-calls'
import { isWebKit as isLive } from './environment.js'

const running = new Set()
let request = 0

/** What is called in the next frame, and in the one after it. */
let next = []
let afterNext = []

/** How far the page's clock may be from that of the browser's animations, in milliseconds. */
const mostApart = 250

/** Whether the last frame had the time of the browser's animations: tests may have a clock of their own. */
let wasInTime = false

const ask = () => (request ||= requestAnimationFrame(tick))

function tick(stamp) {
  request = 0
  wasInTime = stamp === document.timeline?.currentTime
  const due = next
  next = afterNext
  afterNext = []
  for (const act of due) act()
  // Developer tools that slow animations have the stamps fall behind, for good: the page's other clock goes on.
  const now = performance.now(), time = now - stamp < mostApart ? stamp : now
  for (const clock of running) clock.frame(time / 1000)
  if (running.size || next.length || afterNext.length) ask()
}

/** Calls a function in the second frame from now, when the current content has been laid out. */
export function whenLaidOut(act) {
  afterNext.push(act)
  ask()
}

/** The longest timeout of browsers, in milliseconds. */
const longestTimer = 2 ** 31 - 1

/** @returns The time of a browser's time stamp in milliseconds, in seconds; the present time if it is missing or impossible. */
export function seconds(stamp) {
  const now = performance.now()
  return (stamp <= now && now - stamp < longestDelay * 1000 ? stamp : now) / 1000
}

/**
 * The time of what is seen now, in seconds: that of the last refresh, or the present. WebKit tells where its animations are at the time
 * of a call, and moves them outside the page's thread only at a constant speed from one keyframe to the next.
 */
export const seenTime = () => (isLive ? performance.now() : document.timeline.currentTime) / 1000

/** Has a carousel's frames called when they are due. */
export class Clock {
  /** Called with the time when a frame is due. */
  frame
  /** Whether the browser moves the carousel by itself meanwhile. */
  isPlayed = false
  isLive = isLive
  /** The time of the next frame: -Infinity for each refresh of the screen, Infinity for never. */
  #due = Infinity
  #timer = 0

  constructor(frame) {
    this.frame = frame
  }

  get isRunning() {
    return this.isPlayed || running.has(this)
  }

  /** Whether the browser's animations keep the same time. */
  get isInTime() {
    return wasInTime && Math.abs(performance.now() - document.timeline.currentTime) < mostApart
  }

  /** Whether it has been seen to move since its last frame. */
  get isBehind() {
    return this.isPlayed && !running.has(this)
  }

  schedule(due) {
    this.#due = due
    this.#update()
  }

  #update() {
    clearTimeout(this.#timer)
    if (this.#due === -Infinity) {
      running.add(this)
      return void ask()
    }
    running.delete(this)
    if (this.#due < Infinity) this.#wait()
  }

  #wait() {
    const delay = Math.ceil((this.#due - seconds()) * 1000)
    this.#timer = setTimeout(() => {
      const now = seconds()
      if (now < this.#due) this.#wait()
      else this.frame(now)
    }, Math.min(Math.max(0, delay), longestTimer))
  }
}
