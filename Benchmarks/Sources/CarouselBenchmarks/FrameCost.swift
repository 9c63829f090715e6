import CarouselEngine
import CarouselTesting
import Floor

/// The cost of a frame of a moving cover flow, and of the floor with the same number of items.
struct FrameCost {
  let items: Int
  /// Nanoseconds per frame.
  let engine: Double
  let floor: Double
  var ratio: Double { engine / floor }

  private static let visible = 31
  private static let frames = 600

  /// - Parameter items: The number of items of the carousel.
  static func measure(items: Int) -> FrameCost {
    let stage = CarouselStage.measured(items: items, style: .coverFlow, visible: visible)
    let floor = UnsafeMutablePointer<floor_carousel>.allocate(capacity: 1)
    defer { floor.deallocate() }
    floor_begin(floor, Int32(items), Int32(visible), 200)
    var time = 0.0, forwards = true
    let least = Stopwatch.least(
      rounds: 60,
      [
        {
          // Back and forth through the middle, at five items per second.
          let start = Double(items / 2)
          stage.update { $0.scroll(toOffset: start + (forwards ? 25 : -25), duration: Double(frames) / 60) }
          forwards.toggle()
          for _ in 0..<frames {
            time += 1.0 / 60
            stage.controller.frame(at: time)
          }
        },
        {
          let start = Double(items / 2) - 25
          for frame in 0..<frames { floor_frame(floor, min(max(0, start + Double(frame) / 12), Double(items - 1))) }
        },
      ])
    return FrameCost(items: items, engine: least[0] / Double(frames), floor: least[1] / Double(frames))
  }
}

/// Returns the cost of loading a carousel and showing its first frame, in nanoseconds.
enum StartUp {
  static func measure(items: [Int]) -> [Double] {
    Stopwatch.least(
      rounds: 200,
      items.map { count in
        {
          let stage = CarouselStage.measured(items: count, style: .coverFlow)
          stage.controller.frame(at: 1.0 / 60)
        }
      })
  }
}
