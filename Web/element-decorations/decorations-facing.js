// The visible side of an item, from its matrix.

/**
 * Returns the visible side of an item with the matrix at `at`.
 *
 * The projection of the item's plane is a map with x' = (x·m11 + y·m21 + m41) / w and so on. It flips the plane if the
 * determinant of its derivative at the centre is negative, which is that of the three rows divided by w³.
 *
 * @returns 0 for the front; for the back 1, or 2 if it is upside down.
 */
export function facing(memory, at) {
  const a = memory[at], b = memory[at + 1], p = memory[at + 3]
  const c = memory[at + 4], d = memory[at + 5], q = memory[at + 7]
  const x = memory[at + 12], y = memory[at + 13], w = memory[at + 15]
  const determinant = a * (d * w - y * q) - b * (c * w - x * q) + p * (c * y - x * d)
  if (determinant * w >= 0) return 0
  return d * w - y * q < 0 ? 2 : 1
}
