// The wasm module, embedded in the script. It is compressed here, since compressing the script on the way finds no
// repetitions in base64. `packedModule` stands before everything else in the script: where base64 and code mix, a page loads
// hundreds of bytes more.

export async function start(imports) {
  const bytes = Uint8Array.from(atob(packedModule), letter => letter.charCodeAt(0))
  const binary = new Response(bytes).body.pipeThrough(new DecompressionStream('deflate-raw'))
  return (await WebAssembly.instantiate(await new Response(binary).arrayBuffer(), imports)).instance
}
