// Configurations as JavaScript reads them: the same documents as in Swift, with the same verdicts, word for word.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { randomFrom, randomValue } from './random-documents.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = await mkdtemp(join(tmpdir(), 'carousel-config-'))
after(() => rm(folder, { recursive: true }))

const bundle = join(folder, 'config.mjs')
execFileSync('esbuild', [
  join(root, 'Web/element-extras/config-document.js'), '--bundle', '--format=esm', `--outfile=${bundle}`,
  '--log-level=warning', `--alias:catalogue=${join(root, 'build/catalogue/shape.json')}`,
])
const { parsed, problemsOfDocument, shape, CarouselConfigurationError } = await import(pathToFileURL(bundle))
const corpus = JSON.parse(await readFile(join(root, 'Tests/Configuration/documents.json'), 'utf8'))

const lines = problems => problems.map(({ path, message }) => (path ? `${path}: ${message}` : message))

test('there are documents to test with', () => {
  assert.ok(corpus.good.length > 20 && corpus.bad.length > 40)
})

test('good documents are read as they are', () => {
  for (const document of corpus.good) {
    assert.deepEqual(problemsOfDocument(document), [])
    assert.deepEqual(parsed(document), document)
    assert.deepEqual(parsed(JSON.stringify(document)), document)
  }
})

test('all that is wrong with a bad document is said, as in Swift', () => {
  for (const { document, problems } of corpus.bad) {
    assert.deepEqual(lines(problemsOfDocument(document)), problems)
    assert.throws(() => parsed(JSON.stringify(document)), CarouselConfigurationError)
  }
})

test('texts are read by the rules of JSON', () => {
  for (const text of corpus.goodTexts) assert.equal(parsed(text).version, 1)
  for (const text of corpus.badTexts) assert.throws(() => parsed(text), CarouselConfigurationError, text)
})

test('what is undefined is not there', () => {
  assert.deepEqual(problemsOfDocument({ version: 1, wraps: undefined, nothing: undefined }), [])
  assert.deepEqual(lines(problemsOfDocument({ version: undefined })), [
    'version: missing; 1 is the version that is known here',
  ])
})

test('objects that are no JSON are refused', () => {
  for (const value of [new Map(), new Date(), () => {}, Symbol('x'), 1n, NaN]) {
    assert.notEqual(problemsOfDocument(value).length, 0)
    assert.notEqual(problemsOfDocument({ version: 1, perspective: value, style: value }).length, 0)
  }
})

test('any document of the shape is read as it is', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const document = { ...randomValue(shape, randomFrom(seed)), version: 1 }
    assert.deepEqual(lines(problemsOfDocument(document)), [], JSON.stringify(document))
    assert.deepEqual(parsed(JSON.stringify(document)), document)
  }
})
