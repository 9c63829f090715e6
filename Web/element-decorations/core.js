// The parts of the element's script that decorations need: a second copy of them would have a state of its own.

/** See `core` in Web/element/apart.js. */
export let core

export const setCore = given => (core = given)
