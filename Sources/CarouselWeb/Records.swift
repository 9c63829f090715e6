import CarouselEngine

/// Memory shared with JavaScript: consecutive doubles. A placed item is a record of `stride` doubles: the matrix
/// m11…m44, the opacity, the painting order, flags, the view's number, the index, the offset and the slot. After those of
/// a frame come the middle of the carousel, x and y, the bits of its controls, and the height that fits, or −1.
///
/// Each carousel has its own for placements, since another one may place its items in between. Results of queries share
/// one, which is read before the next call.
final class Records {
  nonisolated(unsafe) static let answers = Records()

  static var stride: Int { 24 }

  private(set) var memory: UnsafeMutablePointer<Double>
  private var capacity: Int
  /// The number of doubles in it.
  private(set) var count = 0

  init() {
    // Enough for the items that most carousels show.
    capacity = 16 * Self.stride
    memory = .allocate(capacity: capacity)
  }

  deinit { memory.deallocate() }

  func begin() { count = 0 }

  func add(_ value: Double) {
    reserve(count + 1)
    memory[count] = value
    count += 1
  }

  func add(_ item: PlacedItem, view: Int32) {
    reserve(count + Self.stride)
    let record = memory + count
    Self.write(item.placement.transform, to: record)
    record[16] = item.placement.opacity
    record[17] = Double(item.order)
    record[18] = item.flags
    record[19] = Double(view)
    record[20] = Double(item.index)
    record[21] = item.offset
    record[22] = Double(item.slot)
    record[23] = 0
    count += Self.stride
  }

  /// Reserves memory for a number of doubles, at least twice the previous one.
  private func reserve(_ wanted: Int) {
    guard wanted > capacity else { return }
    let larger = max(wanted, 2 * capacity)
    let new = UnsafeMutablePointer<Double>.allocate(capacity: larger)
    new.update(from: memory, count: capacity)
    memory.deallocate()
    memory = new
    capacity = larger
  }

  // MARK: Matrices

  /// Writes the rows one after another, as browsers expect them.
  static func write(_ transform: Transform3D, to memory: UnsafeMutablePointer<Double>) {
    UnsafeMutableRawPointer(memory).storeBytes(of: transform, as: Transform3D.self)
  }

  static func readTransform(from memory: UnsafeMutablePointer<Double>) -> Transform3D {
    UnsafeRawPointer(memory).loadUnaligned(as: Transform3D.self)
  }
}

extension PlacedItem {
  /// Hidden (1), interactive (2), a placeholder (4), kept for its focus (8), removed and fading away (16).
  fileprivate var flags: Double {
    (placement.isHidden ? 1 : 0) + (placement.isInteractive ? 2 : 0) + (isPlaceholder ? 4 : 0) + (isKept ? 8 : 0)
      + (isLeaving ? 16 : 0)
  }
}
