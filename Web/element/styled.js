// Settings by custom properties, such as `--carousel-gap: 16px`, which media and container queries can change. Attributes
// win over them. Where there are neither, the gap and the padding of the element itself count.
import { applySetting } from './apply.js'
import { isOdd, namesFor, settings, styledTexts } from './settings.js'
import { suspect } from './warnings.js'

const prefix = '--carousel-'

/** The attributes that have a custom property. */
const names = [...settings.map(({ attribute }) => attribute), 'item-style']

/** What tells of changes: each starts a transition of an element with these properties, since it inherits them. */
export const watched = ['column-gap', 'row-gap', ...names.map(name => prefix + name)].join()

/** Carousels within the items don't inherit them. */
const ending = `::slotted(*) { ${names.map(name => `${prefix + name}: initial`).join(';')} }`

/** The style of the element itself that stands for a setting along its axis; it has none if it is what all elements have. */
const own = {
  gap: (style, isVertical) => (isVertical ? style.rowGap : style.columnGap).replace(/^normal$/, ''),
  insets(style, isVertical) {
    const { paddingTop, paddingBottom, paddingInlineStart, paddingInlineEnd } = style
    return (isVertical ? [paddingTop, paddingBottom] : [paddingInlineStart, paddingInlineEnd]).join(' ').replace(/^0px 0px$/, '').trim()
  },
}

/** Applies the custom properties that have changed, and returns whether there are some. */
export function followStyle(carousel, style) {
  const { host, stage } = carousel
  const texts = styledTexts.get(host) ?? {}
  styledTexts.set(host, texts)
  const changed = names.filter(name => {
    const text = style.getPropertyValue(prefix + name).trim() || own[name]?.(style, host.vertical) || undefined
    if (text === texts[name]) return false
    texts[name] = text
    if (text && isOdd(name, text)) suspect('value', host, name, text, namesFor(name), prefix)
    return true
  })
  if (!changed.length) return false
  stage.addStyle(ending)
  // Nothing changes where an attribute wins.
  for (const name of changed) if (!host.hasAttribute(name)) applySetting(carousel, name)
  return true
}
