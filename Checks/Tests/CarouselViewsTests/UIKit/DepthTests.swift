import CarouselEngine
@testable import CarouselViews
import Testing
import UIKit

extension TheHost {
  /// Core Animation sorts layers by their real depth, and hit testing follows the order of the views: they must agree.
  @MainActor @Suite struct Depth {
    @Test(arguments: NamedStyle.allCases, [false, true])
    func `the depth of layers agrees with the painting order wherever items overlap`(
      style: NamedStyle, isVertical: Bool
    ) {
      let stage = ViewStage(items: 30, item: CGSize(width: 200, height: 180)) {
        $0.style = style.style
        $0.isVertical = isVertical
      }
      for offset in [0, 7.3, 12.5] {
        stage.carousel.scrollOffset = offset
        Device.layOut()
        let carriers = stage.carriers.filter { !$0.isHidden && $0.alpha > 0 }
        var contradictions = 0
        for (order, behind) in carriers.enumerated() {
          for front in carriers.dropFirst(order + 1) where contradict(behind, front) { contradictions += 1 }
        }
        #expect(contradictions == 0, "at \(offset)")
      }
    }

    /// Whether one layer is deeper than another, which is painted before it, at a point where both are seen.
    private func contradict(_ behind: ItemView, _ front: ItemView) -> Bool {
      for x in stride(from: CGFloat(0), through: 200, by: 50) {
        for y in stride(from: CGFloat(0), through: 180, by: 60) {
          let point = CGPoint(x: x, y: y)
          guard let seen = front.layer.project(point), let other = behind.layer.unproject(seen),
            behind.bounds.contains(other)
          else { continue }
          if front.layer.depth(at: point) <= behind.layer.depth(at: other) { return true }
        }
      }
      return false
    }
  }
}
