import { make } from '../../dom.js'
import { fieldRows } from '../controls/field-rows.js'

/** A group of fields with a title. */
export function group(title, rows, ...more) {
  const legend = title ? [make('legend', { className: 'group-name' }, title)] : []
  return make('fieldset', { className: 'group' }, ...legend, ...rows.map(({ element }) => element), ...more)
}

/** Returns the rows of the fields at a location of the document. */
export const rowsFor = (place, fields) => fields.flatMap((field) => fieldRows(field, [...place, field.name]))
