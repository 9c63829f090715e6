/** Undo and redo by the keys of every platform, but for what is being typed. */
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

/** A text that differs from what the document has is the field's own to undo. */
function isBeingTyped(target) {
  if (target instanceof HTMLTextAreaElement) return true
  return target instanceof HTMLInputElement && target.type === 'text' && target.hasAttribute('data-dirty')
}
