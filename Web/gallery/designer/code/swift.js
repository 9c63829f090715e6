import { differences } from '../document.js'
import { gtkDecorations, viewDecorations } from './swift-decorations.js'
import { indented, lines, number, settingsOf } from './swift-settings.js'
import { modulesOf, styleExpression } from './swift-style.js'

const cgPoint = ({ x = 0, y = 0 }) => `CGPoint(x: ${number(x)}, y: ${number(y)})`

/** A view controller for UIKit. */
export const uikit = (document, stage) => controller(document, stage, {
  module: 'UIKit', mask: '[.flexibleWidth, .flexibleHeight]', frame: 'CGRect', fill: ['card.backgroundColor = .systemIndigo'],
})

/** A view controller for AppKit. */
export const appkit = (document, stage) => controller(document, stage, {
  module: 'AppKit', mask: '[.width, .height]', frame: 'NSRect',
  fill: ['card.wantsLayer = true', 'card.layer?.backgroundColor = NSColor.systemIndigo.cgColor'],
})

function controller(document, { width, height, margin, items }, { module, mask, frame, fill }) {
  const view = module === 'UIKit' ? 'UIView' : 'NSView'
  const decorated = viewDecorations(document, view)
  const side = (value) => number(value + 2 * margin)
  return `${imports(module, `Carousel${module}`, ...modulesOf(document))}

/// A page with a carousel.
final class CarouselPage: ${view}Controller, CarouselViewDataSource {
  let carousel = CarouselView(style: ${styleExpression(document)})

  override func viewDidLoad() {
    super.viewDidLoad()
${body(lines('carousel', settingsOf(document, { point: cgPoint })), 4)}    carousel.frame = view.bounds
    carousel.autoresizingMask = ${mask}
    view.addSubview(carousel)
    carousel.dataSource = self
  }

  func numberOfItems(in carousel: CarouselView) -> Int { ${items} }

  func carousel(_ carousel: CarouselView, viewForItemAt index: Int, reusing view: ${view}?) -> ${view} {
    if let view { return view }
    let card = ${view}(frame: ${frame}(x: 0, y: 0, width: ${side(width)}, height: ${side(height)}))
${body([...fill, ...decorated.lines], 4)}    return ${decorated.name}
  }
}
`
}

/** A view for SwiftUI. */
export function swiftui(document, { width, height, margin, items }) {
  const all = settingsOf(document)
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
  if (rest.length) modifiers.push('.carouselSettings { carousel in', ...lines('  carousel', rest), '}')
  const side = (value) => number(value + 2 * margin)
  return `${imports('SwiftUI', 'CarouselSwiftUI', ...modulesOf(document))}

/// What an item shows.
struct Card: Identifiable {
  let id: Int
}

/// A page with a carousel.
struct CarouselPage: View {
  @State private var current: Int? = 0
  private let cards = (0..<${items}).map { Card(id: $0) }

  var body: some View {
    Carousel(cards, selection: $current) { card in
      Text("\\(card.id + 1)")
        .frame(width: ${side(width)}, height: ${side(height)})
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
  const side = (value) => Math.round(value + 2 * margin)
  return `${imports('CGtk4', 'CarouselGTK', ...modulesOf(document))}

/// A carousel, to be put wherever GTK takes a widget: \`gtk_box_append(box, makeCarousel().widget)\`.
@MainActor
func makeCarousel() -> Carousel {
  let carousel = Carousel(style: ${styleExpression(document)})
${body([...lines('carousel', settings), ...gtkDecorations(document)], 2)}  carousel.dataSource = CarouselItems(count: ${items}) { index, reused in
    let card = reused ?? gtk_label_new(nil)!
    gtk_widget_set_size_request(card, ${side(width)}, ${side(height)})
    gtk_label_set_text(OpaquePointer(card), "\\(index + 1)")
    return card
  }
  return carousel
}
`
}

const imports = (...modules) => [...new Set(modules)].sort().map((module) => `import ${module}`).join('\n')

const body = (list, depth) => (list.length ? `${indented(list, depth)}\n` : '')

