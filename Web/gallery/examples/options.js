import { camel } from '../dom.js'
import { fillFrom } from '../items.js'
import { optionFacts, settingFacts } from '../option-facts.js'
import { OptionProbe } from '../option-probe.js'

export default function start({ add, covers, element, example, refresh }) {
  const carousel = add()
  const title = fillFrom(example, carousel, covers)
  const names = Object.keys(optionFacts).filter((name) => element.attributes.has(name))
  let current = null
  const changed = () => names.filter((name) => current?.isChanged(name))
  const probe = new OptionProbe(carousel, names, (defaults) => {
    for (const name of names) {
      const isSwitch = optionFacts[name].kind === 'switch'
      // Options that the style does not use are neither offered nor in the code.
      current?.offer(name, defaults.has(name))
      if (defaults.has(name)) current?.setDefault(name, isSwitch ? defaults.get(name) !== 0 : defaults.get(name))
      write(carousel, name, defaults.has(name) && current?.isChanged(name) ? current.get(name) : null)
    }
    refresh()
  })
  const ask = () => probe.ask(new Map(changed().map((name) => [name, Number(current.get(name))])))
  return {
    title,
    actions: { reset: () => current.resetAll() },
    settings: [...options(carousel, names, ask), ...properties(carousel, element)],
    /** The defaults differ between styles. */
    styled: ask,
    began(settings) {
      current = settings
      ask()
    },
  }
}

/** The options of the style. Their attributes are set only while the user has changed them. */
function options(carousel, names, ask) {
  return names.map((name) => {
    const facts = optionFacts[name]
    return {
      key: name,
      kind: 'range',
      group: name.startsWith('fade') ? 'Fading' : 'Style',
      value: facts.none ?? facts.min ?? false,
      ...facts,
      apply(value, changed) {
        write(carousel, name, changed ? value : null)
        ask()
      },
    }
  })
}

function write(carousel, name, value) {
  if (value === null) carousel.removeAttribute(name)
  else carousel.setAttribute(name, typeof value === 'number' ? Number(value.toFixed(6)) : value)
}

/** The carousel's own settings; a fresh one provides their defaults. */
function properties(carousel, element) {
  const fresh = document.createElement('swift-carousel')
  return Object.entries(settingFacts)
    .filter(([name]) => element.attributes.has(name))
    .map(([name, facts]) => {
      const value = fresh[camel(name)]
      const apply = (now) => write(carousel, name, now === value ? null : now)
      return { key: name, kind: 'range', group: 'Carousel', value, ...facts, apply }
    })
}
