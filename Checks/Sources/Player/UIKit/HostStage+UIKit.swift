import CarouselScenarios
@testable import CarouselViews
import UIKit

typealias Window = UIWindow
typealias FocusEngine = Focus

extension HostStage {
  static var name: String { "uikit" }
  static func makeWindow() -> UIWindow { UIWindow(frame: CGRect(x: 0, y: 0, width: 4000, height: 4000)) }
  var root: UIView { window }

  /// The announcements.
  var spoken: [String] { Device.announcements.filter { $0.0 == .announcement }.map { $0.1 ?? "" } }

  /// The items in the reading order.
  var read: [ItemView] { (carousel.accessibilityElements ?? []).compactMap { $0 as? ItemView } }

  /// The items whose controls receive touches.
  func usable(_ views: [ItemView]) -> [ItemView]? {
    let isSeen: (ItemView) -> Bool = { !$0.isHidden && $0.layer.opacity > 0 || $0.item!.isKept }
    return views.filter { $0.isUserInteractionEnabled && isSeen($0) && !$0.item!.isPlaceholder }
  }

  var focusedView: UIView? { carousel.firstResponder ?? carousel.focusedView }

  func setPreferences(_ step: Step) {
    Device.set(reducesMotion: step.flag("reducesMotion"))
    Device.set(increasesContrast: step.flag("increasesContrast"))
    carousel.direction = step.flag("isRightToLeft") ? .rightToLeft : .leftToRight
  }

  /// Returns an item in the format of the traces.
  func item(_ view: ItemView) -> JSON {
    let content = view.content.frame
    return [
      "i": .number(view.item!.index), "o": .number(view.item!.offset),
      "m": .list(view.layer.transform.numbers.map { .number(Double($0)) }), "a": .number(Double(view.layer.opacity)),
      "h": .bool(view.layer.isHidden), "e": .bool(view.isUserInteractionEnabled),
      "c": [.number(Double(view.center.x)), .number(Double(view.center.y))],
      "v": .list([content.minX, content.minY, content.width, content.height].map { .number(Double($0)) }),
    ]
  }
}

/// The carousel's container; it may scroll.
final class Surroundings: UIScrollView {}

/// A view that can have the focus.
final class FocusTaker: UIView {
  override var canBecomeFirstResponder: Bool { true }
  override var canBecomeFocused: Bool { true }
}

extension UIView {
  func name(_ name: String) { accessibilityLabel = name }
  func resize(to size: CGSize) { bounds.size = size }
}

extension ControlButton {
  var symbolShown: String? { images[.normal]?.name }
}
