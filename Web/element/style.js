// Style sheets of shadow trees. Constructed, since a strict content security policy blocks style elements.

import { canShow } from './environment.js'

/** The style sheets of each document, by their texts: a document takes only its own. */
const all = new WeakMap()

/** Gives a shadow tree these style sheets; not while its document has no window, which could show it. */
export function setStyles(root, texts) {
  const { CSSStyleSheet } = root.ownerDocument.defaultView ?? {}
  if (!canShow || !CSSStyleSheet) return
  const known = all.get(root.ownerDocument) ?? {}
  all.set(root.ownerDocument, known)
  root.adoptedStyleSheets = texts.map(text => {
    if (!known[text]) (known[text] = new CSSStyleSheet()).replaceSync(text)
    return known[text]
  })
}
