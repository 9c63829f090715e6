// Values along a path, in attributes as pairs of a position and a value: `0 0.5, 0.5 1, 1 0.5`.

/** Parses the stops of a text, or of a list of `{ at, value }`; null for anything else. Invalid stops are left out. */
export function stopsOf(given) {
  const pairs = typeof given === 'string'
    ? given.split(',').filter(part => part.trim()).map(part => part.trim().split(/\s+/).map(Number))
    : Array.isArray(given) ? given.map(stop => [stop?.at ?? 0, stop?.value ?? 1]) : null
  return pairs?.filter(pair => pair.length === 2 && pair.every(Number.isFinite)).map(([at, value]) => ({ at, value })) ?? null
}

export const stopsText = stops => stops.map(({ at = 0, value = 1 }) => `${at} ${value}`).join(', ')
