// Plays sessions on <swift-carousel> in this page.
import { firstDifference, parseSession } from './sessions.mjs'
import { ElementStage } from './element-stage.mjs'

await customElements.whenDefined('swift-carousel')
// The engine's module is loaded once: no session should begin before.
await engineHasStarted()

/** @returns How a session goes: the difference, or none, and why it is excepted. */
window.play = async name => {
  const session = parseSession(await (await fetch(`${name}.json`)).text())
  const stage = new ElementStage(session)
  let difference
  try {
    difference = await firstDifference(session, stage)
  } catch (error) {
    difference = error.message
  }
  await stage.end()
  return { difference: difference ?? '', except: session.except?.element ?? '' }
}

function engineHasStarted() {
  const host = document.createElement('swift-carousel')
  document.body.append(host)
  return new Promise(resolve => {
    const check = () => {
      if (host.shadowRoot.querySelector('.waiting')) return
      observer.disconnect()
      host.remove()
      resolve()
    }
    const observer = new MutationObserver(check)
    observer.observe(host.shadowRoot, { childList: true, subtree: true })
    check()
  })
}
