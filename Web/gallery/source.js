/** The body of a function as it stands in its file, without its indentation: what is shown is what runs. */
export function body(f) {
  const text = f.toString()
  const start = text.indexOf('{', bodySearchStart(text))
  return dedent(text.slice(start + 1, text.lastIndexOf('}')))
}

/** A whole function or class, as it stands in its file. */
export const whole = (f) => dedent(f.toString())

/** Where the parameters end, so that a brace among them is not taken for the body's. */
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
  // The first line of a whole function has lost its indentation already.
  const rest = lines.filter((line, i) => line.trim() && (i > 0 || /^\s/.test(line)))
  const indentation = (line) => line.match(/^ */)[0].length
  const margin = Math.min(...rest.map(indentation))
  if (!Number.isFinite(margin)) return lines.join('\n')
  return lines.map((line) => line.slice(Math.min(margin, indentation(line)))).join('\n')
}

const escaped = (text) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;')

/**
 * The tag of a carousel as it is now, with the attributes that were given to it, and what is inside as text.
 * Attributes of the gallery itself (class, style, and what the element sets for screen readers) are left out.
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
