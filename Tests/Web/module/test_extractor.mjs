// Damaged and truncated modules in the script: extracting them ends, and uses no other memory.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { extracted } from '../../../Web/element/extracted.js'
import { packedFunctions } from '../../../Web/shipped-module.js'
import { random } from './sessions.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const [, extractor, text] = packedFunctions.exec(await readFile(`${root}/build/web/swift-carousel.js`, 'utf8'))
const packed = Buffer.from(text, 'base64')
const whole = Buffer.from(extracted(text, extractor))

const { below } = random(1)
const sample = (count, first = 0) => [...Array(first).keys(), ...Array.from({ length: count - first }, () => below(packed.length))]
/** As `[place, bits]` for a byte that differs there, and `[length]` for a stream that ends there. */
const damages = [...sample(1000, 100).map(place => [place, 1 + below(255)]), ...sample(200, 50).map(length => [length])]

function damaged([place, bits]) {
  if (!bits) return packed.subarray(0, place)
  const bytes = Buffer.from(packed)
  bytes[place] ^= bits
  return bytes
}

test('damaged modules are no modules, or trap', () => {
  let trapped = 0
  for (const damage of damages) {
    let result = null
    try {
      result = extracted(damaged(damage).toString('base64'), extractor)
    } catch (error) {
      assert.ok(error instanceof WebAssembly.RuntimeError, `${damage}: ${error}`)
      trapped++
    }
    // The first byte says nothing.
    if (result && damage[0]) assert.ok(!whole.equals(result), `${damage}`)
    if (damage.length === 1) assert.equal(result, null, `${damage}`)
  }
  assert.ok(trapped > 200, `${trapped} of ${damages.length} trapped`)
})

// By the compiler's own clang, as the modules are.
test('no damage has the extractor use memory that is not its own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'extractor-'))
  try {
    const { paths } = JSON.parse(execFileSync('swiftc', ['-print-target-info']))
    const program = join(folder, 'extractor')
    // Its linker warns of names of the sanitizer.
    execFileSync(join(paths.runtimeResourcePath, '../../bin/clang'), [
      '-O1', '-fsanitize=address,undefined', '-fno-sanitize-recover=all', '-Wno-unknown-attributes', fileURLToPath(new URL('extractor.c', import.meta.url)), '-o', program,
    ], { stdio: 'pipe' })
    const [module, list] = [join(folder, 'packed'), join(folder, 'damages')]
    await writeFile(module, packed)
    await writeFile(list, damages.map(([place, bits = 0]) => `${place} ${bits}\n`).join(''))
    const [size, ended] = execFileSync(program, [module, list], { encoding: 'utf8' }).split(' ').map(Number)
    assert.equal(size, whole.length)
    assert.equal(ended, damages.length)
  } finally {
    await rm(folder, { recursive: true })
  }
})
