// Which side of an item is seen, by the matrix that places it.

/** Where the numbers of a matrix are that say so: of each row those of x, y and the perspective. */
const places = [0, 1, 3, 4, 5, 7, 8, 9, 11, 12, 13, 15]

/** Keeps what is needed of a matrix in `kept`, which has room for twelve numbers. */
export function keep(kept, memory, at) {
  for (let i = 0; i < 12; i++) kept[i] = memory[at + places[i]]
}

/**
 * Which side is seen of an item that stands by a matrix, and is turned about its own upright axis before that.
 *
 * What is seen of the item's plane is a map with x' = (x·m11 + y·m21 + m41) / w and so on. It turns the plane over where
 * the determinant of its derivative in the middle is negative, which is that of the three rows by w³.
 *
 * @param angle In radians.
 * @returns 0 for the front; for the back 1, or 2 where it is seen upside down.
 */
export function facing(kept, angle) {
  const c = Math.cos(angle)
  const s = Math.sin(angle)
  const a = c * kept[0] - s * kept[6]
  const b = c * kept[1] - s * kept[7]
  const p = c * kept[2] - s * kept[8]
  const d = kept[3], e = kept[4], q = kept[5]
  const x = kept[9], y = kept[10], w = kept[11]
  const determinant = a * (e * w - y * q) - b * (d * w - x * q) + p * (d * y - x * e)
  if (determinant * w >= 0) return 0
  return e * w - y * q < 0 ? 2 : 1
}
