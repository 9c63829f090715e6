// Measures how long web pages need to refuse documents and paths that are made to take long: Benchmarks/Sources has the same ones
// natively. Fails if it is more than a page may stand.
//
//     ./carousel web && node Benchmarks/web/documents.mjs
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { loadModule } from '../../Tests/Web/module/abi.mjs'

/** The maximum time, in milliseconds. */
const most = 50
const lengths = [10_000_000, 490_000, 240_000, 90_000, 46_000]

const root = fileURLToPath(new URL('../..', import.meta.url))
const { read, startDocuments } = await import(pathToFileURL(join(root, 'build/web/swift-carousel-documents.js')))
await startDocuments()

/** The kinds of documents, as DocumentLaws/HostileDocument.swift describes them. */
const kinds = JSON.parse(await readFile(join(root, 'Tests/Configuration/hostile.json'), 'utf8'))

function textOf({ text }, length) {
  const share = length / text.filter(part => part.fill).length
  return text.map(part => (part.fill ? filled(part, share) : part)).join('')
}

function filled({ fill, count }, length) {
  const size = Buffer.byteLength(fill)
  if (!fill.includes('#')) return fill.repeat(Math.max(1, Math.floor(length / size)))
  const part = count ? fill.replace('~', 'a'.repeat(Math.max(1, Math.floor(length / count) - size))) : fill
  return Array.from({ length: count ?? Math.max(1, Math.floor(length / (size + 3))) }, (_, index) => part.replace('#', index)).join('')
}

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
const paths = []
for (const kind of kinds) {
  for (const length of lengths) {
    const text = textOf(kind, length)
    tell(`text with ${kind.name}`, length, cost(() => read(text)))
    const object = attempt(() => JSON.parse(text))
    if (!object) continue
    // Beyond what the browser itself takes to list the fields, as nothing can avoid.
    const listing = cost(() => [object, object.style ?? {}].map(Object.keys))
    tell(`object with ${kind.name}`, length, cost(() => read(object)) - listing)
    if (object.style?.path) paths.push([kind.name, length, object.style.path])
  }
}
const module = await loadModule()
const host = module.create({ items: 9, viewport: [800, 400] })
for (const [name, length, path] of paths) tell(`attribute with ${name}`, length, cost(() => host.setPath(path)))
process.exit(hasFailed ? 1 : 0)
