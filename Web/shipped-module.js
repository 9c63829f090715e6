// Extracts the engine's module from the script that pages load, so that tests and benchmarks run what ships. For
// browsers and Node; as a program it writes the module to a file:
//
//   node Web/shipped-module.js build/web/swift-carousel.js engine.wasm

import { extracted } from './element/extracted.js'

/** The functions at the end of a script, from which it extracts its module. */
export const packedFunctions = /^function packedExtractor\(\)\{return"(.+)"\}\nfunction packedModule\(\)\{return"(.+)"\}$/m

/** Returns the bytes of the module in the script's text. */
export function shippedModule(script) {
  const functions = packedFunctions.exec(script)
  if (!functions) throw new Error('there is no module in this script')
  return extracted(functions[2], functions[1])
}

const isProgram = async () => {
  const program = globalThis.process?.argv[1]
  return program && import.meta.url === (await import('node:url')).pathToFileURL(program).href
}

if (await isProgram()) {
  const { readFile, writeFile } = await import('node:fs/promises')
  const [script, out] = process.argv.slice(2)
  await writeFile(out, shippedModule(await readFile(script, 'utf8')))
}
