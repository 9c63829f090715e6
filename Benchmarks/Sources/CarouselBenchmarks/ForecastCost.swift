import CarouselEngine
import CarouselTesting

/// The cost of a forecast of a moving cover flow, and of the frames for which it stands.
struct ForecastCost {
  /// Microseconds.
  let forecast: Double
  let frames: Double
  /// The mean number of keyframes of an item that has a view; the numbers of steps and of frames.
  let keyframes: Double
  let steps: Int
  let frameCount: Int

  enum Motion: String, CaseIterable {
    case step, scroll, flick, autoscroll
  }

  private static let visible = 31
  private static let seconds = 2.0

  static func measure(_ motion: Motion) -> ForecastCost? {
    let stage = CarouselStage.measured(items: 1000, style: .coverFlow, visible: visible)
    var time = 0.0
    func begin() {
      stage.update {
        $0.autoscroll = 0
        $0.setScrollOffset(500)
      }
      stage.controller.setTime(time)
      stage.update {
        switch motion {
        case .step: $0.step(by: 1)
        case .scroll: $0.scroll(byItems: 20, duration: 3)
        case .flick:
          $0.touchDown()
          $0.beginDragging(translation: .zero)
          $0.drag(translation: Point2D(x: -10, y: 0), velocity: Point2D(x: -2400, y: 0))
          $0.endDragging()
        case .autoscroll: $0.autoscroll = 1.5
        }
      }
    }
    begin()
    guard let forecast = stage.controller.forecast(over: seconds) else { return nil }
    let count = Int(((forecast.end - forecast.start) * 60).rounded(.up))
    let least = Stopwatch.least(
      rounds: 60,
      [
        {
          begin()
          _ = stage.controller.forecast(over: seconds)
        },
        {
          begin()
          for _ in 0..<count {
            time += 1.0 / 60
            stage.controller.frame(at: time)
          }
        },
      ])
    let keyframes = forecast.courses.map { Double($0.keyframes.count) }.reduce(0, +) / Double(forecast.courses.count)
    return ForecastCost(
      forecast: least[0] / 1000, frames: least[1] / 1000, keyframes: keyframes, steps: forecast.steps.count,
      frameCount: count)
  }
}
