// Where a text is no JSON: browsers say it in words of their own, and not all of them where. See JSON+Parsing.swift, which
// refuses the same texts in the same words.

/** Values within each other at most. */
const greatestDepth = 256

/** What is wrong with a text, as in `line 2, column 9: expected a comma or }`; null where it is JSON. */
export function problemOfText(text) {
  try {
    read(text)
    return null
  } catch (expected) {
    if (!(expected instanceof Expected)) throw expected
    const lines = text.slice(0, expected.at).split('\n')
    return `line ${lines.length}, column ${[...lines.at(-1)].length + 1}: expected ${expected.what}`
  }
}

class Expected {
  constructor(what, at) {
    Object.assign(this, { what, at })
  }
}

function read(text) {
  let at = 0
  let depth = 0
  const fail = what => { throw new Expected(what, at) }
  const skip = () => { while (/^[ \n\r\t]$/.test(text[at] ?? '')) at += 1 }
  const take = letter => text[at] === letter && Boolean(at += 1)
  const digits = () => {
    const start = at
    while (text[at] >= '0' && text[at] <= '9') at += 1
    if (at === start) fail('a value')
  }
  const word = word => { for (const letter of word) if (!take(letter)) fail('a value') }

  const number = () => {
    take('-')
    if (!take('0')) digits()
    if (take('.')) digits()
    if (take('e') || take('E')) {
      if (!take('+')) take('-')
      digits()
    }
  }

  const string = () => {
    at += 1
    for (;;) {
      const letter = text[at]
      if (letter === undefined) fail('the end of a text')
      if (take('"')) return
      if (letter < ' ') fail('no control character in a text')
      if (letter === '\\') escape()
      else at += 1
    }
  }

  /** Two escapes that are one character belong together; half of one is none. */
  const escape = () => {
    at += 1
    if (text[at] === undefined) fail('the end of a text')
    if ('btnfr"\\/'.includes(text[at])) {
      at += 1
      return
    }
    const unit = hex(at)
    if (unit === null) fail('an escape such as \\n or \\u00e9')
    const isFirst = unit >= 0xd800 && unit < 0xdc00
    const second = isFirst && text[at + 5] === '\\' ? hex(at + 6) : null
    const isPair = second >= 0xdc00 && second < 0xe000
    if (unit >= 0xd800 && unit < 0xe000 && !isPair) fail('both halves of a character')
    at += isPair ? 11 : 5
  }
  const hex = place => (/^u[\da-f]{4}$/i.test(text.slice(place, place + 5)) ? parseInt(text.slice(place + 1, place + 5), 16) : null)

  /** Values up to a bracket, with commas between them. */
  const list = (end, part) => {
    depth += 1
    if (depth > greatestDepth) fail('fewer values within each other')
    at += 1
    skip()
    if (!take(end)) {
      for (;;) {
        part()
        skip()
        if (take(end)) break
        if (!take(',')) fail(`a comma or ${end}`)
      }
    }
    depth -= 1
  }
  const member = () => {
    skip()
    if (text[at] !== '"') fail('a name in quotes')
    string()
    skip()
    if (!take(':')) fail('a colon')
    value()
  }

  const value = () => {
    skip()
    switch (text[at]) {
      case '{': return list('}', member)
      case '[': return list(']', value)
      case '"': return string()
      case 't': return word('true')
      case 'f': return word('false')
      case 'n': return word('null')
      default: return number()
    }
  }

  value()
  skip()
  if (at < text.length) fail('the end')
}
