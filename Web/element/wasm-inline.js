// A WebAssembly module inside a script, `packed`: deflated, as base64.
import packed from 'packed-module'

export async function start(imports) {
  const bytes = Uint8Array.from(atob(packed), letter => letter.charCodeAt(0))
  const unpacked = new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')))
  return (await WebAssembly.instantiate(await unpacked.arrayBuffer(), imports)).instance
}
