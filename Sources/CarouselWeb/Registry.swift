import CWebShims
import CarouselEngine

typealias WebController = CarouselController<WebHost>

/// The carousels by the numbers that JavaScript uses: from 1 on, each used once. Unknown numbers are ignored
/// everywhere.
///
/// A list, since a page has few carousels, and a specialised array would cost more code than all of this.
enum Registry {
  private final class Entry {
    let number: Int32
    let controller: WebController
    var next: Entry?

    init(number: Int32, next: Entry?) {
      self.number = number
      controller = WebController(host: WebHost(carousel: number))
      controller.itemEvents = ItemEvents()
      self.next = next
    }
  }

  nonisolated(unsafe) private static var first: Entry?
  nonisolated(unsafe) private static var last: Int32 = 0

  // Not inlined, since every function of the module begins with it.
  @inline(never)
  static func controller(_ number: Int32) -> WebController? {
    var entry = first
    while let here = entry, here.number != number { entry = here.next }
    return entry?.controller
  }

  /// Returns the controller of a carousel, with its clock set.
  /// - Parameter time: The time of the next input, in seconds; NaN does not change the clock.
  @inline(never)
  static func controller(_ number: Int32, at time: Double) -> WebController? {
    let controller = controller(number)
    if !time.isNaN { controller?.setTime(time) }
    return controller
  }

  /// Changes a carousel at a time, as above.
  @inline(never)
  static func change(_ number: Int32, at time: Double, _ change: (inout CarouselModel) -> Void) {
    controller(number, at: time)?.update(change)
  }

  static func create() -> Int32 {
    last += 1
    first = Entry(number: last, next: first)
    return last
  }

  static func destroy(_ number: Int32) {
    var before: Entry?
    var entry = first
    while let here = entry, here.number != number {
      before = here
      entry = here.next
    }
    guard let gone = entry else { return }
    if let before { before.next = gone.next } else { first = gone.next }
  }

  /// The number of carousels.
  static var count: Int32 {
    var count: Int32 = 0
    var entry = first
    while let here = entry {
      count += 1
      entry = here.next
    }
    return count
  }
}

@_expose(wasm) @c func create() -> Int32 { Registry.create() }
@_expose(wasm) @c func destroy(_ carousel: Int32) { Registry.destroy(carousel) }
/// Returns the address of results of several numbers.
@_expose(wasm) @c func records() -> UnsafePointer<Double> { UnsafePointer(Records.answers.memory) }

/// Converts a number from JavaScript to a count or an index: clamped to ±1e9; 0 for NaN.
@inline(never)
func whole(_ value: Double) -> Int {
  let limit = 1e9
  return value >= limit ? 1_000_000_000 : value <= -limit ? -1_000_000_000 : value.isNaN ? 0 : Int(value)
}
