import CarouselAppKit
import Testing
import AppKit

/// All tests of the host, one after another: there is one device.
@MainActor @Suite(.serialized) struct TheAppKitHost {}

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

  /// Frames until nothing is asked for, or a bound.
  @discardableResult
  func settle(_ most: Int = 2000) -> Int {
    var count = 0
    while !Device.links.isEmpty, count < most {
      Device.frame()
      count += 1
    }
    #expect(count < most, "it never rests")
    return count
  }

  func frames(_ count: Int) { for _ in 0..<count { Device.frame() } }

  /// The carriers of the items' views, back to front.
  var carriers: [ItemView] { carousel.contentView.subviews.compactMap { $0 as? ItemView } }

  func carrier(_ index: Int) -> ItemView? { carousel.itemView(at: index)?.superview as? ItemView }

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

  /// The data of the app changes, and the app says so.
  func insert(at index: Int, animated: Bool) {
    app.items += 1
    renumber(from: index, by: 1)
    carousel.insertItem(at: index, animated: animated)
  }

  func remove(at index: Int, animated: Bool) {
    app.items -= 1
    renumber(from: index + 1, by: -1)
    carousel.removeItem(at: index, animated: animated)
  }

  private func renumber(from index: Int, by step: Int) {
    for card in carriers.compactMap({ $0.content as? Card }) where card.index >= index && card.index < 1000 {
      card.index += step
    }
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
        let wanted = item.placement.transform.project(Point(x: x, y: y))
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

/// A view that knows what it shows.
@MainActor
final class Card: NSView {
  var index = -1
  let button = NSButton(frame: CGRect(x: 10, y: 10, width: 30, height: 20))
}

/// An app: has data, and writes down what it is asked and told.
@MainActor
final class App: CarouselViewDataSource, CarouselViewDelegate {
  var items: Int
  var placeholders: Int
  var size: (Int) -> CGSize
  var denied: Set<Int> = []
  /// Makes a view that is no plain card.
  var make: ((Int) -> NSView)?
  private(set) var made = 0
  private(set) var reused = 0
  var events: [String] = []
  /// Whether calls for each frame are written down too.
  var notesFrames = false
  var onEvent: ((String) -> Void)?

  init(items: Int, placeholders: Int, size: CGSize) {
    (self.items, self.placeholders, self.size) = (items, placeholders, { _ in size })
  }

  /// What was heard, without the calls that come in each frame.
  var story: [String] { events.filter { $0 != "didScroll" } }

  private func note(_ event: String) {
    events.append(event)
    onEvent?(event)
  }

  func numberOfItems(in carousel: CarouselView) -> Int { items }
  func numberOfPlaceholders(in carousel: CarouselView) -> Int { placeholders }

  func carousel(_ carousel: CarouselView, viewForItemAt index: Int, reusing view: NSView?) -> NSView {
    if let make { return make(index) }
    let card = card(reusing: view, size: size(index))
    card.index = index
    return card
  }

  func carousel(_ carousel: CarouselView, viewForPlaceholderAt index: Int, reusing view: NSView?) -> NSView {
    if let view { #expect((view as? Card)?.index ?? 0 >= 1000, "an item's view is offered for a placeholder") }
    let card = card(reusing: view, size: size(-1))
    card.index = 1000 + index
    return card
  }

  private func card(reusing view: NSView?, size: CGSize) -> Card {
    if view == nil { made += 1 } else { reused += 1 }
    let card = view as? Card ?? Card(frame: .zero)
    if card.subviews.isEmpty { card.addSubview(card.button) }
    card.frame.size = size
    return card
  }

  func carouselDidScroll(_ carousel: CarouselView) { note("didScroll") }
  func carousel(_ carousel: CarouselView, currentIndexDidChange index: Int?) {
    note("current \(index.map(String.init) ?? "nil")")
  }
  func carouselWillBeginDragging(_ carousel: CarouselView) { note("willBeginDragging") }
  func carouselDidEndDragging(_ carousel: CarouselView, willDecelerate: Bool) {
    note("didEndDragging \(willDecelerate)")
  }
  func carouselWillBeginDecelerating(_ carousel: CarouselView) { note("willBeginDecelerating") }
  func carouselDidEndDecelerating(_ carousel: CarouselView, finished: Bool) { note("didEndDecelerating \(finished)") }
  func carouselWillBeginScrollingAnimation(_ carousel: CarouselView) { note("willBeginScrolling") }
  func carouselDidEndScrollingAnimation(_ carousel: CarouselView, finished: Bool) {
    note("didEndScrolling \(finished)")
  }
  func carouselDidSettle(_ carousel: CarouselView) { note("didSettle") }
  func carouselDidEndEditing(_ carousel: CarouselView) { note("didEndEditing") }
  func carousel(_ carousel: CarouselView, didTapItemAt index: Int, offset: Double) { note("tap \(index) \(offset)") }
  func carousel(_ carousel: CarouselView, shouldSelectItemAt index: Int) -> Bool {
    note("should \(index)")
    return !denied.contains(index)
  }
  func carousel(_ carousel: CarouselView, didSelectItemAt index: Int) { note("select \(index)") }
  func carousel(_ carousel: CarouselView, willLayOut view: NSView, forItemAt index: Int, offset: Double) {
    #expect((view as? Card)?.index ?? index == index)
    if notesFrames {
      note(
        "willLayOut \(index) \(offset) \(Int(((view.superview!.layer!.project(CGPoint(x: 50, y: 40))?.x ?? 0) - 300).rounded()))"
      )
    }
  }
  func carousel(_ carousel: CarouselView, didLayOut view: NSView, forItemAt index: Int, offset: Double) {
    if notesFrames {
      note(
        "didLayOut \(index) \(offset) \(Int(((view.superview!.layer!.project(CGPoint(x: 50, y: 40))?.x ?? 0) - 300).rounded()))"
      )
    }
  }
  func carousel(_ carousel: CarouselView, willDisplay view: NSView, forItemAt index: Int) {
    if notesFrames { note("willDisplay \(index)") }
  }
  func carousel(_ carousel: CarouselView, didDisplay view: NSView, forItemAt index: Int) {
    if notesFrames { note("didDisplay \(index)") }
  }
  func carousel(_ carousel: CarouselView, didEndDisplaying view: NSView, forItemAt index: Int) {
    if notesFrames { note("didEndDisplaying \(index)") }
  }
}
