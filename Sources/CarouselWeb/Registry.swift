#if arch(wasm32)
  import CWebShims
  import CarouselEngine

  typealias WebController = CarouselController<WebHost>

  /// The carousels, by the numbers that JavaScript knows them by: from 1 on. Unknown numbers are ignored everywhere.
  enum Registry {
    nonisolated(unsafe) private static var controllers: [WebController?] = []
    nonisolated(unsafe) private(set) static var count = 0

    // Not inlined, since every function of the module begins with it.
    @inline(never)
    static func controller(_ number: Int32) -> WebController? {
      number > 0 && Int(number) <= controllers.count ? controllers[Int(number) - 1] : nil
    }

    /// Changes a carousel.
    @inline(never)
    static func change(_ number: Int32, _ change: (inout Carousel) -> Void) {
      controller(number)?.update(change)
    }

    static func create() -> Int32 {
      count += 1
      let free = controllers.firstIndex { $0 == nil } ?? controllers.count
      if free == controllers.count { controllers.append(nil) }
      let number = Int32(truncatingIfNeeded: free + 1)
      controllers[free] = WebController(host: WebHost(carousel: number))
      return number
    }

    static func destroy(_ number: Int32) {
      guard controller(number) != nil else { return }
      count -= 1
      controllers[Int(number) - 1] = nil
    }
  }

  @_expose(wasm) @c func create() -> Int32 { Registry.create() }
  @_expose(wasm) @c func destroy(_ carousel: Int32) { Registry.destroy(carousel) }
  @_expose(wasm) @c func carousels() -> Int32 { Int32(truncatingIfNeeded: Registry.count) }
  @_expose(wasm) @c func allocations() -> UInt32 { web_allocations() }
  @_expose(wasm) @c func bytes_in_use() -> UInt32 { web_bytes_in_use() }
  /// Where answers of several numbers are.
  @_expose(wasm) @c func records() -> UnsafePointer<Double> { UnsafePointer(Records.memory) }

  /// A number from JavaScript as a count or an index: within a thousand million; 0 for NaN.
  @inline(never)
  func whole(_ value: Double) -> Int {
    let limit = 1e9
    return value >= limit ? 1_000_000_000 : value <= -limit ? -1_000_000_000 : value.isNaN ? 0 : Int(value)
  }
#endif
