/** Rounds to the precision of a screen, with half the digits to write and to read. */
export const short = value => Math.round(value * 1e7) / 1e7
