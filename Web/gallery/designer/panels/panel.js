import { make } from '../../dom.js'
import { fieldRows } from '../controls/field-rows.js'

/** A group of fields under a name. */
export function group(title, rows, ...more) {
  const legend = title ? [make('legend', { className: 'group-name' }, title)] : []
  return make('fieldset', { className: 'group' }, ...legend, ...rows.map(({ element }) => element), ...more)
}

/** The rows of fields that stand at a place of the document, by the names that lead there. */
export const rowsFor = (place, fields) => fields.flatMap((field) => fieldRows(field, [...place, field.name]))
