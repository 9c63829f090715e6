// Settings by custom properties, such as `--carousel-gap: 16px`, which media and container queries can change. Attributes
// win over them.
import { applySetting } from './apply.js'
import { isOdd, namesFor, settings, styledTexts } from './settings.js'
import { suspect } from './warnings.js'

const prefix = '--carousel-'

/** The attributes that have a custom property. */
const names = [...settings.map(({ attribute }) => attribute), 'item-style']

/** What tells of changes: each starts a transition of an element with these properties, since it inherits them. */
export const watched = ['margin', ...names.map(name => prefix + name)].join()

/** Carousels within the items don't inherit them. */
const ending = `::slotted(*) { ${names.map(name => `${prefix + name}: initial`).join(';')} }`

/** Applies the custom properties that have changed. */
export function followStyle(carousel, style) {
  const { host, stage } = carousel
  const texts = styledTexts.get(host) ?? {}
  const changed = names.filter(name => {
    const text = style.getPropertyValue(prefix + name).trim() || undefined
    if (text === texts[name]) return false
    texts[name] = text
    if (text && isOdd(name, text)) suspect('value', host, prefix + name, text, namesFor(name))
    return true
  })
  if (!changed.length) return
  styledTexts.set(host, texts)
  stage.addStyle(ending)
  // Nothing changes where an attribute wins.
  for (const name of changed) if (!host.hasAttribute(name)) applySetting(carousel, name)
}
