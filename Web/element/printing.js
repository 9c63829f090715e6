// What is printed: all items, unclipped and without controls. Nothing of the carousel moves meanwhile: only the slots of the items are
// others, and it goes on with its own afterwards.
import { make } from './dom.js'
import text from './print.css'
import { assign } from './slots.js'

/** The number of data source items that are printed: with more, a page would take too long to print. */
const most = 1000

/** The carousels of the page that are shown. */
const all = new Set()

const begin = () => all.forEach(printing => printing.begin())
const end = () => all.forEach(printing => printing.end())

export class Printing {
  #carousel
  #list = null

  constructor(carousel) {
    this.#carousel = carousel
  }

  /** Follows the printing of the page from now on, or no longer. */
  follow(isFollowed) {
    if (isFollowed) all.add(this)
    else {
      this.end()
      all.delete(this)
    }
    for (const [name, act] of [['beforeprint', begin], ['afterprint', end]]) {
      globalThis[all.size ? 'addEventListener' : 'removeEventListener'](name, act)
    }
  }

  begin() {
    if (this.#list) return
    const { stage } = this.#carousel
    const elements = this.#elements()
    const { isArea, width, height } = stage.givenSize
    stage.isPrinted = true
    this.#list = make('div', 'printed')
    this.#list.role = 'list'
    if (width) this.#list.style.setProperty('--width', width + 'px')
    if (height) this.#list.style.setProperty('--height', height + 'px')
    const slots = elements.map(() => document.createElement('slot'))
    for (const slot of slots) {
      const box = make('div', isArea ? 'sized' : width || height ? 'fitted' : '', slot)
      box.role = 'listitem'
      this.#list.append(box)
    }
    stage.root.append(this.#list)
    stage.addStyle(text)
    slots.forEach((slot, index) => assign(slot, elements[index]))
  }

  /** The items' elements: of a data source those that are shown, and others that are made for the paper. */
  #elements() {
    const { items } = this.#carousel
    if (!items.source) return items.children
    const shown = new Map([...items.cells.values()].filter(cell => cell.isMounted && !cell.isPlaceholder).map(cell => [cell.index, cell.content]))
    return Array.from({ length: Math.min(items.count, most) }, (_, index) => shown.get(index) ?? items.make(index))
  }

  end() {
    if (!this.#list) return
    const { items, stage } = this.#carousel
    for (const slot of this.#list.querySelectorAll('slot')) {
      const [element] = slot.assignedElements()
      assign(slot)
      const cell = items.cells.get(element)
      if (cell) assign(cell.slot, element)
      else if (element && items.source) items.drop(element)
    }
    this.#list.remove()
    this.#list = null
    stage.removeStyle(text)
    stage.isPrinted = false
  }
}
