// Warns of a page's mistakes on the console, once for each cause. The core calls it on suspicion; these checks decide.
import { startDocuments, suggestion } from './config-document.js'
import { excerpt, limits } from './limits.js'

/** Names that other carousels use, with ours. */
const elsewhere = {
  loop: 'wrap', infinite: 'wrap', circular: 'wrap', gap: 'spacing', arrows: 'controls', navigation: 'controls', pagination: 'indicator',
  dots: 'indicator', effect: 'item-style', type: 'item-style', layout: 'item-style', interval: 'autoplay', delay: 'autoplay',
  index: 'current-index', direction: 'vertical', orientation: 'vertical', duration: 'transition-duration',
}

/** Attributes of all elements that are not among their properties, and those of libraries. */
const foreign = /^(class|is|exportparts|item(id|prop|ref|scope|type)|(xmlns|xml|aria|data|on|x|v|ng|hx|svelte|astro)(-.*)?)$|[^a-z0-9-]/

const said = new Set()

function say(host, text) {
  if (said.has(text)) return
  said.add(text)
  console.warn(`swift-carousel: ${text}`, host)
}

const camel = name => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())

function hint(name, known, other = elsewhere[name]) {
  const right = known.includes(other) ? `; did you mean "${other}"?` : ''
  return right || suggestion(name, known)
}

const seconds = (host, what, value) =>
  say(host, `${what}: times are in seconds; did you mean ${value / 1000}?`)

const checks = {
  attributes(host) {
    const known = host.constructor.observedAttributes
    const global = new Set(Object.keys(Object.getOwnPropertyDescriptors(Element.prototype)))
    for (const name in HTMLElement.prototype) global.add(name.toLowerCase())
    const isKnown = name => known.includes(name) || global.has(name) || foreign.test(name)
    for (const name of host.getAttributeNames().filter(name => !isKnown(name)).slice(0, limits.problems)) {
      say(host, `unknown attribute "${excerpt(name)}"${hint(name, known)}`)
    }
  },

  value(host, _, name, text, names) {
    const what = `${name}="${excerpt(text)}"`
    if (names) {
      const kind = name === 'item-style' ? 'style' : `value of ${name}`
      if (text !== 'custom') say(host, `unknown ${kind} "${excerpt(text)}"${hint(text, names)}`)
    } else if (Number(text)) {
      seconds(host, what, text)
    } else {
      say(host, `${what}: expected a number of seconds`)
    }
  },

  options(host, optionList, given) {
    const known = optionList.map(([name]) => camel(name))
    for (const name of Object.keys(given).filter(name => !known.includes(name)).slice(0, limits.problems)) {
      say(host, `unknown option "${excerpt(name)}"${hint(name, known)}`)
    }
  },

  source(host, _, source) {
    for (const name of ['numberOfItems', 'element']) {
      if (source[name] === undefined) say(host, `the data source has no "${name}"; it needs "numberOfItems" and "element(index)"`)
    }
  },

  target(host, _, target) {
    const what = target instanceof Node ? `<${target.localName}>, which is in no item` : String(JSON.stringify(target) ?? target)
    say(host, `scrollTo takes an index, an element in an item, or { index }; it got ${excerpt(what)}`)
  },

  path(_, __, path) {
    reportError(new SyntaxError(`“${excerpt(path)}” is not a path that items can follow`))
  },

  number(host) {
    say(host, 'the page has too many carousels; this one and further ones are scrollable rows')
  },

  duration(host, _, value) {
    seconds(host, `duration: ${value}`, value)
  },
}

/** Warns if a suspicion is right. */
export async function warn(names, kind, host, ...values) {
  await startDocuments()
  checks[kind](host, names, ...values)
}

/** Warns that a carousel is shown without a width. */
export function warnOfWidth(host) {
  say(host, 'this carousel is 0 pixels wide; give it a width, for example `width: 100%`')
}
