const namespace = 'http://www.w3.org/2000/svg'

/** Returns one of the page's symbols as an element; its container needs an accessible name. */
export function icon(name) {
  const svg = document.createElementNS(namespace, 'svg')
  svg.setAttribute('class', 'icon')
  svg.setAttribute('aria-hidden', 'true')
  const use = document.createElementNS(namespace, 'use')
  use.setAttribute('href', `#icon-${name}`)
  svg.append(use)
  return svg
}

/** Changes a button's icon, and keeps its text. */
export function setIcon(button, name) {
  const old = button.querySelector('.icon')
  if (old) old.replaceWith(icon(name))
  else button.prepend(icon(name))
}
