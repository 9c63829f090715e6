import CarouselEngine
@testable import CarouselViews
import Testing
import UIKit

typealias Window = UIWindow
typealias PlatformButton = UIButton

extension ViewStage {
  static func makeWindow() -> UIWindow { UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000)) }
  var root: UIView { window }

  /// Returns the content of a scroll view that fills a view.
  static func makeScrolled(in root: UIView) -> UIView {
    let scrollView = UIScrollView(frame: root.bounds)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 4000))
    scrollView.contentSize = content.bounds.size
    scrollView.addSubview(content)
    root.addSubview(scrollView)
    return content
  }

  func scroll(_ content: UIView, to offset: CGFloat) {
    content.superview?.bounds.origin.y = offset
  }

  func putInBackground(_ isInBackground: Bool) { window.windowScene?.set(isInBackground: isInBackground) }

  /// An item's layer is where the engine places it, and receives touches as the engine says.
  func check(_ carrier: ItemView, shows item: PlacedItem, _ comment: String) {
    let rows = item.placement.transform.rows
    let numbers = [rows.0, rows.1, rows.2, rows.3].flatMap { [$0.x, $0.y, $0.z, $0.w] }
    #expect(carrier.layer.transform.numbers.map { Double($0) } == numbers, "\(comment)")
    #expect(carrier.isUserInteractionEnabled == item.placement.isInteractive, "\(comment)")
    let middle = carousel.controller.carousel.middle
    #expect(carrier.center == CGPoint(x: middle.x, y: middle.y), "\(comment)")
    #expect(carrier.content.layer.transform == CATransform3DIdentity, "\(comment)")
  }

  /// The distance of an item to the right of the centre, in whole points.
  static func way(of view: UIView) -> Int { Int(view.superview!.layer.transform.m41.rounded()) }
}

extension UIView {
  var shade: CGFloat {
    get { alpha }
    set { alpha = newValue }
  }
  func name(_ name: String) { accessibilityLabel = name }
  func resize(to size: CGSize) { bounds = CGRect(origin: .zero, size: size) }
}

extension UIButton {
  /// How often it was pressed.
  var presses: Int { taps }
}

extension CarouselView {
  var isSetUp: Bool { gestureRecognizers?.isEmpty == false }
  func restore(from coder: NSCoder) { decodeRestorableState(with: coder) }
}

typealias PlatformField = UITextField

extension Device {
  static func read(_ isRunning: Bool) { set(isVoiceOverRunning: isRunning) }
  /// Whether assistive technology has been notified of other elements.
  static var hasToldLayout: Bool { announcements.contains { $0.0 == .layoutChanged } }
}

extension ViewStage {
  /// Moves a pointer over the carousel, or away.
  func point(isInside: Bool) {
    let hover = carousel.gestureRecognizers!.compactMap { $0 as? UIHoverGestureRecognizer }.first!
    hover.hover(isInside ? .began : .ended)
  }

  /// Focuses a view for typing; nil focuses none of the carousel.
  func keyboard(in view: UIView?) {
    for field in carousel.itemView(at: 0)!.subviews + [carousel] { field.resignFirstResponder() }
    view?.becomeFirstResponder()
  }
}

extension ControlButton {
  /// Taps it with a finger.
  func press() { if isEnabled { taps += 1 } }
  var symbolShown: String? { images[.normal]?.name }
  /// Whether it is marked as the button of a choice that is made.
  var isMarked: Bool { isSelected }
  var hasPlate: Bool { backgroundColor != nil && layer.cornerRadius == 22 }
}

extension ViewStage {
  /// What assistive technology reads, in order.
  var elements: [Any] { carousel.accessibilityElements ?? [] }
}

extension CountLabel {
  var shownText: String? { text }
}

extension CarouselControls {
  func darken() { overrideUserInterfaceStyle = .dark }
}

extension DotsView {
  func tap(at place: CGPoint) {
    guard let window, let superview else { return }
    let (x, y) = (superview.frame.minX + frame.minX + place.x, superview.frame.minY + frame.minY + place.y)
    Finger(at: CGPoint(x: x, y: y), in: window).lift()
  }
}

extension UIView {
  /// Lays it out from right to left.
  func mirror() { direction = .rightToLeft }
}
