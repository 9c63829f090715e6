import { make } from './dom.js'
import { icon } from './icon.js'

/** How far a sheet must be pulled to close it, in pixels. */
const ENOUGH = 80

/**
 * A bottom sheet for elements that are beside the stage on wide pages. It borrows the element while it is open, so that
 * there is one list of examples and one panel.
 */
export class Sheet {
  #dialog
  #title = make('h2', { id: 'sheet-title', tabIndex: -1, autofocus: true })
  #body = make('div', { className: 'sheet-body' })
  #borrowed = null
  #home = document.createComment('in the sheet')

  constructor(dialog) {
    this.#dialog = dialog
    const close = make('button', { type: 'button', className: 'icon-button', ariaLabel: 'Close' }, icon('close'))
    const head = make('header', { className: 'sheet-head' }, this.#title, close)
    dialog.append(head, this.#body)
    close.addEventListener('click', () => this.close())
    dialog.addEventListener('click', (event) => {
      // The dialog's own box is its backdrop; all content is inside its head or body.
      if (event.target === dialog) this.close()
    })
    dialog.addEventListener('close', () => this.#giveBack())
    this.#followPull(head)
  }

  open(title, element) {
    if (this.#dialog.open) return
    this.#title.textContent = title
    this.#borrowed = element
    element.replaceWith(this.#home)
    this.#body.replaceChildren(element)
    this.#body.scrollTop = 0
    this.#dialog.dataset.of = document.body.dataset.sheet = element.id
    this.#dialog.showModal()
  }

  close() {
    this.#dialog.close()
  }

  #giveBack() {
    this.#dialog.style.removeProperty('transform')
    if (this.#borrowed) this.#home.replaceWith(this.#borrowed)
    this.#borrowed = null
    delete document.body.dataset.sheet
  }

  #followPull(head) {
    let start = null
    head.addEventListener('pointerdown', (event) => {
      if (event.target.closest('button')) return
      start = event.clientY
      head.setPointerCapture(event.pointerId)
    })
    head.addEventListener('pointermove', (event) => {
      if (start === null) return
      this.#dialog.style.transform = `translateY(${Math.max(0, event.clientY - start)}px)`
    })
    const end = (event) => {
      if (start === null) return
      const pulled = event.clientY - start
      start = null
      this.#dialog.style.removeProperty('transform')
      if (event.type === 'pointerup' && pulled > ENOUGH) this.close()
    }
    head.addEventListener('pointerup', end)
    head.addEventListener('pointercancel', end)
  }
}
