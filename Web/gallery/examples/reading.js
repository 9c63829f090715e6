import { make } from '../dom.js'
import { attribute, flag, indicatorSetting } from '../engine-settings.js'
import { tag } from '../source.js'

export default {
  id: 'reading',
  title: 'Reading list',
  summary: 'Cards of different heights. The carousel is as high as the current one, and what is below follows.',
  style: 'linear',

  start({ add, place }) {
    const carousel = add({ label: 'Reading list' })
    carousel.innerHTML = BOOKS.map(article).join('')
    place.append(make('p', { className: 'below' }, `${BOOKS.length} books to read. This text is below the carousel.`))
    return {
      carousel,
      title: (index) => BOOKS[index][0],
      floor: false,
      strip: false,
      settings: [
        flag(carousel, 'auto-height', 'Automatic height', { value: true }),
        attribute(carousel, 'cross-alignment', {
          name: 'Cross alignment',
          kind: 'choice',
          value: 'start',
          own: 'center',
          choices: [
            { name: 'Centre', value: 'center' },
            { name: 'Start', value: 'start' },
            { name: 'End', value: 'end' },
            { name: 'Stretch', value: 'stretch' },
          ],
        }),
        attribute(carousel, 'gap', { name: 'Gap', kind: 'range', own: null, min: 0, max: 64, step: 4, unit: 'px', value: 24 }),
        flag(carousel, 'controls', 'Buttons', { value: true }),
        indicatorSetting(carousel),
      ],
      code: () => [{ language: 'html', code: tag(carousel, BOOKS.map(article).join('\n')) }],
    }
  },
}

const article = ([title, author, text]) => `<article>\n  <h3>${title}</h3>\n  <p>${author}</p>\n  <p>${text}</p>\n</article>`

const BOOKS = [
  ['Flatland', 'Edwin A. Abbott', 'A square tells of life in two dimensions, and of the visitor who took him out of them.'],
  [
    'The Time Machine',
    'H. G. Wells',
    'A dinner, a machine of ivory and brass, and eight hundred thousand years. The traveller returns late and hungry, with two ' +
      'white flowers in his pocket. Whether his guests believe him is less important than what he saw: our division into those ' +
      'above and those below, carried to its end.',
  ],
  ['Through the Looking-Glass', 'Lewis Carroll', 'A game of chess in which the pawn becomes a queen.'],
  [
    'Twenty Thousand Leagues under the Sea',
    'Jules Verne',
    'Nobody knows where Captain Nemo comes from or whom he hates. He has a library of twelve thousand volumes, an organ, and ' +
      'the sea. His guests may see everything, and may never leave.',
  ],
  ['The Sea, the Sky', 'Anonymous', 'Two words each page.'],
  [
    'Walden',
    'Henry David Thoreau',
    'He went to the woods because he wished to live deliberately. He counts every nail and every bean, listens to the ice in ' +
      'spring, and notes what it costs: twenty-eight dollars, twelve and a half cents. It is a book for slow reading, best in ' +
      'small pieces, and best outdoors. Some skip the first chapter; they miss the accounts, which are the funniest part of it.',
  ],
  ['Frankenstein', 'Mary Shelley', 'Written on a bet in a cold summer. The creature reads Milton, and is better company than its maker.'],
  ['Middlemarch', 'George Eliot', 'A town, and everybody in it.'],
]
