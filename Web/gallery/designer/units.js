// How numbers are read and written by people: in degrees where documents have radians, in percent where they have shares.

const units = {
  rad: { scale: 180 / Math.PI, suffix: '°', isClose: true },
  share: { scale: 100, suffix: '%', isClose: true },
  '×': { suffix: '×', isClose: true },
}

export const unitOf = (field) => ({ scale: 1, suffix: field.unit ?? '', isClose: false, ...units[field.unit] })

/** How many digits after the point a control's step makes. */
const digitsOf = (field, scale) => Math.min(6, Math.max(0, Math.ceil(-Math.log10((field.step ?? 1) * scale) - 1e-9)))

/** A number in its unit, without the unit. */
export function written(value, field) {
  if (value === null) return 'none'
  const { scale } = unitOf(field)
  const shown = value * scale
  const digits = digitsOf(field, scale)
  // What lies between the steps of a control is written a little finer, not with all its digits.
  const text = Math.abs(shown - Number(shown.toFixed(digits))) < 1e-6 ? shown.toFixed(digits) : `${Number(shown.toFixed(Math.min(6, digits + 2)))}`
  return text.replace(/^-(0(\.0*)?)$/, '$1').replace('-', '−')
}

/** A number with its unit, as it is read out. */
export function spoken(value, field) {
  const { suffix, isClose } = unitOf(field)
  return value === null || !suffix ? written(value, field) : `${written(value, field)}${isClose ? '' : '\u202f'}${suffix}`
}

/** What a person has typed, as documents have it; undefined where it is no number. Numbers out of range go to its end. */
export function parsed(text, field) {
  const { scale, suffix } = unitOf(field)
  const { least, most, orNone, kind } = field.shape
  const plain = text.trim().toLowerCase().replace(/−/g, '-').replace(',', '.').replace(suffix.toLowerCase(), '').trim()
  if (orNone && /^(none|-|∞|-∞|)$/.test(plain)) return null
  const number = plain === '' ? NaN : Number(plain) / scale
  if (!Number.isFinite(number)) return undefined
  const clean = Number(number.toPrecision(12))
  const within = Math.min(Math.max(clean, least), most)
  return kind === 'whole' ? Math.round(within) : within
}

/** The end of a control's range that stands for none: the one that is farther away. */
export const noneEnd = ({ sensible: [least, most] }) => (Math.abs(least) > Math.abs(most) ? least : most)
