// What buttons of the page do with a carousel: those in its slots, and those anywhere that name it by `commandfor`.
import { moveByItems } from 'engine-calls'

const move = count => carousel => carousel.change(moveByItems, count)

/** What a click on a button does, by the name of its slot. */
export const actions = { previous: move(-1), next: move(1), pause: carousel => carousel.pause(!carousel.isPaused) }

/** The carousels by their elements. */
const all = new WeakMap()

/** Whether the browser sends the commands of buttons. */
const knowsInvokers = 'commandForElement' in (globalThis.HTMLButtonElement?.prototype ?? {})

/** Follows the commands for a carousel, such as `--next`. */
export function followCommands(carousel) {
  all.set(carousel.host, carousel)
  carousel.host.addEventListener('command', ({ command }) => perform(carousel, command))
}

function perform(carousel, command) {
  const name = /^--(.*)/.exec(command)?.[1]
  if (Object.hasOwn(actions, name)) actions[name](carousel)
}

/** Does what a click on a button of the page asks for, where the browser doesn't. */
function invoke(event) {
  const button = event.composedPath().find(node => node.localName === 'button')
  if (event.defaultPrevented || !button?.hasAttribute('commandfor') || button.disabled) return
  const carousel = all.get(button.getRootNode().getElementById?.(button.getAttribute('commandfor')))
  if (carousel) perform(carousel, button.getAttribute('command'))
}

if (!knowsInvokers) globalThis.addEventListener?.('click', invoke)
