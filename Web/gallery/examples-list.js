import { make } from './dom.js'
import { formatRoute } from './route.js'

/** The list of links to the examples, in groups. */
export class ExamplesList {
  #links = new Map()

  constructor(place, groups) {
    for (const { name, examples } of groups) {
      const list = make('ul', { className: 'example-list' })
      for (const { id, title, href = formatRoute({ example: id }) } of examples) {
        const link = make('a', { className: 'example-link', href }, title)
        this.#links.set(id, link)
        list.append(make('li', {}, link))
      }
      place.append(make('h2', { className: 'example-group' }, name), list)
    }
  }

  /** Marks the current example. */
  show(id) {
    for (const [key, link] of this.#links) link.ariaCurrent = key === id ? 'page' : null
    this.#links.get(id)?.scrollIntoView({ block: 'nearest' })
  }
}
