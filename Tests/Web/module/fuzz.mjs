// Plays random sessions on the shipped module and on build/module/checked.wasm, until a time:
//
//   node Tests/Web/module/fuzz.mjs MINUTES SEED
//
// A session that differs is shortened, and its steps are written into build/fuzz.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { loadModule } from './abi.mjs'
import { differenceOf, play } from './sessions.mjs'

const [minutes, first] = process.argv.slice(2).map(Number)
const root = new URL('../../../', import.meta.url)
const checked = await readFile(new URL('build/module/checked.wasm', root))
const load = async () => [await loadModule(), await loadModule(checked)]
const length = 400

let modules = await load()
let seed = first, steps = 0, faults = 0
for (const end = Date.now() + minutes * 60_000; Date.now() < end; seed++) {
  const difference = differenceOf(modules, seed, length)
  steps += length
  if (!difference) continue
  faults++
  // Each length plays the beginning of the same session.
  let [good, bad] = [0, length]
  while (bad - good > 1) {
    const middle = (good + bad) >> 1
    if (differenceOf(await load(), seed, middle)) bad = middle
    else good = middle
  }
  await mkdir(new URL('build/fuzz/', root), { recursive: true })
  const { steps: made } = play((await load())[1], seed, { length: good })
  await writeFile(new URL(`build/fuzz/module-${seed}.txt`, root), `seed ${seed}, length ${bad}\n${difference}\n${made.join('\n')}\n`)
  console.log(`✘ module: seed ${seed}, length ${bad}: ${difference}`)
  modules = await load()
}
console.log(`module: ${steps} operations, up to seed ${seed - 1}, ${faults} faults`)
process.exitCode = faults ? 1 : 0
