import { tag } from '../source.js'

const SHOWN = 3
const SCRIPT = '<script type="module" src="swift-carousel.js"></script>'

export default function start({ add, covers, example }) {
  const { count } = example.items
  const carousel = add()
  for (let index = 0; index < count; index += 1) carousel.append(covers.item(index))
  // The items are read now rather than after this task, so that the initial one exists.
  carousel.reloadData()
  return {
    title: (index) => covers.title(index),
    code: () => [
      { language: 'html', code: `${tag(carousel, children(count, covers))}\n\n${SCRIPT}` },
    ],
  }
}

function children(count, covers) {
  const lines = Array.from({ length: SHOWN }, (_, index) => {
    const title = covers.title(index)
    return `<img src="${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.jpg" alt="${title}">`
  })
  return [...lines, `<!-- and ${count - SHOWN} more -->`].join('\n')
}
