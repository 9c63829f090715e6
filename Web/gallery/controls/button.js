import { make } from '../dom.js'
import { icon } from '../icon.js'

/** A button with an icon and a text. */
export function actionButton({ name, icon: symbol, run }) {
  const button = make('button', { type: 'button', className: 'button' })
  if (symbol) button.append(icon(symbol))
  button.append(make('span', {}, name))
  button.addEventListener('click', () => run(button))
  return button
}
