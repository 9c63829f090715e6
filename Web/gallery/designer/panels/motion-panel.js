import { make } from '../../dom.js'
import { icon } from '../../icon.js'
import { choiceRow } from '../controls/choice-row.js'
import { facts } from '../designer-module.js'
import { bindingOf } from '../model.js'
import { group, rowsFor } from './panel.js'

/** The motion: the profile, optionally side by side with the others, and all settings of flicks and drags. */
export class MotionPanel {
  id = 'motion'
  title = 'Motion'
  icon = 'motion'
  element = make('div', { className: 'panel-page' })
  #model
  #profile = null
  #choice
  #lead = make('p', { className: 'panel-lead' })
  #own = make('div')
  #ownRows = []
  #rows

  /** @param trial the comparison of the profiles */
  constructor(model, trial) {
    this.#model = model
    const choices = facts.motions.map(({ name, title }) => ({ name: title, value: name }))
    this.#choice = choiceRow(facts.profile, bindingOf(['motion', 'profile']), choices)
    const [movement, gestures] = ['movement', 'gestures'].map((name) => rowsFor([], facts.fields[name]))
    this.#rows = [this.#choice, ...movement, ...gestures]
    this.element.append(
      this.#choice.element, this.#lead, this.#own, trialButtons(trial), group('Flicks and ends', movement),
      group('Gestures', gestures))
  }

  update() {
    const { profile } = this.#model
    if (profile !== this.#profile) {
      this.#profile = profile
      const { summary, fields } = facts.motions.find(({ name }) => name === profile)
      this.#lead.textContent = `${summary}.`
      this.#ownRows = rowsFor(['motion'], fields)
      this.#own.replaceChildren(...this.#ownRows.map(({ element }) => element))
    }
    for (const row of [...this.#rows, ...this.#ownRows]) row.update()
  }

  reset() {
    this.#model.change('reset', 'motion')
  }

  isChanged() {
    return this.#model.isChanged('motion')
  }
}

function trialButtons(trial) {
  const button = (symbol, name, run) => {
    const element = make('button', { type: 'button', className: 'button' }, icon(symbol), make('span', {}, name))
    element.addEventListener('click', run)
    return element
  }
  const compare = button('compare', 'Side by side', () => trial.toggle())
  const flick = button('flick', 'Flick', () => trial.flick())
  trial.addEventListener('change', () => {
    compare.ariaPressed = `${trial.isOpen}`
  })
  compare.ariaPressed = 'false'
  return make('div', { className: 'actions' }, compare, flick)
}
