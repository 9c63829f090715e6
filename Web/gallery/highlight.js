import { make } from './dom.js'

/** The words of the language that the examples use. */
const words =
  'async|await|catch|const|else|export|false|finally|for|from|function|get|if|import|in|let|new|null|of|return|this|throw|true|try'

const languages = {
  html: /(?<comment><!--[\s\S]*?-->)|(?<word><\/?[\w-]+|\/?>)|(?<text>"[^"]*")/g,
  js: new RegExp(
    [
      /(?<comment>\/\/[^\n]*|\/\*[\s\S]*?\*\/)/,
      /(?<text>'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)/,
      new RegExp(`(?<![.\\w])(?<word>${words})\\b`),
      /(?<number>\b\d[\d_.]*\b)/,
    ].map(({ source }) => source).join('|'),
    'g',
  ),
}

/** Code as nodes with a few colours: words of the language, texts, numbers, comments. */
export function highlighted(code, language) {
  const nodes = []
  let end = 0
  for (const match of code.matchAll(languages[language])) {
    const kind = Object.keys(match.groups).find((name) => match.groups[name] !== undefined)
    nodes.push(code.slice(end, match.index), make('span', { className: `code-${kind}` }, match[0]))
    end = match.index + match[0].length
  }
  nodes.push(code.slice(end))
  return nodes
}
