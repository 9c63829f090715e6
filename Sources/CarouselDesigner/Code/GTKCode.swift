import CarouselConfiguration

extension Code {
  /// A GTK widget, with its controls below it if it has any.
  var gtk: String {
    let lines = gtkSettings
    let place =
      hasControls
      ? "/// A carousel with its controls below it; add it to any GTK container: "
        + "`gtk_box_append(box, makeCarousel())`."
      : "/// A carousel; add it to any GTK container: `gtk_box_append(box, makeCarousel().widget)`."
    let controls = """

        let controls = CarouselControls(carousel, indicator: \(indicator == "none" ? "nil" : ".\(indicator)"), hasButtons: \(hasButtons ? "true" : "false"))
        let page = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12)!
        gtk_widget_set_vexpand(carousel.widget, 1)
        for part in [carousel.widget, controls.widget] {
          gtk_box_append(UnsafeMutableRawPointer(page).assumingMemoryBound(to: GtkBox.self), part)
        }
        return page
      """
    return """
      \(Self.imports("CGtk4", "CarouselGTK"))

      \(place)
      @MainActor
      func makeCarousel() -> \(hasControls ? "WidgetPointer" : "Carousel") {
        let carousel = Carousel(style: \(style))
      \(lines.indented(2).text)  carousel.dataSource = CarouselItems(count: \(items)) { index, reused in
          let card = reused ?? gtk_label_new(nil)!
          gtk_widget_add_css_class(card, "card")
          gtk_widget_set_size_request(card, \(whole(stage.itemWidth)), \(whole(stage.itemHeight)))
          gtk_label_set_text(OpaquePointer(card), "\\(index + 1)")
          return card
        }
      \(hasControls ? controls : "  return carousel")
      }

      """
  }

  /// The lines that set the properties of a GTK carousel, besides its style and controls.
  fileprivate var gtkSettings: [String] {
    var settings = settings(.engine)
    if let autoplay { settings.append(SwiftSetting("autoplay", autoplay)) }
    return settings.map { $0.line("carousel") } + gtkDecorations
  }

  private func whole(_ length: Double) -> String { JSON.text(of: length.rounded()) }
}

extension CarouselConfiguration {
  /// The Swift code that creates a GTK carousel with this configuration, without its controls: only the differences from the
  /// defaults.
  public var gtkCode: String {
    let code = Code(self, items: 0, stage: StageMeasures(), colors: [:])
    return (["let carousel = Carousel(style: \(code.style))"] + code.gtkSettings).text
  }
}
