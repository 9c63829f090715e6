// Records every event.
window.heard = []

const pointer = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'click']
const other = ['wheel', 'keydown', 'keyup']
for (const type of [...pointer, ...other]) {
  addEventListener(type, (event) => {
    // A page without a window is told where the mouse rests, some time after it was laid out: in its corner.
    if (type === 'pointermove' && event.clientX === 0 && event.clientY === 0) return
    heard.push({
      type,
      target: event.target.id,
      pointer: event.pointerType,
      x: event.clientX,
      y: event.clientY,
      dx: event.deltaX,
      dy: event.deltaY,
      key: event.key,
      shift: event.shiftKey,
      trusted: event.isTrusted,
      time: event.timeStamp,
    })
    if (type === 'wheel') event.preventDefault()
  }, { passive: false })
}

const shadow = document.querySelector('#host').attachShadow({ mode: 'open' })
const inner = document.createElement('span')
inner.id = 'inner'
inner.style.cssText = 'position: absolute; left: 5px; top: 6px; width: 7px; height: 8px'
shadow.append(inner)
