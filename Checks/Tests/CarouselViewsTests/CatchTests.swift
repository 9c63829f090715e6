import CarouselViews
#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif
import Testing

extension TheHost {
  /// A press that stops a flick.
  @MainActor @Suite struct Catches {
    @Test(arguments: [true, false])
    func `a press that only stops a flick activates no control under it`(centers: Bool) throws {
      let stage = ViewStage(items: 200) { $0.centersItemWhenSelected = centers }
      // A control wherever the press may be.
      var buttons: [PlatformButton] = []
      stage.app.make = { _ in
        let button = PlatformButton(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        buttons.append(button)
        return button
      }
      stage.carousel.reloadData()
      Device.layOut()
      let middle = CGPoint(x: 400, y: 350)
      stage.tap(middle)
      #expect(buttons.reduce(0) { $0 + $1.presses } == 1, "at rest, it does")
      stage.carousel.withController { controller in
        controller.beginDragging(translation: .zero)
        for step in 1...6 {
          controller.drag(translation: Point2D(x: -30 * Double(step), y: 0), velocity: Point2D(x: -3000, y: 0))
        }
        controller.endDragging()
      }
      for _ in 0..<5 { Device.frame() }
      #expect(stage.carousel.isDecelerating)
      stage.tap(middle)
      #expect(!stage.carousel.isDecelerating && buttons.reduce(0) { $0 + $1.presses } == 1)
      #expect(!stage.app.story.contains { $0.hasPrefix("select") })
      stage.settle()
      stage.tap(middle)
      #expect(buttons.reduce(0) { $0 + $1.presses } == 2, "and at rest again")
    }
  }
}
