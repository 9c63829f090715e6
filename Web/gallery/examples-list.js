import { make } from './dom.js'
import { formatRoute } from './route.js'

/** The list of links to the examples, in groups: one stop in the tab order, from which arrow keys move on. */
export class ExamplesList {
  #links = new Map()

  constructor(place, groups) {
    for (const { title: name, examples } of groups) {
      const list = make('ul', { className: 'example-list' })
      for (const { id, title, href = formatRoute({ example: id }) } of examples) {
        const link = make('a', { className: 'example-link', href }, title)
        this.#links.set(id, link)
        list.append(make('li', {}, link))
      }
      place.append(make('h2', { className: 'example-group' }, name), list)
    }
    place.addEventListener('keydown', (event) => this.#key(event))
  }

  /** Marks the current example. */
  show(id) {
    for (const [key, link] of this.#links) link.ariaCurrent = key === id ? 'page' : null
    this.#stopAt(this.#links.get(id))
    const { scrollX, scrollY } = window
    this.#links.get(id).scrollIntoView({ block: 'nearest' })
    // Only the list scrolls: on a phone that is held sideways the page would, too.
    scrollTo(scrollX, scrollY)
  }

  #key(event) {
    const links = [...this.#links.values()]
    const now = links.indexOf(document.activeElement)
    const next = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: links.length - 1 }[event.key]
    if (now < 0 || event.altKey || event.ctrlKey || event.metaKey || !links[next]) return
    event.preventDefault()
    this.#stopAt(links[next])
    links[next].focus()
  }

  #stopAt(stop) {
    for (const link of this.#links.values()) link.tabIndex = link === stop ? 0 : -1
  }
}
