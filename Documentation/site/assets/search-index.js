/** The most sections that are found. */
export const limit = 30
/** How much a word counts in a section's title, in its guide's title, and each time in its text, up to `repeats` times; and how much
 * several words count that are there in this order. */
const weight = { title: 12, guide: 6, text: 1, phrase: 10 }
const repeats = 4
/** How much of a text is shown around a found word, in characters. */
const around = { before: 40, after: 110 }

let loading = null

/** Loads the index: the guide, the title, the address and the text of each section. */
export function load() {
  loading ??= fetch(new URL('search-index.json', import.meta.url))
    .then(response => {
      if (!response.ok) throw new Error(`search-index.json: ${response.status}`)
      return response.json()
    })
    .then(sections => sections.map(([guide, title, address, text]) => ({
      guide, title, address, text, lower: [title || guide, guide, text].map(words => words.toLowerCase()),
    })))
  // Another try may succeed.
  loading.catch(() => (loading = null))
  return loading
}

/** Returns the sections that contain all words, or beginnings of words; the best ones first. */
export async function find(query) {
  const words = wordsOf(query)
  const patterns = words.map(word => new RegExp(`(?<![\\p{L}\\d])${escaped(word)}`, 'gu'))
  if (!patterns.length) return []
  const found = []
  for (const section of await load()) {
    const scores = patterns.map(pattern => score(section, pattern))
    if (!scores.every(Boolean)) continue
    const isPhrase = words.length > 1 && section.lower.some(text => text.includes(words.join(' ')))
    found.push({ section, score: scores.reduce((sum, each) => sum + each) + (isPhrase ? weight.phrase : 0) })
  }
  found.sort((one, other) => other.score - one.score)
  return found.slice(0, limit).map(({ section }) => section)
}

export const wordsOf = query => query.toLowerCase().split(/\s+/).filter(Boolean)

/** Returns the part of a section's text around the first word that it has. */
export function excerpt(section, words) {
  const lower = section.lower[2]
  const placesOf = words => words.map(word => lower.indexOf(word)).filter(place => place >= 0)
  const [place = 0] = [...placesOf([words.join(' ')]), Math.min(...placesOf(words), lower.length)].filter(place => place < lower.length)
  const start = place > around.before ? section.text.lastIndexOf(' ', place - around.before) + 1 : 0
  const space = section.text.indexOf(' ', place + around.after)
  const end = space < 0 ? section.text.length : space
  return `${start ? '… ' : ''}${section.text.slice(start, end)}${end < section.text.length ? ' …' : ''}`
}

function score({ title, lower: [heading, guide, text] }, pattern) {
  const count = words => words.match(pattern)?.length ?? 0
  const inTitle = count(heading)
  // The whole title is the word: nothing fits better.
  const isTitle = inTitle && heading.replace(pattern, '') === ''
  return (inTitle ? weight.title : 0) + (isTitle ? weight.title : 0) + (title && count(guide) ? weight.guide : 0) +
    weight.text * Math.min(repeats, count(text))
}

const escaped = word => word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
