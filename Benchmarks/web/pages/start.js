// A slider by hand, with what a page needs of one: the items in a row around the middle, dragged and snapped.
const slider = document.querySelector('.carousel')
const items = [...slider.children]
let offset = 0
let start = null

function place() {
  const { width } = items[0].getBoundingClientRect()
  items.forEach((item, index) => {
    item.style.transform = `translateX(${(index - offset) * width}px)`
    item.style.zIndex = -Math.abs(Math.round(index - offset))
    item.inert = Math.round(offset) !== index
  })
  slider.dataset.placed = ''
}

slider.style.position = 'relative'
for (const item of items) Object.assign(item.style, { position: 'absolute', inset: '0', margin: 'auto', willChange: 'transform' })
slider.onpointerdown = event => { start = { x: event.clientX, offset } }
slider.onpointermove = event => {
  if (!start) return
  offset = start.offset - (event.clientX - start.x) / items[0].offsetWidth
  place()
}
slider.onpointerup = () => {
  start = null
  offset = Math.max(0, Math.min(items.length - 1, Math.round(offset)))
  place()
}
place()
