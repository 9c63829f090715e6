// Extracts the engine's module from the script that pages load, so that tests and benchmarks run what ships. For
// browsers and Node; as a program it writes the module to a file:
//
//   node Web/shipped-module.js build/web/swift-carousel.js engine.wasm

/** The module is the only string in the script of this length that contains only base64 characters. */
const packedModule = /["'`]([\w+/]{10000,}={0,2})["'`]/

/** Returns the bytes of the module in the script's text. */
export async function shippedModule(script) {
  const packed = packedModule.exec(script)?.[1]
  if (!packed) throw new Error('there is no module in this script')
  const bytes = Uint8Array.from(atob(packed), letter => letter.charCodeAt(0))
  const unpacked = new Response(bytes).body.pipeThrough(new DecompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(unpacked).arrayBuffer())
}

const isProgram = async () => {
  const program = globalThis.process?.argv[1]
  return program && import.meta.url === (await import('node:url')).pathToFileURL(program).href
}

if (await isProgram()) {
  const { readFile, writeFile } = await import('node:fs/promises')
  const [script, out] = process.argv.slice(2)
  await writeFile(out, await shippedModule(await readFile(script, 'utf8')))
}
