import { differences } from '../document.js'
import { gtkDecorations, viewDecorations } from './swift-decorations.js'
import { indented, lines, number, settingsOf, viewLines } from './swift-settings.js'
import { modulesOf, styleExpression } from './swift-style.js'

const anyPoint = ({ x = 0, y = 0 }) => `.init(x: ${number(x)}, y: ${number(y)})`
const cgPoint = ({ x = 0, y = 0 }) => `CGPoint(x: ${number(x)}, y: ${number(y)})`

/** A carousel with its items for UIKit. */
export const uikit = (document, stage) => view(document, stage, 'UIKit', 'UIView')

/** A carousel with its items for AppKit. */
export const appkit = (document, stage) => view(document, stage, 'AppKit', 'NSView')

function view(document, { width, height, margin, items }, module, view) {
  const decorated = viewDecorations(document, view)
  return `${imports(module, `Carousel${module}`, ...modulesOf(document))}

/// A carousel and its items. Keep it, and put \`carousel\` wherever a view goes.
final class Cards: CarouselViewDataSource {
  let carousel = CarouselView(style: ${styleExpression(document)})

  init() {
${body(viewLines('carousel', settingsOf(document, { point: cgPoint })), 4)}    carousel.dataSource = self
  }

  func numberOfItems(in carousel: CarouselView) -> Int { ${items} }

  func carousel(_ carousel: CarouselView, viewForItemAt index: Int, reusing view: ${view}?) -> ${view} {
    if let view { return view }
    // What the item shows goes in here.
    let card = ${view}(frame: CGRect(x: 0, y: 0, width: ${side(width, margin)}, height: ${side(height, margin)}))
${body(decorated.lines, 4)}    return ${decorated.name}
  }
}
`
}

/** An item's side with the room around it. */
const side = (length, margin) => number(Number((length + 2 * margin).toFixed(2)))

/** A view for SwiftUI. */
export function swiftui(document, { width, height, margin, items }) {
  const all = settingsOf(document, { point: anyPoint, share: anyPoint })
  const value = (name) => all.find((setting) => setting.name === name)?.value
  const options = all.filter(({ name }) => name.startsWith('options.') && name !== 'options.wrap')
    .map(({ name, value }) => ({ name: name.slice('options.'.length), value }))
  const modifiers = [
    `.carouselStyle(${styleExpression(document)})`,
    ...(options.length ? ['.carouselOptions(options)'] : []),
    ...(value('options.wrap') ? [`.carouselWraps(${value('options.wrap') === '1' ? '' : 'false'})`] : []),
  ]
  const own = {
    isVertical: 'Vertical', motion: 'Motion', isPagingEnabled: 'Paging', autoscroll: 'Autoscroll', perspective: 'Perspective',
  }
  for (const [name, word] of Object.entries(own)) {
    if (value(name) !== undefined) modifiers.push(`.carousel${word}(${value(name) === 'true' ? '' : value(name)})`)
  }
  const { indicator } = differences(document)
  if (indicator) modifiers.push(`.carouselIndicator(.${indicator})`)
  const rest = all.filter(({ name }) => !name.startsWith('options.') && !(name in own))
  if (rest.length) modifiers.push('.carouselView { carousel in', ...viewLines('carousel', rest).map((line) => `  ${line}`), '}')
  return `${imports('SwiftUI', 'CarouselSwiftUI', ...modulesOf(document))}

/// What an item shows.
struct Card: Identifiable {
  let id: Int
}

/// A page with a carousel.
struct CarouselPage: View {
  private let cards = (0..<${items}).map { Card(id: $0) }

  var body: some View {
    Carousel(cards) { card in
      Text("\\(card.id + 1)")
        .frame(width: ${side(width, margin)}, height: ${side(height, margin)})
    }
${indented(modifiers, 4)}
  }
${options.length ? `
  private var options: StyleOptions {
    var options = StyleOptions()
${indented(lines('options', options), 4)}
    return options
  }
` : ''}}
`
}

/** A widget for GTK. */
export function gtk(document, { width, height, margin, items }) {
  const needed = differences(document)
  const settings = settingsOf(document)
  if (needed.autoplay) settings.push({ name: 'autoplay', value: number(needed.autoplay) })
  const whole = (length) => Math.round(length + 2 * margin)
  return `${imports('CGtk4', 'CarouselGTK', ...modulesOf(document))}

/// A carousel, to be put wherever GTK takes a widget: \`gtk_box_append(box, makeCarousel().widget)\`.
@MainActor
func makeCarousel() -> Carousel {
  let carousel = Carousel(style: ${styleExpression(document)})
${body([...lines('carousel', settings), ...gtkDecorations(document)], 2)}  carousel.dataSource = CarouselItems(count: ${items}) { index, reused in
    let card = reused ?? gtk_label_new(nil)!
    gtk_widget_set_size_request(card, ${whole(width)}, ${whole(height)})
    gtk_label_set_text(OpaquePointer(card), "\\(index + 1)")
    return card
  }
  return carousel
}
`
}

const imports = (...modules) => [...new Set(modules)].sort().map((module) => `import ${module}`).join('\n')

const body = (list, depth) => (list.length ? `${indented(list, depth)}\n` : '')

