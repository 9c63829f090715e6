// The words of other languages, from the engine's table.
import languages from 'languages-table'

/** Gives a carousel the words and the numbers of a language; those of English if it is not known. */
export function speak(carousel, tag) {
  // A later language has a call of its own.
  if (tag !== carousel.language) return
  const [language = 'en'] = canonical(tag)
  carousel.words = [languages[language.split('-')[0]] ?? languages.en, language]
  carousel.relabel()
}

/** @returns A list of the canonical name of a language; empty if it has none. */
function canonical(tag) {
  try {
    return Intl.getCanonicalLocales(tag || [])
  } catch {
    return []
  }
}
