import AppKit
@testable import CarouselViews
import CarouselScenarios

typealias Window = NSWindow
/// A window moves its focus itself.
typealias FocusEngine = NSWindow

extension HostStage {
  static var name: String { "appkit" }
  static func makeWindow() -> NSWindow { NSWindow(size: CGSize(width: 4000, height: 4000)) }
  var root: NSView { window.contentView! }

  /// The announcements.
  var spoken: [String] { Device.spoken }

  /// The items in the reading order.
  var read: [ItemView] { (carousel.accessibilityChildren() ?? []).compactMap { $0 as? ItemView } }

  /// AppKit's hit testing decides, and no view is disabled.
  func usable(_ views: [ItemView]) -> [ItemView]? { nil }

  var focusedView: NSView? {
    if let editor = window.firstResponder as? NSText, editor.isFieldEditor { return editor.delegate as? NSView }
    return window.firstResponder as? NSView
  }

  func setPreferences(_ step: Step) {
    Device.set(reducesMotion: step.flag("reducesMotion"))
    Device.set(increasesContrast: step.flag("increasesContrast"))
    carousel.userInterfaceLayoutDirection = step.flag("isRightToLeft") ? .rightToLeft : .leftToRight
    carousel.needsLayout = true
  }

  /// Returns an item in the format of the traces.
  func item(_ view: ItemView) -> JSON {
    [
      "i": .number(view.item!.index), "o": .number(view.item!.offset), "m": .list(matrix(of: view).map(JSON.number)),
      "a": .number(Double(view.layer?.opacity ?? 0)), "h": .bool(view.isHidden),
    ]
  }

  /// Returns the matrix of an item about its centre and that of the carousel, from the one of its layer, which is about
  /// corners.
  private func matrix(of view: ItemView) -> [Double] {
    guard let layer = view.layer else { return [] }
    var m = layer.sublayerTransform.numbers.map { Double($0) }
    let (x, y) = (Double(view.bounds.midX), Double(view.bounds.midY))
    for column in 0..<4 { m[12 + column] += x * m[column] + y * m[4 + column] }
    let middle = carousel.controller.carousel.middle
    let (right, down) = (Double(layer.position.x) - middle.x, Double(layer.position.y) - middle.y)
    for row in stride(from: 0, to: 16, by: 4) {
      m[row] += right * m[row + 3]
      m[row + 1] += down * m[row + 3]
    }
    return m
  }
}

/// The carousel's container; it scrolls if its content is larger.
final class Surroundings: NSScrollView {
  override var isFlipped: Bool { true }
}

/// A view that can have the focus.
final class FocusTaker: NSView {
  override var acceptsFirstResponder: Bool { true }
}

extension NSView {
  func name(_ name: String) { setAccessibilityLabel(name) }
  func resize(to size: CGSize) { frame.size = size }
}

extension ControlButton {
  var symbolShown: String? { image?.name }
}
