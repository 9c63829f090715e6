import { make } from './dom.js'
import { highlighted } from './highlight.js'
import { icon, setIcon } from './icon.js'

/** How long a button confirms that it copied, in milliseconds. */
const THANKS = 1600

const names = { html: 'HTML', js: 'JavaScript' }

/** The code of an example, with a button that copies it. */
export class CodeView {
  #place
  #status
  #parts = []

  constructor(place, status) {
    this.#place = place
    this.#status = status
  }

  /**
   * @param parts `[{ language: 'html' | 'js', code, href }]`; unchanged parts are left alone. `href` is the page of the code,
   *   which opens alone.
   */
  show(parts) {
    if (parts.length !== this.#parts.length || parts.some(({ language }, i) => language !== this.#parts[i].language)) {
      this.#parts = parts.map(({ language }) => this.#part(language))
      this.#place.replaceChildren(...this.#parts.map(({ figure }) => figure))
    }
    parts.forEach(({ language, code, href }, i) => {
      const part = this.#parts[i]
      part.alone.hidden = !href
      if (href) part.alone.href = href
      if (part.text === code) return
      part.text = code
      part.code.replaceChildren(...highlighted(code, language))
    })
  }

  #part(language) {
    const code = make('code')
    const copy = make('button', { type: 'button', className: 'icon-button code-copy', title: 'Copy' }, icon('copy'))
    copy.ariaLabel = `Copy the ${names[language]}`
    const alone = make('a', { className: 'icon-button code-alone', target: '_blank', title: 'Open in a page of its own' }, icon('jump'))
    alone.ariaLabel = alone.title
    const pre = make('pre', { tabIndex: 0, ariaLabel: names[language], role: 'region' }, code)
    const head = make('figcaption', { className: 'code-head' }, make('span', {}, names[language]), alone, copy)
    const part = { language, code, alone, text: '', figure: make('figure', { className: 'code-part' }, head, pre) }
    copy.addEventListener('click', () => this.#copy(part, copy))
    return part
  }

  async #copy(part, button) {
    try {
      await navigator.clipboard.writeText(part.text)
      setIcon(button, 'check')
      this.#status.textContent = 'Copied'
    } catch {
      getSelection().selectAllChildren(part.code)
      this.#status.textContent = 'Selected: press the keyboard shortcut to copy'
    }
    setTimeout(() => {
      setIcon(button, 'copy')
      this.#status.textContent = ''
    }, THANKS)
  }
}
