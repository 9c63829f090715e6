import { make } from '../../dom.js'
import { fieldRows } from '../controls/field-rows.js'
import { valueAt, withValue } from '../document.js'
import { isStandard } from '../facts.js'

/** The way from a control to a field of the model's document. */
export function bindingOf(model, path, field, standard = () => field.standard) {
  const key = path.join('.')
  return {
    get: () => valueAt(model.document, path),
    standard,
    set(value, isOpen = false) {
      // What is at its default stands in no document.
      const kept = value === undefined || isStandard(value, field) ? undefined : value
      model.change(key, withValue(model.document, path, kept), isOpen)
    },
    close: () => model.close(),
  }
}

/** A group of fields under a name. */
export function group(title, rows, ...more) {
  const legend = title ? [make('legend', { className: 'group-name' }, title)] : []
  return make('fieldset', { className: 'group' }, ...legend, ...rows.map(({ element }) => element), ...more)
}

/** The rows of fields that stand at a path of the document. */
export const rowsFor = (model, path, fields, standard) =>
  fields.flatMap((field) =>
    fieldRows(field, bindingOf(model, [...path, field.name], field, standard && (() => standard(field) ?? field.standard))))
