// The player, with the part of the engine that only it needs.
export { Player } from './player.js'
export { start } from '../element/wasm-inline.js'
