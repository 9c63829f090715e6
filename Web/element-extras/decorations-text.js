// Decorations as an attribute has them: `double-sided(back: #back) reflection(gap: 4, height: 0.3) shadow`.

/** A name, and in parentheses what may have parentheses in it. */
const one = /\s*([\w-]+)\s*(?:\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\))?[\s,]*/y

/** Between fields, but not inside of the parentheses of a colour. */
const comma = /,(?![^(]*\))/

/**
 * The decorations that a text names, outermost first.
 * @param tell Called with a sentence where the text can't be read on.
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
