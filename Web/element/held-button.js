// WebKit forgets that Space holds a button down when anything around the button comes to another slot, as items do that come or go.
// The button is clicked all the same.
import { isWebKit } from './environment.js'

const buttons = 'button, summary, input:is([type=button], [type=submit], [type=reset], [type=checkbox], [type=radio])'

/** Has the buttons in an element clicked when Space is released. */
export function keepHeld(host) {
  if (!isWebKit) return
  /** The button that is held down, and the event of its press. */
  let held, press
  const listen = (name, act) => host.addEventListener(name, event => event.key === ' ' && act(event, event.composedPath()[0]), true)
  listen('keydown', (event, button) => ([held, press] = [button, event]))
  listen('keyup', (event, button) => {
    const begin = press, isHeld = button === held && button.matches(buttons) && !button.matches(':active')
    held = null
    // The page may still prevent it.
    if (isHeld) setTimeout(() => event.defaultPrevented || begin.defaultPrevented || button.click())
  })
}
