import CarouselConfiguration

/// UIKit and AppKit, whose code is nearly the same except for names.
enum ViewToolkit {
  case uikit, appkit

  var module: String { self == .uikit ? "UIKit" : "AppKit" }
  var view: String { self == .uikit ? "UIView" : "NSView" }

  /// The lines that give a view a colour and round corners.
  func paint(_ name: String, _ color: String) -> [String] {
    switch self {
    case .uikit: ["\(name).backgroundColor = .\(color)", "\(name).layer.cornerRadius = \(Code.corner)"]
    case .appkit:
      [
        "\(name).wantsLayer = true", "\(name).layer?.backgroundColor = NSColor.\(color).cgColor",
        "\(name).layer?.cornerRadius = \(Code.corner)",
      ]
    }
  }
}

extension Code {
  /// A carousel with its items for UIKit or AppKit.
  func view(_ toolkit: ViewToolkit) -> String {
    var settings = settings(.views)
    if let autoplay { settings.append(SwiftSetting("autoplayInterval", autoplay)) }
    var lines = settings.map { $0.line("carousel") } + ["carousel.dataSource = self"]
    if hasControls {
      lines.append("controls.carousel = carousel")
      if indicator != "dots" { lines.append("controls.indicator = " + (indicator == "none" ? "nil" : "." + indicator)) }
      if !hasButtons { lines.append("controls.hasButtons = false") }
    }
    let view = toolkit.view
    func make(_ name: String) -> String {
      "let \(name) = \(view)(frame: CGRect(x: 0, y: 0, width: \(width), height: \(height)))"
    }
    var item = [make("card")] + toolkit.paint("card", "systemIndigo")
    if back != nil { item += [make("back")] + toolkit.paint("back", "systemGray") }
    item += decorating(view)
    return """
      \(Self.imports(toolkit.module, "CarouselViews"))

      /// A carousel and its items. Keep it, and add `carousel` to a view\(hasControls ? ", with `controls` below it" : "").
      @MainActor
      final class Cards: CarouselViewDataSource {
        let carousel = CarouselView(style: \(style))
      \(hasControls ? "  let controls = CarouselControls(frame: .zero)\n" : "")
        init() {
      \(lines.indented(4).text)  }

        func numberOfItems(in carousel: CarouselView) -> Int { \(items) }

        func carousel(_ carousel: CarouselView, viewForItemAt index: Int, reusing view: \(view)?) -> \(view) {
          if let view { return view }
          // Add the item's content here.
      \(item.indented(4).text)  }
      }

      """
  }

  /// The decorations of a card and, if any, of its back.
  private func decorating(_ view: String) -> [String] {
    let (lines, name) = viewDecorations
    guard back != nil else { return lines + ["return " + name] }
    guard !lines.isEmpty else { return ["return DoubleSidedView(front: card, back: back)"] }
    return ["func decorated(_ card: \(view)) -> \(view) {"] + lines.indented(2)
      + ["  return " + name, "}", "return DoubleSidedView(front: decorated(card), back: decorated(back))"]
  }
}
