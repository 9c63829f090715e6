import CarouselEngine

/// The memory in which JavaScript finds placed items and the answers to its questions: doubles, a record of `stride`
/// for each item. It is read before anything else is called, so one is enough for all carousels.
///
/// A record is the matrix m11…m44, the opacity, the place in the order of painting, flags (1 hidden, 2 interactive,
/// 4 a placeholder), the view's number, the index, the offset and the slot.
enum Records {
  static var stride: Int { 24 }
  nonisolated(unsafe) private(set) static var memory: UnsafeMutablePointer<Double> = .allocate(capacity: 64 * stride)
  nonisolated(unsafe) private static var capacity = 64
  nonisolated(unsafe) private(set) static var count = 0

  static func begin() { count = 0 }

  static func add(_ item: PlacedItem, view: Int32) {
    if count == capacity { grow() }
    let record = memory + count * stride
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

  static func write(_ transform: Transform3D, to memory: UnsafeMutablePointer<Double>) {
    let rows = transform.rows
    for column in 0..<4 {
      memory[column] = rows.0[column]
      memory[4 + column] = rows.1[column]
      memory[8 + column] = rows.2[column]
      memory[12 + column] = rows.3[column]
    }
  }

  static func readTransform(from memory: UnsafeMutablePointer<Double>) -> Transform3D {
    func row(_ start: Int) -> SIMD4<Double> {
      [memory[start], memory[start + 1], memory[start + 2], memory[start + 3]]
    }
    return Transform3D(row(0), row(4), row(8), row(12))
  }

  private static func grow() {
    let larger = UnsafeMutablePointer<Double>.allocate(capacity: 2 * capacity * stride)
    larger.update(from: memory, count: count * stride)
    memory.deallocate()
    memory = larger
    capacity *= 2
  }
}
