import { make } from './dom.js'
import { Settings } from './settings.js'

/** Whole pages, each of them one file in `made`. Hosts without web pages do not have them, so their data is here. */
const pages = [
  { id: 'hero', title: 'Hero', summary: 'Slides from edge to edge that cross-fade by themselves. The dots show the time that is left; a button pauses it.' },
  { id: 'product', title: 'Product gallery with thumbnails', summary: 'A row of thumbnails chooses the large picture, and follows it.' },
  { id: 'rows', title: 'Rows', summary: 'Rows of posters that turn by as many as fit. Buttons outside know when there is nothing more to show.' },
  { id: 'testimonials', title: 'Testimonials', summary: 'Quotes of any length: the carousel is as high as the current one.' },
  { id: 'stories', title: 'Stories', summary: 'A tap on the left or the right turns the cube. Each story has its own time, which the bars show.' },
  { id: 'marquee', title: 'Marquee', summary: 'Logos that pass by, wait under the pointer, and stand still under reduced motion.' },
  { id: 'hash-and-search', title: 'Hash and search', summary: 'A search scrolls to its first match, links lead to items, and the address follows the current one.' },
]

/** The group of the pages, as one of examples. */
export const made = { title: 'Made with it', examples: pages.map((page) => ({ ...page, isPage: true, hasFixedStyle: true })) }

/** A page while it is on the stage, in a frame: to the gallery it is an example without a carousel of its own. */
export class MadePage {
  carousel = null
  readings = null
  #stop = new AbortController()
  #code = ''

  constructor(example, place, { refresh }) {
    this.example = example
    // The same file, with its style and its script beside it, as the content security policy wants them.
    this.frame = make('iframe', { className: 'made-page', title: example.title, src: `made-${example.id}.html` })
    this.settings = new Settings([this.#width()])
    this.actions = [{ name: 'Open alone', icon: 'jump', run: () => open(this.frame.src) }]
    this.parts = {}
    place.replaceChildren(this.frame)
    this.#followTheme()
    this.#load(`made/${example.id}.html`).then(refresh, (error) => {
      // Nobody waits for the code of a page that has left the stage.
      if (!this.#stop.signal.aborted) throw error
    })
  }

  code() {
    return [{ language: 'html', code: this.#code, href: this.frame.src }]
  }

  end() {
    this.#stop.abort()
  }

  focus() {
    this.frame.focus()
  }

  #width() {
    const choices = [{ name: 'Full', value: 'full' }, { name: 'Phone', value: 'phone' }]
    const apply = (value) => { this.frame.dataset.width = value }
    return { key: 'width', name: 'Width', kind: 'choice', value: 'full', choices, apply }
  }

  /** The theme of the gallery, which the page's own colours follow. */
  #followTheme() {
    const gallery = document.documentElement
    const show = () => {
      const page = this.frame.contentDocument?.documentElement
      if (page) page.style.colorScheme = gallery.dataset.theme ?? ''
    }
    const observer = new MutationObserver(show)
    observer.observe(gallery, { attributeFilter: ['data-theme'] })
    this.#stop.signal.addEventListener('abort', () => observer.disconnect())
    this.frame.addEventListener('load', show)
  }

  async #load(file) {
    const response = await fetch(file, { signal: this.#stop.signal })
    if (!response.ok) throw new Error(`${file} is missing`)
    this.#code = (await response.text()).trimEnd()
  }
}
