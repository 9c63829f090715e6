import { blend } from './blend.js'
import { definitionsOf } from './controls/definitions.js'
import { make } from './dom.js'
import { OwnPage } from './own-page.js'
import { Settings } from './settings.js'
import { Setup } from './setup.js'

/**
 * An example while it is on the stage: its carousels, its settings, and its cleanup.
 *
 * An example is its data in Gallery/examples.json and `start(scene)`. `start` adds carousels to the scene and returns `{
 * title, values, actions, readings, settings, first, edits, omitted }`: the names of items, and what the panel needs by its keys:
 * functions that apply values, functions of the buttons, and elements with values to read. `settings` are definitions besides
 * those of the data; `edits` and `omitted` are what is different in the code.
 */
export class Performance {
  #stop = new AbortController()
  #hasStyle = false
  #page

  constructor(example, place, shared) {
    this.example = example
    this.carousels = []
    const setups = []
    place.replaceChildren()
    const scene = {
      place,
      example,
      signal: this.#stop.signal,
      ...shared,
      /** Creates a carousel of the data and adds it to the stage, or to a given element. */
      add: (into = place, { label = example.label, settings = {} } = {}) => {
        const carousel = make('swift-carousel')
        carousel.setAttribute('label', label)
        setups.push(new Setup(carousel, { ...example.settings, ...settings }))
        into.append(carousel)
        this.carousels.push(carousel)
        return carousel
      },
    }
    this.parts = example.start(scene)
    const { values, actions = {}, readings = {}, settings = [] } = this.parts
    this.carousel = this.carousels[0]
    this.#page = new OwnPage(example, this.#stop.signal, shared.refresh)
    this.settings = new Settings([...definitionsOf(example, this.carousels, setups, values), ...settings])
    this.actions = example.actions?.map(({ key, title, icon }) => ({ name: title, icon, run: actions[key] })) ?? []
    this.readings = example.readings ? readingList(example.readings, readings) : null
    for (const definition of this.settings.definitions.values()) definition.apply?.(definition.value, false)
    this.parts.began?.(this.settings)
    if (this.first) for (const carousel of this.carousels) carousel.scrollTo(this.first, { animated: false })
  }

  /** The initial item, with neighbours on either side. */
  get first() {
    return this.parts.first ?? this.example.first ?? 0
  }

  /** The code of the page that the example has of its own. `stands` is whether the items stand on the floor. */
  code(stands) {
    const { edits, omitted } = this.parts
    return this.#page.code({ carousels: this.carousels, first: this.first, stands, edits: edits?.(), omitted })
  }

  get style() {
    return this.carousel.itemStyle
  }

  set style(name) {
    // The initial style is not a change.
    const isFirst = !this.#hasStyle
    this.#hasStyle = true
    if (this.example.hasFixedStyle || this.style === name) return
    const change = () => this.carousels.forEach((carousel) => carousel.setAttribute('item-style', name))
    if (isFirst) change()
    else blend(this.carousels, change)
    this.parts.styled?.(name)
  }

  end() {
    this.#stop.abort()
  }
}

/** The values to read, with their titles. */
function readingList(readings, values) {
  const reading = ({ key, title }) => make('div', { className: 'reading' }, make('dt', {}, title), values[key])
  return make('dl', { className: 'readings' }, ...readings.map(reading))
}
