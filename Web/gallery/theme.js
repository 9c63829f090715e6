import { setIcon } from './icon.js'
import { memory } from './memory.js'

const systemIsDark = matchMedia('(prefers-color-scheme: dark)')

/** Follows the system's theme until the button changes it, and stores the choice. */
export function startTheme(button) {
  const root = document.documentElement
  const isDark = () => (root.dataset.theme ?? (systemIsDark.matches ? 'dark' : 'light')) === 'dark'
  const show = () => {
    setIcon(button, isDark() ? 'sun' : 'moon')
    button.ariaLabel = button.title = isDark() ? 'Light theme' : 'Dark theme'
  }
  button.addEventListener('click', () => {
    const wanted = isDark() ? 'light' : 'dark'
    // A choice equal to the system's is not stored: the page follows the system again.
    const asSystem = wanted === (systemIsDark.matches ? 'dark' : 'light')
    if (asSystem) delete root.dataset.theme
    else root.dataset.theme = wanted
    memory.set('theme', asSystem ? null : wanted)
    show()
  })
  systemIsDark.addEventListener('change', show)
  show()
}
