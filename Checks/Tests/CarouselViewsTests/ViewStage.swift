import CarouselEngine
@testable import CarouselViews
import Testing
#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// All tests of the host, one after another, because there is one device.
@MainActor @Suite(.serialized) struct TheHost {}

/// A carousel on a screen, with an app that records all calls.
@MainActor
final class ViewStage {
  let window: Window
  let carousel: CarouselView
  let app: App
  /// The content of the scroll view around the carousel, if it is in one.
  private(set) var container: PlatformView?

  /// - Parameters:
  ///   - isInScrollView: Whether it is in a scroll view as large as the window.
  ///   - prepare: Configures the carousel before it gets its data source.
  init(
    items: Int = 12, placeholders: Int = 0, size: CGSize = CGSize(width: 600, height: 300),
    item: CGSize = CGSize(width: 100, height: 80), isInScrollView: Bool = false,
    prepare: (CarouselView) -> Void = { _ in }
  ) {
    Device.reset()
    window = Self.makeWindow()
    carousel = CarouselView(frame: CGRect(x: 100, y: 200, width: size.width, height: size.height))
    app = App(items: items, placeholders: placeholders, size: item)
    if isInScrollView {
      let content = Self.makeScrolled(in: root)
      content.addSubview(carousel)
      container = content
    } else {
      root.addSubview(carousel)
    }
    prepare(carousel)
    carousel.delegate = app
    carousel.dataSource = app
    Device.layOut()
  }

  /// A visible point of an item in the window, by default its centre.
  func place(_ index: Int, _ point: CGPoint? = nil) -> CGPoint? {
    guard let carrier = carrier(index), let layer = carrier.drawing else { return nil }
    let bounds = carrier.bounds
    return layer.project(point ?? CGPoint(x: bounds.midX, y: bounds.midY)).map {
      CGPoint(x: $0.x + carousel.frame.minX, y: $0.y + carousel.frame.minY)
    }
  }

  /// Drags in equal steps, one per frame.
  @discardableResult
  func drag(from start: CGPoint, by way: CGPoint, steps: Int = 10, lift: Bool = true) -> Finger {
    let finger = Finger(at: start, in: window)
    for step in 1...steps {
      Device.frame()
      let share = CGFloat(step) / CGFloat(steps)
      finger.move(to: CGPoint(x: start.x + way.x * share, y: start.y + way.y * share))
    }
    if lift { finger.lift() }
    return finger
  }

  func tap(_ place: CGPoint) { Finger(at: place, in: window).lift() }

  /// Checks that the items appear where the engine places them.
  func checkPicture(_ comment: String = "") {
    let carousel = self.carousel
    let items = carousel.controller.placedItems
    #expect(items.count == carriers.filter { $0.item?.isLeaving != true }.count, "\(comment)")
    for item in items {
      guard let carrier = carousel.controller.view(at: item.index) else {
        Issue.record("item \(item.index) has no view \(comment)")
        continue
      }
      // Of a repeated item, only one copy is returned.
      guard carrier.item?.slot == item.slot, let layer = carrier.drawing else { continue }
      check(carrier, shows: item, "item \(item.index) \(comment)")
      #expect(layer.opacity == Float(item.placement.opacity), "item \(item.index) \(comment)")
      #expect(carrier.isHidden == item.placement.isHidden, "item \(item.index) \(comment)")
      #expect(layer.zPosition == CGFloat(item.order) * 10_000, "item \(item.index) \(comment)")
      #expect(
        carousel.contentView.subviews.filter { $0 is ItemView }.firstIndex(of: carrier) == item.order,
        "item \(item.index) is painted at another position \(comment)")
      let content = carrier.content
      #expect(layer.allowsEdgeAntialiasing && content.drawing?.allowsEdgeAntialiasing == true, "\(comment)")
      #expect(content.shade == 1, "\(comment)")
      #expect(
        content.frame.midX == carrier.bounds.midX && content.frame.midY == carrier.bounds.midY, "\(comment)")
    }
    #expect(Device.breaches == [], "\(comment)")
  }
}
