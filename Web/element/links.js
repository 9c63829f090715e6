// Links to items. Browsers scroll to an element that has a box; items beyond the row have none until they are brought to the front, so
// the carousel does for them what a browser does for the items of a plain row.
import { fragment } from './fragment.js'
import { modifierBits } from './keys.js'

/** What is called when the page's address leads to an element, with whether the page is to scroll there. */
const all = new Set()

/** The kind of the last navigation, where browsers tell it. Going back restores the scroll position of before. */
let kind = null
/** Whether a link was clicked that has not led anywhere yet. */
let isClicked = false

/** Calls a function whenever the page's address leads to an element; returns what ends that. */
export function whenLinked(act) {
  if (!all.size) setListening('addEventListener')
  all.add(act)
  return () => {
    all.delete(act)
    if (!all.size) setListening('removeEventListener')
  }
}

/**
 * Returns the element in an item to which the page's address leads; null if that is none, or only waits for another item. After a
 * script has changed the address, `:target` is still the element of before.
 */
export function targetIn(host) {
  const target = host.getRootNode().getElementById?.(fragment())
  return host.indexOf(target) < 0 ? null : target
}

function setListening(change) {
  globalThis[change]('click', onClick)
  globalThis[change]('hashchange', tell)
  globalThis.navigation?.[change]('navigate', onNavigate)
}

function onNavigate({ hashChange, navigationType }) {
  kind = navigationType
  if (isClicked && !hashChange) tellSoon()
}

/** No event tells that the page was scrolled for the address that it has. */
const tellSoon = () => setTimeout(tell)

function onClick(event) {
  const link = event.composedPath().find(node => node.localName === 'a' || node.localName === 'area')
  const { hash, href, target, download } = link ?? {}
  if (!hash || href.split('#')[0] !== location.href.split('#')[0]) return
  if (event.defaultPrevented || modifierBits(event) || download || target && target !== '_self') return
  isClicked = true
  // Where browsers tell of navigations, this one may begin later.
  if (href === location.href && !globalThis.navigation) tellSoon()
}

function tell() {
  const scrolls = isClicked || kind !== null && kind !== 'traverse'
  isClicked = false
  for (const act of [...all]) act(scrolls)
}
