import CWebShims
import CarouselEngine

package typealias WebController = CarouselController<WebHost>

/// The carousels by the numbers that JavaScript uses: from 1 on, each used once. Unknown numbers are ignored everywhere.
package enum Registry {
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

  @inline(never)
  package static func controller(_ number: Int32) -> WebController? {
    let position = position(of: number)
    guard position < controllers.count, controllers[position].host.carousel == number else { return nil }
    return controllers[position]
  }

  /// Returns the controller of a carousel, with its clock set.
  /// - Parameter time: The time of the next input, in seconds; NaN does not change the clock.
  @inline(never)
  package static func controller(_ number: Int32, at time: Double) -> WebController? {
    let controller = controller(number)
    if !time.isNaN { controller?.setTime(time) }
    return controller
  }

  /// Performs a command.
  /// - Returns: The number of its answer; 0, which is `ignored`, without a carousel.
  @inline(__always)
  package static func perform(_ command: CarouselCommand, on number: Int32, at time: Double) -> Int32 {
    // The functions differ in their commands only: what they have in common is not in each of them.
    if case .frame = command { return controller(number)?.perform(command, at: time).rawValue ?? 0 }
    return controller(number, at: time)?.perform(command).rawValue ?? 0
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
