import { make } from '../../dom.js'
import { icon, setIcon } from '../../icon.js'
import { highlighted } from '../../highlight.js'
import { facts } from '../designer-module.js'

const THANKS = 1600

/** The code for the design in each language, with only the differences from the defaults. */
export class CodePanel {
  id = 'code'
  title = 'Code'
  icon = 'code'
  element = make('div', { className: 'panel-page panel-code' })
  #model
  #stage
  #chosen = facts.languages[0]
  #code = make('code')
  #note = make('p', { className: 'panel-lead' })
  #status

  constructor(model, stage, status, save) {
    this.#model = model
    this.#stage = stage
    this.#status = status
    const tabs = facts.languages.map((language) => {
      const input = make('input', { type: 'radio', name: 'language', className: 'unseen', value: language.id })
      input.checked = language === this.#chosen
      input.addEventListener('change', () => {
        this.#chosen = language
        this.update()
      })
      return make('label', { className: 'segment' }, input, make('span', {}, language.name))
    })
    const copy = make('button', { type: 'button', className: 'button' }, icon('copy'), make('span', {}, 'Copy'))
    copy.addEventListener('click', () => this.#copy(copy))
    const download = make('button', { type: 'button', className: 'button' }, icon('save'), make('span', {}, 'Save as file'))
    download.addEventListener('click', () => save(this.#chosen.file, this.text, this.#chosen.type))
    const pre = make('pre', { className: 'code-text-block', tabIndex: 0, role: 'region', ariaLabel: 'Code' }, this.#code)
    this.element.append(
      make('div', { className: 'segments', role: 'radiogroup', ariaLabel: 'Language' }, ...tabs),
      this.#note, pre, make('div', { className: 'actions' }, copy, download))
  }

  /** Shows the code in the chosen language. */
  get text() {
    this.#model.measure(this.#stage.measures)
    return this.#model.code(this.#chosen.id)
  }

  update() {
    this.#note.textContent = this.#chosen.note
    this.#code.replaceChildren(...highlighted(this.text, this.#chosen.file.split('.').pop()))
  }

  isChanged() {
    return false
  }

  async #copy(button) {
    const word = button.querySelector('span')
    try {
      await navigator.clipboard.writeText(this.text)
      setIcon(button, 'check')
      word.textContent = 'Copied'
      this.#status.textContent = 'Copied'
    } catch {
      getSelection().selectAllChildren(this.#code)
      this.#status.textContent = 'Selected: press the keyboard shortcut to copy'
    }
    setTimeout(() => {
      setIcon(button, 'copy')
      word.textContent = 'Copy'
      this.#status.textContent = ''
    }, THANKS)
  }
}
