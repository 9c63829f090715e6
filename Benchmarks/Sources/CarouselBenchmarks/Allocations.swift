import CarouselEngine
import CarouselTesting
import CountedMalloc

/// The allocations of a moving carousel.
enum Allocations {
  /// A kind of motion.
  enum Motion: CaseIterable {
    case scroll, flick, drag, wheel, autoscroll, steps
  }

  private static let frameLength = 1.0 / 60

  /// Returns the number of allocations in a number of frames of a running motion.
  static func count(style: NamedStyle, motion: Motion, profile: MotionProfile, frames: Int) -> Int {
    let stage = CarouselStage.measured(items: 100_000, style: style) { $0.motion = profile }
    stage.update { $0.setScrollOffset(50_000) }
    var time = 0.0
    // The first pass fills the pools and grows arrays, the second one counts.
    run(motion, of: stage.controller, frames: frames / 2, time: &time)
    counted_malloc_begin()
    run(motion, of: stage.controller, frames: frames, time: &time)
    return counted_malloc_end()
  }

  private static func run(
    _ motion: Motion, of controller: CarouselController<RecordingHost>, frames: Int, time: inout Double
  ) {
    if motion == .autoscroll { controller.update { $0.autoscroll = 7.3 } }
    for frame in 0..<frames {
      controller.setTime(time)
      switch motion {
      case .scroll where frame % 90 == 0: controller.update { $0.scroll(byItems: 37, duration: 1.5) }
      case .steps where frame % 10 == 0: controller.update { $0.step(by: frame % 40 == 0 ? -2 : 1) }
      case .wheel where frame % 60 < 40:
        controller.update { $0.wheel(WheelInput(delta: Point2D(x: 31, y: 0), unit: .point)) }
      case .flick: touch(controller, frame: frame % 70, until: 8)
      case .drag: touch(controller, frame: frame % 70, until: 60)
      default: break
      }
      time += frameLength
      controller.frame(at: time)
    }
  }

  private static func touch(_ controller: CarouselController<RecordingHost>, frame: Int, until last: Int) {
    let point = Point2D(x: 800 - Double(frame) * 25, y: 250)
    switch frame {
    case 0: controller.pointerDown(at: point)
    case last: controller.pointerUp(at: point)
    case ..<last: _ = controller.pointerMoved(to: point)
    default: break
    }
  }
}
