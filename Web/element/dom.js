/** An element of the shadow tree, which our styles know by its class and those of authors by its part. */
export function make(tag, name = '', ...children) {
  const element = document.createElement(tag)
  element.part = element.className = name
  element.append(...children)
  return element
}
