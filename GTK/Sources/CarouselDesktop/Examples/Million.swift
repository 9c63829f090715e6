import CAdwaita
import CGtk4
import CarouselGTK

extension Start {
  static let million = Start { example, gallery in
    let page = Page(example)
    page.connectJumps(example, gallery)
    return page
  }
}

extension Page {
  /// Connects the entry and the buttons with which users go to any of many items.
  func connectJumps(_ example: Example, _ gallery: Gallery) {
    guard let carousel else { return }
    connect(
      example, values: ["jump": { [unowned carousel] in carousel.go(to: Int($0.number ?? 1) - 1) }],
      actions: [
        "first": { [unowned carousel] in carousel.go(to: 0) },
        "random": { [unowned carousel] in carousel.go(to: Int.random(in: 0..<example.count)) },
        "last": { [unowned carousel] in carousel.go(to: example.count - 1) },
      ], gallery: gallery)
  }
}

// MARK: Shown
extension Carousel {
  fileprivate func go(to index: Int) { scrollToItem(at: index, duration: 1.2) }
}
