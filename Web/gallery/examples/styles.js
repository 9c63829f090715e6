
export default function start({ add, covers, example, refresh }) {
  const carousel = add()
  const numbers = Array.from({ length: example.items.count }, (_, index) => index)
  fill(carousel, numbers, covers)
  let fresh = numbers.length
  return {
    title: (index) => covers.title(numbers[index]),
    actions: {
      insert() {
        insert(carousel, numbers, fresh)
        fresh += 1
        refresh()
      },
      remove() {
        remove(carousel, numbers)
        refresh()
      },
    },
  }
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
