// The words of other languages, by a script that is loaded with the first such page.
import { loadLanguages } from 'later'
import { report } from './attempt.js'
import { once } from './loading.js'

const load = once(loadLanguages)

/** Gives a carousel the words and the numbers of a language; those of English if it is not known. */
export async function speak(carousel, tag) {
  const [language = 'en'] = canonical(tag)
  try {
    const { languages } = await load()
    // A later language has a call of its own.
    if (tag !== carousel.language) return
    carousel.words = [languages[language.split('-')[0]] ?? languages.en, language]
    carousel.relabel()
  } catch (error) {
    report(error)
  }
}

/** @returns A list of the canonical name of a language; empty if it has none. */
function canonical(tag) {
  try {
    return Intl.getCanonicalLocales(tag || [])
  } catch {
    return []
  }
}
