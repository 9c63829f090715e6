
export default function start({ add, covers, example, place, signal }) {
  const { count } = example.items
  const carousels = example.carousels.map((one) => add(place, one))
  carousels.forEach((carousel, row) => fill(carousel, count, row, covers))
  let isTogether = false
  lead(carousels, () => isTogether, signal)
  return {
    values: { together: (value) => (isTogether = value) },
  }
}

function fill(carousel, count, row, covers) {
  carousel.dataSource = {
    numberOfItems: count,
    element: (index, reused) => covers.item(index + row * 20, reused),
  }
}

function lead(carousels, isTogether, signal) {
  let leading = null
  for (const carousel of carousels) {
    carousel.addEventListener('pointerdown', () => (leading = carousel), { signal })
    carousel.addEventListener('keydown', () => (leading = carousel), { signal })
    carousel.addEventListener('wheel', () => (leading = carousel), { signal, passive: true })
    carousel.addEventListener('offsetchange', () => {
      if (carousel !== leading || !isTogether()) return
      for (const other of carousels) {
        if (other !== carousel) other.scrollOffset = carousel.scrollOffset
      }
    }, { signal })
  }
}
