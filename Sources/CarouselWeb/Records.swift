import CarouselEngine

/// The memory in which JavaScript finds placed items and the answers to its questions: doubles, a record of `stride`
/// for each item. It is read before anything else is called, so one is enough for all carousels.
///
/// A record is the matrix m11…m44, the opacity, the place in the order of painting, flags (1 hidden, 2 interactive,
/// 4 a placeholder), the view's number, the index, the offset and the slot.
enum Records {
  static var stride: Int { 24 }
  /// Nil until there is something to write.
  nonisolated(unsafe) private(set) static var memory: UnsafeMutablePointer<Double>?
  nonisolated(unsafe) private static var capacity = 0
  nonisolated(unsafe) private(set) static var count = 0

  static func begin() { count = 0 }

  static func add(_ item: PlacedItem, view: Int32) {
    if count == capacity { grow() }
    let record = memory.unsafelyUnwrapped + count * stride
    write(item.placement.transform, to: record)
    record[16] = item.placement.opacity
    record[17] = Double(item.order)
    record[18] =
      (item.placement.isHidden ? 1 : 0) + (item.placement.isInteractive ? 2 : 0) + (item.isPlaceholder ? 4 : 0)
    record[19] = Double(view)
    record[20] = Double(item.index)
    record[21] = item.offset
    record[22] = Double(item.slot)
    record[23] = 0
    count += 1
  }

  /// The rows one after another, as browsers have them.
  static func write(_ transform: Transform3D, to memory: UnsafeMutablePointer<Double>) {
    UnsafeMutableRawPointer(memory).storeBytes(of: transform, as: Transform3D.self)
  }

  static func readTransform(from memory: UnsafeMutablePointer<Double>) -> Transform3D {
    UnsafeRawPointer(memory).loadUnaligned(as: Transform3D.self)
  }

  /// Writes a byte of a text into the memory, in place of records.
  static func writeByte(_ byte: UInt8, at index: Int) {
    while index >= capacity * stride * MemoryLayout<Double>.size { grow() }
    UnsafeMutableRawPointer(memory.unsafelyUnwrapped).storeBytes(of: byte, toByteOffset: index, as: UInt8.self)
  }

  /// Makes room for twice as many.
  static func grow() {
    let more = 2 * capacity + 64
    let larger = UnsafeMutablePointer<Double>.allocate(capacity: more * stride)
    if let memory {
      larger.update(from: memory, count: capacity * stride)
      memory.deallocate()
    }
    memory = larger
    capacity = more
  }
}
