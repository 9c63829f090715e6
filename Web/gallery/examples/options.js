import { camel } from '../dom.js'
import { attribute, axisSetting, wrapSetting } from '../engine-settings.js'
import { optionFacts, settingFacts } from '../option-facts.js'
import { OptionProbe } from '../option-probe.js'
import { body, tag } from '../source.js'

export default {
  id: 'options',
  title: 'Options',
  summary: 'Every option of the style with its default, and every setting of the carousel.',
  style: 'rotary',

  start({ add, covers, element, refresh }) {
    const carousel = add({ label: 'Covers' })
    fill(carousel, covers)
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
      carousel,
      first: 8,
      title: (index) => covers.title(index),
      actions: [{ name: 'Reset all', icon: 'reset', run: () => current.resetAll() }],
      settings: [
        wrapSetting(carousel),
        axisSetting(carousel),
        ...options(carousel, names, ask),
        ...properties(carousel, element),
      ],
      code: () => [
        { language: 'html', code: tag(carousel) },
        { language: 'js', code: body(fill) },
      ],
      /** The defaults differ between styles. */
      styled: ask,
      began(settings) {
        current = settings
        ask()
      },
    }
  },
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
    .map(([name, facts]) =>
      attribute(carousel, name, { kind: 'range', group: 'Carousel', value: fresh[camel(name)], ...facts }))
}

function fill(carousel, covers) {
  carousel.dataSource = {
    numberOfItems: 24,
    element: (index, reused) => covers.item(index, reused),
  }
}
