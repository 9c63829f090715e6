import { make } from '../dom.js'

const swiftWords = 'import|let|var|struct|func|class|final|some|private|self|return|in|extension|override|if|else|nil|true|false|init|throws|try|static|public'

const swift = join(
  /(?<comment>\/\/[^\n]*)/, /(?<text>"(?:[^"\\\n]|\\.)*")/,
  new RegExp(`(?<![.\\w])(?<word>${swiftWords})\\b`), /(?<number>(?<![\w.])-?\d[\d_.]*\b)/)

const languages = {
  html: join(/(?<comment><!--[\s\S]*?-->)/, /(?<word><\/?[\w-]+|\/?>|<!doctype)/, /(?<text>"[^"]*")/),
  json: join(/(?<word>"[^"\n]*"(?=\s*:))/, /(?<text>"(?:[^"\\\n]|\\.)*")/, /(?<number>-?\b\d[\d.e+-]*\b)/),
}

function join(...patterns) {
  return new RegExp(patterns.map(({ source }) => source).join('|'), 'g')
}

/** Code as nodes with a few colours: words of the language, texts, numbers, comments. */
export function highlighted(code, language) {
  const nodes = []
  let end = 0
  for (const match of code.matchAll(languages[language] ?? swift)) {
    const kind = Object.keys(match.groups).find((name) => match.groups[name] !== undefined)
    nodes.push(code.slice(end, match.index), make('span', { className: `code-${kind}` }, match[0]))
    end = match.index + match[0].length
  }
  nodes.push(code.slice(end))
  return nodes
}
