// Configurations in web pages: read by the module compiled from the Swift code.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { randomFrom, randomValue } from './random-documents.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const script = pathToFileURL(join(root, 'build/web/swift-carousel-documents.js'))
const { read, write, startDocuments, CarouselConfigurationError } = await import(script)
await startDocuments()
const corpus = JSON.parse(await readFile(join(root, 'Tests/Configuration/documents.json'), 'utf8'))
const table = async name => JSON.parse(await readFile(join(root, `build/catalogue/${name}.json`), 'utf8'))
const { shape } = await table('documents')
const { limits } = await table('element')

/** Returns the problems of a document, an object or a text, line by line. */
function problemsOf(given) {
  try {
    read(given)
    return []
  } catch (error) {
    if (!(error instanceof CarouselConfigurationError)) throw error
    assert.equal(error.message, error.problems.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join('\n'))
    return error.message.split('\n')
  }
}

test('valid documents are read unchanged', () => {
  for (const document of corpus.good) {
    assert.deepEqual(read(document).document, document)
    assert.deepEqual(read(JSON.stringify(document)).document, document)
  }
})

test('all problems of an invalid document are reported, as natively', () => {
  for (const { document, problems } of corpus.bad) assert.deepEqual(problemsOf(JSON.stringify(document)), problems)
})

test('texts are parsed as JSON', () => {
  for (const text of corpus.goodTexts) assert.equal(read(text).document.version, 1)
  for (const text of corpus.badTexts) assert.notDeepEqual(problemsOf(text), [], text)
  assert.deepEqual(problemsOf('["é", tru]'), ['line 1, column 10: expected a value'])
})

test('names that not all readers compare alike are refused', () => {
  for (const text of corpus.textsWithOddNames) {
    for (const given of [text, JSON.parse(text)]) assert.match(problemsOf(given).join(), /expected a name in ASCII, got "[^"]+"$/, text)
  }
})

test('undefined values are omitted', () => {
  assert.deepEqual(problemsOf({ version: 1, wraps: undefined, nothing: undefined }), [])
  assert.deepEqual(problemsOf({ version: undefined }), ['version: missing; the supported version is 1'])
  assert.deepEqual(problemsOf(undefined), ['expected an object, got null'])
})

test('objects that are not JSON are refused', () => {
  for (const value of [new Map(), () => {}, Symbol('x'), 1n, NaN, Infinity]) {
    assert.notDeepEqual(problemsOf(value), [])
    assert.deepEqual(problemsOf({ version: 1, style: { fadeMin: value } }), [
      `fadeMin: expected a value of JSON, got ${String(value)}`,
    ])
  }
})

test('any document of the shape is read unchanged', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const document = { ...randomValue(shape, randomFrom(seed)), version: 1 }
    assert.deepEqual(read(document).document, document)
  }
})

test('numbers are read and written as in JavaScript', () => {
  for (const text of ['1e21', '1e-7', '0.1e-6', '123456789012345678901', '5e-324', '1.7976931348623157e308', '4.35', '-0.5']) {
    assert.deepEqual(problemsOf(`{ "version": 1, "wraps": ${text} }`), [`wraps: expected true or false, got ${Number(text)}`])
  }
})

test('numbers of an element that JSON lacks are read', () => {
  const element = { itemStyle: 'linear', options: { fadeMin: -Infinity, fadeMax: NaN, spacing: () => 1 }, attributes: { spacing: '2' } }
  assert.deepEqual(write(element), { version: 1, style: { fadeMin: null } })
})

test('corrupted texts are refused if JSON.parse refuses them, and never stop the module', () => {
  const random = randomFrom(20)
  const one = list => list[Math.floor(random() * list.length)]
  const rubbish = ['{', '}', '[', ']', ',', ':', '"', '\\', '\\u12', '\n', '\t', '\u0001', 'é', '😀', 'NaN', 'nul', '-', '1.', '01', '\ufeff', '__proto__']
  const count = { good: 0, bad: 0, broken: 0 }
  for (let round = 0; round < 3000; round += 1) {
    const text = JSON.stringify(one(corpus.good), null, Math.floor(random() * 3))
    const at = Math.floor(random() * (text.length + 1))
    const given = Buffer.from(text.slice(0, at) + one(rubbish) + text.slice(at + Math.floor(random() * 3))).toString()
    let parsed
    try {
      parsed = JSON.parse(given)
    } catch {
      count.broken += 1
      assert.match(problemsOf(given)[0], /^line \d+, column \d+: expected /, given)
      continue
    }
    const problems = problemsOf(given)
    count[problems.length ? 'bad' : 'good'] += 1
    if (problems.length) assert.ok(problems.every(problem => /^[\w$[\]".]+.*: |^expected an object/.test(problem)), problems.join())
    else assert.deepEqual(read(given).document, parsed)
  }
  assert.ok(count.good > 100 && count.bad > 200 && count.broken > 1000, JSON.stringify(count))
})

test('no text exhausts the module', () => {
  for (const deep of ['[', '{"a":']) {
    assert.match(problemsOf(deep.repeat(100_000))[0], /expected less deeply nested values, at most 256 levels$/)
  }
  const curve = i => `C${i} 5 ${i + 1}-5 ${i + 1}.5 ${i % 7}`
  const path = 'M0 0' + Array.from({ length: 5000 }, (_, i) => curve(i)).join('')
  assert.deepEqual(problemsOf({ version: 1, style: { name: 'path', path } }), [])
  assert.match(problemsOf({ version: 1, style: { name: 'path', path: path + 'X' } })[0], /^style\.path: line 1, column \d+: expected a command/)
})

test('what is too large is refused, with its limit and few words', () => {
  const { length, values, text, problems } = limits
  const long = 'x'.repeat(length + 1)
  assert.deepEqual(problemsOf(long), [`expected at most ${length} bytes, got ${length + 1} characters`])
  assert.deepEqual(problemsOf({ version: 1, $schema: long }), [`expected at most ${length} bytes, got ${length + 15} characters`])
  assert.deepEqual(problemsOf('é'.repeat(length / 2 + 1)), [`expected at most ${length} bytes, got ${length + 2}`])
  assert.deepEqual(problemsOf({ version: 1, $schema: 'x'.repeat(text + 1) }), [`$schema: expected at most ${text} bytes, got ${text + 1}`])
  assert.match(problemsOf(`[${'1,'.repeat(values)}1]`)[0], new RegExp(`expected at most ${values} values$`))
  assert.deepEqual(problemsOf(Array(values).fill(1)), [`expected at most ${values} values`])
  const unknown = Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`unknown${n}`, n]))
  assert.equal(problemsOf({ version: 1, ...unknown }).length, problems)
  assert.equal(problemsOf({ version: 1, ...unknown }).at(-1), 'there are 201 more problems')
  const name = 'name'.repeat(1000)
  assert.deepEqual(problemsOf({ version: 1, style: { name } }), [`style.name: there is no style "${name.slice(0, 40)}…"`])
  assert.deepEqual(problemsOf({ version: 1, [name]: () => name }), [`${name.slice(0, 40)}…: expected a value of JSON, got ${String(() => name)}`])
})

test('an object is not written further than it is read', () => {
  let count = 0
  const value = { toJSON: () => (count += 1) }
  assert.throws(() => read({ version: 1, list: Array(1_000_000).fill(value) }), CarouselConfigurationError)
  assert.ok(count <= limits.values, `${count} values`)
})

test('an element with long attributes is written', () => {
  const element = { itemStyle: 'wheel', attributes: { 'item-style': 'wheel', spacing: '1.5', title: 'x'.repeat(2 * limits.length) } }
  assert.deepEqual(write(element), { version: 1, style: { name: 'wheel', spacing: 1.5 } })
})
