/** The platform's undo and redo keys, except while the user is typing. */
export function followKeys(model) {
  addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || document.querySelector('dialog[open]')) return
    const key = event.key.toLowerCase()
    const isUndo = key === 'z' && !event.shiftKey
    const isRedo = (key === 'z' && event.shiftKey) || (key === 'y' && event.ctrlKey)
    if ((!isUndo && !isRedo) || isBeingTyped(event.target)) return
    event.preventDefault()
    if (isUndo) model.undo()
    else model.redo()
  })
}

/** Whether a text field has unsaved input, whose undo is its own. */
function isBeingTyped(target) {
  if (target instanceof HTMLTextAreaElement) return true
  return target instanceof HTMLInputElement && target.type === 'text' && target.hasAttribute('data-dirty')
}
