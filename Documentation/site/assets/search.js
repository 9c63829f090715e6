import { excerpt, find, limit, load, wordsOf } from './search-index.js'

/** The root of the site. */
const root = new URL('../', import.meta.url)

/** Opens the search with a button, or with the key `/`. */
export function startSearch(button) {
  const search = new Search()
  button.addEventListener('click', () => search.open())
  addEventListener('keydown', event => {
    const isTyping = event.target.closest?.('input, textarea, select, [contenteditable]')
    const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping
    if (!isSlash && !(event.key === 'k' && (event.ctrlKey || event.metaKey))) return
    event.preventDefault()
    search.open()
  })
}

/** A dialog with a field, and a list of the sections found. The focus stays in the field while keys move through the list. */
class Search {
  constructor() {
    this.dialog = document.createElement('dialog')
    this.dialog.className = 'search'
    this.dialog.ariaLabel = 'Search'
    this.dialog.innerHTML = `
      <div class="search-field">
        <svg class="icon" aria-hidden="true"><use href="#icon-search"/></svg>
        <input type="search" role="combobox" aria-label="Search the guides" aria-controls="found" aria-expanded="false"
          aria-autocomplete="list" placeholder="Search the guides" autocomplete="off" spellcheck="false" enterkeyhint="go">
        <button type="button">Close</button>
      </div>
      <div class="found" id="found" role="listbox" aria-label="Sections found"></div>
      <p class="search-status" role="status"></p>`
    document.body.append(this.dialog)
    this.field = this.dialog.querySelector('input')
    this.list = this.dialog.querySelector('.found')
    this.status = this.dialog.querySelector('.search-status')
    this.field.addEventListener('input', () => this.search())
    this.field.addEventListener('keydown', event => this.key(event))
    this.dialog.querySelector('button').addEventListener('click', () => this.dialog.close())
    this.dialog.addEventListener('click', event => {
      // A click beside the dialog is one on its backdrop; one on a link leads there.
      if (event.target === this.dialog || event.target.closest('a')) this.dialog.close()
    })
  }

  open() {
    if (this.dialog.open) return
    document.querySelectorAll(':popover-open').forEach(sheet => sheet.hidePopover())
    this.dialog.showModal()
    this.field.select()
    load().catch(() => {})
    this.search()
  }

  async search() {
    const query = this.field.value
    try {
      const sections = await find(query)
      // Meanwhile, more may have been typed.
      if (query === this.field.value) this.show(sections, wordsOf(query))
    } catch {
      this.show([], [])
      this.status.textContent = 'The search could not be loaded.'
    }
  }

  show(sections, words) {
    this.list.replaceChildren(...sections.map((section, index) => option(section, index, words)))
    this.field.ariaExpanded = String(sections.length > 0)
    const count = sections.length === limit ? `The best ${limit}` : `${sections.length} found`
    this.status.textContent = !words.length ? '' : sections.length ? count : 'Nothing found.'
    this.choose(0)
    this.list.scrollTop = 0
  }

  /** Chooses one of the sections found, which Enter opens. */
  choose(index) {
    const options = [...this.list.children]
    const chosen = options[(index + options.length) % options.length]
    for (const option of options) option.ariaSelected = String(option === chosen)
    if (chosen) this.field.setAttribute('aria-activedescendant', chosen.id)
    else this.field.removeAttribute('aria-activedescendant')
    chosen?.scrollIntoView({ block: 'nearest' })
    this.chosen = chosen
  }

  key(event) {
    const index = [...this.list.children].indexOf(this.chosen)
    if (event.key === 'ArrowDown') this.choose(index + 1)
    else if (event.key === 'ArrowUp') this.choose(index - 1)
    else if (event.key === 'Enter') this.chosen?.click()
    // In place of clearing the field, which takes a second press to close.
    else if (event.key === 'Escape') this.dialog.close()
    else return
    event.preventDefault()
  }
}

function option(section, index, words) {
  const link = document.createElement('a')
  link.id = `found-${index}`
  link.role = 'option'
  link.tabIndex = -1
  link.href = new URL(section.address, root)
  const line = (name, text) => {
    const element = document.createElement('span')
    element.className = name
    element.append(...marked(text, words))
    link.append(element)
  }
  line('found-title', section.title || section.guide)
  if (section.title) line('found-guide', section.guide)
  line('found-text', excerpt(section, words))
  return link
}

/** Returns a text with the words in it marked. */
function marked(text, words) {
  const lower = text.toLowerCase()
  const parts = []
  let end = 0
  for (let place = 0; place < text.length; place++) {
    const word = words.find(word => lower.startsWith(word, place) && !/[\p{L}\d]/u.test(lower[place - 1] ?? ' '))
    if (!word) continue
    const mark = document.createElement('mark')
    mark.textContent = text.slice(place, place + word.length)
    parts.push(text.slice(end, place), mark)
    end = place + word.length
    place = end - 1
  }
  return [...parts, text.slice(end)]
}
