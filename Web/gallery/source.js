/** Returns the body of a function as in its file, without indentation: the code that is shown is the code that runs. */
export function body(f) {
  const text = f.toString()
  const start = text.indexOf('{', bodySearchStart(text))
  return dedent(text.slice(start + 1, text.lastIndexOf('}')))
}

/** Returns a whole function or class, as in its file. */
export const whole = (f) => dedent(f.toString())

/** Returns where the parameters end, so that a brace among them is not mistaken for the body's. */
function bodySearchStart(text) {
  let depth = 0
  for (let i = text.indexOf('('); i < text.length; i += 1) {
    if (text[i] === '(') depth += 1
    if (text[i] === ')' && (depth -= 1) === 0) return i
  }
  return 0
}

function dedent(text) {
  const lines = text.replace(/^\s*\n/, '').trimEnd().split('\n')
  // The first line of a whole function has no indentation.
  const rest = lines.filter((line, i) => line.trim() && (i > 0 || /^\s/.test(line)))
  const indentation = (line) => line.match(/^ */)[0].length
  const margin = Math.min(...rest.map(indentation))
  if (!Number.isFinite(margin)) return lines.join('\n')
  return lines.map((line) => line.slice(Math.min(margin, indentation(line)))).join('\n')
}

const escaped = (text) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;')

/**
 * Returns the current tag of a carousel with its given attributes, and its content as text. Attributes of the gallery
 * itself (class, style, and those that the element sets for screen readers) are omitted.
 */
export function tag(element, inside = '') {
  const attributes = [...element.attributes]
    .filter(({ name }) => !/^(class|style|role|aria-.*|tabindex|data-.*|id)$/.test(name))
    .sort((a, b) => (b.name === 'item-style') - (a.name === 'item-style'))
    .map(({ name, value }) => (value === '' ? name : `${name}="${escaped(value)}"`))
  const parts = [element.localName, ...attributes]
  const isLong = parts.join(' ').length > 40
  const content = inside ? `\n${inside.replace(/^(?=.)/gm, '  ')}\n` : isLong ? '\n' : ''
  return `<${parts.join(isLong ? '\n  ' : ' ')}>${content}</${element.localName}>`
}
