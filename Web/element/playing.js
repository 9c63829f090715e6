// Views that the browser moves by itself, as the engine foresees it: the script for that is loaded with the first motion. Until then, and
// without it, they are placed in each frame.
import { loadPlayer } from 'later'
import { report } from './attempt.js'
import { addPart, doubles } from './engine.js'

/** The promise of the class that plays; of undefined if it can't be loaded. */
let player

async function load() {
  try {
    const script = await loadPlayer()
    // In the one file, the engine has all its parts.
    if (script.start) await addPart(script.start)
    return script.Player
  } catch (cause) {
    const text = `swift-carousel: without swift-carousel-player.js (${cause.message}) carousels stand still while the page is busy`
    report(new Error(text, { cause }))
  }
}

/** Without player: each frame is the engine's. */
const none = { plays: () => 0 }

/** Plays the motions of a carousel as soon as it can. */
export const playingOf = carousel => ({
  plays() {
    carousel.playing = none
    player ??= load()
    player.then(Player => { if (Player) carousel.playing = new Player(carousel, doubles) })
    return 0
  },
})
