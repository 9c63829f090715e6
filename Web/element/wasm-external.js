// The wasm module, from a file next to the script, compiled while it streams.

export async function start(imports) {
  const response = await fetch(new URL('swift-carousel.wasm', import.meta.url))
  if (!response.ok) throw new Error('swift-carousel.wasm: ' + response.status)
  try {
    return (await WebAssembly.instantiateStreaming(response.clone(), imports)).instance
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    // The server may send the wrong MIME type.
    return (await WebAssembly.instantiate(await response.arrayBuffer(), imports)).instance
  }
}
