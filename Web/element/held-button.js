// WebKit forgets that Space holds a button down when anything around the button comes to another slot, as items do that come or go.
// The button is clicked all the same.
import { isWebKit } from './environment.js'

const buttons = 'button, summary, input:is([type=button], [type=submit], [type=reset], [type=checkbox], [type=radio])'

/** Has the buttons in an element clicked when Space is released. */
export function keepHeld(host) {
  if (!isWebKit) return
  let held = null
  const listen = (name, act) => host.addEventListener(name, event => {
    if (event.key === ' ') act(event.defaultPrevented ? null : event.composedPath()[0])
  })
  listen('keydown', button => (held = button))
  listen('keyup', button => {
    if (button === held && button?.matches(buttons) && !button.matches(':active')) button.click()
    held = null
  })
}
