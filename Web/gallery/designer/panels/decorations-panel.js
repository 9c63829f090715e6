import { make } from '../../dom.js'
import { icon } from '../../icon.js'
import { withValue } from '../document.js'
import { decorationFacts, decorations, shape } from '../facts.js'
import { rowsFor } from './panel.js'

const { most, onlyFirst } = shape.members.find(({ name }) => name === 'decorations').shape

/** What is put around items: a list, the outermost first. */
export class DecorationsPanel {
  id = 'finish'
  title = 'Finish'
  icon = 'finish'
  element = make('div', { className: 'panel-page' })
  #model
  #names = null
  #rows = []

  constructor(model) {
    this.#model = model
  }

  update() {
    const names = this.#list.map(({ name }) => name).join()
    if (names !== this.#names) this.#build(names)
    for (const row of this.#rows) row.update()
  }

  reset() {
    this.#set(null, [])
  }

  isChanged() {
    return this.#list.length > 0
  }

  get #list() {
    return this.#model.document.decorations ?? []
  }

  #set(key, list) {
    this.#model.change(key, withValue(this.#model.document, ['decorations'], list.length ? list : undefined))
  }

  #build(names) {
    const focused = document.activeElement?.dataset.act
    this.#names = names
    this.#rows = []
    const cards = this.#list.map((one, index) => this.#card(one, index))
    const add = decorations.map(({ name, title, summary }) => {
      const button = make('button', { type: 'button', className: 'button', title: summary }, icon('plus'), make('span', {}, title))
      button.ariaLabel = `Add ${title.toLowerCase()}`
      const isOuter = name === onlyFirst
      button.disabled = this.#list.length >= most || (isOuter && this.#list.some((one) => one.name === name))
      button.addEventListener('click', () => this.#set(null, isOuter ? [{ name }, ...this.#list] : [...this.#list, { name }]))
      return button
    })
    this.element.replaceChildren(
      make('p', { className: 'panel-lead' }, 'What is put around every item. Those further up enclose those below.'),
      make('div', { className: 'actions' }, ...add),
      make('ol', { className: 'cards' }, ...cards))
    if (focused) this.element.querySelector(`[data-act="${focused}"]`)?.focus()
  }

  #card({ name }, index) {
    const { title, summary, fields } = decorationFacts(name)
    const rows = rowsFor(this.#model, ['decorations', index], fields)
    this.#rows.push(...rows)
    const move = (to) => {
      const list = [...this.#list]
      list.splice(to, 0, ...list.splice(index, 1))
      this.#set(null, list)
    }
    const act = (symbol, word, run, isOff) => {
      const button = make('button', { type: 'button', className: 'icon-button', title: word, disabled: isOff }, icon(symbol))
      button.ariaLabel = `${word}: ${title}`
      button.dataset.act = `${symbol}-${index}`
      button.addEventListener('click', run)
      return button
    }
    const head = make(
      'div', { className: 'card-head' }, make('h3', {}, title),
      act('up', 'Move out', () => move(index - 1), index === 0 || this.#list[index - 1].name === onlyFirst),
      act('down', 'Move in', () => move(index + 1), index === this.#list.length - 1 || name === onlyFirst),
      act('remove', 'Remove', () => this.#set(null, this.#list.filter((_, i) => i !== index)), false))
    return make(
      'li', { className: 'finish-card' }, head, make('p', { className: 'card-summary' }, `${summary}.`),
      ...rows.map(({ element }) => element))
  }
}
