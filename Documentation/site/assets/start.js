/** Styles whose items stand on a floor that reflects them. */
const onFloor = ['cover-flow', 'rotary', 'cylinder', 'time-machine']

/** Has buttons change the style of the start page's carousel. */
export async function startStyles(carousel, buttons) {
  if (!carousel) return
  await import('../gallery/swift-carousel.js')
  const reflections = carousel.decorations
  buttons.addEventListener('click', event => {
    const style = event.target.value
    if (!style) return
    for (const button of buttons.children) button.ariaPressed = String(button === event.target)
    carousel.decorations = onFloor.includes(style) ? reflections : null
    carousel.itemStyle = style
  })
}
