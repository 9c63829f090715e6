import { freshId, make } from '../../dom.js'
import { icon } from '../../icon.js'
import { call, facts } from '../designer-module.js'
import { kinds } from './stops-editor.js'
import { StopsSection } from './stops-section.js'

/** The panel's section for the style `path`: presets, points, path data, and values along the path. */
export class PathSection {
  element = make('fieldset', { className: 'group path-section' })
  #model
  #editor
  #text = make('textarea', { className: 'path-text', rows: 4, spellcheck: false, id: freshId('path') })
  #problem = make('p', { className: 'path-problem', role: 'alert', id: freshId('problem') })
  #buttons
  #modes = new Map()
  #points = make('div')
  #stops

  constructor(model, editor) {
    this.#model = model
    this.#editor = editor
    const button = (name, symbol, run) => {
      const element = make('button', { type: 'button', className: 'button' }, ...(symbol ? [icon(symbol)] : []), make('span', {}, name))
      element.addEventListener('click', run)
      return element
    }
    this.#buttons = {
      edit: button('Draw on the stage', 'pen', () => this.#open(!editor.isOpen)),
      add: button('Add a point', 'plus', () => editor.add()),
      remove: button('Remove it', 'minus', () => editor.remove()),
      smooth: button('Smooth', '', () => editor.setSmooth(!editor.path.nodes[editor.chosen].isSmooth)),
      closed: button('Closed', '', () => model.change('closePath', !editor.path.isClosed)),
    }
    this.#buttons.remove.ariaLabel = 'Remove the selected point'
    this.#buttons.smooth.ariaLabel = 'Smooth point'
    const { edit, add, remove, smooth, closed } = this.#buttons
    this.#text.ariaLabel = 'SVG path data'
    this.#text.setAttribute('aria-describedby', this.#problem.id)
    this.#text.addEventListener('input', () => this.#read())
    this.#text.addEventListener('blur', () => this.update())
    this.#stops = new StopsSection(editor.stops)
    this.#points.append(
      make('div', { className: 'actions path-acts' }, add, remove, smooth, closed),
      make('label', { className: 'field-name', htmlFor: this.#text.id }, 'SVG path data'), this.#text, this.#problem)
    this.element.append(
      make('legend', { className: 'group-name' }, 'Path'),
      make('div', { className: 'chips' }, ...facts.presets.map((name) => this.#preset(name))),
      make('div', { className: 'actions' }, edit), this.#modeChoice(), this.#points, this.#stops.element)
    editor.addEventListener('change', () => this.update())
  }

  update() {
    const text = this.#editor.path?.text ?? ''
    if (document.activeElement !== this.#text && this.#text.value !== text) {
      this.#text.value = text
      this.#tell(null)
    }
    this.#updateButtons()
    const { mode } = this.#editor
    for (const [name, input] of this.#modes) input.checked = name === mode
    this.#points.hidden = mode !== 'points'
    this.#stops.update()
    // An option without effect is hidden.
    for (const [name, { own }] of Object.entries(kinds)) {
      const row = this.element.parentElement?.querySelector(`[data-field="${own}"]`)
      row?.toggleAttribute('data-void', call('stops', name).all.length > 0)
    }
  }

  /** The mode of the editor: the path itself, or values along it. */
  #modeChoice() {
    const name = freshId('mode')
    const choices = [['points', 'Points'], ...Object.entries(kinds).map(([key, { title }]) => [key, title])]
    const segments = choices.map(([mode, title]) => {
      const input = make('input', { type: 'radio', name, className: 'unseen', value: mode })
      input.addEventListener('change', () => this.#editor.edit(mode))
      this.#modes.set(mode, input)
      return make('label', { className: 'segment' }, input, make('span', {}, title))
    })
    return make('div', { className: 'segments path-modes', role: 'radiogroup', ariaLabel: 'Edit' }, ...segments)
  }

  #open(isOpen) {
    this.#editor.open(isOpen)
    this.#updateButtons()
  }

  #updateButtons() {
    const { edit, add, remove, smooth, closed } = this.#buttons
    const { path, chosen, isOpen } = this.#editor
    const node = path?.nodes[chosen]
    edit.ariaPressed = `${isOpen}`
    closed.ariaPressed = `${path?.isClosed ?? false}`
    smooth.ariaPressed = `${node?.isSmooth ?? false}`
    add.disabled = !path
    remove.disabled = !node || path.nodes.length <= 2
    smooth.disabled = !node
  }

  #preset(name) {
    const chip = make('button', { type: 'button', className: 'chip' }, name)
    chip.addEventListener('click', () => this.#model.change('setPreset', name))
    return chip
  }

  #read() {
    this.#tell(this.#model.change('setPath', this.#text.value))
  }

  /** @param problem the problem of the text, and the surrounding text; null if it is valid */
  #tell(problem) {
    this.#problem.replaceChildren()
    this.#text.setAttribute('aria-invalid', `${problem !== null}`)
    if (!problem) return
    const { message, before, there, after } = problem
    this.#problem.append(
      make('span', {}, `${message.replace(/^l/, 'L')}.`),
      make('code', { className: 'path-where' }, before, make('mark', {}, there || '⏎'), after))
  }
}
