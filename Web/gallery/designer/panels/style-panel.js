import { make } from '../../dom.js'
import { styleName, valueAt, withValue } from '../document.js'
import { fields, styleFacts } from '../facts.js'
import { group, rowsFor } from './panel.js'

/** The style's own options, how it fades, and which way it runs. */
export class StylePanel {
  id = 'style'
  title = 'Style'
  icon = 'style'
  element = make('div', { className: 'panel-page' })
  #model
  #defaults
  #style = null
  #rows = []
  #extras

  /**
   * @param defaults what the options come to where the document says nothing
   * @param extras what a style adds of its own: a function of its name that returns elements
   */
  constructor(model, defaults, extras) {
    this.#model = model
    this.#defaults = defaults
    this.#extras = extras
    defaults.addEventListener('change', () => this.#updateRows())
  }

  update() {
    const name = styleName(this.#model.document)
    if (name !== this.#style) this.#build(name)
    this.#updateRows()
  }

  reset() {
    const { document } = this.#model
    const style = { name: styleName(document) }
    const shape = fields.filter(({ group }) => group === 'shape')
    const without = shape.reduce((result, { name }) => withValue(result, [name], undefined), document)
    this.#model.change(null, withValue(without, ['style'], style))
  }

  isChanged() {
    const { document } = this.#model
    return Object.keys(document.style ?? {}).some((name) => name !== 'name')
      || fields.some(({ group, name }) => group === 'shape' && valueAt(document, [name]) !== undefined)
  }

  #updateRows() {
    for (const row of this.#rows) row.update()
  }

  #build(name) {
    this.#style = name
    const facts = styleFacts(name)
    const standard = (field) => this.#defaults.get(field.name)
    const rows = (fields) => rowsFor(this.#model, ['style'], fields, standard)
    const common = ['showBackfaces', 'offsetMultiplier', 'visibleItems']
    const own = rows(facts.fields.filter(({ name }) => !isFading(name) && !common.includes(name)))
    const others = rows(facts.fields.filter(({ name }) => common.includes(name)))
    const fading = rows(facts.fields.filter(({ name }) => isFading(name)))
    const run = rowsFor(this.#model, [], fields.filter(({ group }) => group === 'shape'))
    this.#rows = [...own, ...others, ...fading, ...run]
    this.element.replaceChildren(
      make('p', { className: 'panel-lead' }, `${facts.summary}.`),
      ...this.#extras(name),
      group('', own), group('Direction', run), group('Fading', fading), group('Items shown', others))
  }
}

const isFading = (name) => ['fadeMin', 'fadeMax', 'fadeRange', 'fadeMinAlpha'].includes(name)
