// Plays random sessions on the shipped module and on build/module/checked.wasm, until a time:
//
//   node Tests/Web/module/fuzz.mjs MINUTES SEED
//
// A session that differs is shortened to the steps that it needs, and written into build/fuzz. In Tests/Web/module/Sessions,
// it is a test.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { loadModule } from './abi.mjs'
import { differenceOf, minimized, session, text } from './sessions.mjs'

const [minutes, first] = process.argv.slice(2).map(Number)
const root = new URL('../../../', import.meta.url)
const checked = await readFile(new URL('build/module/checked.wasm', root))
const load = async () => [await loadModule(), await loadModule(checked)]
const length = 400

let modules = await load()
let seed = first, steps = 0, faults = 0
for (const end = Date.now() + minutes * 60_000; Date.now() < end; seed++) {
  const given = session(modules[0], seed, length)
  const difference = differenceOf(modules, given)
  steps += given.steps.length
  if (!difference) continue
  faults++
  const least = { ...given, steps: await minimized(given.steps, async steps => differenceOf(await load(), { ...given, steps })) }
  await mkdir(new URL('build/fuzz/', root), { recursive: true })
  await writeFile(new URL(`build/fuzz/module-${seed}.json`, root), text(least))
  console.log(`✘ module, seed ${seed}: ${differenceOf(await load(), least) ?? 'it is not reproducible'}\n${text(least)}`)
  modules = await load()
}
console.log(`module: ${steps} operations, up to seed ${seed - 1}, ${faults} faults`)
process.exitCode = faults ? 1 : 0
