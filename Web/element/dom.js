/** Creates an element of the shadow tree. Our styles select it by its class, authors' styles by its part. */
export function make(tag, name = '', ...children) {
  const element = document.createElement(tag)
  element.part = element.className = name
  element.append(...children)
  return element
}
