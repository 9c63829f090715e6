@testable import CarouselSwiftUI
import CarouselViews
import SwiftUI
import Testing

/// Recognises touches in the view of a hosting controller, as SwiftUI does for a `Button` or a gesture.
private final class ButtonRecognizer: UIGestureRecognizer {
  private(set) var count = 0

  init() { super.init(target: nil, action: nil) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    count += 1
    state = .ended
  }
}

extension TheSwiftUIView {
  @Test func `a button or a gesture in an item wins over the carousel's tap`() throws {
    var selected: [String] = []
    let screen = Screen(["a", "b", "c"]) { $0.onCarouselSelect { selected.append($0.id) } }
    let button = ButtonRecognizer()
    let item = try #require(screen.view.itemView(at: 0).flatMap { HostingItemView.within($0) })
    item.host.view.addGestureRecognizer(button)
    let place = CGPoint(x: 300, y: 150)
    screen.pane.press(place)
    screen.pane.release(place)
    #expect(button.count == 1 && selected == [])
    button.isEnabled = false
    screen.pane.press(place)
    screen.pane.release(place)
    #expect(button.count == 1 && selected == ["a"])
  }
}
