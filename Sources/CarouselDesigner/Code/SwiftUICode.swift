import CarouselConfiguration

extension Code {
  /// The settings with their own modifiers; all others are set on the underlying view.
  private static let modifiers: [(setting: String, word: String)] = [
    ("isVertical", "Vertical"), ("motion", "Motion"), ("isPagingEnabled", "Paging"), ("autoscroll", "Autoscroll"),
    ("perspective", "Perspective"), ("crossAlignment", "CrossAlignment"), ("adjustsHeight", "AutomaticHeight"),
  ]

  /// A SwiftUI view, with its decorations and controls.
  var swiftUI: String {
    var settings = settings(.swiftUI)
    if let autoplay { settings.append(SwiftSetting("autoplayInterval", autoplay)) }
    let options = settings.filter { $0.option != nil && $0.option != "wrap" }
    var calls = [".carouselStyle(" + style + ")"]
    if !options.isEmpty { calls.append(".carouselOptions(options)") }
    calls += modifiers(settings) + decoration
    if back != nil {
      let shape = "RoundedRectangle(cornerRadius: \(Self.corner)).fill(.gray).frame(width: \(width), height: \(height))"
      calls += [".carouselBack { _ in", "  " + shape, "}"]
    }
    if hasButtons { calls.append(".carouselButtons()") }
    if indicator != "none" { calls.append(".carouselIndicator(." + indicator + ")") }
    let others = settings.filter { setting in
      setting.option == nil && !Self.modifiers.contains { $0.setting == setting.name }
    }
    if !others.isEmpty {
      calls += [".carouselView { carousel in"] + others.map { $0.line("carousel") }.indented(2) + ["}"]
    }
    let carousel =
      [
        "Carousel(cards) { card in",
        "  Text(\"\\(card.id + 1)\")",
        "    .frame(width: \(width), height: \(height))",
        "    .background(.indigo, in: RoundedRectangle(cornerRadius: \(Self.corner)))",
        "}",
      ] + calls
    return """
      \(Self.imports("SwiftUI", "CarouselSwiftUI"))

      /// The content of an item.
      struct Card: Identifiable {
        let id: Int
      }

      /// A page with a carousel.
      struct CarouselPage: View {
        private let cards = (0..<\(items)).map { Card(id: $0) }

        var body: some View {
      \(carousel.indented(4).text)  }
      \(options.isEmpty ? "" : Self.optionsProperty(options))}

      """
  }

  /// The modifiers with one value.
  private func modifiers(_ settings: [SwiftSetting]) -> [String] {
    var calls: [String] = []
    func value(_ name: String) -> String? { settings.first { $0.name == name }?.value }
    if let wrap = value("options.wrap") { calls.append(".carouselWraps(" + (wrap == "1" ? "" : "false") + ")") }
    for (setting, word) in Self.modifiers {
      if let value = value(setting) { calls.append(".carousel" + word + "(" + (value == "true" ? "" : value) + ")") }
    }
    return calls
  }

  private var decoration: [String] {
    let (lines, name) = viewDecorations
    if lines.isEmpty { return [] }
    // A single view without settings needs no name.
    let plain = [("reflected", "ReflectedView"), ("cached", "CachedView")].first {
      lines == ["let " + $0.0 + " = " + $0.1 + "(card)"]
    }
    if let plain { return [".carouselDecoration { " + plain.1 + "($0) }"] }
    return [".carouselDecoration { card in"] + lines.indented(2) + ["  return " + name, "}"]
  }

  private static func optionsProperty(_ options: [SwiftSetting]) -> String {
    """

      private var options: StyleOptions {
        var options = StyleOptions()
    \(options.compactMap { setting in setting.option.map { "options." + $0 + " = " + setting.value } }.indented(4).text)\
        return options
      }

    """
  }
}
