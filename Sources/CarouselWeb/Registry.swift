import CWebShims
import CarouselEngine

typealias WebController = CarouselController<WebHost>

/// The carousels by the numbers that JavaScript uses: from 1 on, each used once. Unknown numbers are ignored everywhere.
enum Registry {
  /// In the order of their numbers.
  nonisolated(unsafe) private static var controllers: [WebController] = []
  nonisolated(unsafe) private static var last: Int32 = 0

  /// The position of a carousel, or that of the next one.
  private static func position(of number: Int32) -> Int {
    var (low, high) = (0, controllers.count)
    while low < high {
      let middle = (low + high) / 2
      if controllers[middle].host.carousel < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  static func controller(_ number: Int32) -> WebController? {
    let position = position(of: number)
    guard position < controllers.count, controllers[position].host.carousel == number else { return nil }
    return controllers[position]
  }

  /// Returns the controller of a carousel, with its clock set.
  /// - Parameter time: The time of the next input, in seconds; NaN does not change the clock.
  static func controller(_ number: Int32, at time: Double) -> WebController? {
    let controller = controller(number)
    if !time.isNaN { controller?.setTime(time) }
    return controller
  }

  /// Changes a carousel at a time, as above.
  static func change(_ number: Int32, at time: Double, _ change: (inout CarouselModel) -> Void) {
    controller(number, at: time)?.update(change)
  }

  static func create() -> Int32 {
    last += 1
    let controller = WebController(host: WebHost(carousel: last))
    controller.itemEvents = ItemEvents()
    controllers.append(controller)
    return last
  }

  static func destroy(_ number: Int32) {
    if controller(number) != nil { controllers.remove(at: position(of: number)) }
  }

  /// The number of carousels.
  static var count: Int32 { Int32(truncatingIfNeeded: controllers.count) }
}

@_expose(wasm) @c func create() -> Int32 { Registry.create() }
@_expose(wasm) @c func destroy(_ carousel: Int32) { Registry.destroy(carousel) }
/// Returns the address of results of several numbers.
@_expose(wasm) @c func records() -> UnsafePointer<Double> { UnsafePointer(Records.answers.memory) }

/// Converts a number from JavaScript to a count or an index: clamped to ±1e9; 0 for NaN.
func whole(_ value: Double) -> Int {
  let limit = 1e9
  return value >= limit ? 1_000_000_000 : value <= -limit ? -1_000_000_000 : value.isNaN ? 0 : Int(value)
}
