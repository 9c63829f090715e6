import { differences } from '../document.js'
import { CORNER, viewDecorations } from './swift-decorations.js'
import { body, controlsOf, imports, indented, lengthOf, lines, number, settingsOf, viewLines } from './swift-settings.js'
import { styleExpression } from './swift-style.js'

const point = ({ x = 0, y = 0 }) => `.init(x: ${number(x)}, y: ${number(y)})`
const vector = ({ x = 0, y = 0 }) => `.init(dx: ${number(x)}, dy: ${number(y)})`

/** What modifiers of their own set; all else is set on the view below. */
const modifiers = {
  isVertical: 'Vertical', motion: 'Motion', isPagingEnabled: 'Paging', autoscroll: 'Autoscroll', perspective: 'Perspective',
}

/** A view for SwiftUI, with its decorations and controls. */
export function swiftui(document, stage) {
  const { width, height, items } = stage
  const { decorations = [], autoplay } = differences(document)
  const { hasButtons, indicator } = controlsOf(document)
  const all = [...settingsOf(document, { point, vector }), ...lengthOf(document, stage)]
  if (autoplay) all.push({ name: 'autoplayInterval', value: number(autoplay) })
  const options = all.filter(({ name }) => name.startsWith('options.') && name !== 'options.wrap')
    .map(({ name, value }) => ({ name: name.slice('options.'.length), value }))
  const isDouble = decorations.some(({ name }) => name === 'double-sided')
  const calls = [
    `.carouselStyle(${styleExpression(document)})`,
    ...(options.length ? ['.carouselOptions(options)'] : []),
    ...simple(all),
    ...decoration(document),
    ...(isDouble ? ['.carouselBack { _ in', `  RoundedRectangle(cornerRadius: ${CORNER}).fill(.gray).frame(width: ${number(width)}, height: ${number(height)})`, '}'] : []),
    ...(hasButtons ? ['.carouselButtons()'] : []),
    ...(indicator === 'none' ? [] : [`.carouselIndicator(.${indicator})`]),
    ...rest(all),
  ]
  const carousel = [
    'Carousel(cards) { card in',
    '  Text("\\(card.id + 1)")',
    `    .frame(width: ${number(width)}, height: ${number(height)})`,
    `    .background(.indigo, in: RoundedRectangle(cornerRadius: ${CORNER}))`,
    '}',
    ...calls,
  ]
  return `${imports('SwiftUI', 'CarouselSwiftUI')}

/// What an item shows.
struct Card: Identifiable {
  let id: Int
}

/// A page with a carousel.
struct CarouselPage: View {
  private let cards = (0..<${items}).map { Card(id: $0) }

  var body: some View {
${body(carousel, 4)}  }
${options.length ? optionsOf(options) : ''}}
`
}

/** Modifiers of one value. */
function simple(all) {
  const value = (name) => all.find((setting) => setting.name === name)?.value
  const wrap = value('options.wrap')
  return [
    ...(wrap === undefined ? [] : [`.carouselWraps(${wrap === '1' ? '' : 'false'})`]),
    ...Object.entries(modifiers).filter(([name]) => value(name) !== undefined)
      .map(([name, word]) => `.carousel${word}(${value(name) === 'true' ? '' : value(name)})`),
  ]
}

function decoration(document) {
  const { lines: inner, name } = viewDecorations(document)
  if (!inner.length) return []
  const plain = inner.length === 1 && /^let \w+ = (\w+)\(card\)$/.exec(inner[0])
  if (plain) return [`.carouselDecoration { ${plain[1]}($0) }`]
  return ['.carouselDecoration { card in', ...inner.map((line) => `  ${line}`), `  return ${name}`, '}']
}

function rest(all) {
  const others = all.filter(({ name }) => !name.startsWith('options.') && !(name in modifiers))
  return others.length ? ['.carouselView { carousel in', ...viewLines('carousel', others).map((line) => `  ${line}`), '}'] : []
}

const optionsOf = (options) => `
  private var options: StyleOptions {
    var options = StyleOptions()
${indented(lines('options', options), 4)}
    return options
  }
`
