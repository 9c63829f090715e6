// Warns of a page's mistakes on the console, once for each cause. It is loaded on suspicion; the checks decide.

/** The parts of the element's script that the checks need; see `core` in Web/element/warnings.js. */
let core

/** Names that other carousels use, with ours. */
const elsewhere = {
  loop: 'wrap', infinite: 'wrap', circular: 'wrap', arrows: 'controls', navigation: 'controls', pagination: 'indicator',
  dots: 'indicator', effect: 'item-style', type: 'item-style', layout: 'item-style', interval: 'autoplay', delay: 'autoplay',
  index: 'current-index', direction: 'vertical', orientation: 'vertical', duration: 'transition-duration',
}

/** Attributes of all elements that are not among their properties, and those of libraries. */
const foreign = /^(class|is|exportparts|item(id|prop|ref|scope|type)|(xmlns|xml|aria|data|on|x|v|ng|hx|svelte|astro)(-.*)?)$|[^a-z0-9-]/

/** The words that attributes of numbers take besides. */
const words = { __proto__: null, alignment: 'start, center, end or ', 'group-size': 'auto or ', 'data-carousel-autoplay': 'ended or ' }

const said = new Set()

function say(host, text) {
  if (said.has(text)) return
  said.add(text)
  console.warn(`swift-carousel: ${text}`, host)
}

const camel = name => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())

/** What may have been meant by a name that is unknown, which the script for documents knows of most. */
const hint = async (name, known) =>
  known.includes(elsewhere[name]) ? `; did you mean "${elsewhere[name]}"?` : core.suggestion(name, known)

/** Warns of unknown names. */
function sayUnknown(host, what, names, known) {
  for (const name of names.slice(0, core.limits.problems)) {
    hint(name, known).then(meant => say(host, `unknown ${what} "${core.excerpt(name)}"${meant}`))
  }
}

const seconds = (host, what, value) =>
  say(host, `${what}: times are in seconds; did you mean ${value / 1000}?`)

const checks = {
  attributes(host) {
    const known = host.constructor.observedAttributes
    const global = new Set(Object.keys(Object.getOwnPropertyDescriptors(Element.prototype)))
    for (const name in HTMLElement.prototype) global.add(name.toLowerCase())
    const isKnown = name => known.includes(name) || global.has(name) || foreign.test(name)
    sayUnknown(host, 'attribute', host.getAttributeNames().filter(name => !isKnown(name)), known)
  },

  value(host, name, text, names, prefix = '') {
    const what = prefix ? `${prefix}${name}: ${core.excerpt(text)}` : `${name}="${core.excerpt(text)}"`
    if (names) {
      const kind = prefix || name !== 'item-style' ? `value of ${prefix}${name}` : 'style'
      if (text !== 'custom') sayUnknown(host, kind, [text], names)
    } else {
      const { accepts, takes } = core.takenBy(name)
      if (accepts(text)) seconds(host, what, parseFloat(text))
      else say(host, `${what}: expected ${words[name] ?? ''}${takes}`)
    }
  },

  options(host, given) {
    const known = core.optionList.map(([name]) => camel(name))
    const attributes = new Map(host.constructor.observedAttributes.map(name => [camel(name), name]))
    const unknown = Object.keys(given).filter(name => !known.includes(name))
    for (const name of unknown) {
      if (attributes.has(name)) say(host, `"${name}" is no option of a style; set the attribute "${attributes.get(name)}"`)
    }
    sayUnknown(host, 'option', unknown.filter(name => !attributes.has(name)), known)
  },

  source(host, source) {
    for (const name of ['numberOfItems', 'element']) {
      if (source[name] === undefined) say(host, `the data source has no "${name}"; it needs "numberOfItems" and "element(index)"`)
    }
  },

  target(host, target) {
    const what = target instanceof Node ? `<${target.localName}>, which is in no item` : String(JSON.stringify(target) ?? target)
    say(host, `scrollTo takes an index, an element in an item, or { index }; it got ${core.excerpt(what)}`)
  },

  reference(host, attribute) {
    if (!host.isConnected || !host.hasAttribute(attribute)) return
    const id = host.getAttribute(attribute), named = host.getRootNode().getElementById(id)
    if (!id || named !== host && named instanceof host.constructor) return
    const what = named === host ? 'it is the carousel itself' : named ? `<${named.localName}> is no carousel` : 'nothing has this id'
    say(host, `${attribute}="${core.excerpt(id)}": ${what}`)
  },

  path(_, path) {
    core.report(new SyntaxError(`“${core.excerpt(path)}” is not a path that items can follow`))
  },

  number(host) {
    say(host, 'the page has too many carousels; this one and further ones are scrollable rows')
  },

  duration(host, value) {
    seconds(host, `duration: ${value}`, value)
  },

  width(host) {
    say(host, 'this carousel is 0 pixels wide; give it a width, for example `width: 100%`')
  },
}

/** Carries out one of the checks, with parts of the element's script. */
export function check(name, given, host, ...values) {
  core = given
  checks[name](host, ...values)
}
