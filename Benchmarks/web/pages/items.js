/** The content of an item, the same on both pages: a colour and a label. */
function fill(element, index) {
  element.style.backgroundColor = `hsl(${(index * 47) % 360} 60% 45%)`
  element.textContent = `Item ${index}`
}

function card() {
  const element = document.createElement('div')
  element.className = 'card'
  return element
}
