// Carousels that name another one by its id: thumbnails, and offsets that follow each other.
import { link } from './linked-offsets.js'
import { Reference } from './reference.js'
import { control } from './thumbnails.js'

/** By their properties: the attribute, and what connects a carousel with the other one and returns what ends that. */
const kinds = { controlsFor: ['controls-for', control], linkedTo: ['linked-to', link] }

/** The references of each carousel, by their properties. */
const all = new WeakMap()

/** Connects a carousel with those that its attributes name now. */
export function follow(carousel, suspect) {
  const references = all.get(carousel) ?? {}
  all.set(carousel, references)
  for (const [name, [attribute, connect]] of Object.entries(kinds)) {
    if (carousel.host[name]) references[name] ??= new Reference(carousel, name, other => connect(carousel, other))
    if (references[name]?.update() === false) whenLoaded(() => suspect('reference', carousel.host, attribute))
  }
}

/** Calls a function when the page is complete: what an id names may come last. */
const whenLoaded = act => (document.readyState === 'complete' ? act() : addEventListener('load', act, { once: true }))
