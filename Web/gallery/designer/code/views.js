// Code for UIKit and AppKit, which differ in little but their names.
import { differences } from '../document.js'
import { CORNER, viewDecorations } from './swift-decorations.js'
import { body, controlsOf, imports, lengthOf, number, settingsOf, viewLines } from './swift-settings.js'
import { styleExpression } from './swift-style.js'

const point = ({ x = 0, y = 0 }) => `CGPoint(x: ${number(x)}, y: ${number(y)})`
const vector = ({ x = 0, y = 0 }) => `CGVector(dx: ${number(x)}, dy: ${number(y)})`

/** A carousel with its items for UIKit. */
export const uikit = (document, stage) =>
  view(document, stage, 'UIKit', 'UIView', (name, color) => [
    `${name}.backgroundColor = .${color}`, `${name}.layer.cornerRadius = ${CORNER}`,
  ])

/** A carousel with its items for AppKit. */
export const appkit = (document, stage) =>
  view(document, stage, 'AppKit', 'NSView', (name, color) => [
    `${name}.wantsLayer = true`, `${name}.layer?.backgroundColor = NSColor.${color}.cgColor`, `${name}.layer?.cornerRadius = ${CORNER}`,
  ])

/** @param paint the lines that give a view a colour and round corners */
function view(document, stage, module, view, paint) {
  const { width, height, items } = stage
  const { decorations = [], autoplay } = differences(document)
  const isDouble = decorations.some(({ name }) => name === 'double-sided')
  const settings = [...settingsOf(document, { point, vector }), ...lengthOf(document, stage)]
  if (autoplay) settings.push({ name: 'autoplayInterval', value: number(autoplay) })
  const { hasButtons, indicator, isAny } = controlsOf(document)
  const controls = [
    'controls.carousel = carousel',
    ...(indicator === 'dots' ? [] : [`controls.indicator = ${indicator === 'none' ? 'nil' : `.${indicator}`}`]),
    ...(hasButtons ? [] : ['controls.hasButtons = false']),
  ]
  const make = (name) => `let ${name} = ${view}(frame: CGRect(x: 0, y: 0, width: ${number(width)}, height: ${number(height)}))`
  const item = [
    make('card'), ...paint('card', 'systemIndigo'), ...(isDouble ? [make('back'), ...paint('back', 'systemGray')] : []),
    ...decorating(document, view, isDouble),
  ]
  return `${imports(module, 'CarouselViews')}

/// A carousel and its items. Keep it, and put \`carousel\` wherever a view goes${isAny ? ', and `controls` below it' : ''}.
@MainActor
final class Cards: CarouselViewDataSource {
  let carousel = CarouselView(style: ${styleExpression(document)})
${isAny ? `  let controls = CarouselControls(frame: .zero)\n` : ''}
  init() {
${body([...viewLines('carousel', settings), 'carousel.dataSource = self', ...(isAny ? controls : [])], 4)}  }

  func numberOfItems(in carousel: CarouselView) -> Int { ${items} }

  func carousel(_ carousel: CarouselView, viewForItemAt index: Int, reusing view: ${view}?) -> ${view} {
    if let view { return view }
    // What the item shows goes in here.
${body(item, 4)}  }
}
`
}

/** What is around a card, and around its back where it has one. */
function decorating(document, view, isDouble) {
  const { lines, name } = viewDecorations(document)
  if (!isDouble) return [...lines, `return ${name}`]
  if (!lines.length) return ['return DoubleSidedView(front: card, back: back)']
  return [
    `func decorated(_ card: ${view}) -> ${view} {`, ...lines.map((line) => `  ${line}`), `  return ${name}`, '}',
    'return DoubleSidedView(front: decorated(card), back: decorated(back))',
  ]
}
