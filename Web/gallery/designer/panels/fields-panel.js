import { make } from '../../dom.js'
import { valueAt, withValue } from '../document.js'
import { fields } from '../facts.js'
import { group, rowsFor } from './panel.js'

/** Fields of the document, by their groups. */
export class FieldsPanel {
  element = make('div', { className: 'panel-page' })
  #model
  #fields
  #rows

  /** @param groups `[{ name, title }]` @param more elements that stand after them */
  constructor(model, { id, title, icon, groups, lead = '' }, ...more) {
    Object.assign(this, { id, title, icon })
    this.#model = model
    this.#fields = fields.filter(({ group }) => groups.some(({ name }) => name === group))
    const sections = groups.map((one) => ({
      title: one.title, rows: rowsFor(model, [], fields.filter(({ group }) => group === one.name)),
    }))
    this.#rows = sections.flatMap(({ rows }) => rows)
    if (lead) this.element.append(make('p', { className: 'panel-lead' }, lead))
    this.element.append(...more, ...sections.map(({ title, rows }) => group(title, rows)))
  }

  update() {
    for (const row of this.#rows) row.update()
  }

  reset() {
    const without = (document, { name }) => withValue(document, [name], undefined)
    this.#model.change(null, this.#fields.reduce(without, this.#model.document))
  }

  isChanged() {
    return this.#fields.some(({ name }) => valueAt(this.#model.document, [name]) !== undefined)
  }
}
