// The floor for the element: the same cover flow, written by hand for this purpose only.

const mostVisible = 15
const size = 200
const tilt = 0.9
const spacing = 0.25
const perspective = -1 / 500

const isReflected = location.hash === '#reflection'

class Floor {
  items = []
  offset = 0
  velocity = 0
  last = null

  constructor(count) {
    this.count = count
    this.stage = document.createElement('div')
    this.stage.className = 'floor'
    this.stage.classList.toggle('reflected', isReflected)
    const visible = Math.min(count, mostVisible)
    for (let i = 0; i < visible; i++) {
      const element = card()
      const item = { element, box: element, index: -1, order: 0 }
      if (isReflected) {
        item.box = document.createElement('div')
        item.box.append(element)
      }
      this.items.push(item)
      this.stage.append(item.box)
    }
    this.draw()
    document.body.append(this.stage)
  }

  draw() {
    const { items, offset } = this
    const visible = items.length
    const current = Math.min(Math.max(Math.round(offset), 0), this.count - 1)
    const first = Math.min(Math.max(current - (visible >> 1), 0), this.count - visible)
    for (let index = first; index < first + visible; index++) {
      const item = items[index % visible]
      if (item.index !== index) fill(item.element, (item.index = index))
      const distance = index - offset
      const turn = Math.min(Math.max(distance, -1), 1)
      const x = (turn * 0.5 * tilt + distance * spacing) * size
      const z = Math.abs(turn) * -0.5 * size
      const angle = (-turn * Math.PI * tilt) / 2
      const s = Math.sin(angle)
      const c = Math.cos(angle)
      item.box.style.transform =
        `matrix3d(${c},0,${-s},${-s * perspective},0,1,0,0,${s},0,${c},${c * perspective},${x},0,${z},${1 + z * perspective})`
      const order = visible - Math.abs(index - current)
      if (item.order !== order) item.box.style.zIndex = item.order = order
    }
  }

  setVelocity(velocity) {
    if (velocity && !this.velocity) {
      this.last = performance.now()
      requestAnimationFrame(this.frame)
    }
    this.velocity = velocity
  }

  frame = stamp => {
    this.offset += (this.velocity * (stamp - this.last)) / 1000
    this.last = stamp
    this.draw()
    if (this.velocity) requestAnimationFrame(this.frame)
  }
}

let floor = null

bench.subject = {
  start(count) {
    floor = new Floor(count)
  },
  setOffset(offset) {
    floor.offset = offset
    floor.draw()
  },
  setVelocity(velocity) {
    floor.setVelocity(velocity)
  },
  scroll(items, seconds) {
    floor.setVelocity(items / seconds)
    setTimeout(() => floor.setVelocity(0), seconds * 1000)
  },
  shown: () => floor.items.map(({ element, order }) => ({ element, order })),
}
