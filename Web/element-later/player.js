// Moves the views of a carousel by animations of the browser, which go on while the page is busy.
import { keyframeOpacity, keyframeProgress, keyframeStride } from 'engine-calls'
import { short } from '../element/short.js'

const canPlay = Boolean(globalThis.Animation && globalThis.CSS?.supports('animation-timing-function', 'linear(0, 1)'))

/** Plays the motions of one carousel. The engine calls it, with times in seconds, and addresses of what it has written. */
export class Player {
  #carousel
  /** Returns the engine's memory as doubles. */
  #memory
  /** What all views have in common: how the progress follows time; and when that begins, in milliseconds. */
  #timing = null
  #start = 0

  constructor(carousel, memory) {
    this.#carousel = carousel
    this.#memory = memory
  }

  /** Whether the browser can do it now. Style sheets that use offsets, and the backs of items, need each frame. */
  plays() {
    const { clock, stage: { tellsOffsets, mounted } } = this.#carousel
    return canPlay && clock.isInTime && !tellsOffsets && !mounted.some(cell => cell.needsFrames) ? 1 : 0
  }

  /** Returns whether the keyframes of courses are to be for shares of the duration, and not for the progress. */
  play(start, duration, count, address) {
    const { clock } = this.#carousel, { isLive } = clock
    const step = ([share, progress]) => `${short(progress)} ${short(100 * share)}%`
    const easing = isLive ? 'linear' : `linear(${this.#records(count, 2, address).map(step)})`
    this.#start = start * 1000
    this.#timing = new KeyframeEffect(null, null, { duration: duration * 1000, easing, fill: 'both' })
    clock.isPlayed = true
    return isLive ? 1 : 0
  }

  course(number, count, address) {
    const cell = this.#carousel.stage.cells.get(number)
    if (!cell) return
    const keyframes = this.#records(count, keyframeStride, address).map(record => ({
      offset: record[keyframeProgress], opacity: record[keyframeOpacity], transform: `matrix3d(${[...record.subarray(0, 16)].map(short)})`,
    }))
    if (keyframes.at(-1).offset < 1) keyframes.push({ ...keyframes.at(-1), offset: 1 })
    const effect = new KeyframeEffect(this.#timing)
    effect.target = cell.box
    effect.setKeyframes(keyframes)
    const motion = new Animation(effect, document.timeline)
    motion.startTime = this.#start
    cell.play(motion)
  }

  endPlaying() {
    for (const cell of this.#carousel.stage.cells.values()) cell.play(null)
    this.#carousel.clock.isPlayed = false
  }

  /** Returns records of so many doubles. */
  #records(count, stride, address) {
    const memory = this.#memory(), start = address / Float64Array.BYTES_PER_ELEMENT
    return Array.from({ length: count }, (_, index) => memory.subarray(start + index * stride, start + (index + 1) * stride))
  }
}
