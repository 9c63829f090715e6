import { make } from './dom.js'

const comment = /(?<comment>\/\/[^\n]*|\/\*[\s\S]*?\*\/)/
const number = /(?<number>(?<![\w.])-?\d[\d_.]*\b)/
const string = /(?<text>"(?:[^"\\\n]|\\.)*")/
const keywords = words => new RegExp(`(?<![.\\w])(?<word>${words.replaceAll(' ', '|')})\\b`)

const languages = {
  css: [
    /(?<comment>\/\*[\s\S]*?\*\/)/,
    string,
    /(?<word>[\w-]+(?=: ))/,
    /(?<number>(?<![\w.#-])-?\d[\d.]*(?:%|[a-z]+)?|#[\da-f]{3,8}\b)/,
  ],
  html: [/(?<comment><!--[\s\S]*?-->)/, /(?<word><!?\/?[\w-]+|\/?>)/, /(?<text>"[^"]*")/],
  js: [
    comment,
    /(?<text>'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)/,
    keywords('async await catch const else export false finally for from function get if import in let new null of return this throw true try'),
    number,
  ],
  json: [/(?<word>"[^"\n]*"(?=\s*:))/, string, /(?<number>-?\b\d[\d.e+-]*\b)/],
  swift: [
    comment,
    string,
    keywords('class else extension false final func if import in init let nil override private public return self some static struct throws true try var'),
    number,
  ],
}

/** Styles and scripts inside a page. */
const inside = /(?<=<style>)([\s\S]*?)(?=<\/style>)|(?<=<script type="module">)([\s\S]*?)(?=<\/script>)/

/** Code as nodes: text, and spans of the classes `code-word`, `code-text`, `code-number` and `code-comment`. */
export function highlighted(code, language) {
  if (language !== 'html') return colored(code, language)
  // What is between the parts of a page is its HTML, followed by a style and a script, of which one is undefined.
  const kinds = ['html', 'css', 'js']
  return code.split(inside).flatMap((part, i) => (part ? colored(part, kinds[i % 3]) : []))
}

function colored(code, language) {
  const pattern = new RegExp(languages[language].map(({ source }) => source).join('|'), 'g')
  const nodes = []
  let end = 0
  for (const match of code.matchAll(pattern)) {
    const kind = Object.keys(match.groups).find(name => match.groups[name] !== undefined)
    nodes.push(code.slice(end, match.index), make('span', { className: `code-${kind}` }, match[0]))
    end = match.index + match[0].length
  }
  nodes.push(code.slice(end))
  return nodes
}
