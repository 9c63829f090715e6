@testable import CarouselViews
#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif
@testable import CarouselSwiftUI
import SwiftUI
import Testing

struct Album: Identifiable, Equatable {
  let id: String
  var title = ""
}

struct Cover: View, Sized {
  let title: String
  var size: CGSize { CGSize(width: 100, height: 80) }
  var body: Never { fatalError() }
}

/// A screen with a SwiftUI carousel, and the state of its owner.
@MainActor
final class Screen {
  var albums: [Album]
  var selection: String?
  var selections: [String?] = []
  /// Whether an update follows what is written to a binding: at once, or in the next frame.
  var drive = Drive.byHand
  private var needsUpdate = false
  enum Drive { case byHand, atOnce, inTheNextFrame }
  var offset = 0.0
  var page = 0
  var style = AnyCarouselStyle.linear
  var modify: (Carousel<[Album], Cover>) -> Carousel<[Album], Cover> = { $0 }
  let pane = Pane()
  private(set) var hosted: Hosted<CarouselRepresentation<[Album], Cover>>!

  init(
    _ ids: [String], selection: String? = nil,
    modify: @escaping (Carousel<[Album], Cover>) -> Carousel<[Album], Cover> = { $0 }
  ) {
    Device.reset()
    albums = ids.map { Album(id: $0, title: $0) }
    self.selection = selection
    self.modify = modify
    hosted = Hosted(CarouselRepresentation(carousel: carousel))
    pane.show(hosted.view)
    Device.layOut()
  }

  var carousel: Carousel<[Album], Cover> {
    let binding = Binding<String?>(
      get: { [unowned self] in selection },
      set: { [unowned self] in
        selection = $0
        selections.append($0)
        bindingDidChange()
      })
    return modify(Carousel(albums, selection: binding) { Cover(title: $0.title) }.carouselStyle(style))
  }

  var view: CarouselView { hosted.view }

  func update() {
    hosted.update(CarouselRepresentation(carousel: carousel))
    Device.layOut()
  }

  /// A binding to a number, which causes updates.
  func binding<Value>(_ value: ReferenceWritableKeyPath<Screen, Value>) -> Binding<Value> {
    Binding(
      get: { [unowned self] in self[keyPath: value] },
      set: { [unowned self] in
        self[keyPath: value] = $0
        bindingDidChange()
      })
  }

  private func bindingDidChange() {
    switch drive {
    case .byHand: break
    case .atOnce: update()
    case .inTheNextFrame: needsUpdate = true
    }
  }

  func frame() {
    Device.frame()
    if needsUpdate {
      needsUpdate = false
      update()
    }
  }

  func settle() {
    var count = 0
    while !Device.links.isEmpty, count < 2000 {
      frame()
      count += 1
    }
    #expect(count < 2000)
  }

  /// Flicks to the left, and returns the item on which it will rest.
  func flick() -> Int? {
    pane.press(CGPoint(x: 500, y: 150))
    for step in 1...6 {
      frame()
      pane.drag(to: CGPoint(x: 500 - 40 * CGFloat(step), y: 150))
    }
    pane.release(CGPoint(x: 260, y: 150))
    return view.destinationIndex
  }

  /// The titles of the visible items, in order.
  var titles: [String] {
    view.visibleItemViews.compactMap { (($0 as? HostingItemView)?.shown?.view as? Cover)?.title }
  }
}
