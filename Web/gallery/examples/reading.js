import { make } from '../dom.js'

export default function start({ add, example, place }) {
  const { texts } = example.items
  const carousel = add()
  carousel.innerHTML = texts.map(article).join('')
  place.append(make('p', { className: 'below' }, `${texts.length} books to read. This text is below the carousel.`))
  const line = ({ title, author }) => make('li', {}, title, make('small', {}, author))
  place.append(make('ol', { className: 'below-list' }, ...texts.map(line)))
  return {
    title: (index) => texts[index].title,
  }
}

const article = ({ title, author, text }) => `<article>\n  <h3>${title}</h3>\n  <p>${author}</p>\n  <p>${text}</p>\n</article>`
