import { setIcon } from '../gallery/icon.js'

/** How long a button shows that it has copied, in milliseconds. */
const shown = 1500

/** Adds a button to each block of code that copies it. */
export function addCopyButtons() {
  // Only secure addresses may write to the clipboard.
  if (!navigator.clipboard) return
  for (const figure of document.querySelectorAll('.code')) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'code-copy'
    button.ariaLabel = button.title = 'Copy'
    setIcon(button, 'copy')
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(figure.querySelector('pre').textContent)
      setIcon(button, 'check')
      button.ariaLabel = 'Copied'
      setTimeout(() => {
        setIcon(button, 'copy')
        button.ariaLabel = 'Copy'
      }, shown)
    })
    figure.querySelector('figcaption')?.append(button)
  }
}
