// Decorations in Swift: views around views on Apple's systems, a list in GTK.
import { differences } from '../document.js'
import { number } from './swift-settings.js'

/** The radius of the corners of the cards in the code, in points. */
export const CORNER = 12

/**
 * The lines that put decorations around a view named `card`, from the innermost to the outermost, and the outermost's name.
 * What is on backs is not among them.
 */
export function viewDecorations(document) {
  const lines = []
  const used = new Map()
  let name = 'card'
  const wrap = (word, expression, settings = {}) => {
    used.set(word, (used.get(word) ?? 0) + 1)
    const next = used.get(word) > 1 ? `${word}${used.get(word)}` : word
    lines.push(`let ${next} = ${expression}`)
    for (const [key, value] of Object.entries(settings)) if (value !== undefined) lines.push(`${next}.${key} = ${value}`)
    name = next
  }
  for (const one of [...(differences(document).decorations ?? [])].reverse()) {
    switch (one.name) {
      case 'reflection':
        wrap('reflected', `ReflectedView(${name})`, { gap: one.gap, height: one.height, reflectionAlpha: one.alpha })
        break
      case 'shadow': {
        const { x = 0, y = 12, blur = 28, opacity } = one
        wrap('shaded', `ShadowView(${name})`, {
          shadowRadius: number(blur / 2), shadowOffset: `CGSize(width: ${number(x)}, height: ${number(y)})`, shadowOpacity: opacity,
          cornerRadius: CORNER,
        })
        break
      }
      case 'cached':
        wrap('cached', `CachedView(${name})`)
    }
  }
  return { lines, name }
}

/** The lines that set a carousel's decorations and backs. */
export function gtkDecorations(document) {
  const all = differences(document).decorations ?? []
  const list = all.filter(({ name }) => name !== 'double-sided').map(({ name, ...fields }) => {
    const known = name === 'reflection' ? ['gap', 'height', 'alpha', 'ground'] : ['x', 'y', 'blur', 'color', 'opacity']
    const values = known.filter((field) => fields[field] !== undefined)
      .map((field) => `${field}: ${typeof fields[field] === 'string' ? rgba(fields[field]) : number(fields[field])}`)
    return name === 'cached' ? '.cached' : `.${name}(${values.join(', ')})`
  })
  const sided = all.find(({ name }) => name === 'double-sided')
  const duration = sided?.duration === undefined ? '' : `(duration: ${number(sided.duration)})`
  return [
    ...(list.length ? [`carousel.decorations = [${list.join(', ')}]`] : []),
    ...(sided ? [`carousel.backs = CarouselBacks${duration} { _, reused in reused ?? gtk_label_new("back")! }`] : []),
  ]
}

const canvas = globalThis.document.createElement('canvas')
canvas.width = canvas.height = 1
const pen = canvas.getContext('2d', { willReadFrequently: true })

/** A colour of style sheets, as GDK has it: what a canvas paints with it. */
function rgba(text) {
  pen.clearRect(0, 0, 1, 1)
  pen.fillStyle = '#000'
  pen.fillStyle = text
  pen.fillRect(0, 0, 1, 1)
  const [red, green, blue, alpha] = [...pen.getImageData(0, 0, 1, 1).data].map((part) => number(Number((part / 255).toFixed(3))))
  return `GdkRGBA(red: ${red}, green: ${green}, blue: ${blue}, alpha: ${alpha})`
}
