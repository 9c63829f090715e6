// Decorations in attribute syntax: `double-sided(back: #back) reflection(gap: 4, height: 0.3) shadow`.

/** A name, optionally with parentheses, which may contain nested ones. */
const one = /\s*([\w-]+)\s*(?:\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\))?[\s,]*/y

/** A comma between fields, not inside the parentheses of a colour. */
const comma = /,(?![^(]*\))/

/**
 * Parses the decorations in a text, outermost first.
 * @param tell Called with a message if the text is invalid.
 */
export function decorationsOfText(text, tell) {
  const result = []
  let at = 0
  while (at < text.trimEnd().length) {
    one.lastIndex = at
    const match = one.exec(text)
    if (!match) {
      tell(`decorations: not understood: ${JSON.stringify(text.slice(at, at + 40))}`)
      break
    }
    const [whole, name, fields = ''] = match
    at += whole.length
    result.push(Object.assign({ name }, Object.fromEntries(fields.split(comma).filter(part => part.trim()).map(field))))
  }
  return result
}

function field(part) {
  const [name, ...rest] = part.split(':')
  const value = rest.join(':').trim()
  return [name.trim(), value === '' || Number.isNaN(Number(value)) ? value : Number(value)]
}
