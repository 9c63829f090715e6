import CarouselEngine
@testable import CarouselViews
import Testing
import UIKit

extension TheHost {
  /// How touches and drags begin and end.
  @MainActor @Suite struct Touches {
    private func observer() -> (TouchObserver, () -> [String]) {
      let observer = TouchObserver()
      var changes: [String] = []
      observer.onChange = { changes.append($0 == nil ? "up" : "down") }
      return (observer, { changes })
    }

    private func touches(_ count: Int) -> Set<UITouch> {
      Set((0..<count).map { UITouch(view: nil, place: CGPoint(x: $0, y: 0)) })
    }

    @Test func `a touch has failed to be recognised as soon as the last finger is lifted`() {
      let (observer, changes) = observer()
      observer.touchesBegan(touches(1), with: UIEvent())
      observer.touchesBegan(touches(1), with: UIEvent())
      observer.touchesEnded(touches(1), with: UIEvent())
      #expect(observer.state == .possible && changes() == ["down"])
      observer.touchesEnded(touches(1), with: UIEvent())
      #expect(observer.state == .failed && changes() == ["down", "up"], "no other recogniser waits for it")
    }

    @Test func `a cancelled touch is lifted as well`() {
      let (observer, changes) = observer()
      observer.touchesBegan(touches(2), with: UIEvent())
      observer.touchesCancelled(touches(2), with: UIEvent())
      #expect(observer.state == .failed && changes() == ["down", "up"])
    }

    @Test func `a reset lifts the fingers that it still counts, once`() {
      let (observer, changes) = observer()
      observer.reset()
      #expect(changes() == [], "there are none")
      observer.touchesBegan(touches(2), with: UIEvent())
      observer.reset()
      #expect(changes() == ["down", "up"])
      observer.reset()
      #expect(changes() == ["down", "up"])
      observer.touchesBegan(touches(1), with: UIEvent())
      #expect(changes() == ["down", "up", "down"], "the next finger is the first again")
    }

    /// The recogniser of a carousel's drags.
    private func pan(_ stage: ViewStage) throws -> UIPanGestureRecognizer {
      try #require(
        stage.carousel.gestureRecognizers?.lazy.compactMap { $0 as? UIPanGestureRecognizer }
          .first { !$0.allowedTouchTypes.isEmpty })
    }

    /// Plays a drag through the recogniser, and the same calls on the engine, and returns the offsets of both.
    private func played(
      _ way: [CGFloat], speed: CGFloat, from start: CGPoint, in make: () -> ViewStage
    ) throws -> (seen: [Double], wanted: [Double]) {
      func offsets(_ stage: ViewStage, _ report: (UIGestureRecognizer.State, CGFloat) -> Void) -> [Double] {
        report(.began, way[0])
        for step in way.dropFirst() {
          Device.frame()
          report(.changed, step)
        }
        report(.ended, way.last ?? 0)
        return (0..<20).map { _ in
          Device.frame()
          return stage.carousel.scrollOffset
        }
      }
      let stage = make(), pan = try pan(stage)
      let seen = offsets(stage) { state, x in
        pan.report(
          state, at: CGPoint(x: start.x + x, y: start.y), translation: CGPoint(x: x, y: 0),
          velocity: CGPoint(x: speed, y: 0))
      }
      let other = make()
      let inner = other.carousel.inner(other.carousel.convert(start, from: nil))
      let wanted = offsets(other) { state, x in
        let translation = Point2D(x: Double(x), y: 0), velocity = Point2D(x: Double(speed), y: 0)
        switch state {
        case .began: other.carousel.withController { $0.beginDragging(translation: translation, from: inner) }
        case .changed: other.carousel.update { $0.drag(translation: translation, velocity: velocity) }
        default: other.carousel.withController { $0.endDragging() }
        }
      }
      return (seen, wanted)
    }

    @Test func `the end of a drag repeats the last report, which counts once`() throws {
      // Where it overscrolls, the same velocity counts less the farther it is.
      let (seen, wanted) = try played([10, 60, 120, 180], speed: 900, from: CGPoint(x: 400, y: 380)) {
        ViewStage(items: 20) { $0.motion = .system }
      }
      #expect(seen == wanted && Set(seen).count > 5)
      let still = try played([-10], speed: -900, from: CGPoint(x: 400, y: 380)) { ViewStage(items: 20) }
      #expect(still.seen == still.wanted, "nor does a drag that has not moved since it began")
    }

    @Test func `a drag begins where the finger touched, not where it was recognised`() throws {
      // The item under the finger stays there, and the path is steeper in some places than in others.
      var start = CGPoint.zero
      func hill() -> ViewStage {
        let stage = ViewStage(items: 30) { $0.style = AnyCarouselStyle(PathStyle.hill) }
        stage.carousel.currentIndex = 10
        start = stage.place(12) ?? .zero
        return stage
      }
      _ = hill()
      let (seen, wanted) = try played([-140, -160, -200], speed: 0, from: start, in: hill)
      #expect(seen == wanted && seen.last != 10)
    }
  }
}
