import { make } from '../../dom.js'
import { icon } from '../../icon.js'
import { choiceRow } from '../controls/choice-row.js'
import { profileName, valueAt, withProfile, withValue } from '../document.js'
import { fields, motionFacts, motions, standardMotion } from '../facts.js'
import { group, rowsFor } from './panel.js'

/** How it moves: the profile, side by side with the others where one likes, and all that shapes flicks and drags. */
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
  #fields = fields.filter(({ group }) => group === 'movement' || group === 'gestures')

  /** @param trial shows the profiles side by side */
  constructor(model, trial) {
    this.#model = model
    const field = { name: 'motion', title: 'Profile', summary: 'How it follows a flick and comes to rest' }
    this.#choice = choiceRow(field, {
      get: () => model.document.motion?.profile,
      standard: () => standardMotion,
      set: (name) => model.change(null, name ? withProfile(model.document, name) : withValue(model.document, ['motion'], undefined)),
    }, motions.map(({ name, title }) => ({ name: title, value: name })))
    const section = (name) => rowsFor(model, [], fields.filter(({ group }) => group === name))
    const [movement, gestures] = [section('movement'), section('gestures')]
    this.#rows = [this.#choice, ...movement, ...gestures]
    this.element.append(
      this.#choice.element, this.#lead, this.#own, trialButtons(trial), group('Flicks and ends', movement),
      group('Hands', gestures))
  }

  update() {
    const profile = profileName(this.#model.document)
    if (profile !== this.#profile) {
      this.#profile = profile
      const facts = motionFacts(profile)
      this.#lead.textContent = `${facts.summary}.`
      this.#ownRows = rowsFor(this.#model, ['motion'], facts.fields)
      this.#own.replaceChildren(...this.#ownRows.map(({ element }) => element))
    }
    for (const row of [...this.#rows, ...this.#ownRows]) row.update()
  }

  reset() {
    const without = (document, { name }) => withValue(document, [name], undefined)
    this.#model.change(null, [{ name: 'motion' }, ...this.#fields].reduce(without, this.#model.document))
  }

  isChanged() {
    const { document } = this.#model
    return document.motion !== undefined || this.#fields.some(({ name }) => valueAt(document, [name]) !== undefined)
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
