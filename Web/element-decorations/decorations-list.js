// Checks authors' decorations: mistakes are reported, and the rest is used.
import table from 'decorations-table'
import { excerpt, limits } from '../element/limits.js'

/** The maximum number of nested decorations, and their names and fields, as documents may have them. */
const { most, of: { all } } = table.shape

/** A field by its shape in documents, its default and its unit. */
function field({ kind, least, most }, { standard, unit }) {
  if (kind === 'number') {
    const check = value => typeof value === 'number' && value >= least && value <= most
    return { standard, check, expected: `a number from ${least} to ${most}` }
  }
  // The value of a variable is known only where it is used.
  const check = value => typeof value === 'string' && (unit !== 'color' || CSS.supports('color', value))
  return { standard, check, expected: unit === 'color' ? 'a colour' : 'a text' }
}

/** The decorations by their names, with their fields. */
const kinds = Object.fromEntries(all.map(({ name, members }) => {
  const facts = table.facts[name]
  return [name, Object.fromEntries(members.map(({ name, shape }) => [name, field(shape, facts[name])]))]
}))

// Scripts can give functions, which documents can't.
Object.assign(kinds['double-sided'], {
  back: {
    standard: null,
    check: value => typeof value === 'function' || typeof value === 'string',
    expected: 'a function of an index, or a selector of a template',
  },
  turned: { standard: null, check: value => typeof value === 'function', expected: 'a function of an index' },
})

/**
 * Returns a list of decorations, the outermost first, with all fields filled in.
 * @param value The author's value: a list of decorations, or of their names.
 * @param tell Called with a message for each mistake. Unknown decorations are left out, and invalid values fall back to
 * the default.
 */
export function decorationList(value, tell) {
  if (value == null) return []
  if (!Array.isArray(value)) {
    tell(`decorations: expected a list, got ${words(value)}`)
    return []
  }
  if (value.length > most) tell(`decorations: expected at most ${most}, got ${value.length}`)
  const list = value.slice(0, most).map((one, index) => decoration(one, `decorations[${index}]`, tell)).filter(Boolean)
  const sides = list.filter(isDoubleSided)
  if (sides.length > 1) tell('decorations: an item has only one back; the first "double-sided" is used')
  else if (sides.length && list[0] !== sides[0]) {
    tell('decorations: "double-sided" has to come first, since it turns everything inside it; it is moved there')
  }
  return [...sides.slice(0, 1), ...list.filter(one => !isDoubleSided(one))]
}

const isDoubleSided = ({ name }) => name === 'double-sided'

function decoration(given, path, tell) {
  const one = typeof given === 'string' ? { name: given } : given
  const name = one?.name
  if (!Object.hasOwn(kinds, name ?? '')) {
    tell(`${path}: there is no decoration ${words(name ?? given)}; there are ${Object.keys(kinds).join(', ')}`)
    return null
  }
  const fields = kinds[name]
  const unknown = Object.keys(one).filter(field => field !== 'name' && !Object.hasOwn(fields, field))
  for (const field of unknown.slice(0, limits.problems)) tell(`${path}.${excerpt(field)}: unknown field of "${name}"`)
  const result = { name }
  for (const [field, { standard, check, expected }] of Object.entries(fields)) {
    const value = one[field]
    const isThere = value !== undefined && value !== null
    if (isThere && !check(value)) tell(`${path}.${field}: expected ${expected}, got ${words(value)}`)
    result[field] = isThere && check(value) ? value : standard
  }
  return result
}

function words(value) {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object' && value !== null) return 'an object'
  return typeof value === 'string' ? JSON.stringify(excerpt(value)) : typeof value === 'function' ? 'a function' : String(value)
}
