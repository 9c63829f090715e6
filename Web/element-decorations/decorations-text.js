// Decorations in attribute syntax: `double-sided(back: #back) reflection(gap: 4, height: 0.3) shadow`.
import { limits } from '../element/limits.js'

/** A name, optionally with parentheses, which may contain nested ones. */
const one = /\s*([\w-]+)\s*(?:\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\))?[\s,]*/y

/**
 * Parses the decorations in a text, outermost first.
 * @param tell Called with a message if the text is invalid.
 */
export function decorationsOfText(text, tell) {
  const result = []
  if (text.length > limits.text) {
    tell(`decorations: expected at most ${limits.text} characters, got ${text.length}`)
    return result
  }
  const end = text.trimEnd().length
  let at = 0
  while (at < end) {
    one.lastIndex = at
    const match = one.exec(text)
    if (!match) {
      tell(`decorations: not understood: ${JSON.stringify(text.slice(at, at + 40))}`)
      break
    }
    const [whole, name, fields = ''] = match
    at += whole.length
    result.push(Object.assign({ name }, Object.fromEntries(fieldsOf(fields).filter(part => part.trim()).map(field))))
  }
  return result
}

/** Splits at the commas between fields, not at those inside the parentheses of a colour. */
function fieldsOf(text) {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (letter === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts
}

function field(part) {
  const [name, ...rest] = part.split(':')
  const value = rest.join(':').trim()
  return [name.trim(), value === '' || Number.isNaN(Number(value)) ? value : Number(value)]
}
