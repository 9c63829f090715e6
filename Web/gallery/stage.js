import { blend } from './blend.js'
import { make } from './dom.js'
import { Settings } from './settings.js'

/**
 * An example while it is on the stage: its carousels, its settings, and its cleanup.
 *
 * An example is `{ id, title, summary, style, start(scene) }`. `start` adds carousels to the scene and returns `{
 * carousel, carousels, title, first, settings, actions, readings, code, floor, strip }`: the carousel whose item the
 * caption names, those that take the style, the initial item, the contents of the panel, and the parts of the code.
 */
export class Performance {
  #stop = new AbortController()

  constructor(example, place, shared) {
    this.example = example
    place.replaceChildren()
    const scene = {
      place,
      signal: this.#stop.signal,
      ...shared,
      /** Creates a carousel with attributes and adds it to the stage, or to a given element. */
      add(attributes = {}, into = place) {
        const carousel = make('swift-carousel')
        for (const [name, value] of Object.entries(attributes)) carousel.setAttribute(name, value)
        into.append(carousel)
        return carousel
      },
    }
    this.parts = example.start(scene)
    this.carousel = this.parts.carousel
    this.carousels = this.parts.carousels ?? [this.carousel]
    this.settings = new Settings(this.parts.settings ?? [])
    for (const definition of this.settings.definitions.values()) definition.apply?.(definition.value, false)
    this.parts.began?.(this.settings)
    if (this.first) for (const carousel of this.carousels) carousel.scrollTo(this.first, { animated: false })
  }

  /** The initial item, with neighbours on either side. */
  get first() {
    return this.parts.first ?? 0
  }

  get style() {
    return this.carousel.itemStyle
  }

  set style(name) {
    // An example with a fixed style takes no other.
    if (this.parts.strip === false) return
    if (this.style === name && this.carousel.hasAttribute('item-style')) return
    const change = () => this.carousels.forEach((carousel) => carousel.setAttribute('item-style', name))
    // The initial style is not a change.
    if (this.carousel.hasAttribute('item-style')) blend(this.carousels, change)
    else change()
    this.parts.styled?.(name)
  }

  end() {
    this.#stop.abort()
  }
}
