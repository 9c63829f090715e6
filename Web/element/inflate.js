// Unpacks DEFLATE data (RFC 1951), at once: the browser's own way to do it keeps pages waiting for a promise.

const lengths = [3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258]
const distances = [
  1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193,
  12289, 16385, 24577,
]
const codeOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
const longestCode = 15

/** A code by the lengths of its words: how many there are of each length, and what they mean, in order. */
function code(sizes) {
  const counts = new Array(longestCode + 1).fill(0)
  for (const size of sizes) counts[size]++
  counts[0] = 0
  const symbols = [...sizes.keys()].filter(symbol => sizes[symbol]).sort((a, b) => sizes[a] - sizes[b] || a - b)
  return { counts, symbols }
}

/** Unpacks into so many bytes. Only for data whose blocks are dynamic, as those of a module of some size are. */
export function inflate(packed, size) {
  const result = new Uint8Array(size)
  let at = 0
  let end = 0

  const bits = count => {
    let value = 0
    for (let i = 0; i < count; i++, at++) value |= ((packed[at >> 3] >> (at & 7)) & 1) << i
    return value
  }
  const symbol = ({ counts, symbols }) => {
    let word = 0
    let first = 0
    let index = 0
    for (let size = 1; ; size++) {
      word |= bits(1)
      const count = counts[size]
      if (word - count < first) return symbols[index + word - first]
      index += count
      first = (first + count) << 1
      word <<= 1
    }
  }
  const sizesOf = (count, sizeCode) => {
    const sizes = []
    while (sizes.length < count) {
      const size = symbol(sizeCode)
      if (size < 16) sizes.push(size)
      else if (size === 16) sizes.push(...Array(3 + bits(2)).fill(sizes.at(-1)))
      else sizes.push(...Array(size === 17 ? 3 + bits(3) : 11 + bits(7)).fill(0))
    }
    return sizes
  }

  let isLast = 0
  while (!isLast) {
    isLast = bits(1)
    bits(2)
    const lengthCount = 257 + bits(5)
    const distanceCount = 1 + bits(5)
    const sizeCount = 4 + bits(4)
    const sizes = new Array(codeOrder.length).fill(0)
    for (let i = 0; i < sizeCount; i++) sizes[codeOrder[i]] = bits(3)
    const all = sizesOf(lengthCount + distanceCount, code(sizes))
    const lengthCode = code(all.slice(0, lengthCount))
    const distanceCode = code(all.slice(lengthCount))
    for (let word; (word = symbol(lengthCode)) !== 256;) {
      if (word < 256) {
        result[end++] = word
        continue
      }
      const i = word - 257
      const length = lengths[i] + bits(i < 8 || i === 28 ? 0 : (i - 4) >> 2)
      const j = symbol(distanceCode)
      const distance = distances[j] + bits(j < 4 ? 0 : (j - 2) >> 1)
      for (let left = length; left > 0; left--, end++) result[end] = result[end - distance]
    }
  }
  return result
}
