// Plays sessions on the engine's module for the web, and compares what is to be seen with what they expect.
//
//   node play-module.mjs MODULE.wasm SESSION…
//
// The module is the one that pages load. Sessions are as `carousel-replay --sessions` writes
// them. Prints, last, `N passed, N failed`.
import { readFileSync } from 'node:fs'
import { ModuleStage } from './module-stage.mjs'
import { parseSession, Run } from './sessions.mjs'

const [built, ...files] = process.argv.slice(2)
if (files.length === 0) {
  console.error('usage: node play-module.mjs MODULE.wasm SESSION…')
  process.exit(2)
}
const module = new WebAssembly.Module(readFileSync(built))
const run = new Run('module')
for (const file of files) {
  await run.play(parseSession(readFileSync(file, 'utf8')), session => new ModuleStage(module, session))
}
process.exit(run.end() ? 0 : 1)
