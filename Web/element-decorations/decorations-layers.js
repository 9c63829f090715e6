// The layers around an item: each has an `element`, and `inner`, which contains what it surrounds.
import { core } from './core.js'

const part = (name, ...children) => {
  const element = document.createElement('div')
  element.className = name
  element.append(...children)
  return element
}

const px = value => `${value}px`

/**
 * Chromium and WebKit paint a box's reflection themselves; Firefox can paint an element as an image. Either way the
 * reflection is live, and needs no second element.
 */
const paintsReflections = CSS.supports('-webkit-box-reflect', 'below 0px linear-gradient(#000, #000)')
const paintsElements = typeof document.mozSetImageElement === 'function'

/** The overlap between an item and its reflection, in pixels, so that there is no visible seam. */
const overlap = 0.5

let pictures = 0

/** The value of `-webkit-box-reflect`. */
const boxReflect = ({ gap, height, alpha }) =>
  `below ${px(gap - overlap)} linear-gradient(transparent ${100 - height * 100}%, rgb(0 0 0 / ${alpha}))`

/**
 * WebKit cuts off the reflection of an element that clips its content. A property that only Chromium has distinguishes
 * them; without it, reflections cost more but are right.
 */
const reflectsWhatClips = paintsReflections && CSS.supports('app-region', 'none')

/** A single reflection: a style rule applies it to the slotted element, without any element around it. */
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

  /** Each element costs time in every frame, so it is created only if needed. */
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

  /** Widens the reflection so that a shadow inside it is reflected too, instead of being cut off. */
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

  /** Uses the item's lower corners for the upper corners of the ground. */
  shape({ borderBottomLeftRadius, borderBottomRightRadius }) {
    if (!this.#ground) return
    this.#ground.style.borderTopLeftRadius = borderBottomLeftRadius
    this.#ground.style.borderTopRightRadius = borderBottomRightRadius
  }

  remove() {
    if (this.#mirror) document.mozSetImageElement(this.#name, null)
  }
}

/** The opacity of a shadow without one, in percent: on a light page, on a dark one. */
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

/** Returns how far the shadows of a list extend beyond an item's sides, in pixels. */
function reachOf(list) {
  return list.reduce((reach, { name, x, blur }) => (name === 'shadow' ? Math.max(reach, Math.abs(x) + blur) : reach), 0)
}

const layers = { reflection: Reflection, shadow: Shadow }

/**
 * One side of an item: the layers around it, and within them the slot of its element.
 *
 * Decorations surround the element's border box, while its margins belong to the item's box. So the margins are applied
 * around the layers, and negated within them. Boxes are created only if needed: each costs time in every frame.
 */
export class Face {
  slot
  element = part('face')
  #hold
  #outer = null
  #layers = []
  #kept = null
  #picture = null

  /** @param isSide Whether it is one of two sides, and is turned itself. */
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

  /** Applies the margins and the corners of its element from the computed style. */
  shape(style) {
    const margins = [style.marginTop, style.marginRight, style.marginBottom, style.marginLeft].map(parseFloat)
    this.margin = margins.map(px).join(' ')
    this.#hold.style.margin = this.#outer ? margins.map(margin => px(-margin)).join(' ') : ''
    this.#hold.classList.toggle('box', margins.some(margin => margin !== 0))
    for (const layer of this.#layers) layer.shape?.(style)
  }

  /** Applies the margins around the layers. */
  standAt(margin) {
    if (this.#outer) this.#outer.style.margin = margin
  }

  /** Shows a copy in place of the slot's element, which the browser does not draw. */
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
    if (picture) core.assign(this.#picture, picture)
  }

  remove() {
    for (const layer of this.#layers) layer.remove?.()
  }
}
