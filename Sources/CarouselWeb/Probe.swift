#if PROBE
  import CWebShims
  import CarouselEngine

  // What only tests ask, in the module that is compiled for them.

  // MARK: Names and defaults

  /// Writes the names of styles, options and settings into the records' memory, each followed by a line feed, each list
  /// by another; in the order of their numbers.
  /// - Returns: How many bytes there are.
  @_expose(wasm) @c func names() -> Int32 {
    if Records.memory == nil { Records.grow() }
    let memory = UnsafeMutableRawPointer(Records.memory.unsafelyUnwrapped).assumingMemoryBound(to: UInt8.self)
    var count = 0
    func add(_ name: StaticString) {
      for index in 0..<name.utf8CodeUnitCount { memory[count + index] = name.utf8Start[index] }
      count += name.utf8CodeUnitCount + 1
      memory[count - 1] = 10
    }
    for style in NamedStyle.allCases { add(style.name) }
    add("")
    for option in StyleOption.allCases { add(option.name) }
    add("")
    for setting in Setting.allCases { add(setting.name) }
    return Int32(truncatingIfNeeded: count)
  }

  /// A setting by its number; of a point the x. NaN where there is none.
  @_expose(wasm) @c func setting(_ carousel: Int32, _ setting: Int32) -> Double {
    guard let setting = Setting(rawValue: setting), let controller = Registry.controller(carousel) else { return .nan }
    return controller.ask { setting.value(in: $0) }
  }

  // MARK: Taps

  @_expose(wasm) @c func tap(_ carousel: Int32, _ x: Double, _ y: Double) {
    Registry.controller(carousel)?.tap(at: Point(x: x, y: y))
  }

  // MARK: Drags whose gesture is told elsewhere

  @_expose(wasm) @c func touch_down(_ carousel: Int32) { Registry.change(carousel) { $0.touchDown() } }
  @_expose(wasm) @c func touch_up(_ carousel: Int32) { Registry.change(carousel) { $0.touchUp() } }

  @_expose(wasm) @c func should_begin_dragging(_ carousel: Int32, _ x: Double, _ y: Double) -> Int32 {
    Registry.controller(carousel)?.carousel.shouldBeginDragging(translation: Point(x: x, y: y)) == true ? 1 : 0
  }

  @_expose(wasm) @c func begin_dragging(_ carousel: Int32, _ x: Double, _ y: Double) {
    Registry.change(carousel) { $0.beginDragging(translation: Point(x: x, y: y)) }
  }

  /// - Parameters:
  ///   - x, y: How far the finger is from where it touched, in points.
  ///   - vx, vy: Its speed, in points a second.
  @_expose(wasm) @c func drag(_ carousel: Int32, _ x: Double, _ y: Double, _ vx: Double, _ vy: Double) {
    Registry.change(carousel) { $0.drag(translation: Point(x: x, y: y), velocity: Point(x: vx, y: vy)) }
  }

  @_expose(wasm) @c func end_dragging(_ carousel: Int32) { Registry.change(carousel) { $0.endDragging() } }

  /// Writes the records of all items that are shown, by ascending index; the slides of items that were just inserted, or
  /// that make room, are left out where settled.
  /// - Returns: How many there are.
  @_expose(wasm) @c func placed_items(_ carousel: Int32, _ isSettled: Int32) -> Int32 {
    guard let controller = Registry.controller(carousel) else { return 0 }
    Records.begin()
    let items = controller.placedItems
    for item in items {
      var item = item
      if isSettled != 0 { item.placement = controller.settledPlacement(of: item) }
      Records.add(item, view: 0)
    }
    Records.begin()
    return Int32(truncatingIfNeeded: items.count)
  }

  /// The size of items as given by the host, in points, in place of the first item's.
  @_expose(wasm) @c func set_measured(_ carousel: Int32, _ width: Double, _ height: Double) {
    Registry.change(carousel) { $0.measuredItemSize = Size(width: width, height: height) }
  }

  @_expose(wasm) @c func carousels() -> Int32 { Registry.count }
  @_expose(wasm) @c func allocations() -> UInt32 { web_allocations() }
  @_expose(wasm) @c func bytes_in_use() -> UInt32 { web_bytes_in_use() }
#endif
