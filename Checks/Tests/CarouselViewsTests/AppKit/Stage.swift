import AppKit
@testable import CarouselViews
import CarouselEngine
import Testing

/// All tests of the host, one after another: there is one device.
@MainActor @Suite(.serialized) struct TheHost {}

/// A carousel on a screen, with an app that writes down what it hears.
@MainActor
final class Stage {
  let window: NSWindow
  let carousel: CarouselView
  let app: App

  /// - Parameter prepare: Sets the carousel up before it gets its data source.
  init(
    items: Int = 12, placeholders: Int = 0, size: CGSize = CGSize(width: 600, height: 300),
    item: CGSize = CGSize(width: 100, height: 80), prepare: (CarouselView) -> Void = { _ in }
  ) {
    Device.reset()
    window = NSWindow(size: CGSize(width: 1000, height: 1000))
    carousel = CarouselView(frame: CGRect(x: 100, y: 200, width: size.width, height: size.height))
    app = App(items: items, placeholders: placeholders, size: item)
    window.contentView!.addSubview(carousel)
    prepare(carousel)
    carousel.delegate = app
    carousel.dataSource = app
    Device.layOut()
  }

  /// A point of an item, by default its middle, as it is seen in the window.
  func place(_ index: Int, _ point: CGPoint? = nil) -> CGPoint? {
    guard let carrier = carrier(index), let layer = carrier.layer else { return nil }
    let bounds = carrier.bounds
    return layer.project(point ?? CGPoint(x: bounds.midX, y: bounds.midY)).map {
      CGPoint(x: $0.x + carousel.frame.minX, y: $0.y + carousel.frame.minY)
    }
  }

  /// Drags with the mouse in even steps, a frame each.
  func drag(from start: CGPoint, by way: CGPoint, steps: Int = 10, lift: Bool = true) {
    window.press(start)
    for step in 1...steps {
      Device.frame()
      let share = CGFloat(step) / CGFloat(steps)
      window.drag(CGPoint(x: start.x + way.x * share, y: start.y + way.y * share))
    }
    if lift { window.release(CGPoint(x: start.x + way.x, y: start.y + way.y)) }
  }

  func tap(_ place: CGPoint) {
    window.press(place)
    window.release(place)
  }

  /// Where the items are in the picture must be where the engine says.
  func checkPicture(_ comment: String = "") {
    let carousel = self.carousel
    let items = carousel.controller.placedItems
    #expect(items.count == carriers.filter { $0.item?.isLeaving != true }.count, "\(comment)")
    for item in items {
      guard let carrier = carousel.controller.view(at: item.index) else {
        Issue.record("item \(item.index) has no view \(comment)")
        continue
      }
      // Of an item that is shown more than once, one is asked for.
      guard carrier.item?.slot == item.slot, let layer = carrier.layer else { continue }
      // Wherever its frame is, each of its points is seen where the engine says.
      let middle = carousel.controller.carousel.middle
      for (x, y) in [(0.0, 0.0), (40, 30), (-35, 25), (10, -38)] {
        let seen = layer.project(CGPoint(x: carrier.bounds.midX + x, y: carrier.bounds.midY + y))
        let wanted = item.placement.transform.project(Point2D(x: x, y: y))
        #expect((seen == nil) == (wanted == nil), "item \(item.index) \(comment)")
        guard let seen, let wanted else { continue }
        #expect(
          hypot(seen.x - middle.x - wanted.x, seen.y - middle.y - wanted.y) < 1e-6, "item \(item.index) \(comment)")
      }
      #expect(layer.opacity == Float(item.placement.opacity), "item \(item.index) \(comment)")
      #expect(carrier.isHidden == item.placement.isHidden, "item \(item.index) \(comment)")
      #expect(layer.zPosition == CGFloat(item.order), "item \(item.index) \(comment)")
      #expect(
        carousel.contentView.subviews.filter { $0 is ItemView }.firstIndex(of: carrier) == item.order,
        "item \(item.index) is painted at another place \(comment)")
      let content = carrier.content
      #expect(content.alphaValue == 1, "\(comment)")
      #expect(
        content.frame.midX == carrier.bounds.midX && content.frame.midY == carrier.bounds.midY, "\(comment)")
    }
    #expect(Device.breaches == [], "\(comment)")
  }
}

typealias PlatformButton = NSButton

extension Stage {
  /// How far an item is seen to the right of the middle, in whole points.
  static func way(of view: NSView) -> Int {
    let seen = view.superview!.layer!.project(CGPoint(x: 50, y: 40))
    return Int(((seen?.x ?? 0) - 300).rounded())
  }
}

extension NSView {
  var shade: CGFloat {
    get { alphaValue }
    set { alphaValue = newValue }
  }
  func name(_ name: String) { setAccessibilityLabel(name) }
  func resize(to size: CGSize) { frame.size = size }
}

extension CarouselView {
  var isSetUp: Bool { wantsLayer && contentView.wantsLayer }
  func restore(from coder: NSCoder) { restoreState(with: coder) }
}

typealias PlatformField = NSTextField

extension Device {
  static func read(_ isRunning: Bool) { NSWorkspace.shared.isVoiceOverEnabled = isRunning }
}

extension Stage {
  /// The mouse comes over the carousel, or goes.
  func point(isInside: Bool) { window.point(at: isInside ? CGPoint(x: 400, y: 350) : CGPoint(x: 5, y: 5)) }

  /// Somebody types into a view; into none that is here, where it is nil.
  func keyboard(in view: NSView?) { window.makeFirstResponder(view) }
}

extension ControlButton {
  /// The mouse presses it.
  func press() { sendAction() }
  var symbolShown: String? { image?.name }
}

extension CountLabel {
  var shownText: String? { stringValue }
}

extension CarouselControls {
  func mirror() { userInterfaceLayoutDirection = .rightToLeft }
  func darken() { effectiveAppearance = NSAppearance(isDark: true) }
}

extension DotsView {
  func tap(at place: CGPoint) { gestureRecognizers.first?.click(at: place) }
}
