import { make } from './dom.js'

const languages = {
  html: /(?<comment><!--[\s\S]*?-->|…[^\n<]*)|(?<word><\/?[\w-]+|\/?>)|(?<text>"[^"]*")/g,
  js: /(?<comment>\/\/[^\n]*|\/\*[\s\S]*?\*\/)|(?<text>'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)|(?<word>\b(?:const|let|return|function|async|await|for|of|in|if|else|new|import|from|export|try|catch|finally|throw|true|false|null|this)\b)|(?<number>\b\d[\d_.]*\b)/g,
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
