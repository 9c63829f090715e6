// Configurations that have been tampered with: Swift and JavaScript say the same of each, word for word, and what is good is
// written as it was read.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { randomFrom, randomValue } from './random-documents.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = await mkdtemp(join(tmpdir(), 'carousel-fuzz-'))
after(() => rm(folder, { recursive: true }))

const bundle = join(folder, 'config.mjs')
execFileSync('esbuild', [
  join(root, 'Web/element-extras/config-document.js'), '--bundle', '--format=esm', `--outfile=${bundle}`,
  '--log-level=warning', `--alias:catalogue=${join(root, 'build/catalogue/shape.json')}`,
])
const { parsed, shape, CarouselConfigurationError } = await import(pathToFileURL(bundle))
const corpus = JSON.parse(await readFile(join(root, 'Tests/Configuration/documents.json'), 'utf8'))
const swift = (...words) => execFileSync('swift', [...words, '--package-path', join(root, 'Tools'), '-c', 'release'], { encoding: 'utf8' })

const lines = problems => problems.map(({ path, message }) => (path ? `${path}: ${message}` : message))

/** What JavaScript says of a text: the problems, or the document. */
function verdict(text) {
  try {
    return { document: parsed(text) }
  } catch (error) {
    if (!(error instanceof CarouselConfigurationError)) throw error
    return { problems: lines(error.problems) }
  }
}

/** What Swift says of texts. */
async function verdictsOfSwift(texts) {
  swift('build', '--product', 'carousel-catalogue')
  const tool = join(swift('build', '--show-bin-path').trim(), 'carousel-catalogue')
  const file = join(folder, 'texts.json')
  await writeFile(file, JSON.stringify(texts))
  return JSON.parse(execFileSync(tool, ['--check', file], { encoding: 'utf8', maxBuffer: 1 << 28 }))
}

/** Values that are out of place nearly everywhere, as they stand in a text. */
const strange = [
  'null', 'true', '0', '-0', '-1', '1e999', '-1e999', '1e-400', '5e-324', '123456789012345678901', '1e21', '0.1e-6', '1.0',
  '4.35', '9007199254740993', '""', '"x"', '"é\\u00e9\\ud83d\\ude00"', '"\\u2028\\u0000"', `"${'long '.repeat(30)}"`, '[]', '[[]]', '{}',
  '{ "x": 1 }', '{ "__proto__": 1 }', '{ "name": "wheel" }', '"0 0\\r\\n100 60"', '"M0 0\\r\\nL5 5"', '"cubic-bezier(0,0,1,1)"',
  '"M0 0L"', '"M0 0A1 1 0 2 0 5 5"', '[{ "at": 2 }]', '[{ "name": "shadow" }, { "name": "double-sided" }]', '"\\u007f"',
]
/** Names that no document has. */
const names = ['zebra', 'constructor', '__proto__', 'a b', '1st', 'é', '', '𝒳', 'toString', '￿', 'Version']
/** What spoils a text. */
const rubbish = ['{', '}', '[', ']', ',', ':', '"', '\\', '\\u12', '\\ud800', '\n', '\t', '\u0001', 'é', '😀', 'NaN', 'nul', '-', '1.', '01', '\ufeff', ' ']

function tampered(random) {
  const one = list => list[Math.floor(random() * list.length)]
  const document = structuredClone(one(corpus.good))
  const marks = []
  const put = (holder, name) => {
    marks.push(one(strange))
    // Not by assigning: `__proto__` is a name like any other.
    Object.defineProperty(holder, name, { value: `@${marks.length - 1}@`, enumerable: true, configurable: true, writable: true })
  }
  for (let change = 0; change < 1 + random() * 3; change += 1) {
    let holder = document
    while (random() < 0.6) {
      const inner = Object.values(holder).filter(value => value && typeof value === 'object')
      if (!inner.length) break
      holder = one(inner)
    }
    if (Array.isArray(holder)) {
      if (random() < 0.5) put(holder, holder.length)
      else if (holder.length) put(holder, Math.floor(random() * holder.length))
    } else if (random() < 0.5 && Object.keys(holder).length) put(holder, one(Object.keys(holder)))
    else put(holder, one(names))
  }
  return JSON.stringify(document, null, Math.floor(random() * 3)).replace(/"@(\d+)@"/g, (_, mark) => marks[mark])
}

function spoiled(random) {
  const text = tampered(random)
  const at = Math.floor(random() * (text.length + 1))
  const rest = text.slice(at + Math.floor(random() * 3))
  const result = random() < 0.2 ? text.slice(0, at) : text.slice(0, at) + rubbish[Math.floor(random() * rubbish.length)] + rest
  // What was cut in the middle of a character is no text.
  return Buffer.from(result).toString()
}

function longPath(count) {
  const parts = Array.from({ length: count }, (_, i) => `C${i} 5 ${i + 1}-5 ${i + 1}.5 ${i % 7}`)
  return `M0 0${parts.join('')}`
}

const documents = [
  '', ' ', '{}', '[]', 'null', '1', '"x"', '{ "version": 1 }', '{ "version": 2 }', '{ "version": 1e999 }', '{ "version": 1.5 }', '{ "version": -1 }',
  '{ "version": 9007199254740993, "style": 3 }', '{ "version": NaN }', '{ "version": 1, "perspective": Infinity }',
  '{ "version": 1, "version": 2 }', '{ "version": 2, "version": 1 }', '{ "version": 1, "perspective": 1e999 }',
  `{ "version": 1, "style": ${'['.repeat(300)}${']'.repeat(300)} }`, '['.repeat(100_000), '{"a":'.repeat(100_000),
  JSON.stringify({ version: 1, style: { name: 'path', path: longPath(5000) } }),
  JSON.stringify({ version: 1, style: { name: 'path', path: longPath(5000) + 'X' } }),
  JSON.stringify({ version: 1, style: { name: 'path', path: 'M0 0'.repeat(3000) } }),
  JSON.stringify({ version: 1, style: { name: 'path', scales: Array.from({ length: 65 }, () => ({ at: 0 })) } }),
  ...strange.map(value => `{ "version": 1, "style": { "name": "path", "viewBox": ${value} } }`),
  ...strange.map(value => `{ "version": 1, "momentumCurve": ${value} }`),
  ...rubbish.map(value => `{ "version": 1, "style": { "name": "${value}" } }`),
]

test('Swift and JavaScript say the same of what was tampered with, word for word', async () => {
  const random = randomFrom(20)
  const texts = [
    ...documents, ...corpus.goodTexts, ...corpus.badTexts, ...corpus.good.map(document => JSON.stringify(document)),
    ...corpus.bad.map(({ document }) => JSON.stringify(document)),
    ...Array.from({ length: 400 }, () => JSON.stringify({ ...randomValue(shape, random), version: 1 })),
    ...Array.from({ length: 1500 }, () => tampered(random)), ...Array.from({ length: 1500 }, () => spoiled(random)),
  ]
  const swifts = await verdictsOfSwift(texts)
  const count = { good: 0, bad: 0, broken: 0 }
  texts.forEach((text, index) => {
    const [mine, its] = [verdict(text), swifts[index]]
    assert.deepEqual(mine.problems, its.problems)
    if (mine.problems) {
      const isText = /^line \d+, column \d+: /.test(mine.problems[0])
      count[isText ? 'broken' : 'bad'] += 1
      // Every problem of a document names its field, but where it is no object at all.
      if (!isText) assert.ok(mine.problems.every(problem => /^[\w$[\]".]+.*: |^expected an object/.test(problem)), mine.problems.join())
      return
    }
    count.good += 1
    // Read, written and read again it is the same, here, there, and across.
    const plain = JSON.parse(text)
    assert.deepEqual(mine.document, plain)
    assert.deepEqual(parsed(JSON.stringify(mine.document)), plain)
    assert.deepEqual(parsed(its.text), plain)
  })
  assert.ok(count.good > 400 && count.bad > 500 && count.broken > 500, JSON.stringify(count))
})
