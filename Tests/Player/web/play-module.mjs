// Plays sessions on the engine's module for the web, and compares what is to be seen with what they expect.
//
//   node play-module.mjs SCRIPT.js SESSION…
//
// The module is the one inside the script that pages load, byte for byte. Sessions are as `carousel-replay --sessions` writes
// them. Prints, last, `N passed, N failed`.
import { readFileSync } from 'node:fs'
import { shippedModule } from '../../../Web/shipped-module.js'
import { ModuleStage } from './module-stage.mjs'
import { parseSession, Run } from './sessions.mjs'

const [script, ...files] = process.argv.slice(2)
if (files.length === 0) {
  console.error('usage: node play-module.mjs SCRIPT.js SESSION…')
  process.exit(2)
}
const module = new WebAssembly.Module(shippedModule(readFileSync(script, 'utf8')))
const run = new Run('module')
for (const file of files) {
  await run.play(parseSession(readFileSync(file, 'utf8')), session => new ModuleStage(module, session))
}
process.exit(run.end() ? 0 : 1)
