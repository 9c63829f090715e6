import { differences, styleName } from '../document.js'
import { indented, lines, number, settingsOf, styleWord } from './swift-settings.js'

/** A view controller for UIKit. */
export function uikit(document, { width, height, margin, items }) {
  const settings = settingsOf(document, { point: ({ x = 0, y = 0 }) => `CGPoint(x: ${number(x)}, y: ${number(y)})` })
  const decorated = decorations(document, 'UIView')
  return `import CarouselStyles
import CarouselUIKit
import UIKit

/// A page with a carousel.
final class CarouselPage: UIViewController, CarouselViewDataSource {
  let carousel = CarouselView(style: ${styleWord(styleName(document))})

  override func viewDidLoad() {
    super.viewDidLoad()
${body(lines('carousel', settings), 4)}    carousel.frame = view.bounds
    carousel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(carousel)
    carousel.dataSource = self
  }

  func numberOfItems(in carousel: CarouselView) -> Int { ${items} }

  func carousel(_ carousel: CarouselView, viewForItemAt index: Int, reusing view: UIView?) -> UIView {
    if let view { return view }
    let card = UIView(frame: CGRect(x: 0, y: 0, width: ${number(width + 2 * margin)}, height: ${number(height + 2 * margin)}))
    card.backgroundColor = .systemIndigo
${body(decorated.lines, 4)}    return ${decorated.name}
  }
}
`
}

/** A view controller for AppKit. */
export function appkit(document, { width, height, margin, items }) {
  const settings = settingsOf(document, { point: ({ x = 0, y = 0 }) => `CGPoint(x: ${number(x)}, y: ${number(y)})` })
  const decorated = decorations(document, 'NSView')
  return `import AppKit
import CarouselAppKit
import CarouselStyles

/// A page with a carousel.
final class CarouselPage: NSViewController, CarouselViewDataSource {
  let carousel = CarouselView(style: ${styleWord(styleName(document))})

  override func viewDidLoad() {
    super.viewDidLoad()
${body(lines('carousel', settings), 4)}    carousel.frame = view.bounds
    carousel.autoresizingMask = [.width, .height]
    view.addSubview(carousel)
    carousel.dataSource = self
  }

  func numberOfItems(in carousel: CarouselView) -> Int { ${items} }

  func carousel(_ carousel: CarouselView, viewForItemAt index: Int, reusing view: NSView?) -> NSView {
    if let view { return view }
    let card = NSView(frame: NSRect(x: 0, y: 0, width: ${number(width + 2 * margin)}, height: ${number(height + 2 * margin)}))
    card.wantsLayer = true
    card.layer?.backgroundColor = NSColor.systemIndigo.cgColor
${body(decorated.lines, 4)}    return ${decorated.name}
  }
}
`
}

/** A view for SwiftUI. */
export function swiftui(document, { width, height, margin, items }) {
  const settings = settingsOf(document).filter(({ name }) => name !== 'motion' && name !== 'options.wrap' && name !== 'isVertical')
  const all = settingsOf(document)
  const value = (name) => all.find((setting) => setting.name === name)?.value
  const modifiers = [
    `.carouselStyle(${styleWord(styleName(document))})`,
    ...(value('isVertical') ? ['.carouselAxis(.vertical)'] : []),
    ...(value('options.wrap') ? [`.carouselWraps(${value('options.wrap') === '1'})`] : []),
    ...(value('motion') ? [`.carouselMotion(${value('motion')})`] : []),
  ]
  const rest = settings.length
    ? `\n    .carouselSettings { carousel in\n${indented(lines('carousel', settings), 6)}\n    }`
    : ''
  return `import CarouselStyles
import CarouselSwiftUI
import SwiftUI

/// A page with a carousel.
struct CarouselPage: View {
  @State private var current: Int? = 0

  var body: some View {
    Carousel(0..<${items}, id: \\.self, selection: $current) { index in
      RoundedRectangle(cornerRadius: 12)
        .fill(.indigo)
        .frame(width: ${number(width + 2 * margin)}, height: ${number(height + 2 * margin)})
    }
${indented(modifiers, 4)}${rest}
  }
}
`
}

/** A widget for GTK. */
export function gtk(document, { width, height, margin, items }) {
  const settings = settingsOf(document)
  const side = (value) => Math.round(value + 2 * margin)
  return `import CGtk4
import CarouselGTK
import CarouselStyles

/// A carousel, to be put wherever GTK takes a widget: \`gtk_box_append(box, makeCarousel().widget)\`.
@MainActor
func makeCarousel() -> Carousel {
  let carousel = Carousel(style: ${styleWord(styleName(document))})
${body(lines('carousel', settings), 2)}  carousel.dataSource = CarouselItems(count: ${items}) { index, reused in
    let card = reused ?? gtk_label_new(nil)!
    gtk_widget_set_size_request(card, ${side(width)}, ${side(height)})
    gtk_label_set_text(OpaquePointer(card), "\\(index + 1)")
    return card
  }
  return carousel
}
`
}

const body = (list, depth) => (list.length ? `${indented(list, depth)}\n` : '')

/** The decorations around a card, from the innermost to the outermost. */
function decorations(document, view) {
  const result = []
  let name = 'card'
  const wrap = (next, expression, ...settings) => {
    result.push(`let ${next} = ${expression}`, ...settings.map(([key, value]) => `${next}.${key} = ${value}`))
    name = next
  }
  const used = new Map()
  const fresh = (word) => {
    used.set(word, (used.get(word) ?? 0) + 1)
    return used.get(word) > 1 ? `${word}${used.get(word)}` : word
  }
  for (const one of [...(differences(document).decorations ?? [])].reverse()) {
    const settings = (...pairs) => pairs.filter(([, value]) => value !== undefined).map(([key, value]) => [key, number(value)])
    switch (one.name) {
      case 'reflection':
        wrap(fresh('reflected'), `ReflectedView(${name})`,
          ...settings(['gap', one.gap], ['height', one.height], ['reflectionAlpha', one.alpha]))
        break
      case 'shadow': {
        const { x = 0, y = 12, blur = 28, opacity } = one
        wrap(fresh('shaded'), `ShadowView(${name})`, ['shadowRadius', number(blur / 2)],
          ['shadowOffset', `CGSize(width: ${number(x)}, height: ${number(y)})`], ...settings(['shadowOpacity', opacity]))
        break
      }
      case 'double-sided':
        wrap(fresh('sided'), `DoubleSidedView(front: ${name}, back: ${view}())`)
        break
      case 'cached':
        wrap(fresh('cached'), `CachedView(${name})`)
    }
  }
  return { lines: result, name }
}
