// The time of autoplay as a custom property of the carousel, and on the dot of the current item. The browser counts: no script runs in
// the frames between two events.
import { controlsFlagHasPauseButton, controlsFlags } from 'engine-calls'
import text from './autoplay-progress.css'

const property = '--carousel-autoplay-progress'

let isRegistered = false

/** Lets the browser compute the values between two. */
function register() {
  if (isRegistered) return
  isRegistered = true
  CSS.registerProperty({ name: property, syntax: '<number>', inherits: true, initialValue: '0' })
}

/** Shows the time of a carousel from now on, as long as its element wants it. */
export function follow(carousel) {
  if (!carousel.showTime) {
    register()
    carousel.stage.addStyle(text)
    carousel.showTime = timeOf(carousel)
  }
  carousel.showTime()
}

/** @returns A function that shows the time anew after an event, or on an indicator that was drawn again. */
function timeOf(carousel) {
  const { host } = carousel
  let animation = null
  return drawn => {
    const isShown = host.showAutoplayProgress && carousel.isOpen && host.autoplay > 0
    const indicator = drawn ?? carousel.stage.root.querySelector('.indicator')
    indicator?.classList.toggle('timed', isShown && (carousel.ask(controlsFlags) & controlsFlagHasPauseButton) > 0)
    if (drawn) return
    animation?.cancel()
    animation = null
    if (!isShown) return
    const { autoplayProgress: progress, autoplayRemainingTime: seconds } = host
    const runs = seconds < Infinity
    if (progress || runs) {
      const timing = { duration: runs ? seconds * 1000 : 0, fill: 'forwards' }
      animation = host.animate({ [property]: [progress, runs ? 1 : progress] }, timing)
    }
  }
}
