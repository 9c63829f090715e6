import { make } from '../../dom.js'
import { icon } from '../../icon.js'
import { numberEntry } from '../controls/number-entry.js'
import { call } from '../designer-module.js'
import { bindingOf } from '../model.js'
import { kinds } from './stops-editor.js'

/** The values along a path as a list of positions and values. */
export class StopsSection {
  element = make('div', { className: 'stops', hidden: true })
  #editor
  #lead = make('p', { className: 'card-summary' })
  #list = make('ol', { className: 'stops-list' })
  #add = make('button', { type: 'button', className: 'button' }, icon('plus'), make('span'))
  #clear = make('button', { type: 'button', className: 'button' }, icon('reset'), make('span', {}, 'Use defaults'))
  #rows = []
  #name = null

  /** @param editor the editor of the values over the stage */
  constructor(editor) {
    this.#editor = editor
    this.#add.addEventListener('click', () => editor.add())
    this.#clear.addEventListener('click', () => {
      editor.clear()
      this.#add.focus()
    })
    this.element.append(this.#lead, this.#list, make('div', { className: 'actions' }, this.#add, this.#clear))
    editor.addEventListener('change', () => this.update())
  }

  update() {
    const { name, chosen } = this.#editor
    this.element.hidden = name === null
    if (name === null) return
    const stops = call('stops', name).all
    if (name !== this.#name || stops.length !== this.#rows.length) this.#build(name, stops)
    this.#rows.forEach((row, index) => {
      row.element.toggleAttribute('data-chosen', index === chosen)
      row.show()
    })
    const { title, one } = kinds[name]
    this.#lead.textContent = stops.length
      ? `Drag the knobs along the path or away from it. Between two knobs, the ${one.toLowerCase()} changes linearly.`
      : `The ${title.toLowerCase()} come from the options below. Draw them here to set your own anywhere along the path.`
    this.#add.querySelector('span').textContent = stops.length ? 'Add a stop' : `Draw ${title.toLowerCase()}`
    this.#add.disabled = stops.length >= kinds[name].most
    this.#clear.hidden = !stops.length
  }

  #build(name, stops) {
    const hadFocus = this.#list.contains(document.activeElement)
    this.#name = name
    this.#rows = stops.map((_, index) => this.#row(name, index))
    this.#list.replaceChildren(...this.#rows.map(({ element }) => element))
    // Removing a stop with its button keeps the focus in the list.
    if (hadFocus) (this.#rows[Math.max(0, this.#editor.chosen)]?.element.querySelector('button') ?? this.#add).focus()
  }

  #row(name, index) {
    const { one } = kinds[name]
    const entries = ['at', 'value'].map((part) => {
      const binding = bindingOf(['style', name, index, part])
      const words = part === 'at' ? `Where ${one.toLowerCase()} ${index + 1} is` : `${one} ${index + 1}`
      const set = (value) => this.#editor.put(index, { [part]: value })
      return { binding, ...numberEntry(kinds[name][part], { ...binding, set, reset() {} }, words) }
    })
    const remove = make('button', { type: 'button', className: 'icon-button', title: 'Remove' }, icon('remove'))
    remove.ariaLabel = `Remove ${one.toLowerCase()} ${index + 1}`
    remove.addEventListener('click', () => this.#editor.remove(index))
    const [at, value] = entries.map(({ box }) => box)
    const element = make('li', { className: 'stops-row' }, value, make('span', { className: 'stops-word' }, 'at'), at, remove)
    element.addEventListener('focusin', () => this.#editor.choose(index))
    return { element, show: () => entries.forEach(({ binding, show }) => show(binding.row())) }
  }
}
