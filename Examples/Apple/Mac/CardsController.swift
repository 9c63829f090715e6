import AppKit
import CarouselViews

/// Buttons in tilted items, which can be clicked. Never run on a Mac yet.
final class CardsController: NSViewController, CarouselViewDataSource {
  override func loadView() {
    let carousel = CarouselView(frame: NSRect(x: 0, y: 0, width: 800, height: 400))
    carousel.style = .invertedCylinder
    carousel.centersItemWhenSelected = false
    view = carousel
    carousel.dataSource = self
  }

  func numberOfItems(in carousel: CarouselView) -> Int { 24 }

  func carousel(_ carousel: CarouselView, viewForItemAt index: Int, reusing view: NSView?) -> NSView {
    let button = view as? NSButton ?? NSButton(title: "", target: self, action: #selector(pressed(_:)))
    button.title = "Press \(index + 1)"
    button.tag = index
    button.setFrameSize(NSSize(width: 140, height: 180))
    return button
  }

  @objc private func pressed(_ sender: NSButton) { print("pressed", sender.tag + 1) }
}
