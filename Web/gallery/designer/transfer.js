import { make } from '../dom.js'
import { icon } from '../icon.js'

/** The maximum length of a configuration, in bytes: that of a document, so that longer ones need not be passed on to be refused. */
const LIMIT = 500_000

/** Downloads a text as a file. */
export function save(name, text, type) {
  const url = URL.createObjectURL(new Blob([text], { type }))
  make('a', { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/**
 * Opens documents from a file, the clipboard, or by dropping. If one is invalid, its problems are shown and nothing is
 * changed.
 */
export class Importer {
  #dialog
  #take
  #text = make('textarea', {
    className: 'import-text', rows: 10, spellcheck: false, ariaLabel: 'Configuration', placeholder: '{ "version": 1, … }',
  })
  #problems = make('div', { className: 'import-problems', role: 'alert' })

  /** @param take called with a text; returns its problems, or null */
  constructor(dialog, drop, take) {
    this.#dialog = dialog
    this.#take = take
    const file = make('input', { type: 'file', accept: '.json,application/json', className: 'unseen', id: 'import-file', tabIndex: -1 })
    file.addEventListener('change', async () => {
      const [chosen] = file.files
      file.value = ''
      if (chosen) await this.#read(chosen)
    })
    const button = (name, symbol, run, kind = '') => {
      const element = make('button', { type: 'button', className: `button ${kind}` }, icon(symbol), make('span', {}, name))
      element.addEventListener('click', run)
      return element
    }
    const close = make('button', { type: 'button', className: 'icon-button', ariaLabel: 'Close' }, icon('close'))
    close.addEventListener('click', () => dialog.close())
    dialog.append(
      make('header', { className: 'dialog-head' }, make('h2', { id: 'dialog-title' }, 'Open a configuration'), close),
      make('p', { className: 'dialog-lead' }, 'Paste a configuration, choose a file, or drop a file anywhere on the page.'),
      this.#text, this.#problems,
      make(
        'div', { className: 'actions' }, file, button('Choose a file', 'save', () => file.click()),
        button('Open', 'check', () => this.open(this.#text.value), 'button-strong')))
    dialog.addEventListener('click', (event) => event.target === dialog && dialog.close())
    this.#text.addEventListener('input', () => this.#problems.replaceChildren())
    this.#followDrops(drop)
  }

  /** Opens the dialog. */
  ask() {
    this.#problems.replaceChildren()
    this.#dialog.showModal()
    this.#text.focus()
    this.#text.select()
  }

  /** Opens a document's text, or shows its problems. */
  open(text) {
    if (text.length > LIMIT) return this.#tell('', 'This text is too long to be a configuration.')
    const problems = this.#take(text)
    if (problems) return this.#tell(text, 'This configuration can’t be opened:', problems)
    this.#dialog.close()
  }

  async #read(file) {
    if (file.size > LIMIT) return this.#tell('', `${file.name} is too large to be a configuration.`)
    this.open(await file.text())
  }

  #tell(text, lead, problems = []) {
    if (!this.#dialog.open) this.#dialog.showModal()
    if (text) this.#text.value = text
    this.#problems.replaceChildren(make('p', {}, lead), problemList(problems))
  }

  #followDrops(sign) {
    let depth = 0
    const carriesFile = (event) => [...(event.dataTransfer?.types ?? [])].includes('Files')
    const show = (isOver) => sign.toggleAttribute('data-over', isOver)
    addEventListener('dragenter', (event) => {
      if (!carriesFile(event)) return
      depth += 1
      show(true)
    })
    addEventListener('dragleave', (event) => {
      if (!carriesFile(event)) return
      depth = Math.max(0, depth - 1)
      show(depth > 0)
    })
    addEventListener('dragover', (event) => carriesFile(event) && event.preventDefault())
    addEventListener('drop', (event) => {
      depth = 0
      show(false)
      const [file] = event.dataTransfer?.files ?? []
      if (!file) return
      event.preventDefault()
      this.#read(file)
    })
  }
}

/** Returns the list of problems, each with its field. */
export function problemList(problems) {
  return make('ul', { className: 'problems' }, ...problems.map(({ path, message }) =>
    make('li', {}, ...(path ? [make('code', {}, path), ' '] : []), message)))
}
