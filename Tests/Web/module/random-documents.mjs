// Random configurations, reproducible by a seed.

/** Random numbers from 0 to 1 for a seed (mulberry32). */
export function randomFrom(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Returns a random value of a shape, with any of its fields. */
export function randomValue(shape, random) {
  const one = list => list[Math.floor(random() * list.length)]
  const members = list =>
    Object.fromEntries(list.filter(() => random() < 0.5).map(({ name, shape }) => [name, randomValue(shape, random)]))
  switch (shape.kind) {
    case 'boolean': return random() < 0.5
    case 'number':
      if (shape.orNone && random() < 0.25) return null
      return one([shape.least, shape.most, shape.least + random() * (shape.most - shape.least)])
    case 'whole': return Math.round(shape.least + random() * (shape.most - shape.least))
    case 'choice': return one(shape.names)
    case 'text': return 'text'
    case 'curve': return one(['linear', 'ease-in', 'cubic-bezier(0.4, 0, 0.2, 1)'])
    case 'path': return one(['M0 0L10 5', 'm 1,2 c3 4 5 6 7 8z', 'M0,0 A 5 5 0 1 0 10 10'])
    case 'viewBox': return '0 -5.5 120,60'
    case 'list':
      return Array.from({ length: Math.floor(random() * 4) }, () => randomValue(shape.of, random))
        .filter((value, index) => index === 0 || value.name !== shape.onlyFirst)
    case 'object': return members(shape.members)
    case 'variants': {
      const { name, members: list } = one(shape.all)
      return { ...members(list), [shape.tag]: name }
    }
  }
}
