// The time of autoplay on the carousel and its dots, by a script that is loaded when a page asks for it.
import { loadAutoplayProgress } from 'later'
import { report } from './attempt.js'
import { once } from './loading.js'

const load = once(loadAutoplayProgress)

/** Shows the time of autoplay, or no longer. */
export function showAutoplayProgress(carousel) {
  if (carousel.host.showAutoplayProgress || carousel.showTime) load().then(({ follow }) => follow(carousel)).catch(report)
}
