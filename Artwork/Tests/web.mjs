// The web module against the native tool: the same bytes, and a loader that keeps its promises.
//
// Build both first (see Package.swift), then: node --test Artwork/Tests/web.mjs
// ARTWORK_WASM and ARTWORK_TOOL name them if they're elsewhere.

import assert from 'node:assert/strict'
import { resolveObjectURL } from 'node:buffer'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { loadArtwork } from '../Web/artwork.js'

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url))
const wasmPath =
  process.env.ARTWORK_WASM ?? path('../.build/wasm32-unknown-none-wasm/release/CarouselArtworkWeb.wasm')
const toolPath = process.env.ARTWORK_TOOL ?? path('../.build/debug/carousel-artwork')

// The first ones, those around the rounds below zero, and the ends of what JavaScript counts.
const indexes = [
  ...Array.from({ length: 300 }, (_, i) => i),
  -1, -2, -22, -23, -1000, 999_999, 1_000_000, 123_456_789, 2 ** 31 - 1, 2 ** 31, 2 ** 32 + 5, -(2 ** 31), -(2 ** 40) - 7,
  Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER,
]

let bytes, artwork
before(async () => {
  for (const [file, what] of [[wasmPath, 'web module'], [toolPath, 'native tool']]) {
    assert.ok(existsSync(file), `The ${what} isn't built: ${file}. Artwork/Package.swift says how.`)
  }
  bytes = readFileSync(wasmPath)
  artwork = await loadArtwork(bytes)
})

function native(...args) {
  const options = { encoding: 'utf8', maxBuffer: 1 << 28 }
  return execFileSync(toolPath, [...args, ...indexes.map(String)], options).trimEnd().split('\n')
}

const parts = [
  ['covers', ['cover'], (i) => artwork.svg(i)],
  ['covers without lettering', ['cover', '--plain'], (i) => artwork.svg(i, { lettering: false })],
  ['titles of covers', ['cover', '--title'], (i) => artwork.title(i)],
  ['colours of covers', ['cover', '--colors'], (i) => {
    const { ground, ink, colors } = artwork.colors(i)
    return [ground, ink, ...colors].join(' ')
  }],
  ['scenes', ['scene'], (i) => artwork.scenes.svg(i)],
  ['titles of scenes', ['scene', '--title'], (i) => artwork.scenes.title(i)],
  ['colours of scenes', ['scene', '--colors'], (i) => {
    const { ground, ink, colors: [zenith, middle, light] } = artwork.scenes.colors(i)
    return [zenith, middle, ground, light, ink].join(' ')
  }],
]
for (const [name, args, web] of parts) {
  test(`${name} are the same natively and on the web`, () => {
    const expected = native(...args)
    assert.equal(expected.length, indexes.length)
    for (const [k, index] of indexes.entries()) assert.equal(web(index), expected[k], `index ${index}`)
  })
}

test('the module is small and asks for nothing', () => {
  const module = new WebAssembly.Module(bytes)
  assert.deepEqual(WebAssembly.Module.imports(module), [])
  assert.ok(bytes.length < 48 * 1024, `${bytes.length} bytes`)
})

test('what is no whole number has a picture too', () => {
  for (const [index, same] of [[NaN, 0], [Infinity, 0], [-Infinity, 0], [1e300, 0], [2.9, 2], [-0.5, 0], ['7', 7], [7n, 7]]) {
    assert.equal(artwork.svg(index), artwork.svg(same), String(index))
    assert.equal(artwork.scenes.title(index), artwork.scenes.title(same), String(index))
  }
})

test('a hundred thousand pictures leave the memory as it was', async () => {
  const { instance } = await WebAssembly.instantiate(bytes, {})
  const { memory, cover_svg, scene_svg } = instance.exports
  const draw = (from, to) => {
    for (let i = from; i < to; i++) if (i % 10) cover_svg(i, 1)
    else scene_svg(i)
  }
  draw(0, 5_000)
  const before = memory.buffer.byteLength
  const start = performance.now()
  draw(5_000, 100_000)
  const each = (performance.now() - start) / 95_000
  assert.equal(memory.buffer.byteLength, before)
  assert.ok(before <= 512 * 1024, `${before} bytes`)
  assert.ok(each < 0.5, `${each} ms for each`)
})

test('an address stays while it is used, and the oldest goes', async () => {
  const few = await loadArtwork(bytes, { urls: 3 })
  const urls = [0, 1, 2].map((i) => few.url(i))
  assert.equal(new Set(urls).size, 3)
  assert.equal(few.url(0), urls[0])
  const blob = resolveObjectURL(urls[1])
  assert.equal(blob.type, 'image/svg+xml')
  assert.equal(await blob.text(), few.svg(1))
  const fourth = few.url(3)  // 1 was asked for longest ago
  assert.equal(resolveObjectURL(urls[1]), undefined)
  for (const url of [urls[0], urls[2], fourth]) assert.ok(resolveObjectURL(url))
  assert.notEqual(few.url(3, { lettering: false }), fourth)
  // Scenes have addresses of their own.
  const scene = few.scenes.url(3)
  assert.equal(await resolveObjectURL(scene).text(), few.scenes.svg(3))
  assert.ok(resolveObjectURL(fourth))
  few.close()
  for (const url of [urls[0], urls[2], fourth, scene]) assert.equal(resolveObjectURL(url), undefined)
})

test('it loads by address, whatever the server calls it, and says so when it does not', async (t) => {
  const server = createServer((request, response) => {
    const [, type] = request.url.match(/^\/(wasm|plain)$/) ?? []
    if (!type) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': type === 'wasm' ? 'application/wasm' : 'text/plain' }).end(bytes)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.after(() => server.close())
  const base = `http://127.0.0.1:${server.address().port}`
  for (const source of [`${base}/wasm`, new URL(`${base}/plain`), await fetch(`${base}/wasm`), new WebAssembly.Module(bytes)]) {
    const loaded = await loadArtwork(source)
    assert.equal(loaded.title(0), artwork.title(0))
  }
  await assert.rejects(loadArtwork(`${base}/none`), /could not be loaded: 404/)
})
