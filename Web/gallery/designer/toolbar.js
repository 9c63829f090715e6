import { make } from '../dom.js'
import { icon } from '../icon.js'

/**
 * The buttons for the document: side by side if they fit; otherwise the frequent ones, and a menu with the others.
 */
export function toolbar(place, groups) {
  const menu = make('div', { className: 'menu', id: 'menu', popover: 'auto' })
  const more = toolButton({ name: 'More', icon: 'more' })
  more.classList.add('tool-more')
  more.popoverTargetElement = menu
  more.popoverTargetAction = 'toggle'
  more.setAttribute('aria-haspopup', 'true')
  const buttons = new Map()
  for (const tools of groups) {
    const parts = tools.map((tool) => {
      const button = toolButton(tool)
      if (!tool.isOften) button.classList.add('tool-wide')
      buttons.set(tool.id, [button])
      return button
    })
    place.append(make('div', { className: 'tool-group' }, ...parts))
  }
  for (const tool of groups.flat().filter(({ isOften }) => !isOften)) {
    const item = make('button', { type: 'button', className: 'menu-item' }, icon(tool.icon), make('span', {}, tool.name))
    item.addEventListener('click', () => {
      menu.hidePopover()
      tool.run()
    })
    buttons.get(tool.id).push(item)
    menu.append(item)
  }
  place.append(more, menu)
  return {
    /** Enables buttons by their names. One that is disabled while it has the focus hands it to the first that is enabled. */
    enable(states) {
      const { activeElement: focused } = document
      for (const [id, isOn] of Object.entries(states)) {
        for (const button of buttons.get(id)) button.disabled = !isOn
      }
      if (place.contains(focused) && focused.disabled) place.querySelector('button:enabled').focus()
    },
  }
}

function toolButton({ name, icon: symbol, word, keys, run }) {
  const button = make('button', { type: 'button', className: word ? 'tool-button' : 'icon-button' }, icon(symbol))
  button.title = keys ? `${name} (${keys})` : name
  if (word) button.append(make('span', {}, word))
  button.ariaLabel = name
  if (run) button.addEventListener('click', run)
  return button
}
