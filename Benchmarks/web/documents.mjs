// Measures how long web pages need to refuse documents and paths that are made to take long: Benchmarks/Sources has the same ones
// natively. Fails if it is more than a page may stand.
//
//     ./carousel web && node Benchmarks/web/documents.mjs
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { loadModule } from '../../Tests/Web/module/abi.mjs'

/** The maximum time, in milliseconds. */
const most = 50
const lengths = [10_000_000, 490_000, 230_000, 90_000]

const filled = (part, length) => part.repeat(Math.max(1, Math.floor(length / part.length)))
const document = rest => `{"version":1,${rest}}`
const styled = rest => document(`"style":{"name":"path",${rest}}`)

const paths = {
  lines: length => 'M0 0h' + filled('1 ', length),
  curves: length => 'M0 0' + filled('q9 30 2 5t3 7', length),
  loops: length => 'M0 0' + filled('c99 9-99 9 1 0', length),
  arcs: length => 'M0 0' + filled('a9 7 0 1 1 5 5', length),
  'vast arcs': length => 'M0 0' + filled('a1e-9 1e9 9 1 1 1e8 5', length),
  moves: length => filled('M0 0', length),
  nothing: length => 'M0 0h' + filled('0 ', length),
  digits: length => 'M0.' + filled('0', length),
  closings: length => 'M0 0h1' + filled('z', length),
  specks: length => 'M0 0' + filled('c1e-161 0 1e-160 3e-162 1e-159 0', length),
}
const many = (part, length) => Array.from({ length: length / (part.length + 9) }, (_, index) => `"${part}${index}":1`).join()
const texts = {
  'style name': length => document(`"style":{"name":"${filled('a', length)}"}`),
  hyphens: length => document(`"style":{"name":"${filled('-', length)}"}`),
  'one field name': length => document(`"${filled('a', length)}":1`),
  'unknown fields': length => document(many('perspectivf', length)),
  'equal fields': length => document(filled('"wraps":1,', length) + '"wraps":1'),
  'short values': length => `[${filled('1,', length)}1]`,
  decimals: length => `[${filled('1.5e-30,', length)}1]`,
  'empty lists': length => `[${filled('[],', length)}1]`,
  texts: length => `[${filled('"aaaaaaaaaaaaaaaaaaaa",', length)}1]`,
  objects: length => `[${filled('{"a":1},', length)}1]`,
  deep: length => filled('[', length),
  'one number': length => `{"version":${filled('1', length)}}`,
  escapes: length => document(`"axis":"${filled('\\u00e9', length)}"`),
  accents: length => document(`"axis":"${filled('e\u0301', length)}"`),
  spaces: length => filled(' ', length),
  lines: length => filled('\n', length) + 'x',
  curve: length => document(`"momentumCurve":"cubic-bezier(${filled('1,', length)})"`),
  'view box': length => styled(`"viewBox":"${filled('1 ', length)}"`),
  sizes: length => styled(`"scales":[${filled('{"at":1},', length)}{}]`),
  decorations: length => {
    const one = `{"name":"shadow",${many('blurr', length / 8)}}`
    return document(`"decorations":[${Array(8).fill(one).join()}]`)
  },
  ...Object.fromEntries(Object.entries(paths).map(([name, path]) => [`path of ${name}`, length => styled(`"path":"${path(length)}"`)])),
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const { read, startDocuments } = await import(pathToFileURL(join(root, 'build/web/swift-carousel-documents.js')))
await startDocuments()

const attempt = work => {
  try {
    return work()
  } catch { /* refused */ }
}

/** The time that this process has had, in milliseconds: others may run on the same cores. */
function now() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Returns the least time of some work, in milliseconds. */
function cost(work) {
  let least = Infinity
  for (let round = 0; round < 5; round += 1) {
    const start = now()
    attempt(work)
    least = Math.min(least, now() - start)
  }
  return least
}

let hasFailed = false
function tell(name, length, time) {
  if (time > most) hasFailed = true
  if (time > most / 5) console.log(`${time > most ? '✗ ' : '  '}${name}, ${length}: ${time.toFixed(1)} ms`)
}

console.log(`Documents and paths that take a page more than ${most / 5} ms:`)
for (const [name, make] of Object.entries(texts)) {
  for (const length of lengths) {
    const text = make(length)
    tell(`text with ${name}`, length, cost(() => read(text)))
    // The names of 400,000 fields of one object take the browser itself too long to list.
    const object = length <= 1_000_000 || name !== 'unknown fields' ? attempt(() => JSON.parse(text)) : null
    if (object) tell(`object with ${name}`, length, cost(() => read(object)))
  }
}
const module = await loadModule()
const host = module.create({ items: 9, viewport: [800, 400] })
for (const [name, make] of Object.entries(paths)) {
  for (const length of lengths) {
    const text = make(length)
    tell(`attribute of ${name}`, length, cost(() => {
      host.setPath(text)
    }))
  }
}
process.exit(hasFailed ? 1 : 0)
