import { differences } from '../document.js'
import { gtkDecorations } from './swift-decorations.js'
import { body, controlsOf, imports, lengthOf, lines, number, settingsOf } from './swift-settings.js'
import { styleExpression } from './swift-style.js'

/** A widget for GTK, with its controls below it where there are some. */
export function gtk(document, stage) {
  const { width, height, items } = stage
  const { autoplay } = differences(document)
  const { hasButtons, indicator, isAny } = controlsOf(document)
  const settings = [...settingsOf(document), ...lengthOf(document, stage)]
  if (autoplay) settings.push({ name: 'autoplay', value: number(autoplay) })
  const place = isAny
    ? '/// A carousel with its controls below it, to be put wherever GTK takes a widget: `gtk_box_append(box, makeCarousel())`.'
    : '/// A carousel, to be put wherever GTK takes a widget: `gtk_box_append(box, makeCarousel().widget)`.'
  const controls = isAny ? `
  let controls = CarouselControls(carousel, indicator: .${indicator}, hasButtons: ${hasButtons})
  let page = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12)!
  gtk_widget_set_vexpand(carousel.widget, 1)
  for part in [carousel.widget, controls.widget] {
    gtk_box_append(UnsafeMutableRawPointer(page).assumingMemoryBound(to: GtkBox.self), part)
  }
  return page
` : '  return carousel\n'
  return `${imports('CGtk4', 'CarouselGTK')}

${place}
@MainActor
func makeCarousel() -> ${isAny ? 'Widget' : 'Carousel'} {
  let carousel = Carousel(style: ${styleExpression(document)})
${body([...lines('carousel', settings), ...gtkDecorations(document)], 2)}  carousel.dataSource = CarouselItems(count: ${items}) { index, reused in
    let card = reused ?? gtk_label_new(nil)!
    gtk_widget_add_css_class(card, "card")
    gtk_widget_set_size_request(card, ${Math.round(width)}, ${Math.round(height)})
    gtk_label_set_text(OpaquePointer(card), "\\(index + 1)")
    return card
  }
${controls}}
`
}
