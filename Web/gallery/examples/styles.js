import { axisSetting, wrapSetting } from '../engine-settings.js'
import { body, tag } from '../source.js'

export default {
  id: 'styles',
  title: 'Styles',
  summary: 'Every style, on either axis, wrapping or not. Items are inserted and removed along the style’s own path.',
  style: 'rotary',

  start({ add, covers, refresh }) {
    const carousel = add({ label: 'Covers' })
    const numbers = Array.from({ length: 18 }, (_, index) => index)
    fill(carousel, numbers, covers)
    let fresh = numbers.length
    return {
      carousel,
      first: 6,
      title: (index) => covers.title(numbers[index]),
      settings: [wrapSetting(carousel), axisSetting(carousel)],
      actions: [
        {
          name: 'Insert',
          icon: 'plus',
          run() {
            insert(carousel, numbers, fresh)
            fresh += 1
            refresh()
          },
        },
        {
          name: 'Remove',
          icon: 'minus',
          run() {
            remove(carousel, numbers)
            refresh()
          },
        },
      ],
      code: () => [
        { language: 'html', code: tag(carousel) },
        { language: 'js', code: `${body(fill)}\n\n// Insert\n${body(insert)}\n\n// Remove\n${body(remove)}` },
      ],
    }
  },
}

function fill(carousel, numbers, covers) {
  carousel.dataSource = {
    get numberOfItems() {
      return numbers.length
    },
    element: (index, reused) => covers.item(numbers[index], reused),
  }
}

function insert(carousel, numbers, cover) {
  const index = Math.max(0, carousel.currentIndex)
  numbers.splice(index, 0, cover)
  carousel.insertItem(index, { animated: true })
}

function remove(carousel, numbers) {
  const index = carousel.currentIndex
  if (index < 0 || !numbers.length) return
  numbers.splice(index, 1)
  carousel.removeItem(index, { animated: true })
}
