/** Has the links to examples show them in a frame below their code. Without scripts, they lead to the examples. */
export function runExamples() {
  new MutationObserver(() => document.querySelectorAll('.example').forEach(followTheme))
    .observe(document.documentElement, { attributeFilter: ['data-theme'] })
  for (const link of document.querySelectorAll('.run')) {
    link.setAttribute('role', 'button')
    link.ariaExpanded = 'false'
    link.addEventListener('click', event => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      toggle(link)
    })
    link.addEventListener('keydown', event => {
      if (event.key !== ' ') return
      event.preventDefault()
      toggle(link)
    })
  }
}

function toggle(link) {
  const figure = link.closest('figure')
  const isShown = !!figure.querySelector('iframe')
  if (isShown) figure.querySelector('iframe').remove()
  else figure.append(frame(link))
  link.ariaExpanded = String(!isShown)
  link.textContent = isShown ? 'Run' : 'Stop'
}

/** Returns a frame that is as high as the page in it. */
function frame(link) {
  const frame = document.createElement('iframe')
  frame.className = 'example'
  frame.title = 'The example'
  frame.src = link.href
  frame.addEventListener('load', () => {
    const { body } = frame.contentDocument
    followTheme(frame)
    const fit = () => {
      frame.style.height = `${Math.ceil(body.getBoundingClientRect().height)}px`
    }
    new ResizeObserver(fit).observe(body)
    fit()
  })
  return frame
}

/** Gives the page in a frame the theme that the user has chosen here, if any. */
function followTheme(frame) {
  const { theme } = document.documentElement.dataset
  const { dataset } = frame.contentDocument.documentElement
  if (theme) dataset.theme = theme
  else delete dataset.theme
}
