// The wasm module, embedded in the script. It is compressed here, since compressing the script on the way finds no
// repetitions in base64. Web/build.py puts it at the start of the script, where it disturbs the compression least.
/* global DATA */

export async function start(imports) {
  const bytes = Uint8Array.from(atob(DATA), letter => letter.charCodeAt(0))
  const binary = new Response(bytes).body.pipeThrough(new DecompressionStream('deflate-raw'))
  return (await WebAssembly.instantiate(await new Response(binary).arrayBuffer(), imports)).instance
}
