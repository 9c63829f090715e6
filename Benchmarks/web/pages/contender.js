// The measured element, with a data source.
import './swift-carousel.js'

let carousel = null
let velocity = 0
/** Whether items have widths of their own, which are 200 pixels on average. */
const isMeasured = location.hash === '#measured'

bench.subject = {
  start(count) {
    carousel = document.createElement('swift-carousel')
    carousel.itemStyle = 'cover-flow'
    carousel.maximumVisibleItems = 15
    // The usual length makes autoscroll as fast as with items of that length.
    if (isMeasured) Object.assign(carousel, { itemSizing: 'measured', itemWidth: 200 })
    carousel.dataSource = {
      numberOfItems: count,
      element(index, reused) {
        const element = reused ?? card()
        fill(element, index)
        if (isMeasured) element.style.width = `${100 + ((index * 7919) % 21) * 10}px`
        return element
      },
    }
    // The floor has no pause button.
    carousel.append(Object.assign(document.createElement('button'), { slot: 'pause', hidden: true }))
    if (location.hash === '#reflection') carousel.decorations = [{ name: 'reflection', gap: 4 }]
    document.body.append(carousel)
  },

  setOffset(offset) {
    // Loads what autoscroll needs, so that it starts in the first frame; its step would be due in days.
    carousel.autoplay = 1e6
    carousel.scrollOffset = offset
  },

  setVelocity(value) {
    if (value === velocity) return
    velocity = value
    carousel.autoscroll = value
  },

  scroll(items, seconds) {
    carousel.scrollBy(items, { duration: seconds })
  },

  shown() {
    return carousel.indexesOfVisibleItems.map(index => {
      const element = carousel.itemElement(index)
      return { element, order: Number(getComputedStyle(element.assignedSlot.closest('.item')).zIndex) }
    })
  },
}

/** Waits for the script of decorations. */
bench.decorated = async () => {
  while (!carousel.shadowRoot.querySelector('.reflection')) await bench.frames(1)
}
