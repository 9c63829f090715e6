// A clock that is told by hand, and settings of the user: loaded before anything that asks for them. What really takes time, as
// the browser's own layout, is waited for by `virtual.paint()`.
(() => {
  /** Where the clock begins, in milliseconds: far from the time stamps that events made by scripts have. */
  const beginning = 4096 * 1000
  /** What asks for a timer rounds up to this, in milliseconds. */
  const timerStep = 1
  const real = { frame: requestAnimationFrame.bind(window) }
  let now = beginning
  let lastNumber = 0
  let frames = new Map()
  const timers = new Map()
  const queries = new Map()

  performance.now = () => now
  window.requestAnimationFrame = callback => (frames.set(++lastNumber, callback), lastNumber)
  window.cancelAnimationFrame = number => frames.delete(number)
  window.setTimeout = (callback, delay = 0) => (timers.set(++lastNumber, { callback, due: now + delay }), lastNumber)
  window.clearTimeout = number => timers.delete(number)

  window.matchMedia = text => {
    if (!queries.has(text)) queries.set(text, Object.assign(new EventTarget(), { matches: false, media: text }))
    return queries.get(text)
  }

  let isHidden = false
  Object.defineProperty(document, 'hidden', { get: () => isHidden })

  window.virtual = {
    /** Begins anew; what has asked for a frame keeps its place. */
    reset() {
      now = beginning
      timers.clear()
      for (const query of queries.values()) query.matches = false
      isHidden = false
    },

    /** @param time In seconds. */
    setTime(time) {
      now = (beginning / 1000 + time) * 1000
    },

    /** A refresh of the screen: timers that are due, and then what has asked for a frame. */
    refresh() {
      const due = [...timers].filter(([, timer]) => timer.due <= now + timerStep).sort(([, a], [, b]) => a.due - b.due)
      for (const [number, { callback }] of due) if (timers.delete(number)) callback()
      const asked = frames
      frames = new Map()
      for (const callback of asked.values()) callback(now)
    },

    /** Changes what a media query says. */
    setMedia(text, matches) {
      const query = matchMedia(text)
      if (query.matches === matches) return
      query.matches = matches
      query.dispatchEvent(new Event('change'))
    },

    setHidden(value) {
      isHidden = value
      document.dispatchEvent(new Event('visibilitychange'))
    },

    /** Waits until the browser has laid out and drawn what is there now. */
    async paint() {
      for (let count = 0; count < 3; count++) await new Promise(real.frame)
    },
  }
})()
