// What is around an item and shows it: each has an `element`, and `inner`, where what it is around goes.

const part = (name, ...children) => {
  const element = document.createElement('div')
  element.className = name
  element.append(...children)
  return element
}

const px = value => `${value}px`

/** Chromium and WebKit paint a box's reflection by themselves; Firefox paints an element as a picture. Either way it is
    what is seen of the item in each moment, and not another element. */
const paintsReflections = CSS.supports('-webkit-box-reflect', 'below 0px linear-gradient(#000, #000)')
const paintsElements = typeof document.mozSetImageElement === 'function'

/** How much of the item lies over its reflection, in pixels, so that nothing shines through where they meet. */
const overlap = 0.5

let pictures = 0

/** The value of `-webkit-box-reflect`. */
const boxReflect = ({ gap, height, alpha }) =>
  `below ${px(gap - overlap)} linear-gradient(transparent ${100 - height * 100}%, rgb(0 0 0 / ${alpha}))`

/** WebKit cuts off the reflection of an element that clips its content. A property that only Chromium has tells them
    apart; without it, reflections cost more but are right. */
const reflectsWhatClips = paintsReflections && CSS.supports('app-region', 'none')

/** A reflection and nothing else: a style rule gives it to the slotted element, without any element around it. */
class SlottedReflection {
  #face

  constructor(face) {
    this.#face = face
    face.classList.add('reflection')
  }

  static suffices(list) {
    return reflectsWhatClips && list.length === 1 && list[0].name === 'reflection' && !list[0].ground
  }

  set(values) {
    this.#face.style.setProperty('--reflection', boxReflect(values))
  }
}

class Reflection {
  inner = part('source')
  element = this.inner
  #ground = null
  #mirror = null
  #name = ''
  #reach = 0

  /** Each element costs in every frame, so there is one only where one will do. */
  constructor({ ground }, hasShadow) {
    if (ground || hasShadow || !paintsReflections) this.element = part('reflection', this.inner)
    else this.inner.classList.add('reflection')
  }

  set(values, reach) {
    const { gap, height, alpha, ground } = values
    this.#widen(reach)
    const start = gap - overlap
    const share = `${height * 100}%`
    if (paintsReflections) {
      this.inner.style.webkitBoxReflect = boxReflect(values)
    } else if (paintsElements) {
      this.#showMirror(px(start), share, height, alpha)
    }
    this.#showGround(ground, px(start), height)
  }

  /** What a shadow inside throws beyond the item's sides is reflected too, and not cut off at them. */
  #widen(reach) {
    const { style } = this.inner
    style.padding = reach ? `0 ${px(reach)}` : ''
    style.margin = reach ? `0 ${px(-reach)}` : ''
    this.inner.classList.toggle('wide', reach > 0)
    this.#reach = reach
  }

  #showMirror(start, share, height, alpha) {
    if (!this.#mirror) {
      this.#name = `swift-carousel-${(pictures += 1)}`
      this.#mirror = part('mirror', part('image'))
      this.element.prepend(this.#mirror)
      document.mozSetImageElement(this.#name, this.inner)
      this.#mirror.firstChild.style.background = `-moz-element(#${this.#name}) 0 0 / 100% 100% no-repeat`
    }
    const { style } = this.#mirror
    style.top = `calc(100% + ${start})`
    style.left = style.right = px(-this.#reach)
    style.height = share
    style.maskImage = `linear-gradient(rgb(0 0 0 / ${alpha}), transparent)`
    this.#mirror.firstChild.style.height = `${100 / Math.max(height, 0.001)}%`
  }

  #showGround(color, start, height) {
    if (!color) return
    if (!this.#ground) this.element.prepend((this.#ground = part('ground')))
    const { style } = this.#ground
    style.top = `calc(100% + ${start})`
    style.height = '100%'
    style.background = color
    style.maskImage = `linear-gradient(#000 ${height * 80}%, transparent ${height * 100}%)`
  }

  /** The item's corners are those of what is under its reflection. */
  shape({ borderBottomLeftRadius, borderBottomRightRadius }) {
    if (!this.#ground) return
    this.#ground.style.borderTopLeftRadius = borderBottomLeftRadius
    this.#ground.style.borderTopRightRadius = borderBottomRightRadius
  }

  remove() {
    if (this.#mirror) document.mozSetImageElement(this.#name, null)
  }
}

/** How dark a shadow is that its author leaves to the page: a light page, a dark one. */
const usual = [28, 60]

class Shadow {
  element = part('shadow')
  inner = this.element

  set({ x, y, blur, color, opacity }) {
    const mixed = percent => `color-mix(in srgb, ${color} ${percent}%, transparent)`
    const shade = opacity === null ? `light-dark(${usual.map(mixed)})` : mixed(opacity * 100)
    this.element.style.filter = `drop-shadow(${px(x)} ${px(y)} ${px(blur / 2)} ${shade})`
  }
}

/** How far beyond an item's sides the shadows of a list reach, in pixels. */
function reachOf(list) {
  return list.reduce((reach, { name, x, blur }) => (name === 'shadow' ? Math.max(reach, Math.abs(x) + blur) : reach), 0)
}

const layers = { reflection: Reflection, shadow: Shadow }

/**
 * One side of an item: the layers around it, and within them the slot of its element.
 *
 * Decorations have to do with what is seen of the element, its border box, while its margins belong to its place. So the
 * margins stand around the layers, and are taken back within them. What needs no box of its own has none: each costs in
 * every frame.
 */
export class Face {
  slot
  element = part('face')
  #hold
  #outer = null
  #layers = []
  #kept = null
  #picture = null

  /** @param isSide Whether it is one of two, and is turned by itself. */
  constructor(slot, list, isSide) {
    this.slot = slot
    this.#hold = part('hold', slot)
    if (isSide) {
      this.element.classList.add('side')
      this.#outer = this.element
    }
    let around = this.element
    if (SlottedReflection.suffices(list)) this.#layers.push(new SlottedReflection(this.element))
    else for (const [index, values] of list.entries()) {
      if (!layers[values.name]) continue
      const layer = new layers[values.name](values, list.slice(index).some(({ name }) => name === 'shadow'))
      this.#layers.push(layer)
      this.#outer ??= layer.element
      around.append(layer.element)
      around = layer.inner
    }
    around.append(this.#hold)
  }

  /** Whether its margins and corners depend on those of its element. */
  get isShaped() {
    return this.#outer !== null || this.#layers.some(({ shape }) => shape)
  }

  set(list) {
    const around = list.filter(({ name }) => layers[name])
    around.forEach((values, index) => this.#layers[index].set(values, reachOf(around.slice(index))))
  }

  /** Takes the margins and the corners of its element, by its style as the browser has computed it. */
  shape(style) {
    const margins = [style.marginTop, style.marginRight, style.marginBottom, style.marginLeft].map(parseFloat)
    this.margin = margins.map(px).join(' ')
    this.#hold.style.margin = this.#outer ? margins.map(margin => px(-margin)).join(' ') : ''
    this.#hold.classList.toggle('box', margins.some(margin => margin !== 0))
    for (const layer of this.#layers) layer.shape?.(style)
  }

  /** Stands so far from the edges of its place. */
  standAt(margin) {
    if (this.#outer) this.#outer.style.margin = margin
  }

  /** Shows another element in place of what is in the slot, which is left out of what the browser draws. */
  showPicture(picture) {
    if (picture && !this.#kept) {
      this.#kept = part('kept')
      this.#picture = document.createElement('slot')
      this.#picture.inert = true
      this.#kept.append(this.slot)
      this.#hold.append(this.#kept, this.#picture)
    } else if (!picture && this.#kept) {
      this.#hold.append(this.slot)
      this.#kept.remove()
      this.#picture.remove()
      this.#kept = this.#picture = null
    }
    this.#hold.classList.toggle('keeps', Boolean(picture))
    if (picture) this.#picture.assign(picture)
  }

  remove() {
    for (const layer of this.#layers) layer.remove?.()
  }
}
