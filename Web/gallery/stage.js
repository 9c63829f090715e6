import { blend } from './blend.js'
import { make } from './dom.js'
import { Settings } from './settings.js'

/**
 * One example while it is on the stage: its carousels, its settings, and what it needs to go away again.
 *
 * An example is `{ id, title, summary, style, start(scene) }`. `start` puts carousels on the scene and returns
 * `{ carousel, carousels, title, first, settings, actions, readings, code, floor, strip }`: the carousel whose item the
 * caption names, those that take the style, the item to begin with, what the panel offers, and the code's parts.
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
      /** Makes a carousel with attributes and puts it on the stage, or into what is given. */
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
    if (this.first) for (const carousel of this.carousels) carousel.currentIndex = this.first
  }

  /** The item to begin with, so that it has neighbours on either side. */
  get first() {
    return this.parts.first ?? 0
  }

  get style() {
    return this.carousel.itemStyle
  }

  set style(name) {
    // An example with a style of its own takes no other.
    if (this.parts.strip === false) return
    if (this.style === name && this.carousel.hasAttribute('item-style')) return
    const change = () => this.carousels.forEach((carousel) => carousel.setAttribute('item-style', name))
    // The first one is not a change.
    if (this.carousel.hasAttribute('item-style')) blend(this.carousels, change)
    else change()
    this.parts.styled?.(name)
  }

  end() {
    this.#stop.abort()
  }
}
